import type { ForwardStatus } from '#domain/orders/order-status.ts'
import type { CountedRows } from '#server/db/cursor.ts'
import type { FoundRow } from '#server/db/prepared-query.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { singleRead } from '#server/http/single-read.ts'
import { withFirstQuery } from '#server/http/first-query.ts'
import { orderDriverView } from './moves/driver-view.ts'
import { assignedOrders } from './queries/assigned.ts'
import { callersOf } from './queries/callers.ts'
import { driverActs } from './queries/driver-acts.ts'
import { assignOrders } from './moves/assign-orders.ts'
import { cancelOrder } from './moves/cancel-order.ts'
import { createOrder } from './placing/create-order.ts'
import { createOrders } from './placing/create-orders.ts'
import { moveOrder, moveOrderNext } from './moves/move-order.ts'
import { receiptHtml, receiptPdf, shippingLabelHtml, shippingLabelPdf } from './documents/order-documents.ts'
import { offerToOrder, offerToPlace, type OrderOfferRow, type NumberedOfferRow } from './placing/order-offer.ts'
import { previewOrder } from './placing/preview-order.ts'
import { orderData } from './queries/data.ts'
import { ordersInProgress } from './queries/in-progress.ts'
import { orderById, viewOf, type OrderRow } from './queries/order-view.ts'
import { orderInfoView } from './queries/info-view.ts'
import { wantsCsv } from '../http/csv.ts'
import { orderExceptions } from './queries/exceptions.ts'
import { ordersAsCsv } from './queries/list-csv.ts'
import { listOrders, ordersOfTenant } from './queries/list.ts'
import { orderNext } from './moves/next.ts'
import { orderPageView, plainPageView } from './brokerage/page-view.ts'
import type { FoundOrder } from './queries/order-sort.ts'
import { orderPricingItems } from './queries/pricing-items.ts'
import { priceExplanation } from './queries/price-explanation.ts'
import { orderSummary } from './queries/summary.ts'
import { orderUpdates } from './queries/updates.ts'
import { orderViewer } from './core/order-viewer.ts'
import { unassignOrders } from './moves/unassign-orders.ts'
import { undoMove } from './moves/undo-move.ts'

/** Delivery orders, from the first price to the receipt. */
export const ordersHandlers = defineHandlers({
  createDeliveryOrder: withFirstQuery<'createDeliveryOrder', FoundRow<NumberedOfferRow>>(
    ({ body }, tenantId) => offerToPlace(tenantId, body),
    async ({ body }, ctx, offered) => ({ status: 200, body: (await createOrder(ctx, body, offered)).written }),
  ),
  async createDeliveryOrders({ body }, ctx) {
    return { status: 200, body: await createOrders(ctx, body.orders) }
  },
  previewDeliveryOrder: withFirstQuery<'previewDeliveryOrder', FoundRow<OrderOfferRow>>(
    ({ body }, tenantId) => offerToOrder(tenantId, body),
    async ({ body }, ctx, offered) => ({ status: 200, body: await previewOrder(ctx, body, offered) }),
  ),

  getPaginatedDeliveryOrders: withFirstQuery<'getPaginatedDeliveryOrders', CountedRows<FoundOrder>>(
    ({ query }, tenantId) => ordersOfTenant(tenantId, query.pagination),
    async ({ query }, ctx, found) => {
      if (!wantsCsv(ctx)) return { status: 200, body: (await listOrders(ctx, query.pagination, found)).items }
      const { rows, body } = await ordersAsCsv(ctx, query.pagination, query.columns)
      const headers = { 'x-total-count': String(rows), 'content-disposition': 'attachment; filename="orders.csv"' }
      return { status: 200, contentType: 'text/csv', body, headers }
    },
  ),
  async getCallers({ query }, ctx) {
    return { status: 200, body: await callersOf(ctx, query.phone) }
  },
  async getDeliveryOrderExceptions({ query }, ctx) {
    return { status: 200, body: await orderExceptions(ctx, query.pagination) }
  },
  async getUserInProgressDeliveryOrders({ path }, ctx) {
    return { status: 200, body: await ordersInProgress(ctx, path.userId) }
  },

  getDeliveryOrderPageView: singleRead<'getDeliveryOrderPageView', FoundRow<OrderRow>>(
    {
      query: orderById,
      answer(rows, _input, ctx) {
        const body = plainPageView(viewOf(rows, orderViewer(ctx)))
        return body && { status: 200, body }
      },
    },
    async ({ path }, ctx) => ({ status: 200, body: await orderPageView(ctx, path.orderId) }),
  ),
  async getDeliveryOrderInfoView({ path }, ctx) {
    return { status: 200, body: await orderInfoView(ctx, path.orderId) }
  },
  async getDeliveryOrderData({ path }, ctx) {
    return { status: 200, body: await orderData(ctx, path.orderId) }
  },
  async getDeliveryOrderSummary({ path }, ctx) {
    return { status: 200, body: await orderSummary(ctx, path.orderId) }
  },
  async getDeliveryOrderUpdates({ path }, ctx) {
    return { status: 200, body: await orderUpdates(ctx, path.orderId) }
  },
  async getDeliveryOrderPricingItems({ path }, ctx) {
    return { status: 200, body: await orderPricingItems(ctx, path.orderId) }
  },

  async getDeliveryOrderPriceExplanation({ path }, ctx) {
    return { status: 200, body: await priceExplanation(ctx, path.orderId) }
  },

  async getDeliveryOrderNext({ path }, ctx) {
    return { status: 200, body: await orderNext(ctx, path.orderId) }
  },
  async moveDeliveryOrderNext({ path, body }, ctx) {
    return { status: 200, body: await moveOrderNext(ctx, path.orderId, body) }
  },
  async undoDeliveryOrderMove({ path, body }, ctx) {
    return { status: 200, body: await undoMove(ctx, path.orderId, body) }
  },
  async markDeliveryOrderPickedUp({ path, body }, ctx) {
    return moved(ctx, path.orderId, 'pickedUp', body)
  },
  async markDeliveryOrderDroppedOff({ path, body }, ctx) {
    return moved(ctx, path.orderId, 'droppedOff', body)
  },
  async markDeliveryOrderCompleted({ path, body }, ctx) {
    return moved(ctx, path.orderId, 'completed', body)
  },
  async cancelDeliveryOrder({ path, body }, ctx) {
    return { status: 200, body: await cancelOrder(ctx, path.orderId, body) }
  },

  async getUserAssignedOrders({ path, query }, ctx) {
    return { status: 200, body: await assignedOrders(ctx, path.userId, query.pagination) }
  },
  async getUserActs({ path, query }, ctx) {
    return { status: 200, body: await driverActs(ctx, path.userId, query) }
  },
  async assignDeliveryOrders({ path, body }, ctx) {
    return { status: 200, body: await assignOrders(ctx, path.userId, body) }
  },
  async unassignDeliveryOrders({ body }, ctx) {
    return { status: 200, body: await unassignOrders(ctx, body.orders) }
  },

  async getDeliveryOrderReceiptPdf({ path }, ctx) {
    return receiptPdf(ctx, path.orderId, 'outcome')
  },
  async getDeliveryOrderReceiptHtml({ path }, ctx) {
    return receiptHtml(ctx, path.orderId, 'outcome')
  },
  async getDeliveryOrderDropoffReceiptPdf({ path }, ctx) {
    return receiptPdf(ctx, path.orderId, 'dropoff')
  },
  async getDeliveryOrderDropoffReceiptHtml({ path }, ctx) {
    return receiptHtml(ctx, path.orderId, 'dropoff')
  },
  async getDeliveryOrderShippingLabelPdf({ path, query }, ctx) {
    return shippingLabelPdf(ctx, path.orderId, query)
  },
  async getDeliveryOrderShippingLabelHtml({ path, query }, ctx) {
    return shippingLabelHtml(ctx, path.orderId, query)
  },

  async getDeliveryOrderDriverView({ path }, ctx) {
    return { status: 200, body: await orderDriverView(ctx, path.orderId) }
  },
})

async function moved(ctx: Context, orderId: number, to: ForwardStatus, { occurredAt }: Schema<'OrderMove'>) {
  return { status: 200, body: await moveOrder(ctx, orderId, to, occurredAt) } as const
}
