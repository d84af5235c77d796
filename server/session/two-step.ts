import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import * as otpauth from 'otpauth'
import qrcode from 'qrcode'
import { forbidden, formError } from '#domain/text/refusal.ts'
import { ofAnotherPerson } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { hashOfToken } from '#server/http/tokens.ts'
import { countAttempt, forgetAttempt, type Attempt } from '#server/session/attempts.ts'
import { seal, unseal } from '#server/session/sealed.ts'
import { tellOwner } from '#server/session/security-mails.ts'
import { recordSecurityAct } from '#server/session/sign-ins.ts'
import { readUser } from '#server/users/read-user.ts'

/** Seconds that a code is shown for (RFC 6238). */
const stepSeconds = 30
/** Steps by which the clock of a phone may be wrong. */
const skewSteps = 1
const recoveryCodes = 10
/** In base 32 as RFC 4648 has it: no 0, 1, 8 and 9, which are read as letters. 80 bits. */
const recoveryBytes = 10

const sealedFor = (userId: number) => `two-step ${userId}`

/** Whether the sealed secret of a person's app can be read with a SESSION_SECRET. */
export function isTwoStepSecretReadable(sessionSecret: string, userId: number, sealed: string): boolean {
  return unseal(sessionSecret, sealedFor(userId), sealed) !== null
}

function appOf(secret: string, label: string): otpauth.TOTP {
  const parts = { algorithm: 'SHA1', digits: 6, period: stepSeconds, secret: otpauth.Secret.fromBase32(secret) }
  return new otpauth.TOTP({ ...parts, issuer: 'Waybill', label })
}

/** What guesses of a person's codes are counted under; nothing but a right code gives them back. */
export function codeAttempt(userId: number, address: string): Attempt {
  return { account: `code ${userId}`, address }
}

/** Whether the person signs in with a second step. In a system transaction. */
export async function hasTwoStep(db: Kysely<Database>, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('two_step_secrets')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

export async function readTwoStep(ctx: SignedInContext, userId: number): Promise<Schema<'TwoStep'>> {
  return asSystem(ctx.db, async (db) => {
    await readUser(db, userId, ctx.timeZone)
    const row = await db
      .selectFrom('two_step_secrets')
      .select('enabled_at')
      .select(({ selectFrom, fn }) =>
        selectFrom('recovery_codes')
          .whereRef('recovery_codes.user_id', '=', 'two_step_secrets.user_id')
          .where('used_at', 'is', null)
          .select(fn.countAll<number>().as('left'))
          .as('left'),
      )
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const enabledAt = row?.enabled_at ?? null
    return { enabledAt, recoveryCodesLeft: enabledAt === null ? 0 : Number(row?.left ?? 0) }
  })
}

/**
 * Makes a secret for an authenticator app. It is in force only once a code of it has come back.
 * @throws form error while another is in force; forbidden for another person's
 */
export async function beginTwoStep(ctx: SignedInContext, userId: number): Promise<Schema<'TwoStepSetup'>> {
  if (userId !== ctx.userId) throw forbidden(ofAnotherPerson)
  const secret = new otpauth.Secret({ size: 20 }).base32
  const sealed = seal(ctx.deps.config.sessionSecret, sealedFor(userId), secret)
  await asSystem(ctx.db, async (db) => {
    const kept = await db
      .insertInto('two_step_secrets')
      .values({ user_id: userId, secret: sealed, created_at: ctx.now })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret: sealed, created_at: ctx.now, last_step: 0 })
          .where('two_step_secrets.enabled_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst()
    if (!kept) throw formError({ '': ['Two-step sign-in is on already'] })
  })
  const address = appOf(secret, ctx.names.email).toString()
  const svg = await qrcode.toString(address, { type: 'svg', margin: 2 })
  return { secret, address, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/** What comes of a code. The counting of it has to be committed, so it is answered and not thrown. */
export type CodeCheck<Result> =
  | { outcome: 'right'; result: Result }
  | { outcome: 'wrong' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/** Turns the second step on by a code of the app. @throws forbidden for another person's */
export async function enableTwoStep(
  ctx: SignedInContext,
  userId: number,
  code: string,
): Promise<CodeCheck<Schema<'RecoveryCodes'>>> {
  if (userId !== ctx.userId) throw forbidden(ofAnotherPerson)
  return asSystem(ctx.db, async (db): Promise<CodeCheck<Schema<'RecoveryCodes'>>> => {
    if (await hasTwoStep(db, userId)) throw formError({ '': ['Two-step sign-in is on already'] })
    const attempt = codeAttempt(userId, ctx.request.ip)
    const wait = await countAttempt(db, attempt, ctx.now)
    if (wait !== null) return { outcome: 'too-many', retryAfterSeconds: wait }
    if (!(await takeAppCode(db, ctx.deps.config.sessionSecret, userId, code, ctx.now, 'pending')))
      return { outcome: 'wrong' }
    await forgetAttempt(db, attempt)
    await db.updateTable('two_step_secrets').set({ enabled_at: ctx.now }).where('user_id', '=', userId).execute()
    await recordSecurityAct(db, ctx, userId, 'user.two-step-enabled')
    await tellOwner(db, ctx, userId, 'twoStepOn')
    return { outcome: 'right', result: await replaceRecoveryCodes(db, userId) }
  })
}

/**
 * Takes a code of the app once: neither it nor one from before is taken again. In a system transaction.
 * @param secret SESSION_SECRET
 * @param state the app that is in force, or the one that is being set up, which proves nothing yet
 */
export async function takeAppCode(
  db: Kysely<Database>,
  secret: string,
  userId: number,
  code: string,
  now: number,
  state: 'enabled' | 'pending' = 'enabled',
): Promise<boolean> {
  const row = await db
    .selectFrom('two_step_secrets')
    .select('secret')
    .where('user_id', '=', userId)
    .where('enabled_at', state === 'enabled' ? 'is not' : 'is', null)
    .executeTakeFirst()
  const known = row ? unseal(secret, sealedFor(userId), row.secret) : null
  if (known === null) return false
  const delta = appOf(known, '').validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp: now * 1_000,
    window: skewSteps,
  })
  if (delta === null) return false
  const step = Math.floor(now / stepSeconds) + delta
  const taken = await db
    .updateTable('two_step_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Takes a recovery code, which then is used up. In a system transaction. */
export async function takeRecoveryCode(
  db: Kysely<Database>,
  userId: number,
  code: string,
  now: number,
): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hashOfRecoveryCode(code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** However it is typed: in small letters, without the dashes. */
function hashOfRecoveryCode(code: string): string {
  return hashOfToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
}

/**
 * Makes new recovery codes in the place of those from before. Of several that are asked for at the same moment one alone are in force,
 * so the others are refused instead of shown.
 * @throws forbidden for another person's; formError `two_step_off`, `codes_renewed`
 */
export async function renewRecoveryCodes(ctx: SignedInContext, userId: number): Promise<Schema<'RecoveryCodes'>> {
  if (userId !== ctx.userId) throw forbidden(ofAnotherPerson)
  return asSystem(ctx.db, async (db) => {
    const { rows } = await sql<{ is_free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('recovery_codes', ${userId})) as is_free`.execute(db)
    if (!rows[0]?.is_free)
      throw formError({}, 'codes_renewed', 'New recovery codes were made elsewhere at this moment. Those are in force.')
    if (!(await hasTwoStep(db, userId))) throw formError({}, 'two_step_off', 'Two-step sign-in is off.')
    await recordSecurityAct(db, ctx, userId, 'user.recovery-codes-renewed')
    await tellOwner(db, ctx, userId, 'recoveryCodes')
    return replaceRecoveryCodes(db, userId)
  })
}

async function replaceRecoveryCodes(db: Kysely<Database>, userId: number): Promise<Schema<'RecoveryCodes'>> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: hashOfRecoveryCode(code) })))
    .execute()
  return { recoveryCodes: codes }
}

function newRecoveryCode(): string {
  const { base32 } = new otpauth.Secret({ buffer: new Uint8Array(randomBytes(recoveryBytes)).buffer })
  return base32.match(/.{4}/g)?.join('-') ?? base32
}

/** Turns the second step off, for oneself or, as an administrator, for a person who has lost app and codes. */
export async function disableTwoStep(ctx: SignedInContext, userId: number): Promise<void> {
  await asSystem(ctx.db, async (db) => {
    await readUser(db, userId, ctx.timeZone)
    if (!(await forgetTwoStep(db, userId))) return
    await recordSecurityAct(db, ctx, userId, 'user.two-step-disabled')
    await tellOwner(db, ctx, userId, 'twoStepOff')
  })
}

/** In a system transaction. @returns whether it was on */
export async function forgetTwoStep(db: Kysely<Database>, userId: number): Promise<boolean> {
  const forgotten = await db
    .deleteFrom('two_step_secrets')
    .where('user_id', '=', userId)
    .returning('enabled_at')
    .executeTakeFirst()
  return (forgotten?.enabled_at ?? null) !== null
}

/**
 * Turns the second step of an account off from the server itself, where nobody can sign in to do it. In a system transaction.
 * @param now unix seconds
 */
export async function forgetTwoStepOf(
  db: Kysely<Database>,
  email: string,
  now: number,
): Promise<'off' | 'was-off' | 'unknown'> {
  const user = await db
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .select(['users.id', 'memberships.tenant_id'])
    .where((match) => match(match.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .orderBy('memberships.tenant_id')
    .limit(1)
    .executeTakeFirst()
  if (!user) return 'unknown'
  if (!(await forgetTwoStep(db, user.id))) return 'was-off'
  if (user.tenant_id === null) return 'off'
  // Nobody acted through the product: the entry names nobody.
  await db
    .insertInto('audit_entries')
    .values({
      tenant_id: user.tenant_id,
      action: 'user.two-step-disabled',
      subject_type: 'user',
      subject_id: user.id,
      created_at: now,
    })
    .execute()
  return 'off'
}
