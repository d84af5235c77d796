import { expect, test } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import { longestSubject, longestText } from './order-messages.ts'

test('a message is as long as the contract takes it', () => {
  const { OrderEmail, OrderSms } = contract.components.schemas
  expect(longestText).toEqual({
    email: OrderEmail.properties.text.maxLength,
    sms: OrderSms.properties.text.maxLength,
  })
  expect(longestSubject).toBe(OrderEmail.properties.subject.maxLength)
})
