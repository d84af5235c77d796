import { beforeEach, expect, test } from 'vitest'
import { answerAtHand, giveUpVersions, keepAnswer, showsAll, shownUpTo, versionAtHand } from './kept-answers.ts'

const list = '/tenants/1/vehicles'
const version = (snapshot: string) => `W/"${snapshot}.1795281304.${'s'.repeat(43)}"`

beforeEach(() => {
  showsAll(list, null)
  showsAll('/me', null)
})

test('an answer that has not changed is the very same one, with its new version', () => {
  const body = { data: [] }
  keepAnswer('1 vehicles', list, version('10:10:'), body)
  expect(versionAtHand('1 vehicles')).toBe(version('10:10:'))
  expect(answerAtHand('1 vehicles', version('12:12:'))?.body).toBe(body)
  expect(versionAtHand('1 vehicles')).toBe(version('12:12:'))
})

test('what shows what happened stays, everything else is given up', () => {
  keepAnswer('1 vehicles', list, version('10:14:12'), 1)
  expect(showsAll(list, [9, 13])).toBe(true)
  expect(versionAtHand('1 vehicles')).toBeDefined()
  expect(showsAll(list, [12])).toBe(false)
  expect(versionAtHand('1 vehicles')).toBeUndefined()
  expect(answerAtHand('1 vehicles', version('20:20:'))).toBeUndefined()
})

test('what nobody has, or without a version of ours, shows nothing', () => {
  keepAnswer('1 me', '/me', 'W/"8f14e45f"', 1)
  expect(versionAtHand('1 me')).toBeUndefined()
  expect(showsAll('/me', [1])).toBe(false)
})

test('after an act of one’s own no version is sent, and what an answer shows is still known', () => {
  keepAnswer('1 vehicles', list, version('10:10:'), 1)
  giveUpVersions()
  expect(versionAtHand('1 vehicles')).toBeUndefined()
  expect(showsAll(list, [9])).toBe(true)
})

test('a stream begins with the oldest answer', () => {
  expect(shownUpTo()).toBeNull()
  keepAnswer('1 vehicles', list, version('30:30:'), 1)
  keepAnswer('1 me', '/me', version('20:35:'), 1)
  expect(shownUpTo()).toBe(20)
})
