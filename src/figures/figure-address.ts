import { figureDimensions, type FigureDimension, type FigureMeasure, type FigureSide } from '#domain/figures/figures.ts'
import { areTooMany, figureSpans, usualSpan, type FigureSpan } from '#domain/figures/spans.ts'
import { daysOfPeriod, type PeriodDays } from '#domain/accounting/period-words.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { AnalyticsParams, FigureOf } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import type { Session } from '#src/session/session.ts'

/** The text of a parameter of the address; empty where it has none. */
type Read = (name: string) => string

/** Which orders are counted, and how. */
export interface AnalyticsQuestion extends PeriodDays {
  readonly by: FigureSpan
  readonly side: FigureSide
  /** Of one service, party, driver or lane alone. */
  readonly of: FigureOf | null
}

/** Whose orders somebody may look at, as the plan of the organization has them; the first is looked at at first. */
export function sidesOf({ features }: Pick<Session, 'features'>): readonly FigureSide[] {
  const sides: readonly (readonly [FigureSide, 'Courier' | 'Customer' | 'Supplier'])[] = [
    ['carried', 'Courier'],
    ['ordered', 'Customer'],
    ['supplied', 'Supplier'],
  ]
  return sides.filter(([, feature]) => features.has(feature)).map(([side]) => side)
}

export const sideLabels: Readonly<Record<FigureSide, string>> = {
  carried: 'Carried out',
  ordered: 'Ordered',
  supplied: 'Placed for customers',
}

/** Whether somebody reads what orders of that side come to in money. */
export function seesMoney({ permissions }: Pick<Session, 'permissions'>, side: FigureSide): boolean {
  if (side === 'supplied' || !permissions.has('pricing.read')) return false
  return side === 'ordered' || permissions.has('accounting.read')
}

/** `?by=week&side=ordered&of=party:12`; what is none of these counts as not said. */
export function questionIn(read: Read, { from, until }: PeriodDays, session: Session): AnalyticsQuestion {
  const days = { from, until }
  const [sides, namedSide, namedSpan] = [sidesOf(session), read('side'), read('by')]
  const span = figureSpans.find((each) => each === namedSpan)
  return {
    ...days,
    by: span && !areTooMany(days, span) ? span : usualSpan(days),
    side: sides.find((each) => each === namedSide) ?? sides[0] ?? 'carried',
    of: ofIn(read('of')),
  }
}

/** What is asked where nobody chooses: the last 30 days. */
export function lastDays(today: LocalDate, side: FigureSide): AnalyticsQuestion {
  return { ...daysOfPeriod('last30Days', today), by: 'month', side, of: null }
}

function ofIn(text: string): FigureOf | null {
  const [, name, key = ''] = /^(\w+):(.{0,400})$/.exec(text) ?? []
  const dimension = figureDimensions.find((each) => each === name)
  return dimension === undefined ? null : { dimension, key }
}

export function ofText({ dimension, key }: FigureOf): string {
  return `${dimension}:${key}`
}

/** The question as the calls ask it. */
export function paramsOf({ from, until, by, side, of }: AnalyticsQuestion): AnalyticsParams {
  return { from, until, by, side, ...(of && { of }) }
}

/** The same as parameters of an address. */
function addressOf({ from, until, side, of }: Omit<AnalyticsQuestion, 'by'>) {
  return { from, until, side, ...(of && { of: ofText(of) }) }
}

/** What a figure counts, narrowed to some of its days or to one group. */
interface Narrowing {
  readonly days?: PeriodDays
  readonly of?: FigureOf
}

/** The address of the orders behind a figure. */
export function ordersPath(question: AnalyticsQuestion, measure: FigureMeasure, { days, of }: Narrowing = {}): string {
  const narrowed = { ...question, ...days, of: of ?? question.of }
  return paths.figureOrders({ measure, ...addressOf(narrowed) })
}

/** What orders are put together by, as it is called on that side. */
export function dimensionLabel(dimension: FigureDimension, side: FigureSide): string {
  if (dimension === 'party') return side === 'carried' ? 'Customers' : 'Couriers'
  return { service: 'Services', driver: 'Drivers', lane: 'Lanes' }[dimension]
}

/** What a measure counts: "Delivered late". */
export const measureLabels: Readonly<Record<FigureMeasure, string>> = {
  placed: 'Orders placed',
  delivered: 'Orders delivered',
  cancelled: 'Orders cancelled',
  promised: 'Delivered with a promise',
  onTime: 'Delivered on time',
  late: 'Delivered late',
  waited: 'Waits',
  underway: 'Time under way',
  earned: 'Revenue',
  unpriced: 'Completed without a price',
  withoutPay: 'Completed without a pay rate',
}
