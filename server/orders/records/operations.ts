import { defineHandlers } from '#server/http/handler-types.ts'
import { addComment } from './add-comment.ts'
import { captureProtocol } from './capture-protocol.ts'
import { checkIn } from './check-in.ts'
import { checkOut } from './check-out.ts'
import { orderRecipients, sendOrderMessage } from './order-messages.ts'
import { orderGeostamps } from '../queries/order-geostamps.ts'
import { attachOrderMedia, orderMedia, orderMediaContent } from './order-media.ts'
import { protocolData } from './protocol-data.ts'

/** What is written down about an order on its way: comments, check-ins, files and what was captured at its stops. */
export const orderRecordsHandlers = defineHandlers({
  async addDeliveryOrderComment({ path, body }, ctx) {
    return { status: 200, body: await addComment(ctx, path.orderId, body) }
  },

  async getOrderRecipients({ path }, ctx) {
    return { status: 200, body: { data: await orderRecipients(ctx, path.orderId) } }
  },
  async sendOrderEmail({ body }, ctx) {
    return { status: 200, body: await sendOrderMessage(ctx, { ...body, channel: 'email' }) }
  },
  async sendOrderSms({ body }, ctx) {
    return { status: 200, body: await sendOrderMessage(ctx, { ...body, channel: 'sms', subject: null }) }
  },

  async getDeliveryOrderGeostamps({ path }, ctx) {
    return { status: 200, body: await orderGeostamps(ctx, path.orderId) }
  },
  async checkInDeliveryOrder({ path, body }, ctx) {
    return { status: 200, body: await checkIn(ctx, path.orderId, body) }
  },
  async checkOutDeliveryOrder({ path, body }, ctx) {
    return { status: 200, body: await checkOut(ctx, path.orderId, body) }
  },

  async getDeliveryOrderProtocolData({ path }, ctx) {
    return { status: 200, body: await protocolData(ctx, path.orderId) }
  },
  async captureDeliveryOrderProtocolData({ path, body }, ctx) {
    return { status: 200, body: await captureProtocol(ctx, path.orderId, body) }
  },

  async getDeliveryOrderMedia({ path }, ctx) {
    return { status: 200, body: await orderMedia(ctx, path.orderId) }
  },
  async attachDeliveryOrderMedia({ path, body }, ctx) {
    return { status: 200, body: await attachOrderMedia(ctx, path.orderId, body) }
  },
  async getDeliveryOrderMediaContent({ path }, ctx) {
    return orderMediaContent(ctx, path.orderId, path.mediaId)
  },
})
