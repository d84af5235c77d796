import { estimateRoute, type LatLng } from '../geo/geo.ts'
import type { LocalDate } from '../time/zoned-time.ts'
import { isOff, type DaysOff } from './days-off.ts'

/** What is known of where a driver is and of what he has still to do. */
export interface RankedDriver {
  /** Orders to be picked up or dropped off. */
  readonly ordersInHand: number
  /** Where the most urgent of them goes. */
  readonly nextDropoff: LatLng | null
  /** Where his device was last, and when in unix seconds. */
  readonly lastPosition: (LatLng & { readonly recordedAt: number }) | null
}

/**
 * How far a driver has to a pickup, in metres and seconds by docs/rules/zones-and-distance.md, "Distance", and from
 * where; null when nobody knows where he is.
 */
export type Nearness =
  | {
      readonly from: 'position'
      readonly distanceM: number
      readonly timeS: number
      /** Seconds since the position was reported; 0 for a live one. */
      readonly ageS: number
    }
  | { readonly from: 'nextDropoff'; readonly distanceM: number; readonly timeS: number }
  | null

/**
 * Up to this age in seconds a position says where a driver is; after it, where he was
 * (docs/rules/positions-and-promises.md, "Positions").
 */
const liveS = 300
/** A position of the shift before says nothing any more. Seconds. */
const forgottenS = 12 * 3600
/** What an order in hand takes at its two stops, in seconds (docs/rules/positions-and-promises.md, "Positions": 3 minutes for each). */
const stopsS = 2 * 180

/**
 * From where he is; without a live position from where he drops off next, else from where he was last.
 * @param now unix seconds
 */
export function nearnessTo(
  pickup: LatLng,
  { lastPosition, nextDropoff }: Omit<RankedDriver, 'ordersInHand'>,
  now: number,
): Nearness {
  const ageS = lastPosition === null ? Infinity : now - lastPosition.recordedAt
  if (ageS > liveS && nextDropoff !== null) return { from: 'nextDropoff', ...wayTo(pickup, nextDropoff) }
  if (lastPosition === null || ageS > forgottenS) return null
  return { from: 'position', ...wayTo(pickup, lastPosition), ageS: ageS > liveS ? ageS : 0 }
}

function wayTo(pickup: LatLng, from: LatLng) {
  const { distanceM, timeS } = estimateRoute(from, pickup)
  return { distanceM, timeS }
}

/**
 * Whom to ask first: the drive to the pickup and the stops of what is in hand count together, in seconds, so that a free driver around
 * the corner comes before a loaded one across the street. Of whom nobody knows where he is comes last, and they by what they have in hand;
 * equal ones stay in the order in which they were given.
 * @param pickup null when there is no one place to go to: load alone counts then
 * @param now unix seconds
 */
export function rankDrivers<Driver extends RankedDriver>(
  drivers: readonly Driver[],
  pickup: LatLng | null,
  now: number,
): readonly { readonly driver: Driver; readonly nearness: Nearness }[] {
  return drivers
    .map((driver) => ({ driver, nearness: pickup === null ? null : nearnessTo(pickup, driver, now) }))
    .toSorted(
      (one, other) => Number(one.nearness === null) - Number(other.nearness === null) || busyS(one) - busyS(other),
    )
}

function busyS({ driver, nearness }: { readonly driver: RankedDriver; readonly nearness: Nearness }): number {
  return (nearness?.timeS ?? 0) + driver.ordersInHand * stopsS
}

/**
 * Why a driver stands where he does: "2.1 km away, 3 orders", "3 orders, next drop 1.4 km from the pickup".
 * @param distance writes metres as the reader measures
 */
export function nearnessWords(nearness: Nearness, ordersInHand: number, distance: (metres: number) => string): string {
  const load = inHandWords(ordersInHand)
  if (nearness === null) return `${load}, position not known`
  if (nearness.from === 'nextDropoff') return `${load}, next drop ${distance(nearness.distanceM)} from the pickup`
  const { distanceM, ageS } = nearness
  const away = `${distance(distanceM)} away`
  return ageS === 0 ? `${away}, ${lowered(load)}` : `${away} ${agoText(ageS)}, ${lowered(load)}`
}

/**
 * Those to suggest for orders of these days, and those who are off on one of them: they are left out, and found by name.
 * @param days on which the orders are to be driven, by the courier's calendar
 */
export function suggestedDrivers<Driver extends { readonly daysOff?: readonly DaysOff[] }>(
  drivers: readonly Driver[],
  days: readonly LocalDate[],
): { readonly suggested: readonly Driver[]; readonly off: readonly Driver[] } {
  const isAway = ({ daysOff = [] }: Driver) => days.some((day) => isOff(daysOff, day))
  return { suggested: drivers.filter((driver) => !isAway(driver)), off: drivers.filter(isAway) }
}

/** How much a driver has still to bring somewhere: "3 orders". */
export function inHandWords(orders: number): string {
  return orders === 0 ? 'Nothing in hand' : orders === 1 ? '1 order' : `${orders} orders`
}

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

function agoText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min ago` : `${Math.round(minutes / 60)} h ago`
}
