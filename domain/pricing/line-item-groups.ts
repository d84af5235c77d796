import { isAdded, sumOf } from './totals.ts'
import type { PriceLine, PriceResult } from './types.ts'

/** A price as the pricing panel, the receipt and `GET /pricing-items` show it (docs/rules/order-page.md, "Fields"). */
export interface LineItemGroup {
  readonly label: string
  readonly items: readonly { readonly name: string; readonly priceCadCents: number }[]
  readonly subtotalLabel: string
  readonly subtotalCadCents: number
}

/** A group with the lines themselves, for callers that need their keys and reasons. */
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

/** What a person decided, and why there is no tax (docs/rules/fuel-and-tax.md, "Tax"), stays readable when it is nothing. */
const saidAtZero: readonly string[] = ['manual_price', 'cancellation_charge', 'tax:Exempt', 'tax:Zero Rated']

/**
 * The groups of a price as a person reads them: a line of zero cents says nothing and is left out, a group without lines with it.
 * A typed price, the charge of a cancellation, Exempt and Zero Rated stay. Subtotals are those of all lines.
 */
export function withoutZeroLines<Group extends { items: readonly { key: string; priceCadCents: number }[] }>(
  groups: readonly Group[],
): Group[] {
  return groups.flatMap((group) => {
    const items = group.items.filter(({ key, priceCadCents }) => priceCadCents !== 0 || saidAtZero.includes(key))
    return items.length === 0 ? [] : [{ ...group, items }]
  })
}

function shownUnder({ group, reason, priceCadCents }: PriceLine): PriceLine['group'] {
  return reason.rule === 'wait_time' && priceCadCents !== 0 ? 'other' : group
}

function lineGroup(label: string, subtotalLabel: string, lines: readonly PriceLine[]): PriceLineGroup {
  return { label, lines, subtotalLabel, subtotalCadCents: sumOf(lines) }
}
