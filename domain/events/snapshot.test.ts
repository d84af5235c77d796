import { expect, test } from 'vitest'
import { hasSeen, parseSnapshot, snapshotOfVersion } from './snapshot.ts'

test.each([
  [99, true],
  [100, false],
  [101, true],
  [102, false],
  [103, true],
  [104, false],
  [105, false],
])('of the transactions of a snapshot, %i: %s', (xid, isSeen) => {
  const seen = parseSnapshot('100:104:100,102')
  expect(seen && hasSeen(seen, xid)).toBe(isSeen)
})

test('a snapshot while nothing runs shows all before it', () => {
  expect(parseSnapshot('7:7:')).toEqual({ floor: 7, ceiling: 7, running: [] })
})

test.each(['', '7', '7:8', 'a:b:', '7:8:x', '1234567890123456:1:'])('%j is no snapshot', (text) => {
  expect(parseSnapshot(text)).toBeNull()
})

test('the version of an answer names it', () => {
  expect(snapshotOfVersion('W/"7200:7205:7201.1795281304.abc"')).toEqual({
    floor: 7200,
    ceiling: 7205,
    running: [7201],
  })
  expect(snapshotOfVersion('W/"8f14e45f"')).toBeNull()
})
