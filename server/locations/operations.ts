import { type LatLng, notOnEarth, pointIn } from '#domain/geo/geo.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { utcOffsetSeconds } from '#domain/time/zoned-time.ts'
import { badRequest, notFound } from '#domain/text/refusal.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { routeBetween } from '#server/locations/route-between.ts'
import { ordersFor } from '#server/relationships/links.ts'
import { isReadableLocation } from '#server/relationships/readable-ids.ts'
import { archiveOf, createOf, deleteOf, listOf, restoreOf, updateOf } from '#server/resources/handlers.ts'
import { get, list, ofTenant, type RowScope } from '#server/resources/read.ts'
import { usesIn } from '#server/resources/uses.ts'
import { areaOfAddress, suggestAddresses } from './address-suggestions.ts'
import { ownAndCustomers } from './books.ts'
import { importLocations } from './import-locations.ts'
import { matchingLocations } from './location-matches.ts'
import { locations } from './location.ts'
import { recentLocations } from './recent-locations.ts'
import { timeZoneAt } from './time-zone.ts'

export const locationsHandlers = defineHandlers({
  async getPaginatedLocations({ path, query }, ctx) {
    const ownerTenantId = query.requesterTenantId ?? path.tenantId
    const mayRead = ownerTenantId === ctx.tenantId || (await ordersFor(ctx.db, ownerTenantId))
    if (!mayRead) throw notFound(noSuch('customer'))
    return { status: 200, body: list(locations, ctx, query, ofTenant(ownerTenantId)) }
  },

  getTenantLocations: listOf(locations),

  async getAllLocations({ query }, ctx) {
    return { status: 200, body: list(locations, ctx, query, ownAndCustomers(ctx.tenantId)) }
  },

  async getLocationMatches({ query }, ctx) {
    return { status: 200, body: await matchingLocations(ctx, query) }
  },

  createLocation: createOf(locations),

  async importLocations({ query, body }, ctx) {
    return { status: 200, body: await importLocations(ctx, { ...query, csv: body }) }
  },

  async getRecentLocations({ query }, ctx) {
    return { status: 200, body: await recentLocations(ctx, query.requesterTenantId) }
  },

  async getLocation({ path }, ctx) {
    const location = await get(locations, ctx, path.locationId, readable)
    const readsBook = location.tenantId === ctx.tenantId || (await ordersFor(ctx.db, location.tenantId))
    return { status: 200, body: readsBook ? location : { ...location, externalReference: null } }
  },
  updateLocation: updateOf(locations),
  deleteLocation: deleteOf(locations),
  archiveLocations: archiveOf(locations),
  restoreLocations: restoreOf(locations),
  getLocationUses: usesIn(locations),

  async getGoogleMapsApiKey(_input, ctx) {
    return { status: 200, body: { key: ctx.deps.config.googleMapsApiKey } }
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
    const canonicalIdentifier = timeZoneAt(query.lat, query.lng, query.province)
    return {
      status: 200,
      body: { canonicalIdentifier, utcOffsetSeconds: utcOffsetSeconds(ctx.now, canonicalIdentifier) },
    }
  },

  async getAddressArea({ query }, ctx) {
    return { status: 200, body: { area: await areaOfAddress(ctx, query) } }
  },

  async getAddressSuggestions({ query }, ctx) {
    return { status: 200, body: { data: await suggestAddresses(ctx, query.query) } }
  },
})

/** A point written as `lat,lng`; the contract has checked its form, not its range. */
function readPoint(name: string, text: string): LatLng {
  const point = pointIn(text)
  if (point === null) throw badRequest(notOnEarth(name))
  return point
}

/** One that somebody may look at, and so name. */
const readable: RowScope = { isMeant: () => isReadableLocation() }
