import type { Kysely } from 'kysely'
import { emailChangeMail, emailTakenMail } from '#domain/messages/account-mails.ts'
import { forbidden, formError } from '#domain/text/refusal.ts'
import { ofAnotherPerson, ownersAlone, sameEmail, wrongMailedCode } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { isErrorWithCode, standsAlready } from '#server/db/error-code.ts'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Deps, SignedInContext } from '#server/http/context.ts'
import { recordOwnAct } from '#server/http/own-act.ts'
import { insertJob } from '#server/jobs/enqueue.ts'
import { defineJob, GiveUp } from '#server/jobs/job.ts'
import { mailJob } from '#server/mail/patience.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { languageOf } from '#server/mail/sender.ts'
import { countAttempt, forgetAttempt } from '#server/session/attempts.ts'
import { isMailedCode, mailedCode, mailedCodeSeconds, mailedCodeTries } from '#server/session/mailed-code.ts'
import { insertSecurityMail, securityMailJob } from '#server/session/security-mails.ts'

/** What the code is for: this change and no other. */
const purposeOf = ({ user_id, seed }: { user_id: number; seed: string }) => `e-mail of ${user_id} ${seed}`

/** The mail to the new address: the code, or that somebody else tried to take it. */
export const emailChangeJob = defineJob<{ userId: number; seed: string }>({
  name: 'email-change',
  title: 'Mail to a new e-mail address',
  ...mailJob,
  run: ({ deps, id }, { userId, seed }) => sendCode(deps, id, userId, seed),
})

export async function readEmailChange(ctx: SignedInContext, userId: number): Promise<Schema<'EmailChange'>> {
  const row = await asSystem(ctx.db, (db) => waitingChange(db, ownAlone(ctx, userId), ctx.now))
  return { email: row?.email ?? null, expiresAt: row?.expires_at ?? null }
}

/**
 * Has a code mailed to the address to come, in the place of one from before. Whether somebody has that address is looked up by the job, so
 * that neither the answer nor how long it takes tells of it.
 * @returns seconds to wait where it was asked for too often, to be committed; null when it is under way
 * @throws forbidden for another person's; formError on `/email` for the one in force
 */
export async function beginEmailChange(ctx: SignedInContext, userId: number, email: string): Promise<number | null> {
  ownAlone(ctx, userId)
  if (isSame(email, ctx.names.email)) throw formError({ '/email': [sameEmail] })
  return asSystem(ctx.db, async (db) => {
    // Never given back: each change would buy its owner as many mails to others.
    const wait = await countAttempt(db, { account: `e-mail ${userId}`, address: ctx.request.ip }, ctx.now)
    if (wait !== null) return wait
    await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
    const { seed } = await db
      .insertInto('email_changes')
      .values({ user_id: userId, email: email.trim(), created_at: ctx.now, expires_at: ctx.now + mailedCodeSeconds })
      .returning('seed')
      .executeTakeFirstOrThrow()
    await insertJob(db, emailChangeJob, { userId, seed })
    ctx.afterCommit(() => ctx.deps.jobBell.ring(emailChangeJob.name))
    return null
  })
}

async function sendCode(deps: Deps, jobId: string, userId: number, seed: string) {
  const found = await deps.systemTransaction(async (db) => {
    const change = await changeOf(db, userId)
    if (change?.seed !== seed) return null
    if (change.expires_at <= deps.clock()) {
      throw new GiveUp('The code could not be sent within the ten minutes for which it is good.')
    }
    // In the language of the one who asks: the address to come is nobody's.
    const [asks, owner] = [await languageOf(db, userId), await ownerOf(db, change.email)]
    return { ...change, asks, owner }
  })
  if (found === null) return
  const { owner, asks } = found
  if (owner !== null) {
    const facts = { firstName: owner.first_name }
    await sendMail(deps, { jobId, kind: emailTakenMail, facts, to: owner.email, tenantId: null })
    return
  }
  const code = mailedCode(deps.config.sessionSecret, purposeOf(found))
  const mail = { jobId, kind: emailChangeMail, facts: { code }, to: found.email, tenantId: null, secrets: [code] }
  await sendMail(deps, { ...mail, language: asks })
}

export type EmailConfirmation = 'changed' | 'wrong-code' | { retryAfterSeconds: number }

/**
 * Changes the address by the code. Answers instead of throwing what must be committed: the count of tries. An address that somebody has
 * is not given away by any code, and the answer says no more than for a wrong one.
 * @throws forbidden for another person's, and while acting as the person
 */
export async function confirmEmailChange(
  ctx: SignedInContext,
  userId: number,
  code: string,
): Promise<EmailConfirmation> {
  ownAlone(ctx, userId)
  const { sessionSecret } = ctx.deps.config
  return asSystem(ctx.db, async (db): Promise<EmailConfirmation> => {
    const attempt = { account: `e-mail code ${userId}`, address: ctx.request.ip }
    const retryAfterSeconds = await countAttempt(db, attempt, ctx.now)
    if (retryAfterSeconds !== null) return { retryAfterSeconds }
    // Counted before it is looked at: a hundred at once are five tries as well.
    const change = await db
      .updateTable('email_changes')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .where('expires_at', '>', ctx.now)
      .where('tries', '<', mailedCodeTries)
      .returning(['user_id', 'email', 'seed'])
      .executeTakeFirst()
    if (!change || !isMailedCode(sessionSecret, purposeOf(change), code)) return 'wrong-code'
    if ((await ownerOf(db, change.email)) !== null) return 'wrong-code'
    await forgetAttempt(db, attempt)
    await insertSecurityMail(db, ctx, { userId, notice: 'emailChanged' })
    ctx.afterCommit(() => ctx.deps.jobBell.ring(securityMailJob.name))
    await replaceEmail(db, userId, change.email, ctx.now)
    await recordOwnAct(db, ctx, { userId, action: 'user.email-changed' })
    return 'changed'
  })
}

/** Those who read the old mailbox can do nothing with what was mailed there. @throws formError where somebody took it a moment ago */
async function replaceEmail(db: Kysely<Database>, userId: number, email: string, now: number): Promise<void> {
  await db.deleteFrom('password_reset_tokens').where('user_id', '=', userId).execute()
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
  try {
    await db.updateTable('users').set({ email, updated_at: now }).where('id', '=', userId).execute()
  } catch (error) {
    if (isErrorWithCode(error, standsAlready)) throw formError({ '/code': [wrongMailedCode] })
    throw error
  }
}

async function waitingChange(db: Kysely<Database>, userId: number, now: number) {
  const change = await changeOf(db, userId)
  return change && change.expires_at > now ? change : undefined
}

function changeOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('email_changes')
    .select(['user_id', 'email', 'seed', 'expires_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

async function ownerOf(db: Kysely<Database>, email: string) {
  const owner = await db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where((match) => match(match.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return owner ?? null
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase()

/** @throws forbidden for another person's, and for somebody who acts as the person */
function ownAlone(ctx: SignedInContext, userId: number): number {
  if (userId !== ctx.userId) throw forbidden(ofAnotherPerson)
  if (ctx.impersonatorUserId !== null) throw forbidden(ownersAlone)
  return userId
}
