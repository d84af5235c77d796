import { expect, test } from 'vitest'
import { tooManyMails, type ExceededLimit } from './press-limits.ts'

const limit = (changes: Partial<ExceededLimit>): ExceededLimit => ({
  kind: 'invitation',
  by: 'person',
  sent: 60,
  more: 1,
  retryAfterSeconds: 700,
  ...changes,
})

test.for<[Partial<ExceededLimit>, string]>([
  [{}, 'You have sent 60 invitations within an hour. Try again in 12 minutes.'],
  [
    { by: 'organization', sent: 120, retryAfterSeconds: 60 },
    'Your organization has sent 120 invitations within an hour. Try again in 1 minute.',
  ],
  [
    { kind: 'mail', by: 'address', address: 'cora@customer.test', sent: 10, retryAfterSeconds: 1 },
    '10 e-mails were sent to cora@customer.test within an hour. Try again in 1 minute.',
  ],
  [
    { kind: 'mail', sent: 900, more: 200 },
    'You have sent 900 e-mails within an hour. These are 200 more, and 1,000 e-mails are the most. Try again in 12 minutes.',
  ],
])('%j is told as what, how many and when', ([changes, message]) => {
  const { retryAfterSeconds } = limit(changes)
  const parts = { kind: 'too-many-requests', code: 'too_many_mails', message, retryAfterSeconds }
  expect(tooManyMails(limit(changes))).toMatchObject(parts)
})
