import type { Kysely } from 'kysely'
import { passwordResetMail } from '#domain/messages/account-mails.ts'
import type { Database } from '#server/db/schema.ts'
import type { PublicContext } from '#server/http/context.ts'
import { insertJob } from '#server/jobs/enqueue.ts'
import { defineJob, GiveUp, type JobRun } from '#server/jobs/job.ts'
import { isTooLate, mailJob } from '#server/mail/patience.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { forgetAttempt } from '#server/session/attempts.ts'
import { deviceOf } from '#server/session/device-cookie.ts'
import { endSignIns } from '#server/session/families.ts'
import { recordOwnAct } from '#server/http/own-act.ts'
import { insertSecurityMail, securityMailJob } from '#server/session/security-mails.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { derivedToken, hashOfToken, newOpaqueToken } from '#server/http/tokens.ts'

/** Seconds that the link of the mail works. */
const resetTokenSeconds = 3_600

export const passwordResetJob = defineJob<{ email: string }>({
  name: 'password-reset',
  title: 'Mail to choose a password',
  ...mailJob,
  run: (run, { email }) => sendResetLink(run, email),
})

/**
 * Has the link to choose a new password sent, if the address is somebody's. Whether it is one is looked up by the job, so that how
 * long the page takes tells nothing about who has an account. Until one is sent, asking again changes nothing.
 */
export async function requestResetLink({ deps }: PublicContext, email: string): Promise<void> {
  const key = email.trim().toLowerCase()
  await deps.systemTransaction((db) => insertJob(db, passwordResetJob, { email }, { key }))
  deps.jobBell.ring(passwordResetJob.name)
}

/** A person who asked for a link an hour ago has given up, or asked again. */
async function sendResetLink({ deps, id: jobId, wantedSince }: JobRun, email: string): Promise<void> {
  if (isTooLate(wantedSince, resetTokenSeconds, deps.clock())) {
    throw new GiveUp('The link to choose a password could not be sent within the hour for which it is good.')
  }
  const { publicUrl, sessionSecret } = deps.config
  // Each attempt sends the same mail, and the link stands nowhere until it is in the mail.
  const token = derivedToken(sessionSecret, `password reset ${jobId}`)
  const issued = await deps.systemTransaction((db) => issueResetLink(db, email, publicUrl, deps.clock(), token))
  if (!issued) return
  const { firstName, link, email: to } = issued
  const facts = { firstName, link }
  await sendMail(deps, { jobId, kind: passwordResetMail, facts, to, tenantId: null, secrets: [token] })
}

/**
 * Makes a link by which a person chooses a password, once, within an hour; null for an address that is nobody's. In a
 * system transaction.
 * @param token the same again lets the time begin anew
 * @param seconds that it works, where that is not an hour
 */
export async function issueResetLink(
  db: Kysely<Database>,
  email: string,
  publicUrl: string,
  now: number,
  token: string = newOpaqueToken(),
  seconds: number = resetTokenSeconds,
) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where((match) => match(match.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .where('archived_at', 'is', null)
    .where('is_machine', '=', false)
    .executeTakeFirst()
  if (!user) return null
  const expiresAt = now + seconds
  await db
    .insertInto('password_reset_tokens')
    .values({ hash: hashOfToken(token), user_id: user.id, created_at: now, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expires_at: expiresAt }))
    .execute()
  const link = `${publicUrl}/auth/reset-password?token=${token}`
  return { token, link, email: user.email, firstName: user.first_name }
}

/** Whether a link still works. */
export async function isResetToken(ctx: PublicContext, token: string): Promise<boolean> {
  const found = await ctx.deps.systemTransaction((db) =>
    db
      .selectFrom('password_reset_tokens')
      .select('user_id')
      .where('hash', '=', hashOfToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', ctx.now)
      .executeTakeFirst(),
  )
  return found !== undefined
}

/**
 * Sets a new password by the link of the mail, once, and ends every sign-in of the person.
 *
 * @returns false when the link does not work (any more)
 */
export async function resetPassword(ctx: PublicContext, token: string, password: string): Promise<boolean> {
  const { deps, now } = ctx
  if (!(await isResetToken(ctx, token))) return false
  const passwordHash = await hashPassword(password)
  const isReset = await deps.systemTransaction(async (db) => {
    const used = await db
      .updateTable('password_reset_tokens')
      .set({ used_at: now })
      .where('hash', '=', hashOfToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst()
    if (!used) return false
    const user = await replacePassword(db, used.user_id, passwordHash, now)
    const attempt = { account: user.email, address: ctx.request.ip }
    for (const device of [null, await deviceOf(ctx, user.email)]) await forgetAttempt(db, { ...attempt, device })
    await recordOwnAct(db, ctx, { userId: used.user_id, action: 'user.password-reset' })
    await endSignIns(db, { userId: used.user_id }, 'password reset', now)
    await insertSecurityMail(db, ctx, { userId: used.user_id, notice: 'passwordChanged' })
    return true
  })
  deps.jobBell.ring(securityMailJob.name)
  return isReset
}

/** Stores a password and makes every link that was mailed before useless. In a system transaction. */
export async function replacePassword(
  db: Kysely<Database>,
  userId: number,
  passwordHash: string,
  now: number,
): Promise<{ email: string }> {
  await db
    .updateTable('password_reset_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
  return db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow()
}
