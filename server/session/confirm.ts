import { forbidden, formError } from '#domain/text/refusal.ts'
import { ownersAlone } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { countAttempt, forgetAttempt } from '#server/session/attempts.ts'
import { isPassword } from '#server/session/passwords.ts'
import { codeAttempt, takeAppCode } from '#server/session/two-step.ts'

export type Confirmation = 'confirmed' | 'wrong-password' | 'wrong-code' | { retryAfterSeconds: number }

/**
 * Proves that the person is who signed in, by the password or a code of their app, for as long as `x-confirm` lasts. Answers instead of
 * throwing what must be committed: the count of attempts.
 * @throws forbidden while acting as another person, form error without either
 */
export async function confirmIdentity(
  ctx: SignedInContext,
  { password, code }: Schema<'IdentityConfirmation'>,
): Promise<Confirmation> {
  if (ctx.impersonatorUserId !== null) throw forbidden(ownersAlone)
  const { userId, now } = ctx
  return asSystem(ctx.db, async (db): Promise<Confirmation> => {
    const isRight = async (attempt: { account: string; address: string }, check: () => Promise<boolean>) => {
      const retryAfterSeconds = await countAttempt(db, attempt, now)
      if (retryAfterSeconds !== null) return { retryAfterSeconds }
      if (!(await check())) return false
      await forgetAttempt(db, attempt)
      await db.updateTable('sign_in_families').set({ confirmed_at: now }).where('id', '=', ctx.familyId).execute()
      return true
    }
    const { ip } = ctx.request
    if (code !== undefined) {
      const { sessionSecret } = ctx.deps.config
      const right = await isRight(codeAttempt(userId, ip), () => takeAppCode(db, sessionSecret, userId, code, now))
      return typeof right === 'object' ? right : right ? 'confirmed' : 'wrong-code'
    }
    if (password === undefined) throw formError({ '/password': ['Required'] })
    const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow()
    // Counted together with changes of the password: both could be used to guess it.
    const attempt = { account: `change ${userId}`, address: ip }
    const right = await isRight(attempt, () => isPassword(user.password_hash, password))
    return typeof right === 'object' ? right : right ? 'confirmed' : 'wrong-password'
  })
}
