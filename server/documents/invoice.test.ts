import { expect, test } from 'vitest'
import { gst, qst, sampleInvoice } from './books-samples.ts'
import { signaturePng } from './document-samples.ts'
import type { InvoiceDocumentData } from './invoice-data.ts'
import { renderInvoiceHtml, renderInvoicePdf } from './invoice.ts'
import { pdfPages } from './testing/pdf-text.ts'

const invoice = sampleInvoice()

const pagesOf = async (changes: Partial<InvoiceDocumentData> = {}) =>
  pdfPages(await renderInvoicePdf(sampleInvoice(changes)))

/** The page as it is read, without its markup. */
const htmlOf = (changes: Partial<InvoiceDocumentData> = {}) =>
  renderInvoiceHtml(sampleInvoice(changes))
    .replaceAll('\u00a0', ' ')
    .replace(/^[^]*<body>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const ways = {
  eTransferTo: 'payments@prairiesky.example',
  chequePayableTo: 'Prairie Sky Couriers Ltd.',
  bankTransfer: 'Transit 07008\nAccount 1000428',
  remarks: null,
}

const creditNote = {
  kind: 'creditNote',
  number: 'INV-13',
  dueDate: null,
  terms: null,
} as const

const manyLines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...invoice.lines[0]!,
    orderNumber: 20_001 + index,
    description: `Order ${20_001 + index}`,
  }))

test('an invoice says who bills whom for what on which terms, and what each line and tax comes to', async () => {
  const pages = await pagesOf()
  expect(pages).toHaveLength(1)
  const text = pages[0]!.text
  for (const said of [
    'Invoice',
    'INV-12',
    'Prairie Sky Couriers',
    '820 51st St E',
    '(306) 555-0143',
    'Invoice date\nNov 30, 2026',
    'Due date\nDec 30, 2026',
    'Terms\nNet 30',
    'For\nNovember 2026',
    'GST/HST registration\n81234 5678 RT0001',
    'QST registration\n1234567890 TQ0001',
    'Bill to\nMeewasin Pharmacy Group Ltd.',
    '402 21st St E',
    'Amount due (CAD)\n$149.63\nby Dec 30, 2026',
    'WB0010482',
    'Nov 20, 2026',
    'City delivery · PO number 77120',
    'Pharmacie Côté, Gatineau',
    'GST (5%)\nQST (9.975%)\n$1.32\n$2.63\n$30.35',
    '$140.00\nBefore tax',
    '$7.00\nGST (5%)',
    '$2.63\nQST (9.975%)',
    '$149.63\nTotal (CAD)',
    '$149.63\nAmount due (CAD)',
    'E-transfers to billing@prairiesky.example.',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(said)
  }
})

test('the registrations are printed wherever there are any, and nothing is printed of none', async () => {
  const [page] = await pagesOf({ lines: [], registrations: { gstHst: '81234 5678 RT0001', qst: null } })
  expect(page?.text).toContain('81234 5678 RT0001')
  expect(page?.text).not.toContain('QST')
})

test('the page is Letter, and all totals end at one right edge', async () => {
  const [page] = await pagesOf()
  expect([page?.width, page?.height]).toEqual([612, 792])
  const totals = page?.runs.filter(({ right }) => Math.abs(right - (612 - 54)) < 0.5).map(({ text }) => text)
  expect(totals?.filter((text) => text.startsWith('$'))).toEqual([
    '$64.68',
    '$30.35',
    '$54.60',
    '$140.00',
    '$7.00',
    '$2.63',
    '$149.63',
    '$149.63',
  ])
})

test('what is paid stands below the total, and what is left is due', async () => {
  const settlements = [
    { day: '2026-12-03', kind: 'payment', method: 'cheque', number: null, cents: 5_000 },
    { day: '2026-12-04', kind: 'credit', method: null, number: 'INV-13', cents: 1_203 },
  ] as const
  const [page] = await pagesOf({ settlements })
  for (const text of [page?.text ?? '', htmlOf({ settlements })]) {
    expect(text).toMatch(/Part paid\s+the rest is due Dec 30, 2026/)
    expect(text).toContain('Payment, cheque, Dec 3, 2026')
    expect(text).toContain('-$50.00')
    expect(text).toContain('Credit note INV-13, Dec 4, 2026')
    expect(text).toContain('-$12.03')
    expect(text.match(/\$87\.60/g)).toHaveLength(2)
  }
  const all = { ...settlements[0], cents: 14_963 }
  const [paid] = await pagesOf({ settlements: [all] })
  expect(paid?.text).toContain('Paid')
  expect(paid?.text).toContain('Nothing is due any more')
  expect(paid?.text).not.toContain('by Dec 30')
})

test('a credit note says that it is one, is not due, and names what it was used for', async () => {
  const settlements = [
    { day: '2026-12-04', kind: 'credit', method: null, number: 'INV-12', cents: 5_000 },
    { day: '2026-12-05', kind: 'refund', method: 'eTransfer', number: null, cents: 1_000 },
  ] as const
  const [page] = await pagesOf({ ...creditNote, settlements })
  for (const text of [page?.text ?? '', htmlOf({ ...creditNote, settlements })]) {
    for (const said of ['Credit note', 'INV-13', 'Part used', 'Credit note date', 'Credit left (CAD)', '$89.63'])
      expect(text).toContain(said)
    expect(text).toContain('Used for INV-12, Dec 4, 2026')
    expect(text).toContain('Refund, e-transfer, Dec 5, 2026')
    expect(text).not.toMatch(/Due|Terms|Invoice/)
  }
})

test('a void one says so across every page, and that nothing is due', async () => {
  const changes = { voidedOn: '2026-12-05', lines: manyLines(60) }
  const pages = await pagesOf(changes)
  expect(pages.length).toBeGreaterThan(1)
  for (const { text } of pages) expect(text.match(/^VOID$/gm)).toHaveLength(1)
  expect(pages[0]?.text).toContain('since Dec 5, 2026')
  expect(pages[0]?.text).toMatch(/\$0\.00\nVoid: it no longer holds/)
  expect(htmlOf(changes)).toMatch(/VOID .* since Dec 5, 2026/)
  expect((await pagesOf({ lines: manyLines(60) })).map(({ text }) => text).join()).not.toContain('VOID')
})

test('a hundred lines take several pages, each with headings and numbers, and are added up once', async () => {
  const pages = await pagesOf({ lines: manyLines(100) })
  expect(pages).toHaveLength(5)
  for (const [index, { text }] of pages.entries()) {
    expect(text).toContain(`Page ${index + 1} of 5`)
    expect(text).toContain('Before tax')
    if (index > 0) expect(text).toContain('Invoice · INV-12, continued')
  }
  const waybills = pages.flatMap(({ text }) => text.match(/WB\d+/g) ?? [])
  expect(waybills).toEqual(Array.from({ length: 100 }, (_, index) => `WB00${20_001 + index}`))
  expect(pages.flatMap(({ text }) => text.match(/Total \(CAD\)/g) ?? [])).toHaveLength(1)
  expect(pages.at(-1)?.text).toContain('$6,468.00')
})

test('however long the texts and amounts are, they stay inside the margins of as many pages as they take', async () => {
  const name = 'Saskatchewan Interprovincial Pharmaceutical Distribution Cooperative Association '.repeat(3)
  const cents = 99_999_999_999
  const pages = await pagesOf({
    number: 'A'.repeat(21),
    label: name,
    courier: { name, address: name, phone: '5'.repeat(60) },
    customer: { name, billToName: `${name} AP`, billToAddress: name },
    registrations: { gstHst: '9'.repeat(20), qst: '9'.repeat(20) },
    lines: Array.from({ length: 20 }, () => ({
      ...invoice.lines[0]!,
      orderNumber: 999_999_999_999,
      serviceName: name,
      poNumber: 'P'.repeat(120),
      description: 'x'.repeat(300),
      preTaxCents: cents,
      taxes: [{ ...gst(cents), name: 'Some tax of a long name (12.345678 %)' }, qst(cents)],
    })),
    settlements: Array.from({ length: 60 }, () => ({
      day: '2026-12-03',
      kind: 'credit' as const,
      method: null,
      number: 'B'.repeat(21),
      cents,
    })),
    memo: `${'Thank you. '.repeat(45)}\n${'y'.repeat(200)}`,
    howToPay: { ...ways, bankTransfer: 'z'.repeat(500), remarks: 'Quote it.\n'.repeat(50) },
  })
  expect(pages.length).toBeGreaterThan(3)
  for (const { runs } of pages) {
    for (const run of runs) {
      expect(run.left, run.text).toBeGreaterThan(53)
      expect(run.right, run.text).toBeLessThan(559)
      expect(run.top, run.text).toBeGreaterThan(36)
      expect(run.top, run.text).toBeLessThan(774)
    }
    const lowest = Math.max(...runs.slice(0, -2).map((run) => run.top))
    expect(lowest).toBeLessThan(728)
  }
})

test('names from right to left are read as they are meant', async () => {
  const customer = { name: 'مخبز النور', billToName: null, billToAddress: null }
  const lines = [{ ...invoice.lines[0]!, serviceName: 'سريع', poNumber: '77120' }]
  const [page] = await pagesOf({ customer, lines })
  const all = page?.glyphs.map(({ letters }) => letters).join('') ?? ''
  expect(all).toContain([...'مخبز النور'].toReversed().join(''))
  // What the line says behind the Arabic word stays behind it.
  expect(all).toContain(`${[...'سريع'].toReversed().join('')} · PO number 77120`)
  expect(page?.glyphs.filter(({ isMissing }) => isMissing)).toEqual([])
})

test('one with nothing but what it must have prints', async () => {
  const bare: Partial<InvoiceDocumentData> = {
    ...creditNote,
    courier: { name: 'C', address: null, phone: null },
    customer: { name: 'D', billToName: null, billToAddress: null },
    registrations: { gstHst: null, qst: null },
    lines: [{ ...invoice.lines[0]!, serviceName: '', poNumber: ' ', taxes: [] }],
    memo: null,
  }
  const [page] = await pagesOf(bare)
  for (const text of [page?.text ?? '', htmlOf(bare)]) {
    expect(text).not.toMatch(/null|registration|PO number|GST/)
    expect(text).toContain('$61.60')
  }
})

test('an invoice says how to pay while something is due, on paper and on the screen', async () => {
  const [page] = await pagesOf({ howToPay: ways })
  for (const text of [page?.text ?? '', htmlOf({ howToPay: ways })]) {
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(
      /How to pay.*E-transfer.*to payments@prairiesky\.example.*Cheque.*payable to Prairie Sky Couriers Ltd\..*Bank transfer.*Transit 07008.*Account 1000428/,
    )
  }
  const paid = [{ day: '2026-12-03', kind: 'payment' as const, method: null, number: null, cents: 14_963 }]
  for (const nothingDue of [{ settlements: paid }, { voidedOn: '2026-12-03' }, creditNote, { howToPay: null }]) {
    expect(htmlOf({ howToPay: ways, ...nothingDue })).not.toContain('How to pay')
    const pages = await pagesOf({ howToPay: ways, ...nothingDue })
    expect(pages.map(({ text }) => text).join(' ')).not.toContain('How to pay')
  }
})

test('the logo stands beside the courier', async () => {
  const logo = { address: '/api/images/1', contentType: 'image/png', bytes: signaturePng(320, 110) } as const
  const data = sampleInvoice({ courier: { ...invoice.courier, logo } })
  expect((await renderInvoicePdf(data)).includes('/Subtype /Image')).toBe(true)
  expect(renderInvoiceHtml(data)).toContain('<img class="logo" alt="" src="data:image/png;base64,')
})

test('the same data gives the same bytes', async () => {
  expect((await renderInvoicePdf(invoice)).equals(await renderInvoicePdf(invoice))).toBe(true)
})

test('the page says what the paper says, and a text is text on it', async () => {
  const attack = '<script>alert("1")</script>'
  const page = htmlOf()
  const [paper] = await pagesOf()
  const words = new Set(page.split(' '))
  const missing = (paper?.text ?? '')
    .replace('Page 1 of 1', '')
    .trim()
    .split(/\s+/)
    .filter((word) => !words.has(word.replaceAll('&', '&amp;')))
  expect(missing).toEqual([])
  const attacked = renderInvoiceHtml(
    sampleInvoice({
      memo: attack,
      howToPay: { eTransferTo: attack, chequePayableTo: attack, bankTransfer: attack, remarks: attack },
      label: attack,
      customer: { name: attack, billToName: attack, billToAddress: attack },
      lines: [{ ...invoice.lines[0]!, description: attack, poNumber: attack, serviceName: attack }],
    }),
  )
  expect(attacked).not.toContain('<script')
  expect(attacked).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
})
