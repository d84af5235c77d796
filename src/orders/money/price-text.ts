import { formatCents } from '#domain/amounts/money.ts'
import type { Pricing } from '#generated/model/index.ts'

/** The total of a price in words or figures. */
export function totalText(pricing: Pricing): string {
  if (pricing.hidden) return 'Price hidden'
  if (pricing.status === 'pending') return 'Price pending'
  if (pricing.status === 'missing' || pricing.priceCadCents === null) return 'Price missing'
  return formatCents(pricing.priceCadCents)
}
