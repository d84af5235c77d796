import type { HttpHandler } from 'msw'
import {
  getGetDeliveryOrderOverrideViewMockHandler,
  getPreviewDeliveryOrderOverridesMockHandler,
  getUpdateDeliveryOrderOverridesMockHandler,
} from '#generated/client/orders/orders.msw.ts'
import type { DeliveryOrderOverridePreview, DeliveryOrderOverrides } from '#generated/model/index.ts'
import { carryDownNotes } from '../brokerage.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { refuseBelowZero } from '../discounts.ts'
import { editOrder, letSomebodyElseEdit, overrideViewOf, priceOfEdit, serviceOf } from '../order-edit.ts'
import { shown } from '../order-views.ts'
import { orderFor, refusedOrderId } from '../orders.ts'
import { formError } from '../refusals.ts'
import { bodyOf, type Call, idOf } from '../requests.ts'
import type { MockOrder, MockService } from '../world-types.ts'

/** A PO number for which somebody else is quicker, once for each order; see README.md. */
const conflictPoNumber = 'sentinel:conflict'

/** Editing the details and parcels of an order. */
export function orderEditingHandlers(context: MockContext): HttpHandler[] {
  const { world, now } = context
  const editable = ({ request, params }: Call): { order: MockOrder; service: MockService } => {
    const order = orderFor(world, callerOf(context, request), idOf(params, 'orderId'))
    if (order.view.status === 'cancelled')
      throw formError({}, 'order_cancelled', 'The order is cancelled and cannot be edited.')
    const service = serviceOf(world, order)
    if (service === undefined) throw formError({}, 'legacy_order', 'The order has no price snapshot.')
    return { order, service }
  }

  return [
    getGetDeliveryOrderOverrideViewMockHandler((call) => {
      const { order, service } = editable(call)
      return overrideViewOf(order, service)
    }),
    getPreviewDeliveryOrderOverridesMockHandler(async (call) => {
      const { order, service } = editable(call)
      const body = await bodyOf<DeliveryOrderOverridePreview>(call.request)
      const price = priceOfEdit(order, service, checked(body, service))
      refuseBelowZero(order, price)
      const { pricing } = price
      return { overridePricingPreview: shown(pricing, callerOf(context, call.request)) }
    }),
    getUpdateDeliveryOrderOverridesMockHandler(async (call) => {
      const { order, service } = editable(call)
      const { version, ...body } = await bodyOf<DeliveryOrderOverrides>(call.request)
      if (body.poNumber.trim() === conflictPoNumber) letSomebodyElseEdit(order, now())
      if (version !== (order.edit?.version ?? 1) || order.view.id === refusedOrderId)
        throw formError({}, 'edit_conflict', 'Somebody else changed this order in the meantime.')
      const caller = callerOf(context, call.request)
      const actor = { user: caller.user, tenant: tenantOf(caller).tenant }
      const notes = order.view.orderNotes
      refuseBelowZero(order, priceOfEdit(order, service, checked(body, service)))
      editOrder(world, order, service, body, actor, now())
      carryDownNotes(world, order, notes)
      return overrideViewOf(order, service)
    }),
  ]
}

/** @throws 422 naming what the service does not carry, or not as heavy */
function checked<Body extends DeliveryOrderOverridePreview>(body: Body, { speeds, parcelTypes }: MockService): Body {
  const faults = body.overrideParcelDetails.flatMap(({ parcelId, weight }, index): [string, string[]][] => {
    const type = parcelTypes.find(({ id }) => id === parcelId)
    if (type === undefined)
      return [[`/overrideParcelDetails/${index}/parcelId`, ['The service has no such parcel type']]]
    const { maxWeightKg } = type
    return maxWeightKg !== null && weight > maxWeightKg
      ? [[`/overrideParcelDetails/${index}/weight`, [`Must be at most ${maxWeightKg} kg`]]]
      : []
  })
  if (speeds.every(({ id }) => id !== body.overrideSelectedServiceSpeedId))
    faults.push(['/overrideSelectedServiceSpeedId', ['The service has no such speed']])
  if (faults.length > 0) throw formError(Object.fromEntries(faults))
  return body
}
