import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from '#server/config.ts'
import type { Transactions } from '#server/db/tenant-transaction.ts'
import { isUnavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { createProvider } from '#server/outside/provider.ts'

/** A mail in plain text and, for those who prefer it, HTML. */
export interface Mail {
  /** Of the job that sends it, perhaps in several attempts. */
  jobId: string
  to: string
  subject: string
  text: string
  html?: string
  /** What it is for, such as `password-reset`. */
  purpose: string
  /** In whose log it stands; of the installation unless given. */
  tenantId?: number
  /** Of the account that it is for. */
  userId?: number
  /** Texts in it, such as a link that signs in, that do not stand in the record of mails. */
  secrets?: readonly string[]
}

export interface Mailer {
  /**
   * Sends a mail, or keeps it where an operator can open it; one that this job has sent already is not sent again. Should the process
   * end just after the mail server took it, it is: by the same Message-ID, by which programs know it for the same.
   * @throws Error when the mail server did not take it
   */
  send(mail: Mail): Promise<void>
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
      html_body: mail.html === undefined ? null : blank(mail.html),
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
            .doUpdateSet({ ...said, failed_at: null, failure: null })
            .where('messages.state', '<>', 'sent'),
        )
        .returning('id')
        .executeTakeFirst(),
    )
    return row?.id ?? null
  }

  async function recordOutcome(
    id: number,
    state: 'sent' | 'failed' | 'skipped',
    failure: string | null,
  ): Promise<void> {
    const now = Math.floor(Date.now() / 1000)
    const at = { sent: { sent_at: now }, failed: { failed_at: now }, skipped: {} }
    await systemTransaction((db) =>
      db
        .updateTable('messages')
        .set({ state, failure, ...at[state] })
        .where('id', '=', id)
        .execute(),
    )
  }

  return {
    async send(mail) {
      const id = await record(mail)
      if (id === null) return
      if (!transport) {
        const file = await keep(config, id, mail)
        await recordOutcome(id, 'skipped', 'No mail server is configured.')
        log.info({ file, purpose: mail.purpose }, 'No mail server is configured (SMTP_URL): the mail is in this file.')
        return
      }
      // A mail server may repeat what it does not like about a mail, and what it says is shown to those who look after the installation.
      const said = await deliver(mail, transport)
      const failure = said === null ? null : withoutSecrets(said, mail)
      await recordOutcome(id, failure === null ? 'sent' : 'failed', failure)
      if (failure !== null) throw new Error(`The mail server did not take a mail (${mail.purpose}): ${failure}`)
    },
  }

  /** @returns why the mail server did not take it, null if it did */
  async function deliver({ jobId, to, subject, text, html }: Mail, server: Transporter): Promise<string | null> {
    const messageId = `<${jobId}@${/@([^@>]+)>?$/.exec(config.mailFrom)?.[1] ?? 'waybill'}>`
    const letter = { messageId, from: config.mailFrom, to, subject, text, ...(html === undefined ? {} : { html }) }
    try {
      return await provider.ask(() => server.sendMail(letter).then(() => null, refusalOf))
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return error.cause instanceof Error ? error.cause.message : error.message
    }
  }
}

/** What the mail server itself said against a mail; anything else is a failure to reach it. */
function refusalOf(error: unknown): string {
  if (error instanceof Error && 'responseCode' in error) return error.message
  throw error
}

/** Where mails go that no mail server takes. */
export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'mail')
}

function withoutSecrets(text: string, { secrets = [] }: Mail): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, '[removed]'), text)
}

/** As plain as a mail can be, so that its links can be copied out of the file. */
async function keep(config: MailConfig, id: number, mail: Mail): Promise<string> {
  const folder = mailFolder(config)
  const file = path.join(folder, `${id}-${mail.purpose}.eml`)
  const headers = {
    From: config.mailFrom,
    To: mail.to,
    Subject: mail.subject,
    Date: new Date().toUTCString(),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${lines.join('\n')}\n\n${mail.text}\n`, { mode: 0o600 })
  return file
}
