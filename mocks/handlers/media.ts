import { http, HttpResponse, ws, type HttpHandler, type WebSocketHandler } from 'msw'
import {
  getAttachDeliveryOrderMediaMockHandler,
  getCreateUploadMockHandler,
  getGetDeliveryOrderMediaMockHandler,
  getGetUploadLimitsMockHandler,
} from '#generated/client/orders/orders.msw.ts'
import { fileSizeFault, maxFileBytes } from '#domain/files/file-size.ts'
import { heicRefusal, isHeicName } from '#domain/files/taken-files.ts'
import type { DeliveryOrderMedia, MediaInput, UploadRequest } from '#generated/model/index.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { addUpdate, fullName } from '../order-acts.ts'
import { orderFor } from '../orders.ts'
import { formError, notFound } from '../refusals.ts'
import { bodyOf, type Call, idOf } from '../requests.ts'
import { doorPicture } from '../seed/door-picture.ts'
import { announceUpload, mockChunkBytes, uploadConversation } from '../uploads.ts'
import type { MockOrder } from '../world-types.ts'

const dayS = 86_400

/** What a file is found to be, by the ending of its name. Other files are not taken. */
const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
}

function contentTypeOf(name: string): string | undefined {
  return contentTypes[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '']
}

/** The files of orders, the content of images, and files on their way. */
export function mediaHandlers(context: MockContext): HttpHandler[] {
  const { world, now, uploads } = context
  const order = ({ request, params }: Call): MockOrder =>
    orderFor(world, callerOf(context, request), idOf(params, 'orderId'))

  return [
    getGetUploadLimitsMockHandler({
      maxSizeBytes: maxFileBytes,
      chunkBytes: mockChunkBytes,
      contentTypes: [...new Set(Object.values(contentTypes))],
    }),
    getCreateUploadMockHandler(async ({ request }) => {
      const file = await bodyOf<UploadRequest>(request)
      const sizeFault = fileSizeFault(file.sizeBytes)
      if (sizeFault !== null) throw formError({ '/sizeBytes': [sizeFault] })
      if (isHeicName(file.fileName)) throw formError({ '/contentType': [heicRefusal] })
      if (contentTypeOf(file.fileName) === undefined)
        throw formError({ '/contentType': ['Files of this kind are not accepted.'] })
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
    }),
    getGetDeliveryOrderMediaMockHandler((call) => ({ media: order(call).media ?? [] })),
    getAttachDeliveryOrderMediaMockHandler(async (call) => {
      const { name, url } = await bodyOf<MediaInput>(call.request)
      const found = order(call)
      if (found.view.status === 'cancelled') throw formError({}, 'order_cancelled', 'A cancelled order takes no files.')
      if (name.trim() === '') throw formError({ '/name': ['Required'] })
      const caller = callerOf(context, call.request)
      const media = keepUpload(context, found, { name: name.trim(), url, by: fullName(caller.user) })
      addUpdate(world, found, 'assigned_attachedMedia', { user: caller.user, tenant: tenantOf(caller).tenant }, now(), {
        mediaName: media.name,
        mediaUrl: media.url,
      })
      return media
    }),
    http.get('*/api/images/:imageUid', ({ params }) => {
      const brought = uploads.onTheirWay.get(String(params.imageUid))?.pieces
      return new HttpResponse(new Blob(brought ?? [doorPicture()]), { headers: { 'Content-Type': 'image/png' } })
    }),
    http.get('*/api/delivery-orders/:orderId/media/:mediaId', (call) => {
      const id = idOf(call.params, 'mediaId')
      const media = order(call).media?.find((file) => file.id === id)
      if (media === undefined) throw notFound('The order has no such file.')
      const content = uploads.contents.get(id) ?? new Blob([contentOf(media)])
      return new HttpResponse(content, { headers: { 'Content-Type': 'application/octet-stream' } })
    }),
  ]
}

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

function keepUpload(
  { world, uploads, now }: MockContext,
  order: MockOrder,
  { name, url, by }: { readonly name: string; readonly url: string; readonly by: string },
): DeliveryOrderMedia {
  const uid = url.replace('/uploads/', '')
  const upload = uploads.onTheirWay.get(uid)
  if (upload !== undefined && upload.receivedBytes < upload.sizeBytes)
    throw formError({ '/url': ['The file is not uploaded completely yet'] })
  const id = world.nextId
  world.nextId += 1
  const media: DeliveryOrderMedia = {
    id,
    name,
    url: `/delivery-orders/${order.view.id}/media/${id}`,
    contentType: contentTypeOf(upload?.fileName ?? name) ?? 'text/plain',
    sizeBytes: upload?.sizeBytes ?? doorPicture().length,
    createdAt: now(),
    attachedByName: by,
    stop: null,
  }
  if (upload !== undefined) uploads.contents.set(id, new Blob(upload.pieces))
  uploads.onTheirWay.delete(uid)
  order.media = [media, ...(order.media ?? [])]
  return media
}

/** After a reload what was brought is gone, and the pictures of the world were never brought. */
function contentOf({ contentType, name }: DeliveryOrderMedia): BlobPart {
  return contentType.startsWith('image/') ? doorPicture() : `The content of ${name}.`
}
