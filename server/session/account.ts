import { noSuchPerson } from '#domain/text/refusals.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { asSystem } from '#server/http/as-system.ts'
import { countAttempt, forgetAttempt } from '#server/session/attempts.ts'
import { endSignIns } from '#server/session/families.ts'
import { refuseImpersonator } from '#server/http/own-name.ts'
import { recordOwnAct } from '#server/http/own-act.ts'
import { replacePassword } from '#server/session/password-reset.ts'
import { tellOwner } from '#server/session/security-mails.ts'
import { faultOfPassword, hashPassword, isPassword } from '#server/session/passwords.ts'

export type PasswordChange =
  | { outcome: 'changed' }
  | { outcome: 'wrong-password' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/**
 * Changes a password and ends every other sign-in of the person. Answers instead of throwing what must be committed: the
 * count of attempts, without which a stolen session could be used to guess the password.
 *
 * @throws forbidden while acting as another person, form error for a new password that nobody may have
 */
export async function changePassword(
  ctx: SignedInContext,
  userId: number,
  change: { currentPassword: string; newPassword: string },
): Promise<PasswordChange> {
  refuseImpersonator(ctx, 'A password is changed')
  const fault = faultOfPassword(change.newPassword, ctx.deps.config.demoRefusedBecause !== null)
  if (fault !== null) throw formError({ '/newPassword': [fault] })
  const attempt = { account: `change ${userId}`, address: ctx.request.ip }
  return asSystem(ctx.db, async (db): Promise<PasswordChange> => {
    const wait = await countAttempt(db, attempt, ctx.now)
    if (wait !== null) return { outcome: 'too-many', retryAfterSeconds: wait }
    const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
    if (!user) throw notFound(noSuchPerson)
    if (!(await isPassword(user.password_hash, change.currentPassword))) return { outcome: 'wrong-password' }
    await forgetAttempt(db, attempt)
    await replacePassword(db, userId, await hashPassword(change.newPassword), ctx.now)
    await recordOwnAct(db, ctx, { userId, action: 'user.password-changed' })
    await endSignIns(db, { userId, kept: ctx.familyId }, 'password changed', ctx.now)
    await tellOwner(db, ctx, userId, 'passwordChanged')
    return { outcome: 'changed' }
  })
}
