import { formatCents } from '#domain/amounts/money.ts'
import type { ListPricing } from '#generated/model/index.ts'
import styles from './cells.module.css'
import '#src/ui/cells.css'

/** The total of an order, or in words why there is none: hidden from this person, pending, or without a matching price. */
export function MoneyCell({ pricing }: { readonly pricing: ListPricing }) {
  if (pricing.hidden) return <span className="wb-cell-none">Hidden</span>
  if (pricing.status === 'pending')
    return (
      <span className="wb-cell-warning" title="A dispatcher sets the price">
        Pending
      </span>
    )
  if (pricing.status === 'missing' || pricing.priceCadCents === null)
    return (
      <span className="wb-cell-warning" title="No band, zone or rate matched">
        Missing
      </span>
    )
  return <span className={styles.money}>{formatCents(pricing.priceCadCents)}</span>
}
