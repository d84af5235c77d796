import { formError, invalidTransition } from '../text/refusal.ts'
import { allowedMoves, isClosed, type OrderStatus } from './order-status.ts'
import { stopAhead, stopNames, type StopType } from './protocol.ts'
import { openPeriod, type WaitPeriod, waitPeriods, type WaitStamp } from './wait-time.ts'

/** An order as far as it decides whether somebody waits at its stops. Times in unix seconds. */
interface WaitedFor {
  readonly status: OrderStatus
  readonly geostampsEnabled: boolean
  readonly pickedUpAt: number | null
  readonly droppedOffAt: number | null
}

/**
 * Holds the beginning of a wait against the order: at the pickup while the driver is on the way there, at the drop-off once he has
 * the parcels. The office may have moved the order on before the telephone of its driver found a connection.
 * @param stamps what was stamped so far, in the order of their times
 * @throws formError `geostamps_disabled`, `already_checked_in`, or on `/occurredAt`; invalidTransition
 */
export function refuseCheckIn(
  order: WaitedFor,
  stamps: readonly WaitStamp[],
  { uid, stop, occurredAt }: { readonly uid: string; readonly stop: StopType; readonly occurredAt: number },
): void {
  const { status, geostampsEnabled, pickedUpAt, droppedOffAt } = order
  if (!geostampsEnabled) throw formError({}, 'geostamps_disabled', 'This order takes no check-ins.')
  if (openPeriod(stamps, stop) !== null || stamps.some((stamp) => stamp.uid === uid))
    throw formError({}, 'already_checked_in', `Already checked in at ${stopNames[stop]}.`)
  const leftAt = stop === 'pickup' ? pickedUpAt : droppedOffAt
  const wasThere = !isClosed(status) && leftAt !== null && occurredAt <= leftAt
  if (stopAhead(status) !== stop && !wasThere) {
    const message = `Nobody can check in at ${stopNames[stop]} while the order is ${status}.`
    throw invalidTransition(message, status, allowedMoves(status))
  }
  const lastEnd = stamps.findLast((stamp) => stamp.stop === stop && stamp.type === 'checkout')
  if (lastEnd && occurredAt < lastEnd.createdAt)
    throw formError({ '/occurredAt': ['Must not be before the last check-out'] })
}

/**
 * The wait that a check-out ends.
 * @throws formError `not_checked_in` without an open one of that uid
 */
export function waitToEnd<Stamp extends WaitStamp>(stamps: readonly Stamp[], uid: string): WaitPeriod<Stamp> {
  const period = waitPeriods(stamps).find((each) => each.uid === uid)
  if (period === undefined || period.checkOut !== null)
    throw formError({}, 'not_checked_in', 'There is no check-in that this could end.')
  return period
}

/** @throws formError on `/occurredAt` */
export function refuseEarlyEnd({ checkIn }: WaitPeriod, occurredAt: number): void {
  if (occurredAt < checkIn.createdAt) throw formError({ '/occurredAt': ['Must not be before the check-in'] })
}
