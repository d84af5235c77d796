import { expect, test } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import { longestSubject, longestText, usualChannel, whyNotReached, type MessageChannel } from './order-messages.ts'

test('a message is as long as the contract takes it', () => {
  const { OrderEmail, OrderSms } = contract.components.schemas
  expect(longestText).toEqual({
    email: OrderEmail.properties.text.maxLength,
    sms: OrderSms.properties.text.maxLength,
  })
  expect(longestSubject).toBe(OrderEmail.properties.subject.maxLength)
})

test('one begins with the way by which somebody can be reached', () => {
  const [email, phone] = ['desk@clinic.test', '+13065550142']
  const stopped: MessageChannel[] = []
  expect(usualChannel([{ email: null, phone, stopped }])).toBe('sms')
  expect(
    usualChannel([
      { email: null, phone, stopped },
      { email, phone: null, stopped },
    ]),
  ).toBe('email')
  expect(usualChannel([{ email: null, phone: null, stopped }])).toBe('email')
  expect(usualChannel([])).toBe('email')
  expect(usualChannel([{ email, phone, stopped: ['email'] }])).toBe('sms')
})

test('nobody is written to by what they asked not to be, and that is said before an address is missed', () => {
  const who = { email: 'desk@clinic.test', phone: null, stopped: ['email'] } as const
  expect(whyNotReached('email', 'dropoff', who)).toBe('They asked not to be written to')
  expect(whyNotReached('sms', 'dropoff', who)).toBe('No phone number is known')
})
