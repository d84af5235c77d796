import { expect } from 'vitest'
import { addRow } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

const link = 'https://waybill.example/auth/reset-password?token='

/** The recipient, the text and what becomes of it. */
const mails = [
  [
    'one',
    'password-reset',
    `Bonjour Zoë,\n\n${link}aZ09_-q\n\nÀ bientôt`,
    `Bonjour Zoë,\n\n${link}[removed]\n\nÀ bientôt`,
  ],
  ['two', 'password-reset', `${link}abc, or ${link}def.`, `${link}[removed], or ${link}[removed].`],
  ['taken', 'password-reset', `${link}[removed]`, `${link}[removed]`],
  ['empty', 'password-reset', `${link} `, `${link} `],
  ['none', 'password-reset', 'Your password was changed.', 'Your password was changed.'],
  ['other', 'order-message', `${link}abc`, `${link}abc`],
] as const

export async function before(rows: Rows): Promise<void> {
  for (const [name, purpose, text] of mails)
    await addRow(rows, 'mail_messages', {
      recipient: `${name}@m0086.example`,
      subject: 'Choose a new password',
      text_body: text,
      purpose,
      failed_at: name === 'two' ? 1_690_000_000 : null,
    })
}

/** The same for both owners: mails were not under row-level security. */
export async function after({ query }: Rows): Promise<void> {
  const found = await query(`
    select split_part(recipient, '@', 1) as name, subject, text_body from mail_messages
    where recipient like '%@m0086.example' order by id`)
  expect(found).toEqual(mails.map(([name, , , text]) => ({ name, subject: 'Choose a new password', text_body: text })))
}
