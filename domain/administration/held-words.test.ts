import { expect, it } from 'vitest'
import { heldWords } from './held-words.ts'

const none = { emails: 0, texts: 0, webhooks: 0, pushes: 0, events: 0, reminderRuns: 0, reports: 0 }

it('names what there is of each kind', () => {
  expect(heldWords({ ...none, emails: 18, webhooks: 46 })).toBe('18 e-mails, 46 webhooks')
  expect(heldWords({ ...none, texts: 1, reports: 1 })).toBe('1 text message, 1 scheduled report')
  expect(heldWords(none)).toBeNull()
})
