import { fullLocationName } from '#domain/address.ts'
import { holdsWords } from '#domain/bare-letters.ts'
import type { LatLng } from '#domain/geo.ts'
import { byMatch, middleOf, withoutDuplicates } from '#domain/location-match.ts'
import type { LocationMatches } from '#generated/model/index.ts'
import { type Caller, type MockContext, tenantOf } from './context.ts'
import { ordersFor } from './orders.ts'
import { notFound } from './refusals.ts'
import type { World } from './world-types.ts'

const most = 10
/** Orders whose stops say where one drives. */
const latest = 50

/**
 * The locations of the caller and of a customer that fit what was typed, by the rule that the server has.
 * @throws 404 when it is no customer of the caller's
 */
export function matchingLocations(
  { world }: MockContext,
  caller: Caller,
  search: string,
  customerId: number,
): LocationMatches {
  const { tenant, customerIds } = tenantOf(caller)
  const books = [...new Set([customerId, tenant.id])]
  if (books.some((id) => id !== tenant.id && !customerIds.includes(id))) throw notFound('No such customer.')
  const near = whereOneDrives(world, caller)
  const typed = search.trim()
  const found = books
    .flatMap((id) => world.resources.location.filter(({ tenantId, archived }) => tenantId === id && !archived))
    .filter((each) => holdsWords(`${each.fullName} ${each.formattedAddress} ${each.externalReference ?? ''}`, typed))
    .map(({ id, name, friendlyName, formattedAddress, latitude, longitude }) => ({
      id,
      name: fullLocationName(name, friendlyName),
      formattedAddress,
      latitude,
      longitude,
    }))
  const each = withoutDuplicates(found)
  return {
    near: near && { latitude: near.lat, longitude: near.lng },
    data: (typed === '' ? each : each.toSorted(byMatch(typed, near))).slice(0, most),
  }
}

/** The middle of the stops of the latest orders, or where there are none of the own locations; null without either. */
export function whereOneDrives(world: World, caller: Caller): LatLng | null {
  const stops = ordersFor(world, caller)
    .toSorted((a, b) => b.view.id - a.view.id)
    .slice(0, latest)
    .flatMap(({ view }) => [view.pickupLocation, view.dropoffLocation])
  const own = world.resources.location.filter(({ tenantId }) => tenantId === caller.tenant?.tenant.id)
  const places = stops.length > 0 ? stops : own
  return middleOf(places.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })))
}
