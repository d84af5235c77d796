import { expect, it } from 'vitest'
import { compareVersions, errorWords, isBack, latestVersion } from './error-groups.ts'

it.each([
  ['No order 10482 in list 3', 'No order # in list #'],
  ['  First line\nSecond line', 'First line'],
  ['', 'An error that says nothing'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('%j is told apart as %j', (said, words) => {
  expect(errorWords(said)).toBe(words)
})

it.each([
  ['0.1.0', '0.1.0', 0],
  ['0.2.0', '0.10.0', -1],
  ['1.0.0', '0.9.9', 1],
  ['1.0.0-rc.1', '1.0.0', -1],
  ['1.0.0-rc.2', '1.0.0-rc.1', 1],
  ['other', '0.0.1', -1],
  ['other', 'none', 0],
])('%s to %s is %i', (one, other, order) => {
  expect(compareVersions(one, other)).toBe(order)
})

it('knows the latest', () => {
  expect(latestVersion(['0.2.0', '0.10.0', '0.9.1'])).toBe('0.10.0')
  expect(latestVersion([])).toBeNull()
})

it.each([
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '0.1.0', false],
  ['0.2.0', '0.1.0', false],
  [null, '0.1.0', true],
  ['0.1.0', null, false],
])('resolved with %s and met in %s: open again %s', (resolved, version, back) => {
  expect(isBack(resolved, version)).toBe(back)
})
