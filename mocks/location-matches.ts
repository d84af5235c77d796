import { notFound } from '#domain/text/refusal.ts'
import { fullLocationName } from '#domain/addresses/address.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import { byMatch, middleOf, withoutDuplicates } from '#domain/addresses/location-match.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Location, LocationMatch, LocationMatches, RecentLocations } from '#generated/model/index.ts'
import { type Caller, tenantOf } from './context.ts'
import type { MockCall } from './define-mocks.ts'
import { ordersFor } from './orders.ts'
import type { World } from './world-types.ts'

const most = 10
/** Orders whose stops say where one drives. */
const latest = 50
/** Orders that are looked through for locations used lately. */
const latestForRecent = 30

/**
 * The locations of the caller and of a customer that fit what was typed, by the rule that the server has.
 * @throws 404 when it is no customer of the caller's
 */
export function matchingLocations({ world, caller }: MockCall, search: string, customerId: number): LocationMatches {
  const books = booksOf(caller, customerId)
  const near = deliveryCentre(world, caller)
  const typed = search.trim()
  const found = books
    .flatMap((id) => world.resources.location.filter(({ tenantId, archived }) => tenantId === id && !archived))
    .filter((each) =>
      holdsWords(
        `${each.fullName} ${each.formattedAddress} ${each.externalReference ?? ''} ${each.phone ?? ''}`,
        typed,
      ),
    )
    .map(matchOf)
  const each = withoutDuplicates(found)
  return {
    near: near && { latitude: near.lat, longitude: near.lng },
    data: (typed === '' ? each : each.toSorted(byMatch(typed, near))).slice(0, most),
  }
}

/**
 * Where the latest orders of a customer began and ended.
 * @throws 404 when it is no customer of the caller's
 */
export function recentLocations({ world, caller }: MockCall, customerId: number): RecentLocations {
  const books = booksOf(caller, customerId)
  const orders = ordersFor(world, caller)
    .filter(({ view }) => view.senderTenant.id === customerId)
    .toSorted((a, b) => b.view.availableAt - a.view.availableAt || b.view.id - a.view.id)
    .slice(0, latestForRecent)
  const found = (ids: readonly number[]) =>
    [...new Set(ids)].flatMap((id) => {
      const location = world.resources.location.find((each) => each.id === id)
      return location === undefined || location.archived || !books.includes(location.tenantId) ? [] : matchOf(location)
    })
  return {
    pickups: found(orders.map(({ view }) => view.pickupLocation.id)),
    dropoffs: found(orders.map(({ view }) => view.dropoffLocation.id)),
  }
}

/** Whose locations one orders between: the customer's first. */
function booksOf(caller: Caller, customerId: number): readonly number[] {
  const { tenant, customerIds } = tenantOf(caller)
  if (customerId !== tenant.id && !customerIds.includes(customerId)) throw notFound(noSuch('customer'))
  return [...new Set([customerId, tenant.id])]
}

function matchOf({ id, name, friendlyName, formattedAddress, latitude, longitude }: Location): LocationMatch {
  return { id, name: fullLocationName(name, friendlyName), formattedAddress, latitude, longitude }
}

/** The middle of the stops of the latest orders, or where there are none of the own locations; null without either. */
export function deliveryCentre(world: World, caller: Caller): LatLng | null {
  const stops = ordersFor(world, caller)
    .toSorted((a, b) => b.view.id - a.view.id)
    .slice(0, latest)
    .flatMap(({ view }) => [view.pickupLocation, view.dropoffLocation])
  const own = world.resources.location.filter(({ tenantId }) => tenantId === caller.tenant?.tenant.id)
  const places = stops.length > 0 ? stops : own
  return middleOf(places.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })))
}
