import { type LeakKind, leakKinds } from '#domain/accounting/leaks.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { RevenueLeakCount } from '#generated/model/index.ts'

/** As the contract names them. */
export const leakTitles: Readonly<Record<LeakKind, string>> = {
  notCompleted: 'Delivered and not completed',
  noPrice: 'Without a price',
  waitNotCharged: 'Waiting not charged',
  changedSinceBilled: 'Price changed since it was billed',
  taxOfElsewhere: 'Tax of another province',
  zoneFallback: 'Outside the zones',
  noDriverRate: 'Driver without a rate',
  boughtDearer: 'Bought dearer than sold',
  largeDiscount: 'Discount above 30 %',
  longWay: 'Twice the distance',
}

export function leakKindOf(code: string | null): LeakKind | undefined {
  return leakKinds.find((kind) => kind === code)
}

/** The kind whose list the address opens. */
export function leakKindIn(params: URLSearchParams): LeakKind | undefined {
  return leakKindOf(params.get('leak'))
}

/** The money of leaks in words, "$64.70 and what nobody can tell of 2 orders"; empty where nothing is known of nothing. */
export function lostText({ cents, unknown }: Pick<RevenueLeakCount, 'cents' | 'unknown'>): string {
  const rest = countText(unknown, { one: 'order', many: 'orders' })
  if (unknown === 0) return formatCents(cents)
  return cents === 0 ? `nobody can tell how much of ${rest}` : `${formatCents(cents)}, and nobody can tell of ${rest}`
}
