import { expect, test } from 'vitest'
import { brokenTextIn, mendBrokenText } from './broken-text.ts'
import { decodeText, plainTextOf, textEncodings, type TextEncoding } from './text-encodings.ts'

/** "Référence à côté" as each program writes it. */
const text = 'Référence à côté'
const hex = (digits: string) => Uint8Array.from(Buffer.from(digits.replaceAll(' ', ''), 'hex'))
const written: Readonly<Record<TextEncoding, Uint8Array>> = {
  'UTF-8': new TextEncoder().encode(text),
  'UTF-16': Buffer.from(`\ufeff${text}`, 'utf16le'),
  'Windows-1252': hex('52 e9 66 e9 72 65 6e 63 65 20 e0 20 63 f4 74 e9'),
  'Mac Roman': hex('52 8e 66 8e 72 65 6e 63 65 20 88 20 63 99 74 8e'),
  'DOS 850': hex('52 82 66 82 72 65 6e 63 65 20 85 20 63 93 74 82'),
  'DOS 437': hex('52 82 66 82 72 65 6e 63 65 20 85 20 63 93 74 82'),
}

test('each encoding is told by itself, but for the two of DOS, which are alike in most letters', () => {
  for (const encoding of textEncodings) {
    expect(decodeText(written[encoding])).toEqual({ text, encoding: encoding === 'DOS 437' ? 'DOS 850' : encoding })
    expect(decodeText(written[encoding], encoding).text).toBe(text)
    expect(plainTextOf(written[encoding])).toBe(text)
  }
})

test('UTF-16 is known without its mark, in either order', () => {
  const little = Buffer.from(text, 'utf16le')
  expect(decodeText(little)).toEqual({ text, encoding: 'UTF-16' })
  expect(decodeText(Buffer.from(little).swap16())).toEqual({ text, encoding: 'UTF-16' })
})

test('the code pages of DOS have a character of its own for each byte', () => {
  for (const encoding of ['DOS 850', 'DOS 437'] as const)
    expect(
      new Set(
        decodeText(
          Uint8Array.from({ length: 256 }, (_, at) => at),
          encoding,
        ).text,
      ).size,
    ).toBe(256)
  expect(decodeText(hex('b5 e3 d5'), 'DOS 850').text).toBe('ÁÒı')
  expect(decodeText(hex('e3 fb ae'), 'DOS 437').text).toBe('π√«')
})

test('what is no text is none', () => {
  expect(plainTextOf(hex('50 e8 01 63'))).toBeNull()
  expect(plainTextOf(hex('50 00 63'))).toBeNull()
  expect(plainTextOf(Uint8Array.from({ length: 4_000 }, (_, at) => (at * 7) % 256))).toBeNull()
})

test('text that was broken before is found and mended, and no other is touched', () => {
  expect(brokenTextIn('Nom,Ville\nCafÃ© du coin,MontrÃ©al')).toEqual({ from: 'CafÃ©', to: 'Café' })
  expect(mendBrokenText('CafÃ©, lâ€™Ã‰glise, MontrÃ©al')).toBe('Café, l’Église, Montréal')
  expect(mendBrokenText('CafÃƒÂ©')).toBe('Café')
  for (const whole of ['Café, Łódź', 'ÀÉ «oui» ½°', 'مخبز النور', '☕️🇨🇦', 'Ãlvaro']) {
    expect(mendBrokenText(whole)).toBe(whole)
    expect(brokenTextIn(whole)).toBeNull()
  }
})
