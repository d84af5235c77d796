import { changePercent } from '#domain/figures/figures.ts'
import type { FigureSpan } from '#domain/figures/spans.ts'
import type { PeriodDays } from '#domain/accounting/period-words.ts'

const days = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const months = new Intl.DateTimeFormat('en-CA', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const percents = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-CA', { notation: 'compact', maximumFractionDigits: 1 })

/** A day, week or month of a chart: "Nov 3", "Nov 2–8", "Nov 2026". */
export function bucketText({ from, until }: PeriodDays, by: FigureSpan): string {
  const first = Date.parse(from)
  if (by === 'month') return months.format(first)
  return by === 'day' ? days.format(first) : days.formatRange(first, Date.parse(until))
}

/** "95.1 %"; a dash where there is nothing to say it of. */
export function percentText(percent: number | null): string {
  return percent === null ? '—' : `${percents.format(percent)} %`
}

/** "7 min", "2 h 5 min"; a dash where it is not known. @param minutes whole ones */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return '—'
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}

/** "$12,843": where cents are more than one looks for. @param cents Canadian cents */
export function dollarsText(cents: number): string {
  return dollars.format(cents / 100)
}

/** "1.2K": beside an axis. */
export function shortCount(count: number): string {
  return short.format(count)
}

/** Against the period before: "12.0 % more", "As before", "None before". */
export function changeText(now: number, before: number): string {
  const percent = changePercent(now, before)
  if (percent === null) return 'None before'
  if (percent === 0) return 'As before'
  return `${percents.format(Math.abs(percent))} % ${percent > 0 ? 'more' : 'less'}`
}

/** The same of shares: "1.2 points more". @param now in percent, to one decimal */
export function pointsText(now: number | null, before: number | null): string {
  if (now === null || before === null) return 'Not known before'
  const points = Math.round(10 * (now - before)) / 10
  if (points === 0) return 'As before'
  return `${percents.format(Math.abs(points))} points ${points > 0 ? 'more' : 'less'}`
}
