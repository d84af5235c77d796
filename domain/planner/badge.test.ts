import { describe, expect, test } from 'vitest'
import { endsSoon, plannerBadge, type PlannerCounts, remindersDue } from './badge.ts'

const none: PlannerCounts = { invalid: 0, failedYesterday: 0, warned: 0, endingSoon: 0 }

test.each([
  ['none', none],
  ['warn', { ...none, warned: 1 }],
  ['warn', { ...none, endingSoon: 2 }],
  ['error', { ...none, invalid: 1, warned: 3 }],
  ['error', { ...none, failedYesterday: 1 }],
])('the badge is %s for %j', (badge, counts) => {
  expect(plannerBadge(counts)).toBe(badge)
})

test.each([
  ['2026-11-25', false],
  ['2026-11-26', true],
  ['2026-12-03', true],
  ['2026-12-04', false],
  [null, false],
])('on November 26 an end on %s is soon: %s', (lastDay, isSoon) => {
  expect(endsSoon(lastDay, '2026-11-26')).toBe(isSoon)
})

describe('reminders of a last day on December 4', () => {
  test.each([
    ['2026-11-26', []],
    ['2026-11-27', [7]],
    ['2026-11-30', [7]],
    ['2026-12-01', [7, 3]],
    ['2026-12-03', [7, 3, 1]],
    ['2026-12-04', [7, 3, 1]],
    ['2026-12-05', []],
  ])('on %s: %j', (today, due) => {
    expect(remindersDue('2026-12-04', [1, 3, 7], today)).toEqual(due)
  })

  test('only those that somebody asked for', () => {
    expect(remindersDue('2026-12-04', [3], '2026-12-03')).toEqual([3])
    expect(remindersDue('2026-12-04', [], '2026-12-03')).toEqual([])
  })

  test('a rule that goes on has none', () => {
    expect(remindersDue(null, [1, 3, 7], '2026-12-03')).toEqual([])
  })
})
