import { sql, type RawBuilder } from 'kysely'
import { areTooMany, usualSpan, type FigureSpan } from '#domain/figures/spans.ts'
import {
  hasDimension,
  noDriversKnown,
  tooManySpans,
  usualSide,
  type FigureDimension,
  type FigureSide,
} from '#domain/figures/figures.ts'
import type { PeriodDays } from '#domain/accounting/period-words.ts'
import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import { forbidden, formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { refuseDays } from '../billing/revenue-rows.ts'

/** What is asked of the figures, complete. */
export interface FigureQuestion extends PeriodDays {
  readonly by: FigureSpan
  readonly side: FigureSide
  /** Of one service, party, driver or lane alone. */
  readonly of: { readonly dimension: FigureDimension; readonly key: string } | null
  /** Whether the caller reads what orders of that side cost; of what is carried also what is paid for it. */
  readonly seesMoney: boolean
}

/**
 * @throws forbidden for a driver, whose own figures are asked for otherwise
 * @throws formError for days that are none, too many spans, or drivers of what others carry out
 */
export async function figureQuestion(ctx: Context, params: Schema<'AnalyticsParams'>): Promise<FigureQuestion> {
  if (!ctx.admin && seesOnlyOwnOrders(ctx)) throw forbidden()
  return readQuestion(ctx, params)
}

/** The same for those who may ask. */
export async function readQuestion(
  ctx: Context,
  { from, until, by = usualSpan({ from, until }), side: asked, of }: Schema<'AnalyticsParams'>,
): Promise<FigureQuestion> {
  refuseDays({ from, until })
  if (areTooMany({ from, until }, by)) throw formError({ '/by': [tooManySpans] })
  const side = asked ?? (await sideOf(ctx))
  if (of) refuseDimension(side, of.dimension, '/of')
  return { from, until, by, side, of: of ?? null, seesMoney: seesMoney(ctx, side) }
}

/** @param at the field that names it */
export function refuseDimension(side: FigureSide, dimension: FigureDimension, at: string): void {
  if (!hasDimension(side, dimension)) throw formError({ [at]: [noDriversKnown] })
}

/** Prices of what one ordered are for those who read prices; the books of a courier, with its drivers' pay, for those who read them. */
function seesMoney({ permissions }: Context, side: FigureSide): boolean {
  switch (side) {
    case 'carried':
      return permissions.has('pricing.read') && permissions.has('accounting.read')
    case 'ordered':
      return permissions.has('pricing.read')
    case 'supplied':
      return false
  }
}

async function sideOf({ db, tenantId }: Context): Promise<FigureSide> {
  const { kind } = await db.selectFrom('tenants').select('kind').where('id', '=', tenantId).executeTakeFirstOrThrow()
  return usualSide(kind)
}

/** The orders of `order_figures` as `f` that are of the question's side and of what it is narrowed to; not yet of its days. */
export function figureScope(
  { tenantId }: Pick<Context, 'tenantId'>,
  { side, of }: FigureQuestion,
): RawBuilder<unknown> {
  const scope = sql`f.tenant_id = ${tenantId} and f.side = ${side}`
  if (of === null) return scope
  return sql`${scope} and ${isOfKey(of.dimension, of.key)}`
}

const columns = {
  service: sql`f.service_id`,
  party: sql`f.party_tenant_id`,
  driver: sql`f.driver_user_id`,
  lane: sql`f.lane`,
}

function isOfKey(dimension: FigureDimension, key: string): RawBuilder<unknown> {
  if (dimension === 'lane') return sql`f.lane = ${key}`
  if (key === '' && dimension === 'driver') return sql`f.driver_user_id is null`
  // What is no number is nobody's.
  return /^[1-9]\d{0,14}$/.test(key) ? sql`${columns[dimension]} = ${Number(key)}` : sql`false`
}

/** The column that orders are put together by, as the text that `figure_days` has for its key. */
export function keyColumn(dimension: FigureDimension): RawBuilder<string> {
  return dimension === 'lane' ? sql<string>`f.lane` : sql<string>`coalesce(${columns[dimension]}::text, '')`
}
