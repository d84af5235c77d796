import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { PublicContext, SignedInContext } from '#server/http/context.ts'
import { insertJob } from '#server/jobs/enqueue.ts'
import { defineJob } from '#server/jobs/job.ts'
import { deviceWords } from '#server/session/device-words.ts'

/** Of the mails about an account, over about half an hour: a mail server that is restarted, or asks for patience, is not the end of it. */
export const patience = { attempts: 10, pause: { first: 5, longest: 900 }, atOnce: { here: 2, ofTenant: 2 } } as const

/** What happened to an account: the subject, what is said, and what to do for somebody who did not do it. */
const notices = {
  passwordChanged: {
    subject: 'Your Waybill password was changed',
    text: 'the password of your Waybill account was changed, and you are signed out everywhere else.',
    otherwise: 'choose a new password with “Forgot your password?” on the sign-in page',
  },
  emailChanged: {
    subject: 'Your Waybill e-mail was changed',
    text: 'you sign in to Waybill with another e-mail address from now on. This one is not used any more.',
    otherwise: 'tell the administrator of your organization at once',
  },
  twoStepOn: {
    subject: 'Two-step sign-in was turned on',
    text: 'signing in to your Waybill account takes a code from an app from now on.',
    otherwise: 'change your password and tell the administrator of your organization',
  },
  twoStepOff: {
    subject: 'Two-step sign-in was turned off',
    text: 'your password alone signs you in to Waybill from now on.',
    otherwise: 'change your password and turn two-step sign-in on again, in your profile',
  },
  recoveryCodes: {
    subject: 'Your Waybill recovery codes were replaced',
    text: 'new recovery codes were made for your Waybill account. Those from before work no more.',
    otherwise: 'change your password and make new codes, in your profile',
  },
  newDevice: {
    subject: 'A new device signed in to Waybill',
    text: 'somebody signed in to your Waybill account on a device that we did not know.',
    otherwise: 'sign that device out in your profile and change your password',
  },
  deleted: {
    subject: 'Your Waybill account was deleted',
    text: 'your Waybill account was deleted. You can make a new one with this address at any time.',
    otherwise: 'tell the administrator of your organization at once',
  },
} as const

export type SecurityNotice = keyof typeof notices

interface NoticeOfAccount {
  notice: SecurityNotice
  /** Whose account it is or was, at the time: the address may be another one when the mail is sent. */
  email: string
  firstName: string
  timeZone: string
  /** When it happened, unix seconds. */
  at: number
  /** Such as "Chrome on Windows"; null where an administrator did it. */
  device: string | null
  /** The network address, as the device. */
  address: string | null
}

/** Tells a person what happened to their account. No secret, no link: who gets such a mail by mistake, or a forged one, has nothing to follow. */
export const securityMailJob = defineJob<NoticeOfAccount>({
  name: 'security-mail',
  title: 'Mail about the safety of an account',
  ...patience,
  async run({ deps, id: jobId }, payload) {
    const { subject } = notices[payload.notice]
    await deps.mailer.send({ jobId, to: payload.email, subject, text: textOf(payload), purpose: 'security' })
  },
})

function textOf({ notice, firstName, timeZone, at, device, address }: NoticeOfAccount): string {
  const { text, otherwise } = notices[notice]
  const when = new Date(at * 1_000).toLocaleString('en-CA', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
    hourCycle: 'h23',
  })
  const where = [device, address].flatMap((part) => (part === null ? [] : oneLine(part))).join(', ')
  return [
    `Hello ${oneLine(firstName)},`,
    '',
    text,
    '',
    `When: ${when} (${timeZone.replaceAll('_', ' ')})`,
    ...(where === '' ? [] : [`Where: ${where}`]),
    '',
    `If it was you, there is nothing to do. If it was not you, ${otherwise}.`,
  ].join('\n')
}

/** Names are typed by people: one line, whatever somebody put into them. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

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
