import { describe, expect, it } from 'vitest'
import { jobs } from '#server/job-list.ts'

const senders = jobs.filter(({ sends }) => sends === 'mail' || sends === 'messages')

describe('every job by which e-mails leave', () => {
  it.each(senders)('is tried for two days, at last every quarter of an hour: $name', ({ attempts, pause }) => {
    // pg-boss draws each pause between half of what it doubles to and all of it; the longest is its bound.
    const pauses = Array.from({ length: attempts - 1 }, (_, at) => Math.min(pause.longest, pause.first * 2 ** at))
    expect(pauses.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThanOrEqual(2 * 86_400)
    expect(pause.longest).toBeLessThanOrEqual(900)
  })

  it('is known as one', () => {
    expect(senders.map(({ name }) => name).toSorted()).toEqual([
      'email-change',
      'first-password',
      'invitation',
      'message',
      'ownership-request',
      'password-reset',
      'security-mail',
      'verification-code',
    ])
  })
})
