import { expect } from 'vitest'
import { add } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

const secret = 'Bonjour Zoë, open https://waybill.example/reset-password?token=[removed] & choose'

/** The mails that were written down until then, and how each counts. */
const mails = [
  { subject: 'Sent', sent_at: 1_700_000_000, state: 'sent' },
  { subject: 'Sent after all', sent_at: 1_700_000_900, failed_at: 1_700_000_000, failure: 'busy', state: 'sent' },
  { subject: 'Failed', failed_at: 1_700_000_000, failure: '550 no such user', state: 'failed' },
  { subject: 'Kept in a file', state: 'skipped' },
  { subject: 'Secret', text_body: secret, sent_at: 1_700_000_000, state: 'sent', has_secrets: true },
  { subject: 'Secret in a file', text_body: '[removed]', state: 'skipped', has_secrets: true },
  { subject: 'About what was removed', text_body: 'Your address was removed', sent_at: 1_700_000_000, state: 'sent' },
  { subject: '', text_body: '', failed_at: 1_700_000_000, state: 'failed' },
]

const recipient = 'zoe@m0341.example'

export async function before(rows: Rows): Promise<void> {
  for (const { state: _, has_secrets: __, ...values } of mails) {
    await add(rows, 'mail_messages', { recipient, text_body: 'Hello', purpose: 'invitation', ...values })
  }
}

export async function after({ query }: Rows): Promise<void> {
  const found = await query(
    `select subject, state, has_secrets, text_body, sent_at, failed_at, failure, channel, tenant_id, user_id, delivery_order_id, language,
       of_notices, job_id from messages where recipient = $1 order by id`,
    [recipient],
  )
  const unknown = { sent_at: null, failed_at: null, failure: null, tenant_id: null, user_id: null, job_id: null }
  const usual = { channel: 'email', language: 'en', of_notices: false, has_secrets: false, text_body: 'Hello' }
  expect(found).toEqual(mails.map((mail) => ({ ...unknown, ...usual, delivery_order_id: null, ...mail })))
}
