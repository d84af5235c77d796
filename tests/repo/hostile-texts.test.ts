import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { suspendedText } from '#domain/access/suspension.ts'
import { areaFinder, streetIn } from '#domain/addresses/address-area.ts'
import { normalisePhone, pickPhone } from '#domain/addresses/phone.ts'
import { mendCapitals } from '#domain/addresses/stray-capitals.ts'
import { centsFromText } from '#domain/amounts/money.ts'
import { parseSnapshot } from '#domain/events/snapshot.ts'
import { brokenTextIn } from '#domain/files/broken-text.ts'
import { versionToCount } from '#domain/measures/loads.ts'
import { refusalReason } from '#domain/messages/refusal-reason.ts'
import { readFileDate } from '#domain/orders/order-file/dates.ts'
import { readFileTime } from '#domain/orders/order-file/times.ts'
import { readFuelPrices } from '#domain/pricing/fuel-price-text.ts'
import { bareLetters } from '#domain/text/bare-letters.ts'
import { failureWords } from '#domain/text/failure-words.ts'
import { trimmedBoth, trimmedEnd, withoutSign } from '#domain/text/trimmed-text.ts'
import { withoutTags } from '#domain/text/without-tags.ts'
import { addressLines } from '#server/documents/document-format.ts'
import { pushContact } from '#server/notices/push/push-keys.ts'
import { spreadsheetCells } from '#src/forms/widgets/BandTable/band-edits.ts'
import { rateValue } from '#src/orders/money/driver-pay-form.ts'

/*
 * Functions that read text from outside, tried with texts of 100,000 characters for which an expression that is worse than linear takes seconds
 * or hours. The expressions themselves are judged by linear-patterns.test.ts.
 */

const areas = areaFinder({ cities: 'Saskatoon|SK|52.13|-106.67', postalAreas: 'S7T|Saskatoon|SK|52.13|-106.67' })
const town = areas.townOf('12 Elm Street, Saskatoon, SK')

const many = 100_000
const blanks = '\t'.repeat(many)

const readers: readonly (readonly [string, (text: string) => unknown, readonly string[]])[] = [
  ['trimmedEnd', (text) => trimmedEnd(text, /\s/), [`${blanks}x`]],
  ['trimmedBoth', (text) => trimmedBoth(text, /\s/), [`x${blanks}x`]],
  ['withoutSign', (text) => withoutSign(text, '%'), [`${blanks}x%`, `${blanks}x`]],
  ['suspendedText', (reason) => suspendedText({ tenantName: 'Prairie', reason }), [`${'!'.repeat(many)}x`]],
  ['streetIn', (text) => streetIn(town, text), [`0${blanks}${'A'.repeat(many)},A`]],
  ['split', (text) => areas.split(text, null), [`${blanks}-`, `a${', '.repeat(many)}-`]],
  ['normalisePhone', normalisePhone, [`1${blanks}0`, `${'x '.repeat(many)}`, `3065550143${' ;'.repeat(many)}x`]],
  ['pickPhone', pickPhone, [`1${blanks}x1`, `a${'\u0000'.repeat(many)}`, `1 ${' :'.repeat(many)}x`]],
  ['mendCapitals', mendCapitals, ['0'.repeat(many), `A ${'1'.repeat(many)} B`]],
  ['centsFromText', (text) => centsFromText(text), [`1${blanks}x`]],
  ['parseSnapshot', parseSnapshot, [`0:0:${'1'.repeat(many)}:`, `0:0:${'1,'.repeat(many)}:`]],
  ['brokenTextIn', brokenTextIn, [`${'a'.repeat(many)} Ã©`]],
  ['versionToCount', versionToCount, [`0.0.${'0'.repeat(many)}\u0000`]],
  ['refusalReason', refusalReason, [`550 ${'. '.repeat(many)}x`, `${'<'.repeat(many)}`]],
  ['readFileDate', (text) => readFileDate(text, null), [`2026-11-30${'t'.repeat(many)}\nx`, `2026-11-30${blanks}x\nx`]],
  ['readFileTime', readFileTime, [`0.${blanks}m`, `9${blanks}x`, `9:${' '.repeat(many)}:x`]],
  ['readFuelPrices', (text) => readFuelPrices(text, 'regular'), [`2026-11-30;1${blanks}L`, `2026-11-30;1${blanks}/ x`]],
  [
    'bareLetters',
    bareLetters,
    [`${'0'.repeat(many)}nst`, `3065550143${' '.repeat(many)}ext`, '0123456789 '.repeat(many / 10)],
  ],
  ['withoutTags', withoutTags, ['<'.repeat(many), '<a'.repeat(many)]],
  ['failureWords', failureWords, [`The mail server ${'4 '.repeat(many)}`]],
  ['addressLines', addressLines, [`d,${blanks}d,n,AC d`, 'd,'.repeat(many)]],
  [
    'pushContact',
    (mailFrom) => pushContact({ publicUrl: 'http://waybill.example', mailFrom }),
    ['<\u0000'.repeat(many)],
  ],
  ['spreadsheetCells', spreadsheetCells, [`${'\n'.repeat(many)}x`]],
  ['rateValue', rateValue, [`5${blanks}x`]],
]

describe('a long text holds nobody up', () => {
  test.each(readers)('%s', { timeout: 10_000 }, (_name, read, texts) => {
    for (const text of texts) expect(() => read(text)).not.toThrow()
  })
})

describe('what replaced an expression says the same', () => {
  const textOf = (...parts: readonly string[]) =>
    fc.array(fc.constantFrom(...parts), { maxLength: 9 }).map((words) => words.join(''))

  test('of an address on two lines', () => {
    const asBefore = (address: string) => {
      const kept = address.trim()
      const [, street, city] = /^(.+?),\s*([^,]+,\s*[A-Z]{2}\u00a0[^,]+(?:,\s*Canada)?)$/.exec(kept) ?? []
      return street && city ? [street, city] : [kept]
    }
    const addresses = textOf('12 Elm', ',', ', ', 'Saskatoon', 'SK\u00a0S7T', 'Canada', '\n', ' ', 'SK')
    // A city that is nothing but blanks was one on the envelope, and is none now.
    const named = addresses.filter((address) => !/,\s+,/.test(address))
    fc.assert(fc.property(named, (address) => void expect(addressLines(address)).toEqual(asBefore(address))))
  })

  test('of a page of HTML', () => {
    const texts = textOf('<', '>', 'a', '<b>', '\n')
    fc.assert(fc.property(texts, (text) => void expect(withoutTags(text)).toBe(text.replaceAll(/<[^>]*>/g, ' '))))
  })

  test('of a snapshot', () => {
    const asBefore = (text: string) => /^(\d{1,15}):(\d{1,15}):((?:\d{1,15},?)*)$/.test(text)
    const texts = textOf('7', '1234567890', ':', ',', '12')
    fc.assert(fc.property(texts, (text) => void expect(parseSnapshot(text) !== null).toBe(asBefore(text))))
  })

  test('of a street in the town', () => {
    const asBefore = (text: string) => /^\d\S*\s+[^,]*\p{L}[^,]*$/u.test(text)
    const texts = textOf('1', '2a', ' ', ',', '\n', 'é', 'Elm', '-')
    fc.assert(fc.property(texts, (text) => void expect(streetIn(town, text) !== null).toBe(asBefore(text))))
  })

  test('of a number with an extension', () => {
    const asBefore = /^(.*?)(?:[\s,;]*(?:ext(?:ension|n)?|poste|x|#)[\s.:=]*(\d{1,7}))?$/i
    const endings = textOf(' ', ';', ',', 'ext', 'extension', 'poste', 'x', '#', '.', ':', '204', '12345678')
    fc.assert(
      fc.property(endings, (ending) => {
        const [, written = '', extension] = asBefore.exec(`3065550143${ending}`.trim()) ?? []
        const plain = normalisePhone(written)
        const read = normalisePhone(`3065550143${ending}`)
        const meant = extension !== undefined && plain.ok ? `${plain.e164};ext=${extension}` : plain.ok && plain.e164
        expect(/[a-z#;]/i.test(written) ? meant : read.ok && read.e164).toBe(meant)
      }),
    )
  })
})
