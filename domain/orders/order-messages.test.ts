import { expect, test } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import { longestSubject, longestText, usualChannel } from './order-messages.ts'

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
  expect(usualChannel([{ email: null, phone }])).toBe('sms')
  expect(
    usualChannel([
      { email: null, phone },
      { email, phone: null },
    ]),
  ).toBe('email')
  expect(usualChannel([{ email: null, phone: null }])).toBe('email')
  expect(usualChannel([])).toBe('email')
})
