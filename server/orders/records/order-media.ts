import { refuseCancelled } from '#domain/orders/move-refusals.ts'
import { noSuchFile } from '#domain/orders/order-papers.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { carryUpMedia } from '#server/orders/records/carry-up-records.ts'
import { lockOrder } from '#server/orders/core/locked-order.ts'
import { findOrder, type OrderRecord } from '#server/orders/core/order-record.ts'
import { announce, actorOf, updateBy, writeUpdates } from '#server/orders/core/order-timeline.ts'
import { seesDrivers } from '#server/orders/core/order-viewer.ts'
import { attachUpload, mostFiles, type AttachedFile } from './attach-upload.ts'
import { streamFile } from '#server/uploads/read-file.ts'
import { keepBroughtObjects } from '#server/uploads/store-object.ts'

type Media = Schema<'DeliveryOrderMedia'>

/** The files of an order, newest first. */
export async function orderMedia(ctx: Context, orderId: number): Promise<Schema<'DeliveryOrderMediaList'>> {
  const order = await findOrder(ctx, orderId)
  const rows = await ctx.db
    .selectFrom('delivery_order_media')
    .innerJoin('stored_files', 'stored_files.id', 'delivery_order_media.file_id')
    .selectAll('delivery_order_media')
    .select(['stored_files.content_type', 'stored_files.size_bytes'])
    .where('delivery_order_id', '=', orderId)
    .orderBy('delivery_order_media.id', 'desc')
    .limit(mostFiles)
    .execute()
  return { media: rows.map((row) => shownMedia(ctx, order, row)) }
}

/**
 * Attaches a finished upload by itself (docs/rules/order-edit.md, "Comments and media"). Completed orders still take
 * files, cancelled ones do not.
 * @throws formError `order_cancelled`, or on `/url` for an upload that cannot be attached
 */
export async function attachOrderMedia(ctx: Context, orderId: number, body: Schema<'MediaInput'>): Promise<Media> {
  // Locked: an order that is cancelled this moment takes no file any more, and two files do not both become the last.
  await lockOrder(ctx, orderId)
  const order = await findOrder(ctx, orderId)
  refuseCancelled(order.status, 'file')
  await keepBroughtObjects(ctx, [{ url: body.url, pointer: '/url' }])
  const attached = await attachUpload(ctx, { orderId, ...body, stop: null, actionId: null, pointer: '/url' })
  const media = shownMedia(ctx, order, attached)
  const actor = actorOf(ctx)
  await writeUpdates(ctx, [
    {
      ...updateBy(ctx, actor, orderId, { updateType: 'assigned_attachedMedia', at: ctx.now }),
      media_name: media.name,
      media_url: media.url,
    },
  ])
  const { name, contentType, sizeBytes } = media
  await announce(ctx, order, {
    verb: 'media-attached',
    status: order.status,
    details: { mediaId: media.id, name, contentType, sizeBytes },
  })
  await carryUpMedia(ctx, order, attached)
  return media
}

/**
 * The content of a file of an order. Whatever it is, it is answered as bytes to save: no browser shall ever take for a page
 * what somebody uploaded.
 * @throws notFound when the order has no such file
 */
export async function orderMediaContent(ctx: Context, orderId: number, mediaId: number) {
  await findOrder(ctx, orderId)
  const found = await ctx.db
    .selectFrom('delivery_order_media')
    .innerJoin('stored_files', 'stored_files.id', 'delivery_order_media.file_id')
    .selectAll('stored_files')
    .select('delivery_order_media.name as media_name')
    .where('delivery_order_media.id', '=', mediaId)
    .where('delivery_order_media.delivery_order_id', '=', orderId)
    .executeTakeFirst()
  if (!found) throw notFound(noSuchFile)
  return {
    status: 200,
    contentType: 'application/octet-stream',
    body: streamFile(ctx, found),
    headers: {
      'content-length': String(found.size_bytes),
      'content-disposition': attachmentHeader(found.media_name),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    },
  } as const
}

/** RFC 6266: the exact name as RFC 5987 writes it, and one in plain letters for what does not read that. */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** Who attached a file is hidden where the drivers of the courier are. */
export function shownMedia(ctx: Context, order: OrderRecord, row: AttachedFile): Media {
  const seesName = row.attached_by_tenant_id === ctx.tenantId || seesDrivers(order, ctx)
  return {
    id: row.id,
    name: row.name,
    url: `/delivery-orders/${row.delivery_order_id}/media/${row.id}`,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    createdAt: row.created_at,
    attachedByName: seesName ? row.attached_by_name : null,
    stop: row.stop,
  }
}
