import type { HttpHandler } from 'msw'
import { billStatusEditable } from '#domain/bill-status.ts'
import { getOverrideDeliveryOrderInvoicedStatusMockHandler } from '#generated/client/orders/orders.msw.ts'
import type { InvoicedStatusOverride } from '#generated/model/index.ts'
import { callerOf, type MockContext } from '../context.ts'
import { orderFor, refusedOrderId } from '../orders.ts'
import { formError } from '../refusals.ts'
import { bodyOf, idOf } from '../requests.ts'

/** The billing status by hand. */
export function orderBillingHandlers(context: MockContext): HttpHandler[] {
  return [
    getOverrideDeliveryOrderInvoicedStatusMockHandler(async ({ request, params }) => {
      const caller = callerOf(context, request)
      const order = orderFor(context.world, caller, idOf(params, 'orderId'))
      const { id, billStatus: before, status } = order.view
      const { billStatus } = await bodyOf<InvoicedStatusOverride>(request)
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
      const updatedAt = context.now()
      order.wasBilled = wasBilled || before === 'exported' || billStatus === 'exported'
      const exceptions =
        billStatus === 'exported'
          ? order.view.exceptions
          : order.view.exceptions.filter((exception) => exception !== 'price_changed_after_export')
      order.view = { ...order.view, billStatus, exceptions, updatedAt }
      return { id, billStatus, updatedAt }
    }),
  ]
}
