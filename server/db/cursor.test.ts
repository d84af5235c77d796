import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'

test('a cursor comes back as it went', () => {
  for (const cursor of [
    { value: 1_795_281_300, id: 10_482 },
    { value: 'łukasz & co', id: 1 },
    { value: '', id: 0 },
    { value: null, id: 2 },
  ]) {
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor)
  }
})

test('a cursor can stand in an address as it is', () => {
  expect(encodeCursor({ value: 'ÿÿÿ???>>>', id: 7 })).toMatch(/^[\w-]+$/)
})

test('anything else is no cursor', () => {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const text of [
    '',
    'nonsense',
    encoded({ value: 1, id: 2 }),
    encoded([1]),
    encoded([1, 2, 3]),
    encoded([[1], 2]),
    encoded([1.5, 2]),
    encoded([1, '2']),
    encoded([1, 2.5]),
    encoded(['a\u0000b', 1]),
    encoded(['\ud800', 1]),
    encoded([1e300, 1]),
  ]) {
    expect(decodeCursor(text), text).toBeNull()
  }
})
