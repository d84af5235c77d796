import { Button, InputGroup } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { exclusionReasons } from '#domain/accounting/exclusions.ts'
import type { BillingExclusion } from '#generated/model/index.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { orderWords } from '../words.ts'
import type { DraftExclusion } from './excluded.ts'
import shared from '../billing.module.css'
import styles from './wizard.module.css'

/** The longest reason that the contract takes. */
const longestReason = 300

interface ExcludedPartProps {
  readonly excluded: readonly BillingExclusion[]
  readonly orders: number
  /** Canadian cents. */
  readonly cents: number
  /** Said under the heading. */
  readonly note: string
  /** Lets them be billed after all, or for another reason; left out where the run is made. */
  readonly acts?: {
    readonly include: (one: Pick<DraftExclusion, 'kind' | 'id'>) => void
    readonly explain: (one: DraftExclusion) => void
  }
}

/** Lists what a run leaves unbilled: the customer, the sum and the reason. */
export function ExcludedPart({ excluded, orders, cents, note, acts }: ExcludedPartProps) {
  const reasons = useId()
  if (excluded.length === 0) return null
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Excluded">
      <h2>
        Excluded: {countText(orders, orderWords)}, {formatCents(cents)}
      </h2>
      <p className="wb-muted">{note}</p>
      <datalist id={reasons}>
        {exclusionReasons.map((reason) => (
          <option key={reason} value={reason}>
            {reason}
          </option>
        ))}
      </datalist>
      <table className={shared.table} aria-label="Excluded">
        <thead>
          <tr>
            <th scope="col">Customer or order</th>
            <th scope="col">Reason</th>
            <th scope="col" data-number>
              Orders
            </th>
            <th scope="col" data-number>
              Total
            </th>
            {acts !== undefined && (
              <th scope="col">
                <span className="wb-visually-hidden">Include</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {excluded.map((one) => (
            <ExcludedRow
              key={`${one.orderId ?? 'all'} ${one.customer?.id ?? 0}`}
              one={one}
              reasons={reasons}
              acts={acts}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ExcludedRowProps {
  readonly one: BillingExclusion
  /** The list of reasons to choose from. */
  readonly reasons: string
  readonly acts: ExcludedPartProps['acts']
}

function ExcludedRow({ one, reasons, acts }: ExcludedRowProps) {
  const orderPath = useOrderDrawerPath()
  const { customer, orderId, reason, orders, unpriced, totalCadCents } = one
  const named = { kind: orderId === null ? 'customer' : 'order', id: orderId ?? customer?.id ?? 0 } as const
  const name = orderId === null ? (customer?.name ?? '') : `order ${orderId}`
  return (
    <tr>
      <th scope="row">
        {orderId === null ? (
          customer?.name
        ) : (
          <>
            <Link to={orderPath(orderId)} state={drawerState}>
              #{orderId}
            </Link>
            {customer !== null && <span className="wb-muted"> of {customer.name}</span>}
          </>
        )}
      </th>
      <td data-label="Reason" data-wide>
        {acts === undefined ? (
          reason
        ) : (
          <ReasonField
            key={reason}
            label={`Reason to exclude ${name}`}
            reason={reason}
            list={reasons}
            onSay={(said) => acts.explain({ ...named, reason: said })}
          />
        )}
      </td>
      <td data-number data-label="Orders">
        {orders}
      </td>
      <td data-number data-label="Total">
        {orders === 0 ? (
          <span className="wb-muted">Nothing is due</span>
        ) : unpriced === orders ? (
          <span className="wb-muted">Missing price</span>
        ) : (
          formatCents(totalCadCents)
        )}
      </td>
      {acts !== undefined && (
        <td data-number>
          <Button
            variant="minimal"
            size="small"
            text="Include"
            aria-label={`Include ${name}`}
            onClick={() => acts.include(named)}
          />
        </td>
      )}
    </tr>
  )
}

interface ReasonFieldProps {
  readonly label: string
  readonly reason: string
  readonly list: string
  readonly onSay: (reason: string) => void
}

/** A sentence, chosen or typed; it is taken once the field is left, and what is empty stays as it was. */
function ReasonField({ label, reason, list, onSay }: ReasonFieldProps) {
  const [text, setText] = useState(reason)
  const take = () => {
    const said = text.trim()
    if (said === '') setText(reason)
    else if (said !== reason) onSay(said)
  }
  return (
    <InputGroup
      className={styles.reason}
      aria-label={label}
      list={list}
      maxLength={longestReason}
      value={text}
      onValueChange={setText}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
