import type { RateSource } from '../pricing/driver-pay.ts'

/** Whose rate a driver earns of an order, as it is said behind the percentage: "60 %, of the driver". */
export const rateSourceWords: Readonly<Record<RateSource, string>> = {
  order: 'set on the order',
  driver: 'of the driver',
  service: 'of the service',
  usual: 'usual rate',
}

/** Whether the driver of a statement has got the money. */
export const statementStateWords = { unpaid: 'Not paid', paid: 'Paid', void: 'Void' } as const

/** What the lines of a statement are, as a heading over them. */
export const payLineWords = {
  order: 'Orders',
  correction: 'Corrections',
  extra: 'Extras',
  deduction: 'Deductions',
} as const

export type PayLineKind = keyof typeof payLineWords

/** In the order in which a statement has them. */
export const payLineKinds = Object.keys(payLineWords) as PayLineKind[]

/** "60 %, of the driver"; of no rate nothing. @param rate percent */
export function ratePhrase(rate: number | null, from: RateSource | null): string {
  if (rate === null) return ''
  return from === null ? `${rate} %` : `${rate} %, ${rateSourceWords[from]}`
}

/**
 * How far what a driver earns lies above or below the middle one of all drivers, "12 % above the median" (docs/rules/driver-pay-and-wait-time.md).
 * @param cents and `median` by the hour or the kilometre; null: not known
 */
export function besideMedian(
  cents: number | null,
  median: number | null,
): { readonly side: 'above' | 'below' | 'at'; readonly text: string } | null {
  if (cents === null || median === null || median <= 0) return null
  const percent = Math.round(((cents - median) * 100) / median)
  if (percent === 0) return { side: 'at', text: 'At the median' }
  const side = percent > 0 ? 'above' : 'below'
  return { side, text: `${Math.abs(percent)} % ${side} the median` }
}
