import { describe, expect, test } from 'vitest'
import { paintBoundOf, routePattern, versionToCount } from './loads.ts'

describe('the kind of a page', () => {
  test.each([
    ['/', '/'],
    ['/home', '/home'],
    ['/delivery-orders/10482', '/delivery-orders/:id'],
    ['/delivery-orders/10482?tab=comments#x', '/delivery-orders/:id'],
    ['/invitations/0b0e8f2c-54a4-4c0e-9f43-c7a3c2b6a3f1', '/invitations/:id'],
    ['/customers/Jane%20Doe/', '/customers/:id'],
    ['/a/b/c/d/e/f/g/h/i/j', '/a/b/c/d/e/f/g/h'],
  ])('of %s is %s', (path, pattern) => {
    expect(routePattern(path)).toBe(pattern)
  })
})

test('a first paint is counted with those that took about as long', () => {
  expect([0, 100, 100.1, 950, 12_000, 600_000].map(paintBoundOf)).toEqual([100, 100, 200, 1_000, 600_000, 600_000])
})

test('what is no version is none of ours', () => {
  expect(['0.1.0', '1.20.3-beta.1', 'latest', '<b>'].map(versionToCount)).toEqual([
    '0.1.0',
    '1.20.3-beta.1',
    'other',
    'other',
  ])
})
