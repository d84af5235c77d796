import { refuseCancelled } from '#domain/orders/move-refusals.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { HttpResponse, ws, type WebSocketHandler } from 'msw'
import { fileSizeFault, maxFileBytes } from '#domain/files/file-size.ts'
import { noSuchFile } from '#domain/orders/order-papers.ts'
import { fileKinds, claimFault } from '#domain/files/accepted-files.ts'
import { notUploadedYet } from '#domain/files/upload-refusals.ts'
import type { DeliveryOrderMedia } from '#generated/model/index.ts'
import type { MockContext } from '../context.ts'
import { defineMocks } from '../define-mocks.ts'
import { actorOf, addUpdate, fullName } from '../order-acts.ts'
import { keepFile } from '../order-files.ts'
import { orderFor } from '../orders.ts'
import { doorPicture } from '../seed/door-picture.ts'
import { announceUpload, mockChunkBytes, uploadConversation } from '../uploads.ts'

const dayS = 86_400

/** The files of orders, the content of images, and files on their way. */
export const mediaMocks = defineMocks({
  getUploadLimits: () => ({
    maxSizeBytes: maxFileBytes,
    chunkBytes: mockChunkBytes,
    contentTypes: [...fileKinds],
  }),

  createUpload({ body: file }, { uploads, now }) {
    const sizeFault = fileSizeFault(file.sizeBytes)
    if (sizeFault !== null) throw formError({ '/sizeBytes': [sizeFault] })
    const refused = claimFault(file.fileName, file.contentType)
    if (refused !== null) throw formError({ '/contentType': [refused] })
    const uid = announceUpload(uploads, file)
    return {
      uid,
      url: `/uploads/${uid}`,
      transport: 'websocket',
      socketPath: '/api/uploads/socket',
      ticket: uid,
      chunkBytes: mockChunkBytes,
      putUrl: null,
      putHeaders: {},
      expiresAt: now() + dayS,
    }
  },

  getDeliveryOrderMedia: ({ path }, call) => ({ media: orderFor(call, path).media ?? [] }),

  attachDeliveryOrderMedia({ path, body: { name, url } }, call) {
    const order = orderFor(call, path)
    refuseCancelled(order.view.status, 'file')
    if (name.trim() === '') throw formError({ '/name': ['Required'] })
    const actor = actorOf(call.caller)
    const uid = url.replace('/uploads/', '')
    const upload = call.uploads.onTheirWay.get(uid)
    if (upload !== undefined && upload.receivedBytes < upload.sizeBytes) throw formError({ '/url': [notUploadedYet] })
    const [by, at] = [fullName(actor.user), call.now()]
    const media = keepFile(call.world, order, { name: name.trim(), by, at, ...upload })
    if (upload !== undefined) call.uploads.contents.set(media.id, new Blob(upload.pieces))
    call.uploads.onTheirWay.delete(uid)
    const told = { mediaName: media.name, mediaUrl: media.url }
    addUpdate(call.world, order, 'assigned_attachedMedia', actor, at, told)
    return media
  },

  getImageContent({ path }, { uploads }) {
    const brought = uploads.onTheirWay.get(path.imageUid)?.pieces
    return new HttpResponse(new Blob(brought ?? [doorPicture()]), { headers: { 'Content-Type': 'image/png' } })
  },

  getDeliveryOrderMediaContent({ path }, call) {
    const media = orderFor(call, path).media?.find(({ id }) => id === path.mediaId)
    if (media === undefined) throw notFound(noSuchFile)
    const content = call.uploads.contents.get(media.id) ?? new Blob([contentOf(media)])
    return new HttpResponse(content, { headers: { 'Content-Type': 'application/octet-stream' } })
  },
})

/** The websocket that uploads are brought by, for whatever serves more than calls. */
export function uploadSockets({ uploads, wait }: MockContext): WebSocketHandler[] {
  const link = ws.link(/\/api\/uploads\/socket$/)
  return [
    link.addEventListener('connection', ({ client }) => {
      const take = uploadConversation(uploads, {
        send: (text) => client.send(text),
        close: (code) => client.close(code),
        wait,
      })
      client.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') take(data)
        else void asBuffer(data).then(take)
      })
    }),
  ]
}

async function asBuffer(data: unknown): Promise<ArrayBuffer> {
  return new Response(data instanceof Blob ? data : new Blob([data as ArrayBuffer])).arrayBuffer()
}

/** After a reload what was brought is gone, and the pictures of the world were never brought. */
function contentOf({ contentType, name }: DeliveryOrderMedia): BlobPart {
  return contentType.startsWith('image/') ? doorPicture() : `The content of ${name}.`
}
