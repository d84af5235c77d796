import { expect, test } from 'vitest'
import { sampleStatement } from './books-samples.ts'
import type { StatementDocumentData } from './statement-data.ts'
import { renderStatementHtml, renderStatementPdf } from './statement.ts'
import { pdfPages } from './testing/pdf-text.ts'

const statement = sampleStatement()

const pagesOf = async (changes: Partial<StatementDocumentData> = {}) =>
  pdfPages(await renderStatementPdf(sampleStatement(changes)))

const htmlOf = (changes: Partial<StatementDocumentData> = {}) =>
  renderStatementHtml(sampleStatement(changes))
    .replaceAll('\u00a0', ' ')
    .replace(/^[^]*<body>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('a statement goes from one balance to the next, and says how old the last one is', async () => {
  const pages = await pagesOf()
  expect(pages).toHaveLength(1)
  for (const text of [pages[0]!.text.replaceAll('\n', ' '), htmlOf()]) {
    for (const said of [
      'Statement Nov 1, 2026 to Nov 30, 2026',
      'Prairie Sky Couriers',
      'Customer Meewasin Pharmacy Group Ltd.',
      'Balance owed (CAD) $450.00 on Nov 30, 2026',
      'Nov 1, 2026 Opening balance $812.40',
      'Nov 12, 2026 Payment Cheque · No. 1042 -$500.00 $312.40',
      'Nov 30, 2026 Invoice INV-12 November 2026 Dec 30, 2026 $149.63 $462.03',
      'Nov 30, 2026 Credit note INV-13 -$12.03 $450.00',
      'Closing balance $450.00',
      'Current 1 to 30 days 31 to 60 days 61 to 90 days Over 90 days Total',
      '$149.63 $300.37 $0.00 $0.00 $0.00 $450.00',
    ]) {
      expect(text).toContain(said)
    }
  }
})

test.each([
  ['paymentTakenBack', null, 'Payment taken back'],
  ['refund', null, 'Refund'],
  ['refundTakenBack', null, 'Refund taken back'],
  ['reversal', 'INV-9', 'Reversal INV-9'],
] as const)('a row of the kind %s is named', async (kind, number, name) => {
  const rows = [{ ...statement.rows[0]!, kind, number }]
  expect((await pagesOf({ rows }))[0]?.text).toContain(name)
  expect(htmlOf({ rows })).toContain(name)
})

test('what the courier owes stands as that', async () => {
  const [page] = await pagesOf({ closingCents: -4_200 })
  expect(page?.text).toContain('In your favour (CAD)\n$42.00')
  expect(page?.text).toContain('Closing balance')
  expect(page?.text).toContain('-$42.00')
})

test('many rows take several pages with headings, and end with one closing balance beside a row', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ ...statement.rows[0]!, detail: `No. ${index + 1}` }))
  const pages = await pagesOf({ rows, memo: 'Thank you.' })
  expect(pages.length).toBeGreaterThan(3)
  for (const { text } of pages) {
    expect(text).toContain(`of ${pages.length}`)
    expect(text).toContain('Balance')
  }
  const texts = pages.map(({ text }) => text)
  expect(texts[1]).toContain('Statement · Nov 1, 2026 to Nov 30, 2026, continued')
  const closing = texts.filter((text) => text.includes('Closing balance'))
  expect(closing).toHaveLength(1)
  expect(closing[0]).toContain('No. 120')
  expect(texts.at(-1)).toContain('Thank you.')
})

test('however long the texts and amounts are, they stay inside the margins', async () => {
  const name = 'Saskatchewan Interprovincial Pharmaceutical Distribution Cooperative Association '.repeat(3)
  const cents = -999_999_999_999
  const row = { ...statement.rows[1]!, number: 'A'.repeat(21), detail: 'x'.repeat(500), cents, balanceCents: cents }
  const pages = await pagesOf({
    courier: { name, address: name, phone: '5'.repeat(60) },
    customer: { name, billToName: `${name} AP`, billToAddress: name },
    openingCents: cents,
    closingCents: cents,
    rows: Array.from({ length: 30 }, () => row),
    ageing: { current: cents, days30: cents, days60: cents, days90: cents, over90: cents },
    memo: 'y'.repeat(500),
    howToPay: { eTransferTo: null, chequePayableTo: null, bankTransfer: 'z'.repeat(500), remarks: 'z'.repeat(500) },
  })
  for (const { runs } of pages) {
    for (const run of runs) {
      expect(run.left, run.text).toBeGreaterThan(53)
      expect(run.right, run.text).toBeLessThan(559)
      expect(run.top, run.text).toBeLessThan(774)
    }
  }
})

test('a statement says how to pay if something is owed', async () => {
  const howToPay = { eTransferTo: 'pay@prairiesky.example', chequePayableTo: null, bankTransfer: null, remarks: null }
  const textsOf = async (closingCents: number) => [
    (await pagesOf({ howToPay, closingCents })).map(({ text }) => text).join(' '),
    htmlOf({ howToPay, closingCents }),
  ]
  for (const text of await textsOf(1)) expect(text).toMatch(/How to pay[^]*to pay@prairiesky\.example/)
  for (const text of [...(await textsOf(0)), ...(await textsOf(-1))]) expect(text).not.toContain('How to pay')
})

test('a name from right to left is read as it is meant', async () => {
  const [page] = await pagesOf({ customer: { name: 'مخبز النور', billToName: null, billToAddress: null } })
  const all = page?.glyphs.map(({ letters }) => letters).join('') ?? ''
  expect(all).toContain([...'مخبز النور'].toReversed().join(''))
})

test('days on which nothing happened print', async () => {
  const nothing = { rows: [], openingCents: 0, closingCents: 0, memo: null }
  const [page] = await pagesOf(nothing)
  for (const text of [page?.text ?? '', htmlOf(nothing)]) {
    expect(text).toContain('Opening balance')
    expect(text).not.toContain('null')
  }
})
