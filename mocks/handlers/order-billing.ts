import { billStatusEditable } from '#domain/orders/bill-status.ts'
import { defineMocks } from '../define-mocks.ts'
import { orderFor, refusedOrderId } from '../orders.ts'
import { formError } from '../refusals.ts'

/** The billing status by hand. */
export const orderBillingMocks = defineMocks({
  overrideDeliveryOrderInvoicedStatus({ path, body: { billStatus } }, { world, caller, now }) {
    const order = orderFor(world, caller, path.orderId)
    const { id, billStatus: before, status } = order.view
    const wasBilled = order.wasBilled ?? false
    const forced = caller.permissions.has('accounting.read')
    const initial = wasBilled ? 'exported' : before
    const isOpen = billStatusEditable({ initial, current: before, status, forced })
    if (!isOpen || id === refusedOrderId)
      throw formError(
        { '/billStatus': ['Set by the export'] },
        'bill_status_locked',
        'The billing status of an order that was never billed is set by its export.',
      )
    const updatedAt = now()
    order.wasBilled = wasBilled || before === 'exported' || billStatus === 'exported'
    const exceptions =
      billStatus === 'exported'
        ? order.view.exceptions
        : order.view.exceptions.filter((exception) => exception !== 'price_changed_after_export')
    order.view = { ...order.view, billStatus, exceptions, updatedAt }
    return { id, billStatus, updatedAt }
  },
})
