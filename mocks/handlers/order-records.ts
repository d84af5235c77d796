import type { HttpHandler } from 'msw'
import { allowedMoves, isClosed, takesCommentsAndMedia } from '#domain/orders/order-status.ts'
import { stopAhead } from '#domain/orders/protocol.ts'
import { openPeriod } from '#domain/orders/wait-time.ts'
import {
  getAddDeliveryOrderCommentMockHandler,
  getCaptureDeliveryOrderProtocolDataMockHandler,
  getCheckInDeliveryOrderMockHandler,
  getCheckOutDeliveryOrderMockHandler,
  getGetDeliveryOrderDriverViewMockHandler,
  getGetDeliveryOrderGeostampsMockHandler,
  getGetDeliveryOrderNextMockHandler,
  getGetDeliveryOrderProtocolDataMockHandler,
} from '#generated/client/orders/orders.msw.ts'
import type {
  CheckIn,
  CheckOut,
  CommentInput,
  DeliveryOrderUpdate,
  ProtocolDataInput,
  StopType,
} from '#generated/model/index.ts'
import { type Caller, callerOf, type MockContext, tenantOf } from '../context.ts'
import { type Actor, addUpdate, fullName } from '../order-acts.ts'
import { capture, geostampsOf, nextOf, openCheckIns, protocolDataOf, protocolOf, stamp } from '../order-records.ts'
import { orderFor } from '../orders.ts'
import { formError, impossibleMove } from '../refusals.ts'
import { chargeWaiting } from '../reprice.ts'
import { bodyOf, type Call, idOf } from '../requests.ts'
import type { MockOrder } from '../world-types.ts'

/** What is written down while an order is carried out: comments, waiting, protocols. */
export function orderRecordHandlers(context: MockContext): HttpHandler[] {
  const { world, now } = context
  const open = ({ request, params }: Call): { order: MockOrder; caller: Caller } => {
    const caller = callerOf(context, request)
    return { caller, order: orderFor(world, caller, idOf(params, 'orderId')) }
  }

  return [
    getAddDeliveryOrderCommentMockHandler(async (call) => {
      const { order, caller } = open(call)
      const { comment } = await bodyOf<CommentInput>(call.request)
      if (!takesCommentsAndMedia(order.view.status)) throw cancelled()
      if (comment.trim() === '') throw formError({ '/comment': ['Required'] })
      addUpdate(world, order, 'assigned_commented', actorOf(caller), now(), {
        comment: comment.trim(),
        commenterName: fullName(caller.user),
        commenterEmail: caller.user.email,
      })
      const [newest]: (DeliveryOrderUpdate | undefined)[] = order.updates
      if (newest === undefined) throw new Error('An entry was just added')
      return newest
    }),

    getGetDeliveryOrderGeostampsMockHandler((call) => {
      const { order, caller } = open(call)
      return {
        geostamps: [...geostampsOf(order)],
        waitTimePriceCadCents: caller.readsPrices ? waitTimeLineOf(order) : null,
      }
    }),
    getCheckInDeliveryOrderMockHandler(async (call) => {
      const { order, caller } = open(call)
      const { uid = crypto.randomUUID(), stop, lat, lng, occurredAt } = await bodyOf<CheckIn>(call.request)
      const { status, geostampsEnabled } = order.view
      if (!geostampsEnabled) throw formError({}, 'geostamps_disabled', 'This order takes no geostamps.')
      if (stopAhead(status) !== stop && !wasThere(order, stop, occurredAt ?? now()))
        throw impossibleMove(status, allowedMoves(status))
      if (openPeriod(geostampsOf(order), stop) !== null)
        throw formError({ '/stop': ['Already checked in'] }, 'already_checked_in', 'Check out of the stop first.')
      return stamp(world, order, { type: 'checkin', uid, stop, lat, lng }, actorOf(caller), occurredAt ?? now())
    }),
    getCheckOutDeliveryOrderMockHandler(async (call) => {
      const { order, caller } = open(call)
      const { uid, lat, lng, occurredAt } = await bodyOf<CheckOut>(call.request)
      const begun = openCheckIns(order).find((stamped) => stamped.uid === uid)
      if (begun === undefined)
        throw formError({ '/uid': ['Not checked in'] }, 'not_checked_in', 'Nobody is checked in there.')
      const { stop } = begun
      const actor = actorOf(caller)
      const made = stamp(world, order, { type: 'checkout', uid, stop, lat, lng }, actor, occurredAt ?? now())
      chargeWaiting(world, order, actor, now())
      return made
    }),

    getGetDeliveryOrderProtocolDataMockHandler((call) => {
      const { order, caller } = open(call)
      return protocolDataOf(order, caller.tenant?.tenant.id)
    }),
    getCaptureDeliveryOrderProtocolDataMockHandler(async (call) => {
      const { order, caller } = open(call)
      const input = await bodyOf<ProtocolDataInput>(call.request)
      const { status } = order.view
      if (isClosed(status))
        throw formError({}, 'order_closed', `The order is ${status} and takes no protocol any more.`)
      const asked = protocolOf(order)[input.stop]
      const unknown = input.answers.findIndex(({ actionId }) => !asked.some(({ id }) => id === actionId))
      if (unknown !== -1) throw formError({ [`/answers/${unknown}/actionId`]: ['The stop does not ask for this'] })
      capture(world, order, input, actorOf(caller), input.occurredAt ?? now())
      return protocolDataOf(order, caller.tenant?.tenant.id)
    }),

    getGetDeliveryOrderNextMockHandler((call) => {
      const { order, caller } = open(call)
      return nextOf(order, caller, now())
    }),
    getGetDeliveryOrderDriverViewMockHandler((call) => {
      const { order, caller } = open(call)
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
        ...protocolDataOf(order, caller.tenant?.tenant.id),
        next: nextOf(order, caller, now()),
      }
    }),
  ]
}

/** Cents of the line of the price; null where there is none. */
function waitTimeLineOf({ price }: MockOrder): number | null {
  return price.result.lines.find(({ key }) => key === 'wait_time')?.priceCadCents ?? null
}

/** A telephone without a connection tells later of what happened before the office moved the order on. */
function wasThere({ view: { status, times } }: MockOrder, stop: StopType, at: number): boolean {
  const leftAt = stop === 'pickup' ? times.pickedUpAt : times.droppedOffAt
  return !isClosed(status) && leftAt !== null && at <= leftAt
}

function cancelled(): Response {
  return formError({}, 'order_cancelled', 'A cancelled order takes no comments.')
}

function actorOf(caller: Caller): Actor {
  return { user: caller.user, tenant: tenantOf(caller).tenant }
}
