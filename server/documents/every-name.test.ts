import { expect, test } from 'vitest'
import { sampleOrder } from './document-samples.ts'
import { renderLabelPdf } from './label.ts'
import { renderReceiptPdf } from './receipt.ts'
import { pdfPages } from './testing/pdf-text.ts'

const order = sampleOrder()

/** The glyphs that stand for letters of these scripts on a label for somebody, from left to right. */
async function printed(name: string, scripts: RegExp) {
  const pages = await pdfPages(await renderLabelPdf(sampleOrder({ dropoff: { ...order.dropoff, name } })))
  const glyphs = pages.flatMap((page) => page.glyphs)
  expect(glyphs.filter(({ isMissing }) => isMissing)).toEqual([])
  const shown = glyphs.filter(({ letters }) => scripts.test(letters))
  return {
    shown,
    text: shown.map(({ letters }) => letters).join(''),
    all: glyphs.map(({ letters }) => letters).join(''),
  }
}

test.each([
  ['Chinese', '北京市朝阳区王小明', /\p{sc=Han}/u],
  ['the Chinese of Taiwan and Hong Kong', '灣仔臺堃', /\p{sc=Han}/u],
  ['Japanese', '株式会社さくらカナ', /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u],
  ['Korean', '김철수서울특별시', /\p{sc=Hangul}/u],
  ['Inuktitut', 'ᐃᓄᒃᑎᑐᑦ', /\p{sc=Cans}/u],
  ['Thai', 'สมชาย', /\p{sc=Thai}/u],
])('%s prints letter by letter', async (_language, name, scripts) => {
  expect((await printed(name, scripts)).text).toBe(name)
})

test('Arabic is joined and stands from right to left', async () => {
  const { shown, text } = await printed('محمد', /\p{sc=Arabic}/u)
  expect(text).toBe([...'محمد'].toReversed().join(''))
  const [, middle, , initial] = shown
  expect([middle?.letters, initial?.letters]).toEqual(['م', 'م'])
  expect(middle?.id).not.toBe(initial?.id)
})

test('letters that share a shape are told apart when they are copied', async () => {
  expect((await printed('بنين', /\p{sc=Arabic}/u)).text).toBe([...'بنين'].toReversed().join(''))
})

test('a letter can be copied after another that is made of it was printed', async () => {
  const name = async (driverName: string) =>
    (await pdfPages(await renderReceiptPdf(sampleOrder({ driverName }))))[0]?.text
  expect(await name('Đorđe')).toContain('Đorđe')
  expect(await name('Dana')).toContain('Dana')
})

test('Hebrew stands from right to left, its points at their letters', async () => {
  const { text } = await printed('דוד (אב)', /[\p{sc=Hebrew}()]/u)
  // The brackets of the telephone number beside it are the label's own.
  expect(text).toContain('(בא)דוד')
  expect((await printed('שָׁלוֹם', /\p{sc=Hebrew}/u)).text.replace(/\p{M}/gu, '')).toBe('םולש')
})

test.each([
  ['Hindi', 'श्री', 3],
  ['Punjabi', 'ਸਿੰਘ', 4],
  ['Bengali', 'শ্রী', 3],
  ['Gujarati', 'શ્રી', 3],
  ['Tamil', 'ஸ்ரீ', 3],
])('%s is set with the signs of its letters together', async (_language, name, most) => {
  const { shown } = await printed(name, /\p{sc=Deva}|\p{sc=Guru}|\p{sc=Beng}|\p{sc=Gujr}|\p{sc=Taml}/u)
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.length).toBeLessThanOrEqual(most)
})

test('a letter with a mark that Inter lacks is printed with it, in one font with its word', async () => {
  const { shown } = await printed('Sx̱wx̱wú7mesh', /x|\u0331/u)
  expect(shown.filter(({ letters }) => letters.includes('\u0331'))).toHaveLength(2)
})

test('one line of Latin, Chinese and Arabic is read as it is meant', async () => {
  const { all } = await printed('Acme 北京 شركة النور 12', /./u)
  expect(all).toContain(`Acme 北京 12 ${[...'شركة النور'].toReversed().join('')}`)
})

test('what a line says behind an Arabic name stays behind it', async () => {
  const parcels = [{ ...order.parcels[0]!, name: 'صندوق' }]
  const dropoff = { ...order.dropoff, contact: 'محمد' }
  const [page] = await pdfPages(await renderLabelPdf(sampleOrder({ parcels, dropoff })))
  const all = page?.glyphs.map(({ letters }) => letters).join('') ?? ''
  expect(all).toContain(`2 × ${[...'صندوق'].toReversed().join('')}, 40 × 30 × 25 cm`)
  expect(all.replaceAll('\u00a0', ' ')).toContain(`${[...'محمد'].toReversed().join('')} · (306) 555-0177`)
})

test('a paragraph is read the same way in each of its lines', async () => {
  const notes = `اتصل ${'قبل الوصول '.repeat(9)}Front Desk, second floor. شكرا`
  const pages = await pdfPages(await renderReceiptPdf(sampleOrder({ orderNotes: notes })))
  const all = pages.flatMap(({ glyphs }) => glyphs.map(({ letters }) => letters)).join('')
  // The full stop belongs to the Arabic sentence: it stands left of what is said last before it.
  expect(all).toContain(`${[...'شكرا'].toReversed().join('')} .Front Desk, second floor`)
})

test('an order in Latin letters takes no other font, and one with a foreign name a little of one', async () => {
  const plain = await renderReceiptPdf(order)
  const chinese = await renderReceiptPdf(sampleOrder({ dropoff: { ...order.dropoff, name: '北京' } }))
  const fontsOf = async (pdf: Buffer) =>
    new Set((await pdfPages(pdf)).flatMap(({ glyphs }) => glyphs.map(({ font }) => font)))
  expect((await fontsOf(plain)).size).toBe(2)
  expect(plain.length).toBeLessThan(30_000)
  expect(chinese.length - plain.length).toBeLessThan(10_000)
})

test('what no font has leaves a sign', async () => {
  const { all } = await printed('ខ្មែរ 👩‍🚀', /./u)
  expect(all).toContain('□ □')
})
