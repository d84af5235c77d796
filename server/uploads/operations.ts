import { defineHandlers } from '#server/http/handler-types.ts'
import { createUpload, uploadLimits } from './create-upload.ts'
import { attachOrderMedia, orderMedia, orderMediaContent } from './order-media.ts'

/** Files on their way in, and the files of an order. */
export const uploadsHandlers = defineHandlers({
  async createUpload({ body }, ctx) {
    return { status: 200, body: await createUpload(ctx, body) }
  },
  async getUploadLimits() {
    return { status: 200, body: uploadLimits() }
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
