import { isAdded, sumOf } from './totals.ts'
import type { PriceLine, PriceResult } from './types.ts'

/** A price as the pricing panel, the receipt and `GET /pricing-items` show it (order-detail.md 3). */
export interface LineItemGroup {
  readonly label: string
  readonly items: readonly { readonly name: string; readonly priceCadCents: number }[]
  readonly subtotalLabel: string
  readonly subtotalCadCents: number
}

/** A group with the lines themselves, for whoever needs their keys and reasons. */
export interface PriceLineGroup {
  readonly label: string
  readonly lines: readonly PriceLine[]
  readonly subtotalLabel: string
  readonly subtotalCadCents: number
}

/** The groups of a price as they are shown: names and amounts, without the lines' reasons. */
export function lineItemGroups(result: PriceResult): readonly LineItemGroup[] {
  return priceLineGroups(result).map(({ label, lines, subtotalLabel, subtotalCadCents }) => {
    const items = lines.map(({ name, priceCadCents }) => ({ name, priceCadCents }))
    return { label, items, subtotalLabel, subtotalCadCents }
  })
}

/**
 * Groups the lines of a price. Wait Time belongs to Base Order and is shown under Other once it is not zero. A group
 * without items is left out. A price that is pending or missing shows only what was added to it, since the sum of a part
 * of what the service charges would mislead.
 */
export function priceLineGroups({ status, lines }: Pick<PriceResult, 'status' | 'lines'>): readonly PriceLineGroup[] {
  const certain = status === 'priced' ? lines : lines.filter(isAdded)
  const shown = (group: PriceLine['group']) => certain.filter((line) => shownUnder(line) === group)
  return [
    lineGroup('Base Order', 'Base Order Subtotal', shown('base')),
    lineGroup('Other', 'Other Subtotal', shown('other')),
    lineGroup('Cancellation', 'Cancellation Subtotal', shown('cancellation')),
    lineGroup('Tax', 'Tax Total', shown('tax')),
  ].filter((group) => group.lines.length > 0)
}

function shownUnder({ group, reason, priceCadCents }: PriceLine): PriceLine['group'] {
  return reason.rule === 'wait_time' && priceCadCents !== 0 ? 'other' : group
}

function lineGroup(label: string, subtotalLabel: string, lines: readonly PriceLine[]): PriceLineGroup {
  return { label, lines, subtotalLabel, subtotalCadCents: sumOf(lines) }
}
