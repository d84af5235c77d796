import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareLetters, holdsWords, searchWords } from './bare-letters.ts'

it.each([
  ['Tomás Núñez', 'tomas nunez'],
  ['Łukasz Đorđević', 'lukasz dordevic'],
  ['Québec, Côte-des-Neiges', 'quebec, cote-des-neiges'],
  ['Søren Weiß, Œuvre, Þór, Ægir', 'soren weiss, oeuvre, thor, aegir'],
  ['737 Broadway Ave', '737 broadway ave'],
  ['Saskatoon, SK S7T 1C5', 'saskatoon, sk s7t1c5'],
  ['Call (306) 651-7211 ext. 204, then 306.651.7212', 'call 3066517211204, then 3066517212'],
  ['110-3160 Preston – Unit 4', '110-3160 preston - unit 4'],
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

const name = 'O’Brien’s Dépôt, L’Ancienne–Lorette'
const place = '110-3160 Preston Avenue, Saskatoon, SK S7T 1C5'

describe('is found however it is written', () => {
  it.each([
    "o'brien's",
    'O’Brien’s',
    'obriens',
    'o′briens',
    'O`Brien´s',
    'oʼbrien',
    "l'ancienne-lorette",
    'L’Ancienne—Lorette',
  ])('a name, by %s', (typed) => expect(holdsWords(name, typed)).toBe(true))
  it.each(['S7T 1C5', 's7t1c5', 'S7T-1C5', 'S7T\u00a01C5', 's7t', '1c5', 's7t 1', 's7t1c'])(
    'a postal code, by %s',
    (typed) => expect(holdsWords(place, typed)).toBe(true),
  )
  const phones = ['+13066517211;ext=204', '(306) 651-7211', '306.651.7211 x204', '1-306-651-7211', '306 651 7211']
  const typed = [
    '(306) 651-7211',
    '306.651.7211',
    '+1 306 651 7211',
    '13066517211',
    '+1 (306) 651-7211',
    '306–651–7211',
  ]
  const onTheWay = [
    '(306',
    '(306)',
    '(306) 65',
    '306-65',
    '306-651-',
    '+1',
    '+1 306',
    '651-7211',
    '651.7211',
    '651 7211',
  ]
  it.each([...typed, ...onTheWay])('a phone number, by %s', (each) => {
    expect(phones.filter((phone) => !holdsWords(phone, each))).toEqual([])
  })
  it('one without its area code, and one with its extension', () => {
    expect(holdsWords('+13066517211;ext=204', '6517211')).toBe(true)
    for (const each of ['306-651-7211 ext. 204', '3066517211 x204', '306-651-7211 ext', '306-651-7211 poste 2'])
      expect(holdsWords('+13066517211;ext=204', each), each).toBe(true)
    expect(holdsWords('+13066517211;ext=204', '306-651-7211 ext. 304')).toBe(false)
  })
  it.each(['110-3160', '110–3160', '110-31', '3160 preston'])('a house number, by %s', (each) =>
    expect(holdsWords(place, each)).toBe(true),
  )
})

it('does not take one number for another', () => {
  expect(holdsWords(place, 'S7T 1C6')).toBe(false)
  expect(holdsWords('Dock 306, 651 units, gate 7211', '306-651-7211')).toBe(false)
  expect(holdsWords('+13066517211', '306-651-7212')).toBe(false)
  expect(searchWords(' ’ ')).toEqual([])
})
