import { demoPassword } from '#server/session/demo-people.ts'
import type { PublicContext } from '#server/http/context.ts'
import { countAttempt, forgetAttempt } from '#server/session/attempts.ts'
import { deviceCookie, deviceOf } from '#server/session/device-cookie.ts'
import { startFamily, type TokenPair } from '#server/session/families.ts'
import { isPassword } from '#server/session/passwords.ts'

export type SignIn =
  /** `cookie` remembers the device. */
  | { outcome: 'signed-in'; pair: TokenPair; cookie: string }
  /** Unknown e-mail, wrong password or archived: which of them is nobody's business. */
  | { outcome: 'refused' }
  /** The password is that of the demo, where others could be the ones who type it; said no matter whose account it is tried on. */
  | { outcome: 'demo-refused' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/**
 * Signs a person in by e-mail and password. The three refusals take the same time. The password is checked between two
 * transactions, because it takes longer than everything else and needs no connection.
 */
export async function signIn(ctx: PublicContext, email: string, password: string): Promise<SignIn> {
  const { deps, now, request } = ctx
  if (password === demoPassword && deps.config.demoRefusedBecause !== null) return { outcome: 'demo-refused' }
  const device = await deviceOf(ctx, email)
  const attempt = { account: email, address: request.ip, device }
  const known = await deps.systemTransaction(async (db) => {
    const wait = await countAttempt(db, attempt, now)
    if (wait !== null) return { wait }
    const user = await db
      .selectFrom('users')
      .select(['id', 'password_hash', 'archived_at'])
      .where((match) => match(match.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
      .executeTakeFirst()
    return { user }
  })
  if (known.wait !== undefined) return { outcome: 'too-many', retryAfterSeconds: known.wait }
  const { user } = known
  const usable = user?.archived_at === null ? user.password_hash : null
  if (!(await isPassword(usable, password)) || !user) return { outcome: 'refused' }

  const pair = await deps.systemTransaction(async (db) => {
    await forgetAttempt(db, attempt)
    const family = { userId: user.id, impersonatorUserId: null, userAgent: request.userAgent, address: request.ip }
    return startFamily(db, deps.signer, family, now)
  })
  return { outcome: 'signed-in', pair, cookie: await deviceCookie(ctx, email, device) }
}
