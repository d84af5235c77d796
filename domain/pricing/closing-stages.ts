import { percentOf } from '../amounts/money.ts'
import { linesOf, missingPrice, emptyResult } from './charge-line.ts'
import { taxesFor, taxOn, typedPriceTax } from './tax.ts'
import { baseTotal, preTaxTotal, subtotal } from './totals.ts'
import type { FuelBasis, PriceLine, Stage, TaxRow } from './types.ts'

/**
 * Brings the sum of base and modifiers into the service's bounds; the difference is a line of its own. Reductions alone never
 * take a price below zero: that is the minimum of a service that has none.
 */
export const clamp: Stage = ({ minimumCadCents, maximumCadCents }, _input, soFar) => {
  const sum = subtotal(soFar)
  const least = minimumCadCents ?? 0
  if (sum < least) return linesOf([boundLine('minimum', 'Minimum Charge', least, sum)])
  if (maximumCadCents !== null && sum > maximumCadCents) {
    return linesOf([boundLine('maximum', 'Maximum Charge', maximumCadCents, sum)])
  }
  return emptyResult
}

/**
 * The fuel percentage of everything before it, or of B when the service says so
 * (docs/rules/fuel-and-tax.md, "Fuel surcharge"). Below the table it is a
 * line of 0 %, which says that it was looked up.
 */
export const fuelSurcharge: Stage = ({ fuelSurchargeOf }, { fuel }, soFar) => {
  if (fuelSurchargeOf === null) return emptyResult
  if (fuel === null)
    return missingPrice('fuel_surcharge', 'No fuel surcharge is set for this day.', { fuelSurchargeOf })
  const ofCadCents = fuelSurchargeOf === 'base' ? baseTotal(soFar) : subtotal(soFar)
  const { percent, basis } = fuel
  const input = { percent, ofCadCents, fuelSurchargeOf, ...(basis !== undefined && basisInput(basis)) }
  return linesOf([
    {
      key: 'fuel_surcharge',
      group: 'other',
      name: `Fuel Surcharge (${percent}%)`,
      priceCadCents: percentOf(ofCadCents, percent),
      reason: { rule: 'fuel_surcharge', input },
    },
  ])
}

/** Written out: a price is made for each of thousands of orders, and taking an object apart costs more than all else here. */
function basisInput({ fuelType, month, pricesOf, dollarsPerLitre, from, until, row, within }: FuelBasis) {
  const place = { fuelType, month, pricesOf, dollarsPerLitre, from, until, within }
  return row === null ? place : { ...place, priceFrom: row.priceFrom, priceTo: row.priceTo }
}

/** Always a line, even at zero: the Wait Time item of the Base Order group is what a dispatcher edits. */
export const waitTime: Stage = (_revision, { waitTimeCadCents, waitTimeInsteadOfCadCents: insteadOfCadCents }) =>
  linesOf([
    {
      key: 'wait_time',
      group: 'base',
      name: 'Wait Time',
      priceCadCents: waitTimeCadCents,
      reason: {
        rule: 'wait_time',
        input: { waitTimeCadCents, ...(insteadOfCadCents !== undefined && { insteadOfCadCents }) },
      },
    },
  ])

/** What the dispatcher added or took off, one line each, before tax. */
export const adjustments: Stage = (_revision, input) => ({
  lines: input.adjustments.map(({ id, name, priceCadCents }, index) => ({
    key: `adjustment:${id ?? index}`,
    group: 'other',
    name,
    priceCadCents,
    reason: { rule: 'adjustment', input: { name, ...(id === undefined ? {} : { id }) } },
  })),
  exceptions: [],
})

/**
 * A price is never below zero before tax: what discounts take off beyond it is given back by a line of its own. A person who
 * types such a discount is refused; a wait that becomes shorter, or a price of before this rule, ends here.
 */
export const floor: Stage = (_revision, _input, soFar) => ({ lines: floorLines(soFar), exceptions: [] })

/** The line of {@link floor}, or none. */
function floorLines(soFar: readonly PriceLine[]): readonly PriceLine[] {
  const ofCadCents = preTaxTotal(soFar)
  if (ofCadCents >= 0) return []
  const reason = { rule: 'floor' as const, input: { ofCadCents } }
  return [{ key: 'floor', group: 'other', name: 'Unused Discount', priceCadCents: -ofCadCents, reason }]
}

/**
 * The taxes of the drop-off province on the local day the order is for, each of the same pre-tax base. A typed price is never
 * missing for want of them.
 */
export const taxes: Stage = ({ tax }, input, soFar) => {
  const { dropoffProvince, manualPriceCadCents, clock } = input
  const { date } = clock
  const known = taxesFor(input, date, tax)
  const assumed = known.length === 0
  const applied = assumed ? [typedPriceTax] : known
  if (assumed && manualPriceCadCents === null) {
    return missingPrice('tax', 'No tax rate is known for the drop-off province.', { dropoffProvince, date })
  }
  const ofCadCents = preTaxTotal(soFar)
  return {
    lines: applied.map((each) => ({
      key: `tax:${each.type}`,
      group: 'tax',
      name: each.name,
      priceCadCents: taxOn(ofCadCents, each),
      reason: {
        rule: 'tax',
        input: {
          type: each.type,
          percent: each.percent,
          ofCadCents,
          dropoffProvince,
          date,
          ...(assumed && { assumed }),
          ...(each.row !== undefined && rowInput(each.row)),
          ...(each.isInterlined && { isInterlined: true }),
          ...(each.taxExemption !== undefined && { taxExemption: each.taxExemption }),
        },
      },
    })),
    exceptions: [],
  }
}

function rowInput({ id, name, effectiveFrom, effectiveUntil }: TaxRow) {
  const row = { rowId: id ?? null, effectiveFrom, ...(effectiveUntil && { effectiveUntil }) }
  return name === undefined ? row : { ...row, rowName: name }
}

function boundLine(rule: 'minimum' | 'maximum', name: string, boundCadCents: number, sum: number): PriceLine {
  const reason = { rule, input: { boundCadCents, ofCadCents: sum } }
  return { key: rule, group: 'other', name, priceCadCents: boundCadCents - sum, reason }
}
