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

/** What may be lost by leaks, as a sentence. */
export function lostText({ cents, unknown }: Pick<RevenueLeakCount, 'cents' | 'unknown'>): string {
  if (unknown === 0) return `${formatCents(cents)} may be lost.`
  if (cents === 0) return 'Nobody can tell how much may be lost.'
  return `${formatCents(cents)} may be lost, and nobody can tell of ${countText(unknown, { one: 'order', many: 'orders' })}.`
}

/** The same in a cell, "$64.70 + ?". */
export function lostMoney({ open, cents, unknown }: RevenueLeakCount): string {
  if (open === 0) return '—'
  if (unknown === open) return 'Nobody can tell'
  return unknown === 0 ? formatCents(cents) : `${formatCents(cents)} + ?`
}
