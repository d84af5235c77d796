import { expect, test } from 'vitest'
import { samplePayStatement } from './books-samples.ts'
import type { PayStatementData } from './pay-statement-data.ts'
import { renderPayStatementPdf } from './pay-statement.ts'
import { pdfPages } from './testing/pdf-text.ts'

const statement = samplePayStatement()

const pagesOf = async (changes: Partial<PayStatementData> = {}) =>
  pdfPages(await renderPayStatementPdf(samplePayStatement(changes)))

test('a pay statement shows how each order was worked out, and what is paid of it all', async () => {
  const pages = await pagesOf()
  expect(pages).toHaveLength(1)
  const text = pages[0]!.text.replaceAll('\n', ' ')
  for (const said of [
    'Pay statement PAY-3',
    'Prairie Sky Couriers',
    'Pay period Nov 16, 2026 to Nov 29, 2026',
    'Pay date Dec 4, 2026',
    'Orders 2 orders',
    'Driver Dana Kowalczyk 12 Elm St Saskatoon, SK S7K 1A1',
    'Pay (CAD) $94.96 on Dec 4, 2026',
    'WB0010482 Nov 20, 2026 14.3 km $61.60 60 % $36.96 $5.00 $41.96',
    'WB0010490 Nov 23, 2026 8.0 km $50.00 52.5 % $26.25 -$1.25 $25.00',
    '2 orders 22.3 km $111.60 $63.21 $3.75 $66.96',
    'Corrections of earlier pay',
    'WB0010397 Nov 6, 2026 The price rose after it was paid $3.00',
    '$66.96 Orders',
    '$3.00 Corrections',
    '$50.00 Bonus for safe driving',
    '-$25.00 Uniform',
    '$94.96 Pay (CAD)',
  ]) {
    expect(text).toContain(said)
  }
})

test('miles are printed for those who drive them', async () => {
  expect((await pagesOf({ unitPreference: 'Imperial' }))[0]?.text).toContain('8.9 mi')
})

test('without corrections, extras and deductions there are none of their lines', async () => {
  const [page] = await pagesOf({ corrections: [], extras: [], deductions: [] })
  expect(page?.text).not.toContain('Corrections')
  expect(page?.text.match(/\$66\.96/g)).toHaveLength(4)
})

test('a void one says so across, and pays nothing', async () => {
  const [page] = await pagesOf({ voidedOn: '2026-12-05' })
  expect(page?.text).toMatch(/^VOID$/m)
  expect(page?.text).toContain('since Dec 5, 2026')
  expect(page?.text).toContain('$0.00\nVoid: it no longer holds')
})

test('many orders take several pages, each with headings', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => ({ ...statement.lines[0]!, orderNumber: 20_001 + index }))
  const pages = await pagesOf({ lines })
  expect(pages.length).toBeGreaterThan(2)
  for (const { text } of pages.slice(0, -1)) expect(text).toContain('Adjustments')
  expect(pages[1]?.text).toContain('Pay statement · PAY-3, continued')
  expect(pages.flatMap(({ text }) => text.match(/WB002\d+/g) ?? [])).toHaveLength(100)
})

test('however long the names and amounts are, they stay inside the margins', async () => {
  const name = 'Bartholomew Featherstonehaugh-Wolfeschlegelsteinhausen the Younger '.repeat(4)
  const cents = 9_999_999_999
  const pages = await pagesOf({
    driver: { name, address: name },
    lines: [
      { ...statement.lines[0]!, payableCents: cents, rate: 1_000, payCents: cents * 10, adjustmentsCents: -cents },
    ],
    corrections: [{ ...statement.corrections[0]!, description: 'x'.repeat(300) }],
    extras: Array.from({ length: 40 }, () => ({ name, cents })),
    deductions: [{ name, cents }],
  })
  for (const { runs } of pages) {
    for (const run of runs) {
      expect(run.left, run.text).toBeGreaterThan(53)
      expect(run.right, run.text).toBeLessThan(559)
      expect(run.top, run.text).toBeLessThan(774)
    }
  }
})
