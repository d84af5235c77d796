import { expect, test } from 'vitest'
import { noticeMail, noticeSms } from './message-text.ts'

const organization = 'Prairie Couriers'
const url = 'https://waybill.test/delivery-orders/12'

test('a mail of one notice is called what it says, of several how many there are', () => {
  const subject = (language: 'en' | 'fr', ...sentences: string[]) =>
    noticeMail(language, { sentences, organization }, 'Dana', url).subject
  expect(subject('en', 'Order #12 was placed')).toBe('Order #12 was placed')
  expect(subject('en', 'Order #12 was placed', 'Order #13 was placed')).toBe('2 notices of Prairie Couriers')
  expect(subject('fr', 'La commande #12 a été passée', 'b')).toBe('2 avis de Prairie Couriers')
})

test('a text message says all that fits, and how much more there is', () => {
  expect(noticeSms('en', { sentences: ['Order #12 was placed'], organization }, url)).toBe(
    `Prairie Couriers: Order #12 was placed. ${url}`,
  )
  const sentences = Array.from({ length: 40 }, (_, n) => `Order #${n} was placed`)
  const text = noticeSms('fr', { sentences, organization }, url)
  expect(text).toMatch(/Order #0 was placed\. .*\. et \d+ de plus\. https:/)
  expect(text.length).toBeLessThan(460)
  const told = text.match(/was placed/g)?.length ?? 0
  expect(text).toContain(`et ${40 - told} de plus`)
})
