import { Checkbox } from '@blueprintjs/core'
import { useState } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { useGetAccountingBillingData } from '#generated/client/accounting/accounting.ts'
import { Field } from '#src/forms/Field.tsx'
import { useSession } from '#src/session/session.ts'
import { SearchField } from '#src/tables/SearchField.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { customerWords, orderWords } from '../words.ts'
import styles from './wizard.module.css'

/** As many as a page of the contract holds; more of them are found by their names. */
const pageSize = 100

interface CustomerChoiceProps {
  readonly until: string
  readonly chosen: readonly number[]
  readonly errors: readonly string[] | undefined
  readonly onChoose: (chosen: readonly number[]) => void
}

/** Customers to whom something is to be billed, to tick. Those who are ticked stay so, whatever is searched. */
export function CustomerChoice({ until, chosen, errors, onChoose }: CustomerChoiceProps) {
  const { tenant } = useSession()
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useGetAccountingBillingData(tenant.id, {
    until,
    ...(search !== '' && { search }),
    pagination: { pageSize, sort: [{ field: 'name', direction: 'asc' }] },
  })
  const toggle = (id: number, isTicked: boolean) =>
    onChoose(isTicked ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <Field
      label={`Whom: ${countText(chosen.length, customerWords)}`}
      pointer="/customerIds"
      required
      group
      errors={errors}
    >
      {(_control, labelId) => (
        <div role="group" aria-labelledby={labelId} className={styles.customers}>
          <SearchField placeholder="Customer or name for bills" value={search} onChange={setSearch} />
          {error !== null ? (
            <ErrorState title="Customers could not be loaded" error={error} retry={() => void refetch()} />
          ) : data === undefined ? (
            <SkeletonLines count={5} what="customers" />
          ) : data.data.length === 0 ? (
            <p className="wb-muted">Nothing is unbilled of anybody {search === '' ? '' : 'who is called so'}.</p>
          ) : (
            <ul>
              {data.data.map(({ id, name, orders, totalCadCents }) => (
                <li key={id}>
                  <Checkbox
                    checked={chosen.includes(id)}
                    onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                    labelElement={
                      <>
                        {name}{' '}
                        <span className="wb-muted">
                          {countText(orders, orderWords)}, {formatCents(totalCadCents)}
                        </span>
                      </>
                    }
                  />
                </li>
              ))}
            </ul>
          )}
          {data !== undefined && data.total > data.data.length && (
            <p className="wb-muted">These are the first {pageSize}. Search for the others.</p>
          )}
        </div>
      )}
    </Field>
  )
}
