import type { HttpHandler } from 'msw'
import {
  getGetDeliveryOrderOverrideViewMockHandler,
  getPreviewDeliveryOrderOverridesMockHandler,
  getUpdateDeliveryOrderOverridesMockHandler,
} from '#generated/client/orders/orders.msw.ts'
import { farAhead } from '#domain/orders/unusual-order.ts'
import type { DeliveryOrderOverridePreview, DeliveryOrderOverrides } from '#generated/model/index.ts'
import { carryDownNotes } from '../brokerage.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { refuseBelowZero } from '../discounts.ts'
import { checkedEdit, editOrder, letSomebodyElseEdit, overrideViewOf, priceOfEdit, serviceOf } from '../order-edit.ts'
import { orderFor, refusedOrderId } from '../orders.ts'
import { pricingOf } from '../price.ts'
import { askForUnusual, formError } from '../refusals.ts'
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
      return overrideViewOf(world, order, service)
    }),
    getPreviewDeliveryOrderOverridesMockHandler(async (call) => {
      const { order, service } = editable(call)
      const body = await bodyOf<DeliveryOrderOverridePreview>(call.request)
      const { user, readsPrices } = callerOf(context, call.request)
      const price = priceOfEdit(order, checkedEdit(order, service, body, user.unitPreference))
      refuseBelowZero(order.price, price)
      return { overridePricingPreview: pricingOf(price, readsPrices) }
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
      const edit = checkedEdit(order, service, body, caller.user.unitPreference)
      const isMoved = edit.availableAt !== order.view.availableAt
      const unusual = isMoved ? farAhead(edit.availableAt, now(), actor.tenant.timezone) : []
      askForUnusual(unusual, 'Save', body.confirmUnusual)
      refuseBelowZero(order.price, priceOfEdit(order, edit))
      editOrder(world, order, edit, body, actor, now())
      carryDownNotes(world, order, notes)
      return overrideViewOf(world, order, service)
    }),
  ]
}
