import type { Row } from '#server/db/schema.ts'
import { formError } from '#domain/text/refusal.ts'
import type { AttachContext } from '#server/uploads/store-object.ts'
import { takeUpload } from '#server/uploads/take-upload.ts'
import { fullName } from '../core/order-timeline.ts'

export interface Attachment {
  readonly orderId: number
  /** The name it is attached under; that of the uploaded file unless given. */
  readonly name?: string
  /** What `createUpload` answered as `url`. */
  readonly url: string
  /** The stop and the action of its protocol that the file answers; both null for one that is attached by itself. */
  readonly stop: Row<'delivery_order_media'>['stop']
  readonly actionId: string | null
  /** JSON pointer of `url` in the request's body: what is wrong with the upload is told there. */
  readonly pointer: string
}

/** A file of an order as the list of its files shows it. */
export type AttachedFile = Row<'delivery_order_media'> & Pick<Row<'stored_files'>, 'content_type' | 'size_bytes'>

/** The list of an order's files shows no more (DeliveryOrderMediaList). */
export const mostFiles = 200

/**
 * Attaches a finished upload of the same person in the same organisation to an order; it can be attached once. Whether the
 * order takes files, and from this person, is decided before; what was brought to the object storage was kept before.
 * @throws formError on the pointer when the upload is not there, not whole, too old, or not of a kind that is taken
 */
export async function attachUpload(ctx: AttachContext, attachment: Attachment): Promise<AttachedFile> {
  const { orderId, url, stop, actionId, pointer } = attachment
  const { fileId, fileName, ...file } = await takeUpload(ctx, url, pointer)
  await checkRoom(ctx, orderId, pointer)
  const media = await ctx.db
    .insertInto('delivery_order_media')
    .values({
      delivery_order_id: orderId,
      file_id: fileId,
      name: plainName(attachment.name ?? '') || plainName(fileName) || 'File',
      stop,
      action_id: actionId,
      created_at: ctx.now,
      attached_by_user_id: ctx.userId,
      attached_by_name: await ownName(ctx),
      attached_by_tenant_id: ctx.tenantId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...media, ...file }
}

/** A name on one line, without what makes letters run backwards: `photo<U+202E>gpj.exe` shows as `photoexe.jpg`. */
function plainName(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
}

async function checkRoom(ctx: AttachContext, orderId: number, pointer: string): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('delivery_order_media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('delivery_order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (count >= mostFiles) throw formError({ [pointer]: [`An order takes at most ${mostFiles} files`] })
}

async function ownName(ctx: AttachContext): Promise<string> {
  const person = await ctx.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', ctx.userId)
    .executeTakeFirstOrThrow()
  return fullName(person)
}
