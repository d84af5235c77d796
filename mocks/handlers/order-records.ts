import { formError, invalidTransition, refuseErrors } from '#domain/text/refusal.ts'
import { refuseCancelled } from '#domain/orders/move-refusals.ts'
import { allowedMoves, isClosed } from '#domain/orders/order-status.ts'
import { checkAnswers, stopAhead, refuseClosed } from '#domain/orders/protocol.ts'
import { alreadyCheckedIn, noGeostamps, notAtStop, nothingToEnd, openPeriod } from '#domain/orders/wait-time.ts'
import type { DeliveryOrderUpdate, StopType } from '#generated/model/index.ts'
import { refuseSold } from '../brokerage.ts'
import { defineMocks } from '../define-mocks.ts'
import { actorOf, addUpdate, fullName } from '../order-acts.ts'
import { capture, geostampsOf, nextOf, openCheckIns, protocolDataOf, protocolOf, stamp } from '../order-records.ts'
import { orderFor } from '../orders.ts'
import { chargeWaiting } from '../reprice.ts'
import type { MockOrder } from '../world-types.ts'

/** What is written down while an order is carried out: comments, waiting, protocols. */
export const orderRecordsMocks = defineMocks({
  addDeliveryOrderComment({ path, body }, call) {
    const order = orderFor(call, path)
    const { user } = call.caller
    const comment = body.comment.trim()
    refuseCancelled(order.view.status, 'comment')
    if (comment === '') throw formError({ '/comment': ['Required'] })
    addUpdate(call.world, order, 'assigned_commented', actorOf(call.caller), call.now(), {
      comment,
      commenterName: fullName(user),
      commenterEmail: user.email,
    })
    const [newest]: (DeliveryOrderUpdate | undefined)[] = order.updates
    if (newest === undefined) throw new Error('An entry was just added')
    return newest
  },

  getDeliveryOrderGeostamps({ path }, call) {
    const order = orderFor(call, path)
    const waitTimePriceCadCents = call.caller.readsPrices ? waitTimeLineOf(order) : null
    return { geostamps: [...geostampsOf(order)], waitTimePriceCadCents }
  },

  checkInDeliveryOrder({ path, body: { uid = crypto.randomUUID(), stop, lat, lng, occurredAt } }, call) {
    const order = orderFor(call, path)
    const at = occurredAt ?? call.now()
    const { status, geostampsEnabled } = order.view
    refuseSold(order)
    if (!geostampsEnabled) throw formError({}, 'geostamps_disabled', noGeostamps)
    if (stopAhead(status) !== stop && !wasThere(order, stop, at))
      throw invalidTransition(notAtStop(stop, status), status, allowedMoves(status))
    if (openPeriod(geostampsOf(order), stop) !== null) throw formError({}, 'already_checked_in', alreadyCheckedIn(stop))
    return stamp(call.world, order, { type: 'checkin', uid, stop, lat, lng }, actorOf(call.caller), at)
  },

  checkOutDeliveryOrder({ path, body: { uid, lat, lng, occurredAt } }, call) {
    const { world, now } = call
    const order = orderFor(call, path)
    refuseSold(order)
    const begun = openCheckIns(order).find((stamped) => stamped.uid === uid)
    if (begun === undefined) throw formError({}, 'not_checked_in', nothingToEnd)
    const { stop } = begun
    const actor = actorOf(call.caller)
    const made = stamp(world, order, { type: 'checkout', uid, stop, lat, lng }, actor, occurredAt ?? now())
    chargeWaiting(world, order, actor, now())
    return made
  },

  getDeliveryOrderProtocolData: ({ path }, call) => protocolDataOf(orderFor(call, path), call.caller.tenant?.tenant.id),

  captureDeliveryOrderProtocolData({ path, body }, call) {
    const order = orderFor(call, path)
    refuseSold(order)
    refuseClosed(order.view.status)
    refuseErrors(checkAnswers(protocolOf(order)[body.stop], body.answers).errors)
    capture(call.world, order, body, actorOf(call.caller), body.occurredAt ?? call.now())
    return protocolDataOf(order, call.caller.tenant?.tenant.id)
  },

  getDeliveryOrderNext: ({ path }, call) => nextOf(orderFor(call, path), call.caller, call.now()),

  getDeliveryOrderDriverView({ path }, call) {
    const order = orderFor(call, path)
    const { id, uid, status, orderNotes, orderFields, availableAt, dueAt, serviceName, serviceSpeedName } = order.view
    const { senderTenant, receiverTenant, driver, pickupLocation, dropoffLocation } = order.view
    const { parcelDetails, totalParcels, totalWeightKg, geostampsEnabled } = order.view
    return {
      id,
      uid,
      status,
      orderNotes,
      orderFields,
      availableAt,
      dueAt,
      serviceName,
      serviceSpeedName,
      senderTenant,
      receiverTenant,
      driver,
      pickupLocation,
      dropoffLocation,
      parcelDetails,
      totalParcels,
      totalWeightKg,
      geostampsEnabled,
      geostamps: [...geostampsOf(order)],
      ...protocolDataOf(order, call.caller.tenant?.tenant.id),
      next: nextOf(order, call.caller, call.now()),
    }
  },
})

/** Cents of the line of the price; null where there is none. */
function waitTimeLineOf({ price }: MockOrder): number | null {
  return price.result.lines.find(({ key }) => key === 'wait_time')?.priceCadCents ?? null
}

/** A telephone without a connection tells later of what happened before the office moved the order on. */
function wasThere({ view: { status, times } }: MockOrder, stop: StopType, at: number): boolean {
  const leftAt = stop === 'pickup' ? times.pickedUpAt : times.droppedOffAt
  return !isClosed(status) && leftAt !== null && at <= leftAt
}
