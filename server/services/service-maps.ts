import { refuseNoZones } from '#domain/pricing/draft-refusals.ts'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { zoneFaults } from '#domain/pricing/zone-faults.ts'
import { outlinesOf, mapOutlines } from '#domain/pricing/zone-parts.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { checkAct } from '#server/resources/act.ts'
import { archiveOf, getOf, listOf, restoreOf } from '#server/resources/handlers.ts'
import { lockedRow } from '#server/resources/read.ts'
import { recordWrite } from '#server/resources/record-write.ts'
import { defineResource, type Resource } from '#server/resources/resource.ts'
import { mostOfOne, selectUsesInRevisions, usesIn } from '#server/resources/uses.ts'
import { create, update } from '#server/resources/write.ts'
import { checkOutlines } from './outline-checks.ts'

type Zone = Schema<'ServiceZone'>

/** The maps by whose zones an organisation prices; the zones of one are changed and published together. */
const serviceMaps = defineResource('serviceMap', 'service_maps', {
  hasOwnNames: true,
  also: {
    zone_count: sql<number>`jsonb_array_length(service_maps.service_zones)`,
    status: sql<Schema<'ServiceMap'>['status']>`case when service_maps.published_zones is null then 'draft'
      when service_maps.published_zones = service_maps.service_zones then 'published' else 'changed' end`,
    used_by: sql<Schema<'ServiceMapUse'>[]>`(
      select coalesce(jsonb_agg(jsonb_build_object('serviceId', services.id, 'name', services.name, 'revisionId', revision.id,
          'status', revision.status,
          'takenAt', revision.published_at) order by lower(services.name), services.id, revision.id), '[]')
      from service_revisions as revision join services on services.id = revision.service_id
      where revision.service_map_id = service_maps.id and services.archived_at is null
        and (revision.status = 'draft' or revision.id = services.published_revision_id))`,
  },
  uses: [selectUsesInRevisions({ how: 'the map of' }, 'service-map', sql`revision.service_map_id = service_maps.id`)],
  fields: {
    serviceZones: {
      column: 'service_zones',
      read: ({ service_zones: zones }) => zones,
      write: (zones) => JSON.stringify(zones),
    },
  },
  check: async (_ctx, { serviceZones }, { before }) => {
    const known = byNumber(before?.serviceZones ?? [])
    const changed = (serviceZones ?? []).flatMap((zone, index) =>
      isSameShape(zone, known.get(zone.number)) ? [] : [{ index, shape: mapOutlines(zone, cornersOf) }],
    )
    await checkOutlines(changed.map(({ shape }) => shape))
    const faults = changed.flatMap(({ index, shape }) =>
      zoneFaults(shape).map(({ pointer, message }) => [`/serviceZones/${index}${pointer}`, [message]]),
    )
    if (faults.length > 0) throw formError(Object.fromEntries(faults))
  },
})

/** Lists show a map without its zones. */
const metas: Resource<{
  name: 'serviceMap'
  answer: Schema<'ServiceMapMeta'>
  form: Schema<'ServiceMapInput'>
  change: Schema<'ServiceMapUpdate'>
  page: Schema<'ServiceMapMetaPage'>
}> = {
  ...serviceMaps,
  columns: serviceMaps.columns.filter(({ alias }) => alias !== 'service_zones'),
  bodyOf(row) {
    const { serviceZones: _zones, usedBy, ...meta } = serviceMaps.bodyOf(row)
    return { ...meta, usedBy: usedBy.slice(0, mostOfOne) }
  },
}

export const serviceMapsHandlers = defineHandlers({
  getTenantServiceMapsMeta: listOf(metas),
  getServiceMap: getOf(serviceMaps),

  async createServiceMap({ body }, ctx) {
    const serviceZones = await numbered(ctx, body.serviceZones ?? [], [])
    return { status: 200, body: await create(serviceMaps, ctx, { ...body, serviceZones }) }
  },

  async updateServiceMap({ path: { serviceMapId: id }, body }, ctx) {
    const { changed } = await update(serviceMaps, ctx, id, body, async (change, before) => {
      if (!change.serviceZones) return { change, before: { ...before, serviceZones: [] }, details: change }
      const serviceZones = await numbered(ctx, change.serviceZones, before.serviceZones)
      const [was, is] = [byNumber(before.serviceZones), byNumber(serviceZones)]
      return {
        change: { ...change, serviceZones },
        // A map is a megabyte: of its zones the audit keeps those that were changed, added or taken away.
        before: { ...before, serviceZones: before.serviceZones.filter((zone) => !isSame(zone, is.get(zone.number))) },
        details: { ...change, serviceZones: serviceZones.filter((zone) => !isSame(zone, was.get(zone.number))) },
      }
    })
    return { status: 200, body: changed }
  },

  async publishServiceMap({ path: { serviceMapId: id } }, ctx) {
    const row = await lockedRow(metas, ctx, id)
    const before = metas.bodyOf(row)
    checkAct('publishServiceMap', before)
    refuseNoZones(before.zoneCount)
    const publishing = sql`update service_maps set published_zones = service_zones, published_at = ${ctx.now},
      updated_at = ${ctx.now}, version = version + 1 where id = ${id}`
    const [published = row] = await recordWrite(serviceMaps, ctx, publishing, { verb: 'published' })
    return { status: 200, body: serviceMaps.bodyOf(published) }
  },

  archiveServiceMaps: archiveOf(metas),
  restoreServiceMaps: restoreOf(metas),
  getServiceMapUses: usesIn(metas),
})

/**
 * What has no number gets one that no zone ever had: prices of placed orders name zones by it.
 * @throws formError for a number that is no zone's of this map, or stands there twice
 */
async function numbered({ db }: Context, zones: readonly Zone[], known: readonly Zone[]): Promise<Zone[]> {
  const free = new Set(known.map(({ number }) => number))
  const foreign = zones.findIndex(({ number }) => number !== undefined && !free.delete(number))
  if (foreign !== -1)
    throw formError({ [`/serviceZones/${foreign}/number`]: ['Is no zone of this map, or stands here twice'] })
  const added = zones.filter(({ number }) => number === undefined)
  if (added.length === 0) return [...zones]
  const { rows } = await sql<{ number: number }>`
    select nextval('service_zone_numbers') as number from generate_series(1, ${added.length})`.execute(db)
  return zones.map((zone) => ({ ...zone, number: zone.number ?? rows[added.indexOf(zone)]?.number }))
}

function byNumber(zones: readonly Zone[]): ReadonlyMap<Zone['number'], Zone> {
  return new Map(zones.map((zone) => [zone.number, zone]))
}

function isSame(zone: Zone, known: Zone | undefined): boolean {
  const said = ({ bounds: _bounds, holes: _holes, parts: _parts, ...more }: Zone) => more
  return known !== undefined && isSameShape(zone, known) && isDeepStrictEqual(said(zone), said(known))
}

/** Compared corner by corner: what compares anything would take longer than checking the outlines does. */
function isSameShape(one: Zone, other: Zone | undefined): boolean {
  if (other === undefined) return false
  const [mine, theirs] = [outlinesOf(one), outlinesOf(other)]
  return (
    mine.length === theirs.length &&
    mine.every(({ pointer, bounds }, at) => {
      const known = theirs[at]
      return (
        known?.pointer === pointer &&
        known.bounds.length === bounds.length &&
        bounds.every(([lat, lng], corner) => lat === known.bounds[corner]?.[0] && lng === known.bounds[corner]?.[1])
      )
    })
  )
}

/** Corners as rules take them; the contract lets no others in than pairs. */
function cornersOf(bounds: Zone['bounds']): [number, number][] {
  return bounds.map(([latitude = NaN, longitude = NaN]) => [latitude, longitude])
}
