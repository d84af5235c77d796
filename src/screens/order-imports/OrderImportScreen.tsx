import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { useGetOrderImports } from '#generated/client/orders/orders.ts'
import { can } from '#src/access/can.ts'
import { ImportScreen } from '#src/imports/ImportScreen.tsx'
import { useOrderEntry } from '#src/orders/scheduler/use-order-entry.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useSession } from '#src/session/session.ts'
import { type FileTerms, noTerms } from './file-terms.ts'
import { orderImport } from './order-import.tsx'
import { rememberedTerms, rememberTerms } from './remembered-terms.ts'
import { useOwnFields } from './use-own-fields.ts'
import styles from './order-imports.module.css'

/** From a file to orders, and what came of the files before it. */
export function OrderImportScreen() {
  const { tenant, external, me } = useSession()
  const { isForItself } = useOrderEntry()
  const [terms, setTerms] = useState<FileTerms>(() => ({ ...noTerms, ...rememberedTerms(tenant.id) }))
  const itselfId = external?.id ?? tenant.id
  const itselfName = external?.name ?? tenant.name
  const isAlone = isForItself || external !== null
  const itself = useMemo(() => (isAlone ? { id: itselfId, name: itselfName } : null), [isAlone, itselfId, itselfName])
  const own = useOwnFields(itself ?? terms.customer, terms.serviceId)
  const of = useMemo(
    () =>
      orderImport({
        terms,
        units: me.unitPreference,
        itself,
        own,
        onTerms: (changed) => {
          rememberTerms(tenant.id, changed)
          setTerms(changed)
        },
      }),
    [terms, me.unitPreference, itself, own, tenant.id],
  )
  return (
    <>
      <ImportScreen of={of} />
      <EarlierImports />
    </>
  )
}

/** As many as one comes back to. */
const mostEarlier = 5

function EarlierImports() {
  const session = useSession()
  const { data } = useGetOrderImports(
    session.tenant.id,
    { pagination: { page: 0, pageSize: mostEarlier } },
    { query: { enabled: can.createOrder(session).allowed } },
  )
  if (data === undefined || data.data.length === 0) return null
  return (
    <section className="wb-page wb-page-narrow" aria-label="Files before">
      <div className="wb-card">
        <h2 className="wb-label">Files before</h2>
        <ul className={styles.earlier}>
          {data.data.map(({ id, fileName, placed, createdAt, customer }) => (
            <li key={id}>
              <Link to={paths.orderImported(id)}>{fileName}</Link>
              <span className="wb-muted">
                {countText(placed, { one: 'order', many: 'orders' })}
                {customer.id !== session.tenant.id && ` for ${customer.name}`}, <Moment at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
