import { defineHandlers } from '#server/http/handler-types.ts'
import { orderPageView } from './page-view.ts'
import { answerBrokerage } from './answer-brokerage.ts'
import { brokerageOffer } from './brokerage-offer.ts'
import { confirmBrokerage } from './confirm-brokerage.ts'
import { brokerageReceivers } from './partners.ts'

/** Handing an order on to another courier, and agreeing with it on what changes afterwards. */
export const brokerageHandlers = defineHandlers({
  async getDeliveryOrderBrokerageReceivers({ path }, ctx) {
    return { status: 200, body: await brokerageReceivers(ctx, path.orderId) }
  },
  async getDeliveryOrderBrokerageOffer({ path }, ctx) {
    return { status: 200, body: await brokerageOffer(ctx, path.orderId, path.receiverTenantId) }
  },
  async confirmDeliveryOrderBrokerage({ path, body }, ctx) {
    return { status: 200, body: await confirmBrokerage(ctx, path.orderId, path.receiverTenantId, body) }
  },
  async answerDeliveryOrderBrokerage({ path, body }, ctx) {
    await answerBrokerage(ctx, path.orderId, body)
    return { status: 200, body: await orderPageView(ctx, path.orderId) }
  },
})
