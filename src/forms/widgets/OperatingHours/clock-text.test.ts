import { expect, it } from 'vitest'
import { timeText, timeValue } from './clock-text.ts'

it.each([
  ['8', 28_800],
  ['08:00', 28_800],
  ['830', 30_600],
  ['0830', 30_600],
  ['8.30', 30_600],
  ['8h30', 30_600],
  ['8:30 pm', 73_800],
  ['12am', 0],
  ['12 p.m.', 43_200],
  ['24:00', 86_400],
  ['0', 0],
])('reads %s', (text, seconds) => {
  expect(timeValue(text)).toBe(seconds)
})

it.each(['25', '24:01', '8:60', '13pm', '0am', 'noon', '8:3'])('does not read %s', (text) => {
  expect(timeText(timeValue(text))).toBe(text)
  expect(timeValue(text)).toBeTypeOf('string')
})

it('reads nothing as no time', () => {
  expect(timeValue('  ')).toBeUndefined()
})
