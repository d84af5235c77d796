import { formError } from '#domain/text/refusal.ts'
import { billStatusEditable, billStatusLocked } from '#domain/orders/bill-status.ts'
import { defineMocks } from '../define-mocks.ts'
import { orderFor, refusedOrderId } from '../orders.ts'

/** The billing status by hand. */
export const orderBillingMocks = defineMocks({
  overrideDeliveryOrderInvoicedStatus({ path, body: { billStatus } }, call) {
    const order = orderFor(call, path)
    const { id, billStatus: before, status } = order.view
    const wasBilled = order.wasBilled ?? false
    const forced = call.caller.permissions.has('accounting.read')
    const initial = wasBilled ? 'exported' : before
    const isOpen = billStatusEditable({ initial, current: before, status, forced })
    if (!isOpen || id === refusedOrderId) throw formError({}, 'bill_status_locked', billStatusLocked)
    const updatedAt = call.now()
    order.wasBilled = wasBilled || before === 'exported' || billStatus === 'exported'
    const exceptions =
      billStatus === 'exported'
        ? order.view.exceptions
        : order.view.exceptions.filter((exception) => exception !== 'price_changed_after_export')
    order.view = { ...order.view, billStatus, exceptions, updatedAt }
    return { id, billStatus, updatedAt }
  },
})
