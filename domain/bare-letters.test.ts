import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bareLetters, holdsWords } from './bare-letters.ts'

it.each([
  ['Tomás Núñez', 'tomas nunez'],
  ['Łukasz Đorđević', 'lukasz dordevic'],
  ['Québec, Côte-des-Neiges', 'quebec, cote-des-neiges'],
  ['Søren Weiß, Œuvre, Þór, Ægir', 'soren weiss, oeuvre, thor, aegir'],
  ['737 Broadway Ave', '737 broadway ave'],
])('%s is compared as %s', (text, bare) => {
  expect(bareLetters(text)).toBe(bare)
})

it('says the same of what is bare already', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(bareLetters(bareLetters(text))).toBe(bareLetters(text))
    }),
    { examples: [['ǅ']] },
  )
})

it('finds every word wherever it stands, and everything with nothing typed', () => {
  expect(holdsWords('Łukasz Nowak', 'now LUK')).toBe(true)
  expect(holdsWords('Lukasz Nowak', 'łukasz')).toBe(true)
  expect(holdsWords('Łukasz Nowak', 'lukasz novak')).toBe(false)
  expect(holdsWords('Łukasz Nowak', ' ')).toBe(true)
})
