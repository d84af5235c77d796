import type { Kysely } from 'kysely'
import { securityMails, type SecurityFacts, type SecurityNotice } from '#domain/messages/account-mails.ts'
import type { Language } from '#domain/notices/text.ts'
import type { Database } from '#server/db/schema.ts'
import type { PublicContext, SignedInContext } from '#server/http/context.ts'
import { insertJob } from '#server/jobs/enqueue.ts'
import { defineJob } from '#server/jobs/job.ts'
import { mailJob } from '#server/mail/patience.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { languageOf } from '#server/mail/sender.ts'
import { deviceWords } from '#server/http/device-words.ts'

interface NoticeOfAccount extends SecurityFacts {
  notice: SecurityNotice
  /** Whose account it is or was, at the time: the address may be another one when the mail is sent. */
  email: string
  /** Theirs at the time: of an account that is gone nobody knows it any more. */
  language: Language
}

/** Tells a person what happened to their account. */
export const securityMailJob = defineJob<NoticeOfAccount>({
  name: 'security-mail',
  title: 'Mail about the safety of an account',
  ...mailJob,
  async run({ deps, id: jobId }, { notice, email, language, ...facts }) {
    await sendMail(deps, { jobId, kind: securityMails[notice], facts, to: email, tenantId: null, language })
  },
})

/**
 * Has the person told what happened to their account, if it is committed. In a system transaction; ring {@link securityMailJob} after it.
 * @param isOwn whether they did it themselves, as far as is known: the device and address of an administrator are their own business
 */
export async function insertSecurityMail(
  db: Kysely<Database>,
  { now, timeZone, request }: Pick<PublicContext, 'now' | 'timeZone' | 'request'>,
  { userId, notice, isOwn = true }: { userId: number; notice: SecurityNotice; isOwn?: boolean },
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'time_zone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await insertJob(db, securityMailJob, {
    notice,
    email: user.email,
    language: await languageOf(db, userId),
    firstName: user.first_name,
    timeZone: user.time_zone ?? timeZone,
    at: now,
    device: isOwn ? deviceWords(request.userAgent) : null,
    address: isOwn ? request.ip : null,
  })
}

/** The same within a request of somebody who is signed in: the person, or an administrator. In a system transaction. */
export async function tellOwner(
  db: Kysely<Database>,
  ctx: SignedInContext,
  userId: number,
  notice: SecurityNotice,
): Promise<void> {
  const isOwn = userId === ctx.userId && ctx.impersonatorUserId === null
  await insertSecurityMail(db, ctx, { userId, notice, isOwn })
  ctx.afterCommit(() => ctx.deps.jobBell.ring(securityMailJob.name))
}
