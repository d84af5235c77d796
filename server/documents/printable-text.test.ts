import { expect, test } from 'vitest'
import { interHas } from './fonts.ts'
import { printableText } from './printable-text.ts'

const printed = (text: string) => printableText(text, interHas)

test.each(['Łukasz Ünal', 'Nguyễn', 'Đorđe', 'Ğ', 'Київ', 'Ωμέγα', '2 to 8 °C – “fragile”', 'ᶜ'.normalize('NFKC')])(
  'the font draws %s as it is',
  (text) => expect(printed(text)).toBe(text),
)

test('a decomposed letter is composed into the glyph that the font has', () => {
  expect(printed('Nguyễn'.normalize('NFD'))).toBe('Nguyễn')
})

test('a plainer form is taken where the font has one', () => {
  expect(printed('１２')).toBe('12')
  expect(printed('Sx̱')).toBe('Sx')
})

test('every letter that is missing leaves one sign, joined ones together', () => {
  expect(printed('北京 A')).toBe('□□ A')
  expect(printed('👩‍🚀!')).toBe('□!')
})

test('control and format characters do not print; every line end is one', () => {
  expect(printed('a\u0000b\u2060c')).toBe('a bc')
  expect(printed('a\r\nb\u2028c\rd')).toBe('a\nb\nc\nd')
})

test('half of a surrogate pair does not throw', () => {
  expect(printed('a\ud83d')).toHaveLength(2)
})
