import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from '#server/config.ts'
import type { Transactions } from '#server/db/tenant-transaction.ts'
import { isUnavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { noteOutage, noteSent, type Alert } from '#server/outside/mail-outage.ts'
import { createProvider } from '#server/outside/provider.ts'

/** A mail in plain text and, for those who prefer it, HTML. */
export interface Mail {
  /** Of the job that sends it, perhaps in several attempts. */
  jobId: string
  to: string
  subject: string
  text: string
  /** Pictures in it are `data:`; they are sent as parts of the mail, since programs show no other without asking. */
  html?: string
  /** Of the organization that it is sent for, in whose log it stands, and which is told if the address is refused; none: Waybill's own. */
  tenantId?: number | null
  /** In whose name, and who is answered; none: the server's own. The address that it comes from is always the server's. */
  from?: { readonly name: string; readonly replyTo: string | null } | null
  /** How somebody without an account stops what its sender sends; mail programs have a button for it. */
  stopUrl?: string | null
  /** What it is for, such as `password-reset`. */
  purpose: string
  /** It stands in `messages` already, as it is to be read there. */
  isWritten?: boolean
  /** Of the account that it is for. */
  userId?: number
  /** Texts in it, such as a link that signs in, that do not stand in the record of mails. */
  secrets?: readonly string[]
  attachments?: readonly MailAttachment[]
}

/** A file that a mail carries. */
export interface MailAttachment {
  /** With its ending; no path. */
  readonly filename: string
  readonly content: Buffer
  /** A PDF unless given. */
  readonly contentType?: 'text/csv'
}

export interface Mailer {
  /**
   * Sends a mail, or keeps it where an operator can open it; one that this job has sent already is not sent again. Should the process
   * end just after the mail server took it, it is: by the same Message-ID, by which programs know it for the same.
   * @throws MailRefused when the mail server said that it never will; Error when it did not take it now
   */
  send(mail: Mail): Promise<void>
  /** Records a mail that is not to be sent. @param why as the message log says it */
  skip(mail: Mail, why: string): Promise<void>
}

/** The mail server refuses the mail or its receiver for good (5xx): trying again would not mend it. */
export class MailRefused extends Error {}

/** What a mail server said against a mail. */
interface Failure {
  readonly reason: string
  /** Its answer about the one who was to get the mail, where that is what it refuses for good. */
  readonly ofAddress: string | null
  readonly isFinal: boolean
  /** Whether it is about the mail server and not about this mail: no other would leave either. */
  readonly isOutage: boolean
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/** Nobody waits for a mail, and mail servers take their time. */
const limits = { name: 'mail server', patienceMs: 30_000, mostAtOnce: 8 } as const
/** How long it may say nothing at all, whatever it was told last. Milliseconds. */
const silenceMs = 10_000

/** Every mail is recorded in `messages`, where those of an organisation are its message log. Without SMTP_URL it is also written to `DATA_DIR/mail/`, for the person who runs the server. */
export function createMailer(
  config: MailConfig,
  { systemTransaction }: Pick<Transactions, 'systemTransaction'>,
  log: Log,
  silence = silenceMs,
): Mailer {
  const transport =
    config.smtpUrl === null
      ? null
      : createTransport({
          url: config.smtpUrl,
          connectionTimeout: silence,
          greetingTimeout: silence,
          socketTimeout: silence,
        })
  const provider = createProvider({ ...limits, log })

  /** @returns null when it was sent before */
  async function record(mail: Mail): Promise<number | null> {
    const blank = (text: string) => withoutSecrets(text, mail)
    const said = {
      subject: mail.subject,
      text_body: blank(mail.text),
      html_body: mail.html === undefined ? null : withoutPictures(blank(mail.html)),
      state: 'sending' as const,
    }
    const row = await systemTransaction((db) =>
      db
        .insertInto('messages')
        .values({
          ...said,
          job_id: mail.jobId,
          recipient: mail.to,
          purpose: mail.purpose,
          tenant_id: mail.tenantId ?? null,
          user_id: mail.userId ?? null,
          has_secrets: (mail.secrets ?? []).length > 0,
        })
        .onConflict((conflict) =>
          conflict
            .column('job_id')
            .doUpdateSet({
              ...(mail.isWritten ? { state: said.state } : said),
              failed_at: null,
              failure: null,
            })
            .where('messages.state', '<>', 'sent'),
        )
        .returning('id')
        .executeTakeFirst(),
    )
    return row?.id ?? null
  }

  async function recordOutcome(
    id: number,
    mail: Mail,
    outcome:
      | { readonly state: 'sent' }
      | { readonly state: 'skipped'; readonly why: string }
      | { readonly state: 'failed'; readonly failure: Failure },
  ): Promise<void> {
    const { to, tenantId = null } = mail
    const now = Math.floor(Date.now() / 1000)
    const at = { sent: { sent_at: now }, failed: { failed_at: now }, skipped: {} }
    const failure = outcome.state === 'failed' ? outcome.failure : null
    const why = outcome.state === 'skipped' ? outcome.why : (failure?.reason ?? null)
    const email = to.trim().toLowerCase()
    const alert = await systemTransaction(async (db): Promise<Alert | null> => {
      await db
        .updateTable('messages')
        .set({ state: outcome.state, failure: why, ...at[outcome.state] })
        .where('id', '=', id)
        .execute()
      if (outcome.state === 'sent') await db.deleteFrom('refused_addresses').where('email', '=', email).execute()
      if (outcome.state === 'sent') return noteSent(db, now)
      if (failure?.isOutage) return noteOutage(db, messageOf(mail, failure), now)
      if (tenantId === null || failure === null || failure.ofAddress === null) return null
      const row = { tenant_id: tenantId, email, refused_at: now, said: failure.ofAddress }
      await db
        .insertInto('refused_addresses')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'email']).doUpdateSet(({ ref }) => ({
            refused_at: now,
            said: row.said,
            times: sql`${ref('refused_addresses.times')} + 1`,
          })),
        )
        .execute()
      return null
    })
    alert?.(log)
  }

  return {
    async send(mail) {
      const id = await record(mail)
      if (id === null) return
      if (!transport) {
        const file = await keep(config, id, mail)
        await recordOutcome(id, mail, { state: 'skipped', why: 'No mail server is configured.' })
        log.info({ file, purpose: mail.purpose }, 'No mail server is configured (SMTP_URL): the mail is in this file.')
        return
      }
      const failure = await deliver(mail, transport)
      await recordOutcome(id, mail, failure === null ? { state: 'sent' } : { state: 'failed', failure })
      if (failure === null) return
      const message = messageOf(mail, failure)
      throw failure.isFinal ? new MailRefused(message) : new Error(message)
    },

    async skip(mail, why) {
      const id = await record(mail)
      if (id !== null) await recordOutcome(id, mail, { state: 'skipped', why })
    },
  }

  /** @returns why the mail server did not take it, null if it did */
  async function deliver(mail: Mail, server: Transporter): Promise<Failure | null> {
    const { jobId, to, subject, text, html, from = null, stopUrl = null, attachments = [] } = mail
    const address = addressIn(config)
    const letter = {
      messageId: `<${jobId}@${/@([^@>]+)$/.exec(address)?.[1] ?? 'waybill'}>`,
      from: from ? { name: from.name, address } : config.mailFrom,
      ...(from?.replyTo && { replyTo: from.replyTo }),
      to,
      subject,
      text,
      ...(html !== undefined && { html, attachDataUrls: true }),
      ...(attachments.length > 0 && {
        attachments: attachments.map((each) => ({ contentType: 'application/pdf', ...each })),
      }),
      // Programs that answer for people who are away do not answer this.
      headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl !== null && stopHeaders(stopUrl)) },
    }
    // A mail server may repeat what it does not like about a mail, and what it says is shown to those who look after the installation.
    const blank = (said: string) => withoutSecrets(said, mail)
    try {
      return await provider.ask(() =>
        server.sendMail(letter).then(
          () => null,
          (error) => refusalOf(error, blank),
        ),
      )
    } catch (error) {
      if (!isUnavailable(error)) throw error
      const reason = error.cause instanceof Error ? error.cause.message : error.message
      // One that was not even asked, because others are or because it failed a moment ago, tells nothing new.
      return { reason: blank(reason), ofAddress: null, isFinal: false, isOutage: error.cause !== undefined }
    }
  }
}

/**
 * What the mail server itself said against a mail; anything else is a failure to reach it. That it does not let this server in, or send, is
 * mended by those who look after the installation, and is no word on the mail.
 */
function refusalOf(error: unknown, blank: (said: string) => string): Failure {
  if (!(error instanceof Error) || !('responseCode' in error)) throw error
  const { responseCode, command, response } = error as Error & {
    responseCode: unknown
    command?: unknown
    response?: unknown
  }
  const isFinal = Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA')
  return {
    reason: blank(error.message),
    ofAddress: isFinal && command === 'RCPT TO' ? blank(String(response)) : null,
    isFinal,
    isOutage: command !== 'RCPT TO' && command !== 'DATA',
  }
}

function messageOf({ purpose }: Mail, { reason }: Failure): string {
  return `The mail server did not take a mail (${purpose}): ${reason}`
}

/** By one press, without a page (RFC 8058). */
function stopHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Where mails go that no mail server takes. */
export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'mail')
}

function withoutPictures(html: string): string {
  return html.replaceAll(/ src="data:[^"]*"/g, ' src=""')
}

function withoutSecrets(text: string, { secrets = [] }: Mail): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, '[removed]'), text)
}

/** The address alone, of `Waybill <no-reply@waybill.example>`. */
function addressIn({ mailFrom }: Pick<Config, 'mailFrom'>): string {
  return /<([^<>]*)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom
}

/** As plain as a mail can be, so that its links can be copied out of the file. */
async function keep(config: MailConfig, id: number, mail: Mail): Promise<string> {
  const folder = mailFolder(config)
  const file = path.join(folder, `${id}-${mail.purpose}.eml`)
  const headers = {
    From: mail.from ? `${mail.from.name} <${addressIn(config)}>` : config.mailFrom,
    ...(mail.from?.replyTo && { 'Reply-To': mail.from.replyTo }),
    To: mail.to,
    Subject: mail.subject,
    Date: new Date().toUTCString(),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${lines.join('\n')}\n\n${mail.text}\n`, { mode: 0o600 })
  // Beside it, so that they open as they are.
  for (const { filename, content } of mail.attachments ?? []) {
    await writeFile(path.join(folder, `${id}-${path.basename(filename)}`), content, { mode: 0o600 })
  }
  return file
}
