import { sumOf } from './totals.ts'
import type { PriceLine, PriceResult } from './types.ts'

/** A price as the pricing panel, the receipt and `GET /pricing-items` show it (order-detail.md 3). */
export interface LineItemGroup {
  readonly label: string
  readonly items: readonly { readonly name: string; readonly priceCadCents: number }[]
  readonly subtotalLabel: string
  readonly subtotalCadCents: number
}

/**
 * Groups the lines of a price. Wait Time belongs to Base Order and is shown under Other once it is not zero. A group
 * without items is left out; a price that is pending or missing has no groups, since a sum of a part would mislead.
 */
export function lineItemGroups(result: PriceResult): readonly LineItemGroup[] {
  if (result.status !== 'priced') return []
  const shown = (group: PriceLine['group']) => result.lines.filter((line) => shownUnder(line) === group)
  return [
    lineItemGroup('Base Order', 'Base Order Subtotal', shown('base')),
    lineItemGroup('Other', 'Other Subtotal', shown('other')),
    lineItemGroup('Tax', 'Tax Total', shown('tax')),
  ].filter((group) => group.items.length > 0)
}

function shownUnder({ group, reason, priceCadCents }: PriceLine): PriceLine['group'] {
  return reason.rule === 'wait_time' && priceCadCents !== 0 ? 'other' : group
}

function lineItemGroup(label: string, subtotalLabel: string, lines: readonly PriceLine[]): LineItemGroup {
  const items = lines.map(({ name, priceCadCents }) => ({ name, priceCadCents }))
  return { label, items, subtotalLabel, subtotalCadCents: sumOf(lines) }
}
