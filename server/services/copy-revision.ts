import { sql } from 'kysely'
import { emptyPricing, type RevisionDraft } from '#domain/pricing/revision-components.ts'
import type { Context } from '#server/http/context.ts'
import type { OwnRevision } from './revision-draft.ts'

/** The lists of a revision, by where its prices name what they hold. */
const lists = {
  parcelTypes: [
    'service_revision_parcel_types',
    'name, description, max_weight_kg, max_length_m, max_width_m, max_height_m, typed',
  ],
  serviceSpeeds: ['service_revision_service_speeds', 'name, description, text_color, duration_s'],
  tags: ['service_revision_tags', 'name, description, icon_image_src'],
} as const
const listNames = ['parcelTypes', 'serviceSpeeds', 'tags'] as const

/**
 * Begins the draft of a service, as a copy of a revision or empty. What its lists hold are rows of its own, which the prices name.
 * @returns the draft's id
 */
export async function copyRevision(ctx: Context, serviceId: number, from: OwnRevision | null): Promise<number> {
  const { db, tenantId, userId, now } = ctx
  const { rows } = await sql<{ id: number }>`
    insert into service_revisions
      (tenant_id, service_id, number, pricing, service_map_id, vehicle_id, vehicle_name, created_by, created_at, updated_at)
    select ${tenantId}, ${serviceId},
      (select coalesce(max(number), 0) + 1 from service_revisions where service_id = ${serviceId}),
      ${JSON.stringify(emptyPricing)}, old.service_map_id, old.vehicle_id, coalesce(old.vehicle_name, ''), ${userId}, ${now}, ${now}
    from (select 1) as one left join service_revisions as old on old.id = ${from?.id ?? null}
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  if (from === null) return id
  const ids = {
    parcelTypes: await copyList(ctx, 'parcelTypes', from.id, id),
    serviceSpeeds: await copyList(ctx, 'serviceSpeeds', from.id, id),
    tags: await copyList(ctx, 'tags', from.id, id),
  }
  const { serviceMap } = from.pricing
  const pricing: RevisionDraft = {
    ...from.pricing,
    parcelTypes: renamed(from.pricing.parcelTypes, ids.parcelTypes),
    serviceSpeeds: renamed(from.pricing.serviceSpeeds, ids.serviceSpeeds),
    tags: renamed(from.pricing.tags, ids.tags),
    // Pinned anew when this one is published.
    ...(serviceMap && { serviceMap: { ...serviceMap, zones: [] } }),
  }
  await db
    .updateTable('service_revisions')
    .set({ pricing: JSON.stringify(pricing) })
    .where('id', '=', id)
    .execute()
  return id
}

/** @returns the new ids by the old ones */
async function copyList(
  { db, tenantId }: Context,
  list: keyof typeof lists,
  fromId: number,
  toId: number,
): Promise<ReadonlyMap<number, number>> {
  const [table, columns] = lists[list]
  const { rows } = await sql<{ id: number; copied_id: number }>`
    with old as (
      select *, nextval(pg_get_serial_sequence(${table}, 'id')) as new_id from ${sql.table(table)}
      where service_revision_id = ${fromId} and archived_at is null),
    copied as (
      insert into ${sql.table(table)} (id, tenant_id, service_revision_id, position, origin_id, ${sql.raw(columns)})
      overriding system value
      select new_id, ${tenantId}, ${toId}, position, coalesce(origin_id, id), ${sql.raw(columns)} from old)
    select id, new_id as copied_id from old`.execute(db)
  return new Map(rows.map((row) => [row.id, row.copied_id]))
}

function renamed<Item extends { readonly id: number }>(
  items: readonly Item[],
  ids: ReadonlyMap<number, number>,
): Item[] {
  return items.flatMap((item) => {
    const id = ids.get(item.id)
    return id === undefined ? [] : [{ ...item, id }]
  })
}

/** The prices of a revision, its lists named by the rows that they were copied from first: so two revisions can be compared. */
export async function pricingByOrigin({ db }: Context, { id, pricing }: OwnRevision): Promise<RevisionDraft> {
  const origins = await Promise.all(
    listNames.map(async (list) => {
      const { rows } = await sql<{ id: number; origin_id: number }>`
        select id, coalesce(origin_id, id) as origin_id from ${sql.table(lists[list][0])}
        where service_revision_id = ${id}`.execute(db)
      return new Map(rows.map((row) => [row.id, row.origin_id]))
    }),
  )
  const [parcelTypes = new Map(), serviceSpeeds = new Map(), tags = new Map()] = origins
  return {
    ...pricing,
    parcelTypes: renamed(pricing.parcelTypes, parcelTypes),
    serviceSpeeds: renamed(pricing.serviceSpeeds, serviceSpeeds),
    tags: renamed(pricing.tags, tags),
  }
}
