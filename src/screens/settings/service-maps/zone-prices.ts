import { formatCents } from '#domain/amounts/money.ts'
import { decimalSignOf, numberOf } from '#domain/amounts/number-text.ts'

/** As much as a zone may add or take off, in cents. */
const mostCents = 10_000_000

/** Prices in cents for zones in their order, or the sentence that says why they are none. */
export type ReadPrices = { readonly cents: readonly number[] } | { readonly fault: string }

/**
 * The price that was typed for all of several zones, or the column that was pasted for them: a price a line, a heading above them is none.
 * @param count how many zones there are
 */
export function readZonePrices(text: string, count: number): ReadPrices {
  const all = text.trim().split(/\r?\n/)
  const lines = all.length > 1 && !/\d/.test(all[0] ?? '') ? all.slice(1) : all
  const decimalSign = decimalSignOf(lines)
  const cents: number[] = []
  for (const [index, line] of lines.entries()) {
    const value = numberOf(line.replace('$', ''), { decimalSign })
    const said = lines.length === 1 ? `“${line.trim()}”` : `Line ${index + 1}, “${line.trim()}”,`
    if (value === null) return { fault: `${said} is no price` }
    const rounded = Math.round(value * 100)
    if (Math.abs(rounded) > mostCents) return { fault: `${said} is more than ${formatCents(mostCents)}` }
    cents.push(rounded)
  }
  if (cents.length === 1) return { cents: Array.from({ length: count }, () => cents[0] ?? 0) }
  if (cents.length === count) return { cents }
  return {
    fault: `${cents.length} prices for ${count} ${count === 1 ? 'zone' : 'zones'}: give one for each, or one for all`,
  }
}
