import { expect, test } from 'vitest'
import { checkedEmail, checkedTimeZone, namesOf, readFlags } from './flags.ts'

test('reads what is given, and lets the rest be asked for', () => {
  expect(readFlags(['--email', 'ada@deliveries.test', '--another'])).toEqual({
    email: 'ada@deliveries.test',
    another: true,
    link: false,
    help: false,
  })
})

test.each([
  [['--password', 'hunter22hunter22'], 'A password is no argument'],
  [['--password=hunter22hunter22'], 'A password is no argument'],
  [['--mail', 'ada@deliveries.test'], "Unknown option '--mail'"],
])('refuses %j, repeats no password and says how it is done', (args, reason) => {
  expect(() => readFlags(args)).toThrow(reason)
  expect(() => readFlags(args)).not.toThrow('hunter22')
  expect(() => readFlags(args)).toThrow('npm run create-admin --')
})

test('takes a first name and however many others', () => {
  expect(namesOf('Ada van  Lovelace')).toEqual({ firstName: 'Ada', lastName: 'van Lovelace' })
  expect(() => namesOf('Ada')).toThrow('a first and a last name')
})

test.each(['ada', 'ada@', 'ada@deliveries', 'ada lovelace@deliveries.test', `${'a'.repeat(320)}@deliveries.test`])(
  'refuses %s as an e-mail address',
  (email) => {
    expect(() => checkedEmail(email)).toThrow('is no e-mail address')
  },
)

test('refuses a time zone that there is not', () => {
  expect(checkedTimeZone('America/Regina')).toBe('America/Regina')
  expect(() => checkedTimeZone('Mars/Olympus')).toThrow('is no time zone')
})
