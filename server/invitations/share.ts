import qrcode from 'qrcode'
import { formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { hashOfToken } from '#server/http/tokens.ts'
import { uidOf } from './live-invitation.ts'

/**
 * The link of an invitation that waits, for its inviter to pass on. Asked for again it is the same, until the invitation is sent again.
 * @throws formError for one that is over
 */
export async function shareInvitation(
  ctx: Context,
  { id, forInitialUserEmail }: Pick<Schema<'Invitation'>, 'id' | 'forInitialUserEmail'>,
): Promise<Schema<'SharedInvitation'>> {
  const { publicUrl, sessionSecret } = ctx.deps.config
  const uid = await asSystem(ctx.db, async (db) => {
    const found = await db
      .selectFrom('invitations')
      .select('uid_seed')
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where('expires_at', '>', ctx.now)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!found) throw formError({}, 'invitation_over', 'This invitation is over. Send it again first.')
    const made = uidOf(sessionSecret, found.uid_seed, 'shared')
    await db
      .updateTable('invitations')
      .set({ shared_uid_hash: hashOfToken(made) })
      .where('id', '=', id)
      .execute()
    return made
  })
  const details = { name: forInitialUserEmail }
  await recordAct(ctx, { action: 'invitation.shared', entity: 'invitation', entityId: id, details })
  const link = `${publicUrl}/invitations/${uid}`
  const svg = await qrcode.toString(link, { type: 'svg', margin: 2 })
  return { link, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}
