import { chargeLine, linesOf, missingPrice, emptyResult, mergeResults } from './charge-line.ts'
import { timeRangeFor, timesOfDayFor } from './time-windows.ts'
import { baseTotal } from './totals.ts'
import type { PricedOption, PriceLine, Stage, StageResult } from './types.ts'

/** The chosen service speed, as an amount or a percentage of B. */
export const serviceSpeed: Stage = (revision, { serviceSpeedId }, soFar) => {
  if (serviceSpeedId === null) return emptyResult
  return optionLine('service_speed', 'service speed', revision.serviceSpeeds, serviceSpeedId, soFar)
}

/** Each chosen tag once, however often its id is sent. */
export const tags: Stage = (revision, { tagIds }, soFar) =>
  tagIds.length === 0
    ? emptyResult
    : mergeResults([...new Set(tagIds)].map((id) => optionLine('tag', 'tag', revision.tags, id, soFar)))

/** The dearest of the windows that hold the scheduled time, and those that stack. */
export const timeOfDay: Stage = ({ timesOfDay }, { clock, holidays }, soFar) => {
  if (timesOfDay.length === 0) return emptyResult
  const matches = timesOfDayFor(timesOfDay, clock, holidays, baseTotal(soFar))
  return linesOf(
    matches.map(({ window, day, time }) => {
      const { from, to, stacks } = window
      return chargeLine('time_of_day', window, soFar, { day, time, from, to, stacks })
    }),
  )
}

/** The range that holds the span from the scheduled to the promised time. */
export const timeRange: Stage = ({ timeRanges }, { availableAt, dueAt }, soFar) => {
  if (timeRanges.length === 0 || dueAt === null) return emptyResult
  const spanS = dueAt - availableAt
  const range = timeRangeFor(timeRanges, spanS, baseTotal(soFar))
  if (range === null) return emptyResult
  const line = chargeLine('time_range', range, soFar, { spanS })
  return linesOf([{ ...line, reason: { ...line.reason, band: { from: range.from, to: range.to } } }])
}

function optionLine(
  rule: 'service_speed' | 'tag',
  noun: string,
  options: readonly PricedOption[],
  id: number,
  soFar: readonly PriceLine[],
): StageResult {
  const option = options.find((candidate) => candidate.id === id)
  if (option === undefined) return missingPrice(rule, `The service has no such ${noun}.`, { id })
  return linesOf([chargeLine(rule, option, soFar)])
}
