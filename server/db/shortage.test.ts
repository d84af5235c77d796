import { expect, it } from 'vitest'
import { createShortage, shortageError } from './shortage.ts'

const refused = (code: string) => Object.assign(new Error('could not extend file'), { code })

it('logs once a minute however many are refused, and forgets it five minutes after the last one', () => {
  let now = 1_000_000
  const said: string[] = []
  const shortage = createShortage(() => now)
  expect(shortage.note(refused('53100'))).toBe(true)
  shortage.log = { info: () => {}, warn: () => {}, error: (_details, message) => void said.push(message) }
  for (let call = 0; call < 50; call += 1) shortage.note(refused('53100'))
  expect(said).toEqual(['The disk of the database is full. What needs it is refused until there is more.'])
  now += 59_999
  shortage.note(refused('53200'))
  expect(said).toHaveLength(1)
  now += 1
  shortage.note(refused('53200'))
  expect(said).toHaveLength(2)
  expect(shortage.now()).toEqual({ reason: 'The database has no memory left.', at: 1_060 })
  now += 300_000
  expect(shortage.now()).toBeNull()
})

it.each(['53000', '53100', '53200', '53300', '53400'])('answers 503 for %s', (code) => {
  expect(shortageError(refused(code))).toMatchObject({
    kind: 'unavailable',
    code: 'database_short',
    retryAfterSeconds: 30,
  })
})

it.each(['23505', '57014', 'ENOSPC'])('leaves %s what it is', (code) => {
  expect(shortageError(refused(code))).toBeNull()
  expect(createShortage().note(refused(code))).toBe(false)
})
