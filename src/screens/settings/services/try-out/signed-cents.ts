import { formatCents } from '#domain/amounts/money.ts'

const percents = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })

/** "+$3.20", "-$1.00", "$0.00". */
export function signedCents(cents: number): string {
  return cents > 0 ? `+${formatCents(cents)}` : formatCents(cents)
}

/** "+4.9 %" of what it was before; null where that was nothing. */
export function changeText(differenceCents: number, beforeCents: number): string | null {
  return beforeCents === 0 ? null : `${percents.format((100 * differenceCents) / beforeCents)} %`
}
