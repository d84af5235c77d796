import { expect, test } from 'vitest'
import { bucketText, changeText, minutesText, percentText, pointsText } from './figure-words.ts'

test.each([
  ['day', '2026-11-03', '2026-11-03', 'Nov 3'],
  ['week', '2026-11-02', '2026-11-08', 'Nov 2–8'],
  ['month', '2026-11-10', '2026-11-30', 'Nov 2026'],
] as const)('by %s a bucket is called', (by, from, until, text) => {
  expect(bucketText({ from, until }, by).replaceAll(/[\u2009\u202F]/g, ' ')).toBe(text)
})

test('what is not known is a dash, and nothing before is no percentage', () => {
  expect([percentText(null), percentText(95), minutesText(null)]).toEqual(['—', '95.0 %', '—'])
  expect([minutesText(0), minutesText(59), minutesText(125)]).toEqual(['0 min', '59 min', '2 h 5 min'])
  expect([changeText(3, 0), changeText(3, 3), changeText(6, 3), changeText(1, 4)]).toEqual([
    'None before',
    'As before',
    '100.0 % more',
    '75.0 % less',
  ])
  expect([pointsText(null, 90), pointsText(90, 90), pointsText(91.2, 90), pointsText(88, 90)]).toEqual([
    'Not known before',
    'As before',
    '1.2 points more',
    '2.0 points less',
  ])
})
