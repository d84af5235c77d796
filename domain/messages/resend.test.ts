import { expect, test } from 'vitest'
import { mayResend, refuseResend, type SendableMessage } from './resend.ts'

const message = (of: Partial<SendableMessage>): SendableMessage => ({
  channel: 'email',
  state: 'failed',
  hasSecrets: false,
  ...of,
})

test('what failed, was left, or is a sent e-mail can be sent again', () => {
  const all = (['email', 'sms'] as const).flatMap((channel) =>
    (['waiting', 'sending', 'sent', 'failed', 'unknown', 'skipped'] as const)
      .filter((state) => mayResend(message({ channel, state })))
      .map((state) => `${channel} ${state}`),
  )
  expect(all).toEqual([
    'email sent',
    'email failed',
    'email unknown',
    'email skipped',
    'sms failed',
    'sms unknown',
    'sms skipped',
  ])
  expect(mayResend(message({ hasSecrets: true }))).toBe(false)
})

test('a text message of which nobody knows takes a word more', () => {
  const unknown = message({ channel: 'sms', state: 'unknown' })
  expect(() => refuseResend(unknown, false)).toThrow(expect.objectContaining({ code: 'may_arrive_twice' }))
  expect(() => refuseResend(unknown, true)).not.toThrow()
  expect(() => refuseResend(message({ channel: 'sms', state: 'sent' }), true)).toThrow('is not sent again')
  expect(() => refuseResend(message({ state: 'sending' }), true)).toThrow('still on its way')
  expect(() => refuseResend(message({ hasSecrets: true }), true)).toThrow('kept nowhere')
})
