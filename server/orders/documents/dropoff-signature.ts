import type { OrderDocumentData } from '#server/documents/document-data.ts'
import type { Context } from '#server/http/context.ts'
import { readFile } from '#server/uploads/read-file.ts'
import { filesOf, loadProtocol } from '../records/stop-protocol.ts'

/** What a receipt prints of the drop-off: the newest drawn signature, and who is said to have received it. null without one. */
export async function dropoffSignature(
  ctx: Pick<Context, 'db' | 'deps' | 'outside'>,
  orderId: number,
): Promise<OrderDocumentData['signature']> {
  const protocol = await loadProtocol(ctx, orderId)
  const entry = protocol.entries.find(({ stop }) => stop === 'dropoff')
  if (!entry) return null
  const actions = entry.actions ?? protocol.asked.dropoff
  const drawn = actions
    .filter(({ type }) => type === 'signature')
    .flatMap((action) => filesOf(protocol, 'dropoff', action))
    .filter((file) => file.content_type === 'image/png')
    .toSorted((left, right) => right.id - left.id)[0]
  const png = drawn ? await readFile(ctx, drawn.file_id) : null
  if (!png) return null
  const receivedBy = actions.find(({ type, label }) => type === 'text_input' && /^received by$/i.test(label.trim()))
  const name = receivedBy && entry.answers[receivedBy.id]
  // What the office adds to the entry later is no later signature.
  const signedAt = Math.min(entry.occurred_at, drawn?.created_at ?? entry.occurred_at)
  return { signedBy: typeof name === 'string' ? name : null, signedAt, png }
}
