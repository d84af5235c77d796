import { defineHandlers } from '#server/http/handler-types.ts'
import { brokerageOffer } from './brokerage-offer.ts'
import { confirmBrokerage } from './confirm-brokerage.ts'
import { brokerageReceivers } from './partners.ts'

/** Handing an order on to another courier. */
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
})
