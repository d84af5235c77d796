import { pick } from '../lookup.ts'
import { formError, refuseErrors } from '#domain/text/refusal.ts'
import { refuseCancelled } from '#domain/orders/move-refusals.ts'
import { checkAnswers, refuseClosed } from '#domain/orders/protocol.ts'
import { refuseCheckIn, waitToEnd } from '#domain/orders/check-in.ts'
import { addressFor, whyNotReached } from '#domain/orders/order-messages.ts'
import type { DeliveryOrderUpdate, OrderLocation, OrderMessage, OrderRecipients } from '#generated/model/index.ts'
import { refuseSold } from '../brokerage.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { actorOf, addUpdate, fullName } from '../order-acts.ts'
import { capture, geostampsOf, nextOf, protocolDataOf, protocolOf, stamp } from '../order-records.ts'
import { orderFor } from '../orders.ts'
import { chargeWaiting } from '../reprice.ts'
import type { MockOrder } from '../world-types.ts'

/** What a driver sees of an order. */
const driversFields = [
  'id',
  'uid',
  'status',
  'orderNotes',
  'orderFields',
  'availableAt',
  'dueAt',
  'serviceName',
  'serviceSpeedName',
  'senderTenant',
  'receiverTenant',
  'driver',
  'pickupLocation',
  'dropoffLocation',
  'parcelDetails',
  'totalParcels',
  'totalWeightKg',
  'geostampsEnabled',
] as const

/** Whom an order has to be written to. */
function recipientsOf({ view }: MockOrder): OrderRecipients['data'] {
  const stop = (to: 'pickup' | 'dropoff', { contactName, name, email = null, phone }: OrderLocation) => ({
    to,
    name: contactName ?? name,
    email,
    phone,
    stopped: [],
  })
  return [
    { to: 'customer', name: view.senderTenant.name, email: 'desk@customer.example', phone: null, stopped: [] },
    stop('pickup', view.pickupLocation),
    stop('dropoff', view.dropoffLocation),
    ...(view.driver === null
      ? []
      : [
          {
            to: 'driver' as const,
            name: fullName(view.driver),
            email: 'driver@courier.example',
            phone: '+13065550142',
            stopped: [],
          },
        ]),
  ]
}

function writeMessage(
  call: MockCall,
  orderId: number,
  written: Pick<OrderMessage, 'channel' | 'to' | 'subject' | 'text'>,
): DeliveryOrderUpdate {
  const order = orderFor(call, { orderId })
  const who = recipientsOf(order).find(({ to }) => to === written.to)
  const why = whyNotReached(written.channel, written.to, who)
  const address = who && addressFor(written.channel, who)
  if (why !== null || !who || !address) throw formError({ '/to': [why ?? ''] })
  addUpdate(call.world, order, 'message_sent', actorOf(call.caller), call.now(), {
    message: { ...written, name: who.name, address },
  })
  const [newest]: (DeliveryOrderUpdate | undefined)[] = order.updates
  if (newest === undefined) throw new Error('An entry was just added')
  return newest
}

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

  getOrderRecipients: ({ path }, call) => ({ data: recipientsOf(orderFor(call, path)) }),
  sendOrderEmail({ body: { deliveryOrderId, ...body } }, call) {
    return writeMessage(call, deliveryOrderId, { ...body, channel: 'email' })
  },
  sendOrderSms({ body: { deliveryOrderId, ...body } }, call) {
    return writeMessage(call, deliveryOrderId, { ...body, channel: 'sms', subject: null })
  },

  getDeliveryOrderGeostamps({ path }, call) {
    const order = orderFor(call, path)
    const waitTimePriceCadCents = call.caller.readsPrices ? waitTimeLineOf(order) : null
    return { geostamps: [...geostampsOf(order)], waitTimePriceCadCents }
  },

  checkInDeliveryOrder({ path, body: { uid = crypto.randomUUID(), stop, lat, lng, occurredAt } }, call) {
    const order = orderFor(call, path)
    const at = occurredAt ?? call.now()
    refuseSold(order)
    refuseCheckIn({ ...order.view, ...order.view.times }, geostampsOf(order), { uid, stop, occurredAt: at })
    return stamp(call.world, order, { type: 'checkin', uid, stop, lat, lng }, actorOf(call.caller), at)
  },

  checkOutDeliveryOrder({ path, body: { uid, lat, lng, occurredAt } }, call) {
    const { world, now } = call
    const order = orderFor(call, path)
    refuseSold(order)
    const { stop } = waitToEnd(geostampsOf(order), uid)
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
    return {
      ...pick(order.view, driversFields),
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
