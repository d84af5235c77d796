import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { fuelOutlook, type FuelOutlook, type OrderBeforeFuel } from '#domain/pricing/fuel-outlook.ts'
import { fuelPriceFault } from '#domain/pricing/fuel-price-text.ts'
import { fuelTableFaults } from '#domain/pricing/fuel-table.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { actRows } from '#server/audit.ts'
import { writeTogether } from '#server/db/write-together.ts'
import { type FieldErrors, conflictOf, refuseErrors } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { eventRows } from '#server/outbox.ts'

type Price = Schema<'FuelPrice'>
type Surcharges = Schema<'FuelSurcharges'>

const fuelTypes = ['regular', 'diesel'] as const
const averageOfS = 30 * 86_400
/** Four years of weeks for both fuels, and more: what a page still shows. */
const mostPrices = 1_000
/** Enough for a median that no further order moves. */
const mostOrders = 5_000

export const fuelHandlers = defineHandlers({
  async getFuelPrices(_input, { db }) {
    return { status: 200, body: { data: await pricesFrom(db, 'shared_fuel_prices') } }
  },
  async getTenantFuelPrices(_input, { db }) {
    return { status: 200, body: { data: await pricesFrom(db, 'fuel_prices') } }
  },
  async setTenantFuelPrices({ body }, ctx) {
    await setPrices(ctx, body.prices)
    return { status: 200, body: { data: await pricesFrom(ctx.db, 'fuel_prices') } }
  },
  async getFuelSurcharges(_input, ctx) {
    return { status: 200, body: await readSurcharges(ctx) }
  },
  async updateFuelSurcharges({ body }, ctx) {
    await setTables(ctx, body)
    return { status: 200, body: await readSurcharges(ctx) }
  },
})

/** The newest first; of a courier's own table row-level security leaves its own rows. */
function pricesFrom(db: Context['db'], table: 'fuel_prices' | 'shared_fuel_prices'): Promise<Price[]> {
  return db
    .selectFrom(table)
    .select(['fuel_type as fuelType', 'date', 'dollars_per_litre as dollarsPerLitre'])
    .orderBy('date', 'desc')
    .orderBy('fuel_type', 'desc')
    .limit(mostPrices)
    .execute()
}

/** @throws formError at each week that is wrong */
async function setPrices(ctx: Context, prices: Schema<'FuelPricesInput'>['prices']): Promise<void> {
  const { db, tenantId } = ctx
  // Two lists of weeks would wait for each other's, each for one that the other has.
  await sql`select pg_advisory_xact_lock(hashtextextended('fuel_prices', ${tenantId}))`.execute(db)
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  for (const [index, { fuelType, date, dollarsPerLitre }] of prices.entries()) {
    const fault = dollarsPerLitre === null ? null : priceFault(dollarsPerLitre)
    if (fault !== null) errors[`/prices/${index}/dollarsPerLitre`] = [fault]
    if (seen.has(`${fuelType} ${date}`)) errors[`/prices/${index}/date`] = ['This week stands here twice']
    seen.add(`${fuelType} ${date}`)
  }
  refuseErrors(errors)
  const gone = prices.filter(({ dollarsPerLitre }) => dollarsPerLitre === null)
  const kept = prices.flatMap(({ fuelType, date, dollarsPerLitre }) =>
    dollarsPerLitre === null
      ? []
      : [{ tenant_id: tenantId, fuel_type: fuelType, date, dollars_per_litre: roundedPrice(dollarsPerLitre) }],
  )
  if (gone.length > 0)
    await db
      .deleteFrom('fuel_prices')
      .where('tenant_id', '=', tenantId)
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('fuel_type', 'date'),
          'in',
          gone.map(({ fuelType, date }) => tuple(fuelType, date)),
        ),
      )
      .execute()
  if (kept.length > 0)
    await db
      .insertInto('fuel_prices')
      .values(kept)
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'fuel_type', 'date'])
          .doUpdateSet(({ ref }) => ({ dollars_per_litre: ref('excluded.dollars_per_litre') })),
      )
      .execute()
  await record(ctx, 'fuel-prices', { prices })
}

/** What is stored has four decimals, and costs something. */
function priceFault(dollarsPerLitre: number): string | null {
  return fuelPriceFault(dollarsPerLitre) ?? (roundedPrice(dollarsPerLitre) > 0 ? null : 'Must be at least $0.0001')
}

function roundedPrice(dollarsPerLitre: number): number {
  return Math.round(dollarsPerLitre * 10_000) / 10_000
}

async function readSurcharges(ctx: Context): Promise<Surcharges> {
  const { db, tenantId, now } = ctx
  const [settings, tables, prices, orders, tenant] = await Promise.all([
    db.selectFrom('courier_settings').select('fuel_version').where('tenant_id', '=', tenantId).executeTakeFirst(),
    db
      .selectFrom('fuel_tables')
      .select(['fuel_type as fuelType', 'effective_from as effectiveFrom', 'rows'])
      .orderBy('fuel_type', 'desc')
      .orderBy('effective_from', 'desc')
      .execute(),
    pricesFrom(db, 'fuel_prices'),
    recentOrders(ctx),
    db.selectFrom('tenants').select(['name', 'time_zone']).where('id', '=', tenantId).executeTakeFirstOrThrow(),
  ])
  const today = wallTimeAt(now, tenant.time_zone).date
  return {
    version: settings?.fuel_version ?? 1,
    tables,
    outlooks: fuelTypes.map((fuelType) =>
      written(fuelOutlook({ tables, prices }, fuelType, today, orders, tenant.name)),
    ),
  }
}

/** The rules read their lists only, the answer's may be written to. */
function written({ inForce, next, ...outlook }: FuelOutlook): Schema<'FuelOutlook'> {
  const reading = (each: FuelOutlook['next']) => each && { ...each, prices: [...each.prices] }
  return { ...outlook, inForce: reading(inForce), next: reading(next) }
}

/** What the priced orders of the last 30 days came to before fuel, waiting, adjustments and tax. */
async function recentOrders({ db, tenantId, now }: Context): Promise<OrderBeforeFuel[]> {
  const { rows } = await sql<{ cadCents: number; fuelType: 'regular' | 'diesel' | null }>`
    select coalesce(fuel.of_cents, rest.cents)::float8 as "cadCents", fuel.type as "fuelType"
    from delivery_orders o
    join delivery_order_prices p on p.delivery_order_id = o.id
    left join lateral (
      select (line #>> '{reason,input,ofCadCents}')::float8 as of_cents,
        coalesce(line #>> '{reason,input,fuelType}', 'regular') as type
      from jsonb_array_elements(p.lines) line where line #>> '{reason,rule}' = 'fuel_surcharge' limit 1) fuel on true
    cross join lateral (
      select coalesce(sum((line ->> 'priceCadCents')::float8), 0) as cents from jsonb_array_elements(p.lines) line
      where line #>> '{reason,rule}' not in ('fuel_surcharge', 'wait_time', 'adjustment', 'floor', 'cancellation_charge', 'tax')) rest
    where o.receiver_tenant_id = ${tenantId} and o.status <> 'cancelled' and p.total_cents is not null
      and o.available_at between ${now - averageOfS} and ${now}
    order by o.available_at desc limit ${mostOrders}`.execute(db)
  return rows
}

/** @throws formError at each row that is wrong, or `edit_conflict` */
async function setTables(ctx: Context, { version, tables }: Schema<'FuelSurchargesUpdate'>): Promise<void> {
  const { db, tenantId, now } = ctx
  const errors = await tableErrors(tables)
  refuseErrors(errors)
  const counted = await sql`
    insert into courier_settings (tenant_id, fuel_version, updated_at) values (${tenantId}, 2, ${now})
    on conflict (tenant_id) do update set fuel_version = courier_settings.fuel_version + 1, updated_at = excluded.updated_at
      where courier_settings.fuel_version = ${version}
    returning tenant_id`.execute(db)
  if (counted.rows.length === 0) throw conflictOf('the fuel tables')
  await db.deleteFrom('fuel_tables').where('tenant_id', '=', tenantId).execute()
  if (tables.length > 0)
    await db
      .insertInto('fuel_tables')
      .values(
        tables.map(({ fuelType, effectiveFrom, rows }) => ({
          tenant_id: tenantId,
          fuel_type: fuelType,
          effective_from: effectiveFrom,
          rows: JSON.stringify(rows.toSorted((one, other) => one.priceFrom - other.priceFrom)),
        })),
      )
      .execute()
  await record(ctx, 'fuel-tables', { tables })
}

/** More faults than this are not looked for: an answer has no room for them. */
const mostFaults = 200

type Tabled = Schema<'FuelSurchargesUpdate'>['tables'][number]

/** What is wrong with tables, by its place. Between two tables others have their turn. */
export async function tableErrors(tables: readonly Tabled[]): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  const days = new Set<string>()
  let left = mostFaults
  for (const [index, { fuelType, effectiveFrom, rows }] of tables.entries()) {
    if (left <= 0) break
    await othersTurn()
    const faults = fuelTableFaults(rows, left)
    left -= faults.length
    for (const { pointer, message } of faults) {
      const place = `/tables/${index}/rows${pointer}`
      errors[place] = [...(errors[place] ?? []), message]
    }
    const day = `${fuelType} ${effectiveFrom}`
    if (days.has(day)) errors[`/tables/${index}/effectiveFrom`] = ['Another table of this fuel begins that day']
    days.add(day)
  }
  return errors
}

async function record(ctx: Context, subject: 'fuel-prices' | 'fuel-tables', details: object): Promise<void> {
  const action = `${subject}.updated`
  await writeTogether(ctx.db, [
    actRows(ctx, [{ action, entity: subject, entityId: ctx.tenantId, details }]),
    eventRows(ctx, [{ topic: subject, key: String(ctx.tenantId), payload: { action } }]),
  ])
}
