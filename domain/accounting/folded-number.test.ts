import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedNumber } from './folded-number.ts'

test.each([
  'PO 2207',
  'PO–2207',
  '#PO-2207',
  'po2207',
  'P.O. 2207',
  'PO#2207',
  '2207',
  '22-07',
  'PO No. 2207',
  'PO №2207',
  'Purchase order number 2207',
  'ＰＯ　２２０７',
  ' 22\u00a007 ',
])('%s is 2207', (text) => {
  expect(foldedNumber(text)).toBe('2207')
})

test.each([
  ['Port 12', 'port12'],
  ['POD-7', 'pod7'],
  ['PO A-4410', 'a4410'],
  ['A-4410', 'a4410'],
  ['No', 'no'],
  ['PO', 'po'],
  [' # ', '#'],
  ['', ''],
  ['2207 PO', '2207po'],
  ['Zürich 1', 'zürich1'],
])('%s becomes %s', (text, folded) => {
  expect(foldedNumber(text)).toBe(folded)
})

const signs = fc.constantFrom(' ', '-', '–', '—', '#', '.', '/', '_', '\u2011', '\u2212', '\t', '\u00a0')
const someSigns = fc.array(signs, { maxLength: 4 }).map((all) => all.join(''))
const word = fc.constantFrom('PO ', 'po-', 'P.O.', 'p. o. ', 'Purchase Order ', 'PO No. ', 'PO#', 'No. ', '')
/** Letters and digits that begin with a digit. */
const number = fc.stringMatching(/^[0-9][0-9A-Za-z]{0,15}$/)

test('signs, capitals and the word in front never matter', () => {
  fc.assert(
    fc.property(
      number,
      fc.array(someSigns, { minLength: 17, maxLength: 17 }),
      word,
      fc.boolean(),
      (plain, between, front, up) => {
        const spread = [...plain].map((sign, index) => `${between[index]}${sign}`).join('')
        const written = `${front}${up ? spread.toUpperCase() : spread.toLowerCase()}${between[16]}`
        expect(foldedNumber(written)).toBe(plain.toLowerCase())
      },
    ),
  )
})

test('other letters or digits are another number', () => {
  fc.assert(
    fc.property(number, number, (one, other) => {
      expect(foldedNumber(`PO ${one}`) === foldedNumber(`#${other}`)).toBe(one.toLowerCase() === other.toLowerCase())
    }),
  )
})
