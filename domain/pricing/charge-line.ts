import { percentOf } from '../amounts/money.ts'
import { baseTotal } from './totals.ts'
import type { Charge, LineReason, PriceException, PriceLine, PriceRule, StageResult } from './types.ts'

export const emptyResult: StageResult = { lines: [], exceptions: [] }

/** What a charge comes to on B, in cents, rounded once. */
export function chargeCents(charge: Charge, baseCadCents: number): number {
  return 'percent' in charge ? percentOf(baseCadCents, charge.percent) : charge.amountCadCents
}

/** The line of a modifier. An amount is as it is, a percentage is of B, the base lines so far. */
export function chargeLine(
  rule: PriceRule,
  { id, name, charge }: { readonly id: number; readonly name: string; readonly charge: Charge },
  soFar: readonly PriceLine[],
  input: LineReason['input'] = {},
): PriceLine {
  const ofCadCents = baseTotal(soFar)
  const how: LineReason['input'] =
    'percent' in charge ? { percent: charge.percent, ofCadCents } : { amountCadCents: charge.amountCadCents }
  const reason = { rule, input: { id, ...input, ...how } }
  return { key: `${rule}:${id}`, group: 'other', name, priceCadCents: chargeCents(charge, ofCadCents), reason }
}

export function linesOf(lines: readonly PriceLine[]): StageResult {
  return lines.length === 0 ? emptyResult : { lines, exceptions: [] }
}

/** A stage result that leaves the order without a price. */
export function missingPrice(rule: PriceRule, message: string, input: PriceException['input']): StageResult {
  return { lines: [], exceptions: [{ code: 'price_missing', rule, message, input }] }
}

/** What several parts of a stage add together. */
export function mergeResults(results: readonly StageResult[]): StageResult {
  const lines: PriceLine[] = []
  const exceptions: PriceException[] = []
  for (const result of results) {
    lines.push(...result.lines)
    exceptions.push(...result.exceptions)
  }
  return { lines, exceptions }
}
