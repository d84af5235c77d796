import { formatCents } from '#domain/amounts/money.ts'
import type { Pricing } from '#generated/model/index.ts'

/** The total of a price in words or figures. */
export function totalText(pricing: Pricing): string {
  if (pricing.hidden) return 'Price hidden'
  if (pricing.status === 'pending') return 'Price pending'
  if (pricing.status === 'missing' || pricing.priceCadCents === null) return 'Price missing'
  return formatCents(pricing.priceCadCents)
}

/** What several orders cost together, and how many of them have no price; undefined: it is not known yet. */
export function sumText(all: readonly (Pricing | undefined)[]): string {
  const known = all.filter((pricing) => pricing !== undefined)
  const [first] = known
  if (all.length === 1 && first !== undefined) return totalText(first)
  if (known.some(({ hidden }) => hidden)) return 'Price hidden'
  if (known.length < all.length) return '—'
  const cents = known.flatMap(({ status, priceCadCents }) =>
    status === 'pending' || status === 'missing' || priceCadCents === null ? [] : [priceCadCents],
  )
  const sum = formatCents(cents.reduce((total, each) => total + each, 0))
  return cents.length === all.length ? sum : `${sum}, ${all.length - cents.length} without a price`
}
