import { Button, Checkbox, ProgressBar } from '@blueprintjs/core'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { whyNotHandedOver } from '#domain/relationships/onboarding.ts'
import type { CustomerImportRow } from '#generated/model/index.ts'
import type { NextProps } from '#src/imports/file-import.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { WindowedList } from '#src/ui/WindowedList.tsx'
import { customersToOffer, type CustomerToOffer } from './customers-to-offer.ts'
import { useOffers, type OfferState } from './use-offers.ts'
import styles from './offer-customers.module.css'

/** After an import: the managed customers of the file can be offered to their people, for those who may hand them over. */
export function OfferCustomers(props: NextProps<CustomerImportRow>) {
  const { permissions, features } = useSession()
  const customers = useMemo(() => customersToOffer(props), [props])
  if (customers.length === 0 || whyNotHandedOver(permissions, features) !== null) return null
  return <Offer customers={customers} />
}

function Offer({ customers }: { readonly customers: readonly CustomerToOffer[] }) {
  const offers = useOffers()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { states, sending } = offers
  const isOpen = ({ id, email }: CustomerToOffer) => email !== null && (states.get(id)?.kind ?? 'failed') === 'failed'
  const open = customers.filter(isOpen)
  const taken = open.filter(({ id }) => chosen.has(id))
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }

  return (
    <section className={`wb-card ${styles.offer}`} aria-label="Hand over">
      <h2 className={styles.title}>Let them order themselves</h2>
      <p className="wb-muted">
        Whoever you choose is mailed a link that works for 30 days. Who opens it becomes the owner of the organization;
        you stay its vendor.
      </p>
      {offers.error !== null ? (
        <ErrorState title="The offers could not be loaded" error={offers.error} retry={offers.retry} />
      ) : offers.isPending ? (
        <SkeletonLines count={3} what="the offers" />
      ) : (
        <>
          {open.length > 1 && (
            <Checkbox
              className={styles.all}
              checked={taken.length === open.length}
              indeterminate={taken.length > 0 && taken.length < open.length}
              disabled={sending !== null}
              label={`All ${open.length.toLocaleString('en-CA')} with an email`}
              onChange={() =>
                choose(
                  open.map(({ id }) => id),
                  taken.length < open.length,
                )
              }
            />
          )}
          <WindowedList
            label="Customers of the file"
            items={customers}
            keyOf={idOf}
            usualHeight={45}
            className={styles.customers}
          >
            {(customer) => (
              <div className={styles.customer}>
                <Checkbox
                  checked={chosen.has(customer.id) && isOpen(customer)}
                  disabled={sending !== null || !isOpen(customer)}
                  aria-label={`Offer ${customer.name}`}
                  onChange={({ currentTarget }) => choose([customer.id], currentTarget.checked)}
                />
                <Link to={paths.customers.one(customer.id)}>{customer.name}</Link>
                <span className={customer.email === null ? 'wb-muted' : undefined}>
                  {customer.email ?? 'No email in the file'}
                </span>
                <State state={states.get(customer.id)} />
              </div>
            )}
          </WindowedList>
          {sending === null ? (
            <div className={styles.act}>
              <Button
                text={
                  taken.length === 0
                    ? 'Offer them their organization'
                    : `Offer ${countText(taken.length, { one: 'customer', many: 'customers' })} their organization`
                }
                disabled={taken.length === 0}
                onClick={() => void offers.send(taken)}
              />
            </div>
          ) : (
            <div className={styles.act} aria-busy="true">
              <p role="status">
                Offering {(sending.done + 1).toLocaleString('en-CA')} of {sending.total.toLocaleString('en-CA')}
              </p>
              <ProgressBar
                intent="primary"
                stripes={false}
                value={sending.done / sending.total}
                aria-label="Offering"
              />
              <Button text="Cancel" onClick={offers.stop} />
            </div>
          )}
        </>
      )}
    </section>
  )
}

function idOf({ id }: CustomerToOffer): number {
  return id
}

function State({ state }: { readonly state: OfferState | undefined }) {
  if (state === undefined) return <span />
  if (state.kind === 'failed') return <span className={styles.failed}>{state.why}</span>
  if (state.kind === 'sent') return <span className={styles.sent}>Offered</span>
  return (
    <span className="wb-muted">
      {state.to === null ? 'Offered before, and waiting' : `Offered to ${state.to}, and waiting`}
    </span>
  )
}
