import type { LatLng } from '#domain/geo.ts'
import { utcOffsetSeconds } from '#domain/zoned-time.ts'
import { malformed, notFound } from '#server/errors.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { routeBetween } from '#server/orders/route-between.ts'
import { isLinkedAs } from '#server/relationships/links.ts'
import { suggestAddresses } from './address-suggestions.ts'
import { importLocations } from './import-locations.ts'
import { listLocations } from './list-locations.ts'
import { locationColumns, toLocation } from './location-row.ts'
import { createLocation, setLocationsArchived, updateLocation } from './save-location.ts'
import { timeZoneAt } from './time-zone.ts'

export const locationsHandlers = defineHandlers({
  async getPaginatedLocations({ path, query }, ctx) {
    const ownerTenantId = query.requesterTenantId ?? path.tenantId
    return { status: 200, body: await listLocations(ctx, { ...query, ownerTenantId }) }
  },

  async createLocation({ body }, ctx) {
    return { status: 200, body: await createLocation(ctx, body) }
  },

  async importLocations({ query, body }, ctx) {
    return { status: 200, body: await importLocations(ctx, { ...query, csv: body }) }
  },

  async getLocation({ path }, ctx) {
    const row = await ctx.db
      .selectFrom('locations')
      .select(locationColumns)
      .where('id', '=', path.locationId)
      .where(({ or, eb, ref }) => or([eb('tenant_id', '=', ctx.tenantId), isLinkedAs('customer', ref('tenant_id'))]))
      .executeTakeFirst()
    if (!row) throw notFound('No such location.')
    return { status: 200, body: toLocation(row) }
  },

  async updateLocation({ path, body }, ctx) {
    return { status: 200, body: await updateLocation(ctx, path.locationId, body) }
  },

  async archiveLocations({ body }, ctx) {
    await setLocationsArchived(ctx, body.ids, true)
    return { status: 200, body: { done: true } }
  },

  async restoreLocations({ body }, ctx) {
    await setLocationsArchived(ctx, body.ids, false)
    return { status: 200, body: { done: true } }
  },

  async getDistance({ query }, ctx) {
    const route = await routeBetween(
      ctx,
      readPoint('origin', query.origin),
      readPoint('destination', query.destination),
    )
    return { status: 200, body: route }
  },

  async getTimezone({ query }, ctx) {
    const canonicalIdentifier = timeZoneAt(query.lat, query.lng)
    return {
      status: 200,
      body: { canonicalIdentifier, utcOffsetSeconds: utcOffsetSeconds(ctx.now, canonicalIdentifier) },
    }
  },

  async getAddressSuggestions({ query }, ctx) {
    return { status: 200, body: { data: await suggestAddresses(ctx, query.query) } }
  },
})

/** A point written as `lat,lng`; the contract has checked its form, not its range. */
function readPoint(name: string, text: string): LatLng {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number)
  if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng }
  throw malformed(`${name} is not a point on the earth.`)
}
