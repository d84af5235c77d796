import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  checkInDeliveryOrder,
  checkOutDeliveryOrder,
  getGetDeliveryOrderDriverViewQueryKey,
} from '#generated/client/orders/orders.ts'
import type { DeliveryOrderDriverView, Geostamp, StopType } from '#generated/model/index.ts'
import { apiErrorOf } from '#src/http/errors.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import type { NextDraftState } from './next-draft.ts'
import { clockFault, unsentReason, type UnsentReason } from './next-faults.ts'
import type { PendingStamp } from './pending-stamps.ts'
import type { Position } from './position.ts'

export interface Stamps {
  /** Those that the server does not have yet. */
  readonly pending: readonly PendingStamp[]
  readonly isStamping: boolean
  readonly checkIn: (stop: StopType) => Promise<void>
  readonly checkOut: (stop: StopType, uid: string) => Promise<void>
  /** Sends in their order what did not get through. @returns why something is left; null when nothing is */
  readonly sendAll: () => Promise<UnsentReason | null>
}

/** A call on a dead line is given up, and made again later. Milliseconds. */
const patienceMs = 20_000
/** Gloves press twice: the button, which is the other one by then, is not to be had for so long. Milliseconds. */
const secondPressMs = 800

/**
 * Checks in and out, with or without a connection: a stamp is kept on the device from the press on, and counts for what is
 * shown, until the server has it.
 */
export function useStamps(orderId: number, state: NextDraftState, position: Position): Stamps {
  const client = useQueryClient()
  const [isStamping, setIsStamping] = useState(false)
  const running = useRef<Promise<UnsentReason | null> | null>(null)
  // By the key of the stamp whose place the device still looks for.
  const locating = useRef(new Map<string, Promise<void>>())

  const drop = (isDropped: (stamp: PendingStamp) => boolean) =>
    state.change(({ stamps }) => ({ stamps: stamps.filter((stamp) => !isDropped(stamp)) }))

  const sendOne = async (stamp: PendingStamp): Promise<UnsentReason | null> => {
    const options = { headers: { 'Idempotency-Key': stamp.key }, timeout: patienceMs }
    try {
      const made =
        stamp.kind === 'checkin'
          ? await checkInDeliveryOrder(orderId, stamp.body, options)
          : await checkOutDeliveryOrder(orderId, stamp.body, options)
      // Shown before it is dropped here, so that it is never missing in between.
      addStamp(made)
      drop(({ key }) => key === stamp.key)
      showSuccess(stamp.kind === 'checkin' ? 'Checked in' : 'Checked out')
      return null
    } catch (error) {
      const why = unsentReason(error)
      if (why !== null) return why
      // Without its check-in there is nothing that a check-out could end.
      drop(({ uid }) => uid === stamp.uid)
      tellStampRefusal(error)
      return null
    }
  }
  const addStamp = (stamp: Geostamp) =>
    client.setQueryData<DeliveryOrderDriverView>(getGetDeliveryOrderDriverViewQueryKey(orderId), (view) =>
      view === undefined
        ? view
        : { ...view, geostamps: [...view.geostamps.filter(({ id }) => id !== stamp.id), stamp] },
    )
  const send = async (): Promise<UnsentReason | null> => {
    let sent = 0
    try {
      for (;;) {
        await locating.current.get(state.latest().stamps[0]?.key ?? '')
        const [stamp] = state.latest().stamps
        if (stamp === undefined) return null
        const why = await sendOne(stamp)
        if (why !== null) return why
        sent += 1
      }
    } finally {
      if (sent > 0) void refreshOrders(client, [orderId])
    }
  }
  const sendAll = () =>
    (running.current ??= send().finally(() => {
      running.current = null
    }))

  const begin = async (stamp: PendingStamp) => {
    if (isStamping) return
    setIsStamping(true)
    const pressOver = new Promise((resolve) => setTimeout(resolve, secondPressMs))
    // Kept first: a telephone may be put away while it looks for where it is.
    state.change(({ stamps }) => ({ stamps: [...stamps, stamp] }))
    const place = async () => {
      const point = await position.locate()
      state.change(({ stamps }) => ({
        stamps: stamps.map((each) => (each.key === stamp.key ? placed(each, point) : each)),
      }))
      locating.current.delete(stamp.key)
    }
    locating.current.set(stamp.key, place())
    // One that was on its way before may have ended just before this one came.
    await running.current
    await sendAll()
    await pressOver
    setIsStamping(false)
  }
  return {
    pending: state.draft.stamps,
    isStamping,
    checkIn: (stop) => {
      const [uid, occurredAt] = [newUid(), unixNow()]
      const body = { stop, uid, occurredAt }
      return begin({ kind: 'checkin', key: randomKey(), stop, uid, occurredAt, body })
    },
    checkOut: (stop, uid) => {
      const occurredAt = unixNow()
      return begin({ kind: 'checkout', key: randomKey(), stop, uid, occurredAt, body: { uid, occurredAt } })
    },
    sendAll,
  }
}

function placed(
  stamp: PendingStamp,
  point: { readonly lat: number | null; readonly lng: number | null },
): PendingStamp {
  return stamp.kind === 'checkin'
    ? { ...stamp, body: { ...stamp.body, ...point } }
    : { ...stamp, body: { ...stamp.body, ...point } }
}

function tellStampRefusal(error: unknown): void {
  const refusal = apiErrorOf(error)
  const clock = clockFault(error)
  if (clock !== null) showNotice(clock)
  else if (refusal?.code === 'already_checked_in' || refusal?.code === 'not_checked_in') showNotice(refusal.message)
  else tellRefusal(error, 'stamp the stop')
}

export function unixNow(): number {
  return Math.floor(Date.now() / 1000)
}

/** A version 4 UUID; made by hand because randomUUID wants https. */
function newUid(): string {
  const hex = randomKey()
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
