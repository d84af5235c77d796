import { mailText, type MailFacts, type MailKind } from '#domain/messages/mail.ts'
import type { Language } from '#domain/notices/text.ts'
import type { Deps } from '#server/http/context.ts'
import { betweenOutsideCalls } from '#server/http/outside-calls.ts'
import { stopWords } from '#domain/messages/stops.ts'
import { askedToStop } from '#domain/text/refusals.ts'
import { stopOf, stopUrl } from '#server/messages/stops.ts'
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
  const { chosen, sender, stop } = await betweenOutsideCalls((outside) =>
    deps.systemTransaction(async (db) => ({
      chosen: mail.language ?? (await languageOfAddress(db, to)),
      sender: tenantId === null ? null : await senderOf({ db, deps, outside }, tenantId),
      stop:
        tenantId !== null && kind.isToOutsiders === true
          ? await stopOf(db, { tenantId, channel: 'email', address: to })
          : null,
    })),
  )
  const language = chosen ?? sender?.language ?? 'en'
  const { subject, ...text } = mailText(kind, facts, language)
  const look = kind.by === 'organization' ? sender : null
  const stopLink = stop && stopUrl(deps.config.publicUrl, stop.uid)
  const stopLines = stopLink === null ? [] : [stopWords[language].inMail(look?.name ?? 'Waybill', stopLink)]
  const footer = [...(look?.footer ?? []), ...stopLines]
  const written = {
    jobId,
    to,
    subject,
    ...letter({ ...text, sender: look, footer }),
    purpose: kind.purpose,
    tenantId,
    from: look && { name: look.name, replyTo: look.replyTo },
    stopUrl: stopLink,
    secrets: [...secrets, ...(stopLink === null ? [] : [stopLink])],
  }
  const isStopped = stop !== null && stop.stoppedAt !== null
  await (isStopped ? deps.mailer.skip(written, `${askedToStop}.`) : deps.mailer.send(written))
}
