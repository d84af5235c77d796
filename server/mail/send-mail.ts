import { mailText, type MailFacts, type MailKind } from '#domain/messages/mail.ts'
import type { Language } from '#domain/notices/text.ts'
import type { Deps } from '#server/http/context.ts'
import { betweenOutsideCalls } from '#server/http/outside-calls.ts'
import { letter } from './letter.ts'
import { languageOfAddress, senderOf } from './sender.ts'

interface Sending<Facts extends MailFacts> {
  /** Of the job that sends it. */
  readonly jobId: string
  readonly kind: MailKind<Facts>
  readonly facts: Facts
  readonly to: string
  /** For whom it is sent, and in whose look if it is of that kind; null: for Waybill. */
  readonly tenantId: number | null
  /** Where it was known earlier; else that of the one who is written to, or of the organization. */
  readonly language?: Language
  /** Texts in it that do not stand in the record of mails. */
  readonly secrets?: readonly string[]
}

/** Sends a mail in the language of the one who is written to and in the look of its sender. @throws Error when the mail server did not take it */
export async function sendMail<Facts extends MailFacts>(deps: Deps, mail: Sending<Facts>): Promise<void> {
  const { jobId, kind, facts, to, tenantId, secrets = [] } = mail
  const { chosen, sender } = await betweenOutsideCalls((outside) =>
    deps.systemTransaction(async (db) => ({
      chosen: mail.language ?? (await languageOfAddress(db, to)),
      sender: tenantId === null ? null : await senderOf({ db, deps, outside }, tenantId),
    })),
  )
  const { subject, ...text } = mailText(kind, facts, chosen ?? sender?.language ?? 'en')
  const look = kind.by === 'organization' ? sender : null
  await deps.mailer.send({
    jobId,
    to,
    subject,
    ...letter({ ...text, sender: look, footer: look?.footer ?? [] }),
    purpose: kind.purpose,
    tenantId,
    from: look && { name: look.name, replyTo: look.replyTo },
    secrets,
  })
}
