import { formatCents } from '#domain/money.ts'
import type { ListPricing } from '#generated/model/index.ts'
import './cells.css'

/** The total of an order, or in words why there is none: hidden from this person, pending, or without a matching price. */
export function MoneyCell({ pricing }: { readonly pricing: ListPricing }) {
  if (pricing.hidden) return <span className="wb-cell-none">Hidden</span>
  if (pricing.status === 'pending') return <span className="wb-cell-warning">Price pending</span>
  if (pricing.status === 'missing' || pricing.priceCadCents === null)
    return <span className="wb-cell-warning">Price missing</span>
  return <span className="wb-money">{formatCents(pricing.priceCadCents)}</span>
}
