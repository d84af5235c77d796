import { percentOf } from '../money.ts'
import { missing } from './base-stages.ts'
import { baseTotal } from './totals.ts'
import type { Charge, PricedOption, PriceLine, PriceRule, ResolvedModifier, Stage, StageResult } from './types.ts'

/** The chosen service speed, as an amount or a percentage of B. */
export const serviceSpeed: Stage = (revision, { serviceSpeedId }, soFar) => {
  if (serviceSpeedId === null) return { lines: [], exceptions: [] }
  return optionLine('service_speed', 'service speed', revision.serviceSpeeds, serviceSpeedId, soFar)
}

/** Each chosen tag once, however often its id is sent. */
export const tags: Stage = (revision, { tagIds }, soFar) => {
  const results = [...new Set(tagIds)].map((id) => optionLine('tag', 'tag', revision.tags, id, soFar))
  return { lines: results.flatMap((r) => r.lines), exceptions: results.flatMap((r) => r.exceptions) }
}

/** Time windows and zones whose conditions were decided outside the engine. */
export const resolvedModifiers: Stage = (_revision, { modifiers }, soFar) => {
  const results = modifiers.map((modifier, index) => resolvedLine(modifier, index, soFar))
  return { lines: results.flatMap((r) => r.lines), exceptions: results.flatMap((r) => r.exceptions) }
}

function optionLine(
  rule: 'service_speed' | 'tag',
  noun: string,
  options: readonly PricedOption[],
  id: number,
  soFar: readonly PriceLine[],
): StageResult {
  const option = options.find((candidate) => candidate.id === id)
  if (option === undefined) return missing(rule, `The service has no such ${noun}.`, { id })
  return chargeLine(`${rule}:${id}`, rule, option.name, option.charge, soFar, { id })
}

function resolvedLine(modifier: ResolvedModifier, index: number, soFar: readonly PriceLine[]): StageResult {
  const { kind, name } = modifier
  if ('missing' in modifier) return missing(kind, `No price is set for ${name}.`, { name })
  return chargeLine(`${kind}:${index}`, kind, name, modifier, soFar, {})
}

function chargeLine(
  key: string,
  rule: PriceRule,
  name: string,
  charge: Charge,
  soFar: readonly PriceLine[],
  input: PriceLine['reason']['input'],
): StageResult {
  const ofCadCents = baseTotal(soFar)
  const isPercent = 'percent' in charge
  const priceCadCents = isPercent ? percentOf(ofCadCents, charge.percent) : charge.amountCadCents
  const how: PriceLine['reason']['input'] = isPercent
    ? { percent: charge.percent, ofCadCents }
    : { amountCadCents: charge.amountCadCents }
  const reason = { rule, input: { ...input, ...how } }
  return { lines: [{ key, group: 'other', name, priceCadCents, reason }], exceptions: [] }
}
