import { defineHandlers } from '#server/http/handler-types.ts'
import { createUpload, uploadLimits } from './create-upload.ts'

/** Files on their way in. */
export const uploadsHandlers = defineHandlers({
  async createUpload({ body }, ctx) {
    return { status: 200, body: await createUpload(ctx, body) }
  },
  async getUploadLimits() {
    return { status: 200, body: uploadLimits() }
  },
})
