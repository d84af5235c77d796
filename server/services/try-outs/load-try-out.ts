import type { Kysely } from 'kysely'
import type { OfferedOption, TryOut } from '#domain/pricing/try-out.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import type { Database, Row } from '#server/db/schema.ts'
import { loadServiceOptions, revisionOptionIds } from '../revision-options.ts'

/** All that the orders of a try-out have in common. */
export async function loadTryOut(db: Kysely<Database>, row: Row<'try_outs'>): Promise<TryOut> {
  const { tenant_id: tenantId, service_id: serviceId, compared_revision_id: comparedId, pricing } = row
  const { started_by: userId } = row
  const [courier, prices, tables, compared, options, units] = await Promise.all([
    db
      .selectFrom('tenants')
      .leftJoin('courier_settings as settings', 'settings.tenant_id', 'tenants.id')
      .where('tenants.id', '=', tenantId)
      .select(['tenants.time_zone', 'settings.wait_time', 'settings.holidays'])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('fuel_prices')
      .where('tenant_id', '=', tenantId)
      .select(['fuel_type as fuelType', 'date', 'dollars_per_litre as dollarsPerLitre'])
      .execute(),
    db
      .selectFrom('fuel_tables')
      .where('tenant_id', '=', tenantId)
      .select(['fuel_type as fuelType', 'effective_from as effectiveFrom', 'rows'])
      .execute(),
    db.selectFrom('service_revisions').select('pricing').where('id', '=', comparedId).executeTakeFirst(),
    loadServiceOptions(db, serviceId),
    unitsOf(db, userId),
  ])
  const { types, speeds, tags } = options
  return {
    published: compared ? { pricing: compared.pricing, ...revisionOptionIds(compared.pricing, options) } : null,
    draft: { pricing, ...revisionOptionIds(pricing, options) },
    courier: {
      timeZone: courier.time_zone,
      holidays: (courier.holidays ?? []).map(({ date }) => date),
      fuel: { prices, tables },
      waitTime: courier.wait_time,
    },
    names: { parcel_type: namesOf(types), service_speed: namesOf(speeds), tag: namesOf(tags) },
    units,
  }
}

/** Of the person who began the try-out, who reads its reasons. */
async function unitsOf(db: Kysely<Database>, userId: number | null): Promise<UnitPreference> {
  const row = await db.selectFrom('users').select('unit_preference').where('id', '=', userId).executeTakeFirst()
  return row?.unit_preference ?? 'Metric'
}

function namesOf(options: readonly OfferedOption[]): ReadonlyMap<number, string> {
  return new Map(options.map(({ id, name }) => [id, name]))
}
