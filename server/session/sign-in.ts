import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { demoPassword } from '#server/session/demo-people.ts'
import type { PublicContext } from '#server/http/context.ts'
import { countAttempt, forgetAttempt } from '#server/session/attempts.ts'
import { deviceCookie, deviceOf } from '#server/session/device-cookie.ts'
import { startFamily, type TokenPair } from '#server/session/families.ts'
import { insertSecurityMail, securityMailJob } from '#server/session/security-mails.ts'
import type { SignInRefusal } from '#server/metrics/metrics.ts'
import { isPassword } from '#server/session/passwords.ts'
import { codeAttempt, hasTwoStep, takeAppCode, takeRecoveryCode } from '#server/session/two-step.ts'
import { hashOfToken } from '#server/http/tokens.ts'

export type SignIn =
  /** `cookie` remembers the device. */
  | { outcome: 'signed-in'; pair: TokenPair; cookie: string }
  /** The password was right; `ticket` says so for a few minutes, in which the code is asked for. */
  | { outcome: 'second-step'; ticket: string }
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
  if (password === demoPassword && deps.config.demoRefusedBecause !== null) {
    noteRefusal(ctx, 'demo')
    return { outcome: 'demo-refused' }
  }
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
  if (known.wait !== undefined) {
    noteRefusal(ctx, 'too-many')
    return { outcome: 'too-many', retryAfterSeconds: known.wait }
  }
  const { user } = known
  const usable = user?.archived_at === null ? user.password_hash : null
  if (!(await isPassword(usable, password)) || !user) {
    noteRefusal(ctx, 'password', user?.id)
    return { outcome: 'refused' }
  }

  const pair = await deps.systemTransaction(async (db) => {
    await forgetAttempt(db, attempt)
    if (await hasTwoStep(db, user.id)) return null
    return startOwnFamily(db, ctx, user.id, device)
  })
  deps.jobBell.ring(securityMailJob.name)
  if (pair !== null) return { outcome: 'signed-in', pair, cookie: await deviceCookie(ctx, email, device) }
  const claims = { userId: user.id, passwordMark: markOf(usable) }
  return { outcome: 'second-step', ticket: await deps.signer.secondStepToken(claims, now + ticketSeconds) }
}

/**
 * Leaves a trace of an attempt to sign in, so that guessing is seen while it lasts. The e-mail address stays out of it: people type
 * passwords there.
 * @param userId whose account it was tried on, if there is one
 */
function noteRefusal({ deps, request }: PublicContext, reason: SignInRefusal, userId: number | null = null): void {
  deps.metrics.signInRefused(reason)
  deps.log.warn({ reason, userId, address: request.ip }, 'Somebody was not signed in.')
}

/**
 * Begins the sign-in of the person themselves, and has them told of it where the device is not known.
 * @param device as its cookie proves it, null without one
 */
async function startOwnFamily(
  db: Kysely<Database>,
  ctx: PublicContext,
  userId: number,
  device: string | null,
): Promise<TokenPair> {
  const { deps, now, request } = ctx
  if (device === null) await insertSecurityMail(db, ctx, { userId, notice: 'newDevice' })
  const family = { userId, actedBy: null, userAgent: request.userAgent, address: request.ip }
  return startFamily(db, deps.signer, family, now)
}

/** Seconds between the password and the code. */
const ticketSeconds = 300

function markOf(passwordHash: string | null): string {
  return hashOfToken(passwordHash ?? '').slice(0, 16)
}

export type SecondStep =
  | Extract<SignIn, { outcome: 'signed-in' | 'too-many' }>
  | { outcome: 'wrong-code' }
  /** Too long after the password, or with a password that is no longer in force: it begins anew. */
  | { outcome: 'over' }

/**
 * Signs in the person whose password was right, by a code of the app or a recovery code. Attempts are counted for the person and the
 * address, known device or not: the password gives none of them back.
 */
export async function takeSecondStep(ctx: PublicContext, ticket: string, code: string): Promise<SecondStep> {
  const { deps, now, request } = ctx
  const claims = await deps.signer.readSecondStepToken(ticket, now)
  if (!claims) return { outcome: 'over' }
  const { userId } = claims
  const done = await deps.systemTransaction(async (db) => {
    const user = await db
      .selectFrom('users')
      .select(['email', 'password_hash'])
      .where('id', '=', userId)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (!user || markOf(user.password_hash) !== claims.passwordMark) return { outcome: 'over' } as const
    const attempt = codeAttempt(userId, request.ip)
    const wait = await countAttempt(db, attempt, now)
    if (wait !== null) return { outcome: 'too-many', retryAfterSeconds: wait } as const
    const isRight =
      (await takeAppCode(db, deps.config.sessionSecret, userId, code, now)) ||
      (await takeRecoveryCode(db, userId, code, now))
    if (!isRight) return { outcome: 'wrong-code' } as const
    await forgetAttempt(db, attempt)
    const device = await deviceOf(ctx, user.email)
    const pair = await startOwnFamily(db, ctx, userId, device)
    return { outcome: 'signed-in', pair, email: user.email, device } as const
  })
  if (done.outcome === 'wrong-code') noteRefusal(ctx, 'code', userId)
  if (done.outcome === 'too-many') noteRefusal(ctx, 'too-many', userId)
  if (done.outcome !== 'signed-in') return done
  deps.jobBell.ring(securityMailJob.name)
  const cookie = await deviceCookie(ctx, done.email, done.device)
  return { outcome: 'signed-in', pair: done.pair, cookie }
}
