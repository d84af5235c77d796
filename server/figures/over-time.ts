import { sql, type RawBuilder } from 'kysely'
import type { PeriodDays } from '#domain/accounting/period-words.ts'
import { daysBefore, spansOf } from '#domain/figures/spans.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { bothKinds, minutesOf, minutesOfOrders } from './minutes.ts'
import { figureScope, type FigureQuestion } from './question.ts'
import { noMinutes, noSums, storedSums, type MinutesOf, type StoredSums } from './sums.ts'

/** Where the whole and what was before it stand among the spans, which are counted from 0. */
const [whole, earlier] = [-1, -2]

/** What figures are made of at one place of the answer. */
type Shape<Figures> = (sums: StoredSums, minutes: MinutesOf) => Figures

/** An answer over time: its spans, the whole, and the same before. */
export interface OverTime<Figures> {
  side: Schema<'FigureSide'>
  by: Schema<'FigureSpan'>
  buckets: { from: string; until: string; figures: Figures }[]
  total: Figures
  before: { from: string; until: string; figures: Figures }
}

/**
 * Figures by day, week or month.
 * @param withMinutes whether `shape` is told how long it took
 */
export async function figuresOverTime<Figures>(
  ctx: Context,
  question: FigureQuestion,
  shape: Shape<Figures>,
  { withMinutes = false }: { readonly withMinutes?: boolean } = {},
): Promise<OverTime<Figures>> {
  const { from, until, by, side } = question
  const spans = spansOf({ from, until }, by)
  const before = daysBefore({ from, until })
  const sums = await sumsByPlace(ctx, question, before, spans)
  const minutes = withMinutes ? await minutesByPlace(ctx, question, before, spans) : () => noMinutes
  const figuresAt = (place: number) => shape(sums.get(place) ?? noSums, minutes(place))
  return {
    side,
    by,
    buckets: spans.map((days, place) => ({ ...days, figures: figuresAt(place) })),
    total: figuresAt(whole),
    before: { ...before, figures: figuresAt(earlier) },
  }
}

/** The places of a day: its span and the whole, or what was before. `day` is a column. */
function placesOf(day: RawBuilder<unknown>, { from }: PeriodDays, spans: readonly PeriodDays[]): RawBuilder<unknown> {
  const starts = spans.map((span) => span.from)
  return sql`cross join lateral (
    select width_bucket(${day}, ${starts}::date[]) - 1 as place where ${day} >= ${from}::date
    union all select case when ${day} >= ${from}::date then ${sql.lit(whole)} else ${sql.lit(earlier)} end) as at`
}

async function sumsByPlace(
  { db, tenantId }: Context,
  { from, until, side, of }: FigureQuestion,
  before: PeriodDays,
  spans: readonly PeriodDays[],
): Promise<ReadonlyMap<number, StoredSums>> {
  const { rows } = await sql<StoredSums & { place: number }>`
    select at.place, ${storedSums} from figure_days d ${placesOf(sql`d.day`, { from, until }, spans)}
    where d.tenant_id = ${tenantId} and d.side = ${side} and d.dimension = ${of?.dimension ?? 'all'}
      and d.day between ${before.from}::date and ${until}::date ${of === null ? sql`` : sql`and d.key = ${of.key}`}
    group by at.place`.execute(db)
  return new Map(rows.map((row) => [row.place, row]))
}

function minutesByPlace(
  ctx: Context,
  question: FigureQuestion,
  before: PeriodDays,
  spans: readonly PeriodDays[],
): ReturnType<typeof minutesOf> {
  const { from, until, side, of } = question
  const days = { from, until }
  if (of === null)
    return minutesOf(
      ctx,
      sql`select at.place, m.kind, m.minutes, m.orders from figure_minutes m ${placesOf(sql`m.day`, days, spans)}
        where m.tenant_id = ${ctx.tenantId} and m.side = ${side} and m.dimension = 'all' and m.key = '' and m.day between ${before.from}::date and ${until}::date`,
    )
  // How long it took is kept of all together; of one it is read from its orders.
  return minutesOf(
    ctx,
    minutesOfOrders(
      sql`at.place`,
      sql`from order_figures f ${bothKinds} ${placesOf(sql`f.delivered_on`, days, spans)}
        where ${figureScope(ctx, question)} and f.delivered_on between ${before.from}::date and ${until}::date`,
    ),
  )
}
