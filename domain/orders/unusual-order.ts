import { bareLetters } from '../text/bare-letters.ts'
import { formError } from '../text/refusal.ts'
import { daySeconds, type TimeZone, wallTimeAt } from '../time/zoned-time.ts'

/** Something about an order that is hardly ever meant: it may be so, and is asked about first. */
export interface OrderOddity {
  readonly code: 'far_ahead' | 'same_place'
  /** A sentence without its full stop. */
  readonly message: string
}

/** Of a stop: where it is. */
interface Place {
  readonly id: number | null
  readonly formattedAddress: string
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

/** A leap year, so that the same day of the next year is never more. */
const aYearS = 366 * daySeconds

/**
 * An order for a time more than a year ahead, which is a year mistyped more often than a plan.
 * @param availableAt unix seconds, as is `now`
 * @param timeZone in which the day is named
 */
export function farAhead(availableAt: number, now: number, timeZone: TimeZone): OrderOddity[] {
  if (availableAt - now <= aYearS) return []
  const { date } = wallTimeAt(availableAt, timeZone)
  return [{ code: 'far_ahead', message: `${dayFormat.format(Date.parse(date))} is more than a year ahead` }]
}

/**
 * An order from a place to itself: the same location, the same address, or the same pin.
 * @param approximatePin one that stands in the middle of its city shares it with every other there
 */
function samePlace(pickup: Place, dropoff: Place, approximatePin: boolean): OrderOddity[] {
  const isSame =
    (pickup.id !== null && pickup.id === dropoff.id) ||
    (!approximatePin && pickup.latitude === dropoff.latitude && pickup.longitude === dropoff.longitude) ||
    plain(pickup.formattedAddress) === plain(dropoff.formattedAddress)
  return isSame ? [{ code: 'same_place', message: 'Pickup and drop-off are the same place' }] : []
}

interface FoundOrder {
  readonly availableAt: number
  readonly pickup: Place
  readonly dropoff: Place
  /** Whether the pin of a stop stands only in the middle of its city or postal area. */
  readonly approximatePin?: boolean
}

/** What of an order is asked about before it is placed. */
export function findOddities(
  { availableAt, pickup, dropoff, approximatePin = false }: FoundOrder,
  now: number,
  timeZone: TimeZone,
): OrderOddity[] {
  return [...farAhead(availableAt, now, timeZone), ...samePlace(pickup, dropoff, approximatePin)]
}

/**
 * Asks about what is hardly ever meant: "March 1, 2036 is more than a year ahead. Place the order?"
 * @param confirmed whether the person said yes to it
 * @throws formError `unusual_order` with the question as its message
 */
export function confirmOddities(found: readonly OrderOddity[], act: 'Place' | 'Save', confirmed = false): void {
  if (confirmed || found.length === 0) return
  const said = found.map(({ message }) => `${message}.`).join(' ')
  throw formError({}, 'unusual_order', `${said} ${act} the order?`)
}

function plain(address: string): string {
  return bareLetters(address)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
