import { sql, type Kysely } from 'kysely'
import { optionIds, type OfferedOption, type TriedRevision, type TryOut } from '#domain/pricing/try-out.ts'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import type { Database, Row } from '#server/db/schema.ts'

const lists = {
  parcel_type: 'service_revision_parcel_types',
  service_speed: 'service_revision_service_speeds',
  tag: 'service_revision_tags',
} as const

/** All that the orders of a try-out have in common. */
export async function loadTryOut(db: Kysely<Database>, row: Row<'try_outs'>): Promise<TryOut> {
  const { tenant_id: tenantId, service_id: serviceId, compared_revision_id: comparedId, pricing } = row
  const [courier, prices, tables, compared, types, speeds, tags] = await Promise.all([
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
    optionsOf(db, lists.parcel_type, serviceId),
    optionsOf(db, lists.service_speed, serviceId),
    optionsOf(db, lists.tag, serviceId),
  ])
  const options = { types, speeds, tags }
  return {
    published: compared ? triedRevision(compared.pricing, options) : null,
    draft: triedRevision(pricing, options),
    courier: {
      timeZone: courier.time_zone,
      holidays: (courier.holidays ?? []).map(({ date }) => date),
      fuel: { prices, tables },
      waitTime: courier.wait_time,
    },
    names: { parcel_type: namesOf(types), service_speed: namesOf(speeds), tag: namesOf(tags) },
  }
}

function triedRevision(
  pricing: RevisionPricing,
  { types, speeds, tags }: Readonly<Record<'types' | 'speeds' | 'tags', readonly OfferedOption[]>>,
): TriedRevision {
  const idsOf = (items: readonly { readonly id: number }[]) => new Set(items.map(({ id }) => id))
  return {
    pricing,
    parcelTypeIds: optionIds(types, idsOf(pricing.parcelTypes)),
    serviceSpeedIds: optionIds(speeds, idsOf(pricing.serviceSpeeds)),
    tagIds: optionIds(tags, idsOf(pricing.tags)),
  }
}

/** What the lists of all revisions of a service hold or held. */
async function optionsOf(
  db: Kysely<Database>,
  table: (typeof lists)[keyof typeof lists],
  serviceId: number,
): Promise<OfferedOption[]> {
  const { rows } = await sql<OfferedOption>`
    select item.id, coalesce(item.origin_id, item.id) as "originId", item.name from ${sql.table(table)} as item
    join service_revisions as revision on revision.id = item.service_revision_id
    where revision.service_id = ${serviceId} order by item.id`.execute(db)
  return rows
}

function namesOf(options: readonly OfferedOption[]): ReadonlyMap<number, string> {
  return new Map(options.map(({ id, name }) => [id, name]))
}
