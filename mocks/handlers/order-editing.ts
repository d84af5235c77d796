import { refuseBelowZero } from '#domain/pricing/check-discounts.ts'
import { refuseCancelled } from '#domain/orders/move-refusals.ts'
import { conflictOf } from '#domain/text/refusal.ts'
import { legacyOrder } from '#domain/pricing/reprice.ts'
import { farAhead, confirmOddities } from '#domain/orders/unusual-order.ts'
import { invoicesStoodOn } from '../billing.ts'
import { carryDownNotes } from '../brokerage.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { actorOf } from '../order-acts.ts'
import { checkedEdit, editOrder, letSomebodyElseEdit, overrideViewOf, priceChangeOf, serviceOf } from '../order-edit.ts'
import { orderFor, refusedOrderId } from '../orders.ts'
import { changedPrice, pricingOf } from '../price.ts'
import type { MockOrder, MockService } from '../world-types.ts'

/** A PO number for which somebody else is quicker, once for each order; see README.md. */
const conflictPoNumber = 'sentinel:conflict'

function editable(
  path: Parameters<typeof orderFor>[1],
  call: MockCall,
): { readonly order: MockOrder; readonly service: MockService } {
  const order = orderFor(call, path)
  refuseCancelled(order.view.status, 'edit')
  const service = serviceOf(call.world, order)
  if (service === undefined) throw legacyOrder()
  return { order, service }
}

/** Editing the details and parcels of an order. */
export const orderEditingMocks = defineMocks({
  getDeliveryOrderOverrideView({ path }, call) {
    const { order, service } = editable(path, call)
    return overrideViewOf(call.world, order, service)
  },

  previewDeliveryOrderOverrides({ path, body }, call) {
    const { order, service } = editable(path, call)
    const { user, readsPrices } = call.caller
    const change = priceChangeOf(order, checkedEdit(order, service, body, user.unitPreference))
    refuseBelowZero(order.price, change)
    return {
      overridePricingPreview: pricingOf(changedPrice(order.price, change), readsPrices),
      invoices: invoicesStoodOn(call, path.orderId),
    }
  },

  updateDeliveryOrderOverrides({ path, body: { version, ...body } }, call) {
    const { world, caller } = call
    const { order, service } = editable(path, call)
    const at = call.now()
    if (body.poNumber.trim() === conflictPoNumber) letSomebodyElseEdit(order, at)
    if (version !== (order.edit?.version ?? 1) || order.view.id === refusedOrderId) throw conflictOf('this order')
    const actor = actorOf(caller)
    const notes = order.view.orderNotes
    const edit = checkedEdit(order, service, body, caller.user.unitPreference)
    const isMoved = edit.availableAt !== order.view.availableAt
    const unusual = isMoved ? farAhead(edit.availableAt, at, actor.tenant.timezone) : []
    confirmOddities(unusual, 'Save', body.confirmUnusual)
    refuseBelowZero(order.price, priceChangeOf(order, edit))
    editOrder(world, order, edit, body, actor, at)
    carryDownNotes(world, order, notes)
    return overrideViewOf(world, order, service)
  },
})
