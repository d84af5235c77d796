import { expect, test } from 'vitest'
import { sampleOrder, signaturePng } from './document-samples.ts'
import type { OrderDocumentData } from './document-data.ts'
import { pdfPages } from './testing/pdf-text.ts'
import { renderReceiptHtml, renderReceiptPdf } from './receipt.ts'

const order = sampleOrder()

const cancelled = (changes: Partial<OrderDocumentData> = {}) =>
  sampleOrder({
    status: 'cancelled',
    completedAt: null,
    cancellation: { cancelledAt: order.createdAt + 900, cancelledBy: 'Priya Raman', reason: 'Ordered twice' },
    ...changes,
  })

/** Everything as long as the product lets it be, and longer. */
const overlong = () => {
  const name = 'Saskatchewan Interprovincial Pharmaceutical Distribution Cooperative Association '.repeat(3)
  const address =
    'Building C, North Loading Dock behind the Industrial Park, Old Highway Service Road Northwest, '.repeat(3)
  const notes = 'Keep upright and call ahead. '.repeat(11).slice(0, 300)
  return sampleOrder({
    courier: { name, address, phone: '5'.repeat(60) },
    chargeTo: { name, billToName: name, billToAddress: address },
    pickup: { name, address, contact: name, phone: null, notes: 'x'.repeat(300) },
    dropoff: { name, address, contact: name, phone: null, notes },
    poNumber: 'P'.repeat(120),
    serviceName: name,
    serviceSpeedName: name,
    driverName: name,
    orderNotes: notes,
    taxRegistration: name,
    trackingUrl: `https://waybill.example/t/${'a'.repeat(400)}`,
    parcels: Array.from({ length: 40 }, (_, index) => ({ ...order.parcels[0]!, name: `${index} ${name}` })),
    pricing: {
      lineItems: Array.from({ length: 4 }, () => ({
        label: name,
        items: Array.from({ length: 12 }, () => ({ key: 'zone', name, priceCadCents: 999_999_999_999 })),
        subtotalLabel: name,
        subtotalCadCents: 11_999_999_999_988,
      })),
      priceCadCents: 47_999_999_999_952,
      beforeCancellation: null,
    },
    signature: { signedBy: name, signedAt: order.createdAt, png: signaturePng(900, 60) },
  })
}

test('the completion receipt names the parties, every amount and the total', async () => {
  const pages = await pdfPages(await renderReceiptPdf(order))
  expect(pages).toHaveLength(1)
  const text = pages[0]!.text
  for (const said of [
    'Completion receipt',
    'Order 10482 · WB0010482',
    'Prairie Sky Couriers',
    'Meewasin Pharmacy Group Ltd.,',
    'Łukasz Ünal',
    'Nguyễn Thị Đorđe',
    '110-3160 Preston Ave S',
    'Nov 20, 2026, 12:05 CST',
    'Rush 40 %',
    '$12.09',
    '-$5.00',
    'GST 5 %',
    'Total (CAD)',
    '$64.70',
    '15.20 kg',
    'GST/HST registration 81234 5678 RT0001',
  ]) {
    expect(text).toContain(said)
  }
})

test('the page is Letter, and all amounts end at one right edge', async () => {
  const [page] = await pdfPages(await renderReceiptPdf(order))
  expect([page?.width, page?.height]).toEqual([612, 792])
  const amounts = page?.runs.filter((run) => /^-?\$/.test(run.text)) ?? []
  expect(amounts).toHaveLength(14)
  for (const amount of amounts) expect(amount.right).toBeCloseTo(612 - 54, 0)
})

test('a cancelled order gets the cancellation receipt: who, when and why', async () => {
  const [page] = await pdfPages(await renderReceiptPdf(cancelled()))
  for (const said of ['Cancellation receipt', 'Cancelled', 'Nov 20, 2026, 12:20 CST', 'Priya Raman', 'Ordered twice']) {
    expect(page?.text).toContain(said)
  }
})

test('the receipt of a cancelled order strikes through what it cost before, and ends with the charge', async () => {
  const before = order.pricing!
  const pricing = {
    lineItems: [
      {
        label: 'Cancellation',
        items: [{ key: 'cancellation_charge', name: 'Cancellation Charge', priceCadCents: 3_081 }],
        subtotalLabel: 'Cancellation Subtotal',
        subtotalCadCents: 3_081,
      },
    ],
    priceCadCents: 3_081,
    beforeCancellation: before,
  }
  const pages = await pdfPages(await renderReceiptPdf(cancelled({ pricing })))
  const runs = pages.flatMap((page) => page.runs)
  const place = (text: string) => runs.findLastIndex((run) => run.text === text)
  const inOrder = ['Before cancellation', '$12.00', '$64.70', 'Total', 'Cancellation Charge', '$30.81', 'Total (CAD)']
  expect(inOrder.map(place).toSorted((left, right) => left - right)).toEqual(inOrder.map(place))
  expect(place('Before cancellation')).toBeGreaterThan(0)
  const html = renderReceiptHtml(cancelled({ pricing }))
  expect(html).toMatch(/<s>Base fee<\/s>[^]*<s>\$64\.70<\/s>[^]*Cancellation Charge[^]*\$30\.81/)
  expect(html).not.toMatch(/<s>Cancellation Charge/)
})

test('a line of nothing is not printed, a group of such lines neither; a typed price, Exempt and the total are', async () => {
  const line = (key: string, name: string, priceCadCents = 0) => ({ key, name, priceCadCents })
  const group = (label: string, ...items: ReturnType<typeof line>[]) => {
    const subtotalCadCents = items.reduce((sum, { priceCadCents }) => sum + priceCadCents, 0)
    return { label, items, subtotalLabel: `${label} Subtotal`, subtotalCadCents }
  }
  const said = async (pricing: NonNullable<OrderDocumentData['pricing']>) => {
    const data = sampleOrder({ pricing })
    const [page] = await pdfPages(await renderReceiptPdf(data))
    return { pdf: page?.text ?? '', html: renderReceiptHtml(data) }
  }
  const free = await said({
    lineItems: [
      group('Base Order', line('manual_price', 'Price'), line('wait_time', 'Wait Time')),
      group('Tax', line('tax:Exempt', 'Exempt')),
      group('Other', line('tag:3', 'Fragile')),
    ],
    priceCadCents: 0,
    beforeCancellation: null,
  })
  const paid = await said({
    lineItems: [group('Base Order', line('base_fee', 'Base Fee', 1200), line('wait_time', 'Wait Time'))],
    priceCadCents: 1200,
    beforeCancellation: null,
  })
  for (const text of Object.values(free)) {
    expect(text).not.toMatch(/Wait Time|Fragile|Subtotal/)
    expect(text.match(/\$0\.00/g)).toHaveLength(3)
  }
  for (const text of Object.values(paid)) expect(text).not.toMatch(/\$0\.00|Wait Time|Subtotal/)
})

test('the dropoff receipt has the signature and no amounts', async () => {
  const signature = { signedBy: 'Ğülşen Đorđe', signedAt: order.droppedOffAt, png: signaturePng(320, 110) }
  const data = sampleOrder({ signature })
  const pdf = await renderReceiptPdf(data, 'dropoff')
  const [page] = await pdfPages(pdf)
  expect(page?.text).toContain('Dropoff receipt')
  expect(page?.text).toContain('Signed by Ğülşen Đorđe')
  expect(page?.text).not.toContain('$')
  expect(pdf.includes('/Subtype /Image')).toBe(true)
  const page2 = renderReceiptHtml(data, 'dropoff')
  expect(page2).toContain('data:image/png;base64,')
  expect(page2).not.toContain('$64.70')
})

test('an unreadable signature image is left out, its caption kept', async () => {
  const broken = signaturePng(320, 110).subarray(0, 200)
  const data = sampleOrder({ signature: { signedBy: 'Dana', signedAt: null, png: broken } })
  const pdf = await renderReceiptPdf(data)
  expect((await pdfPages(pdf))[0]?.text).toContain('Signed by Dana')
  expect(pdf.includes('/Subtype /Image')).toBe(false)
})

test('a logo stands beside the courier; one that cannot be read is left out', async () => {
  const withLogo = (bytes: Uint8Array, contentType: 'image/png' | 'image/jpeg') =>
    sampleOrder({ courier: { ...order.courier, logo: { address: '/api/images/1', contentType, bytes } } })
  const drawn = async (data: OrderDocumentData) => {
    const pdf = await renderReceiptPdf(data)
    const [page] = await pdfPages(pdf)
    const name = page?.runs.find(({ text }) => text === order.courier.name)
    return { hasImage: pdf.includes('/Subtype /Image'), nameEnds: Math.round(name?.right ?? 0) }
  }
  const data = withLogo(signaturePng(320, 110), 'image/png')
  expect(await drawn(data)).toEqual({ hasImage: true, nameEnds: 612 - 54 - 84 - 10 })
  expect(renderReceiptHtml(data)).toContain('<img class="logo" alt="" src="data:image/png;base64,')
  const broken = withLogo(signaturePng(320, 110).subarray(0, 200), 'image/png')
  const cut = withLogo(Buffer.from('ffd8ff', 'hex'), 'image/jpeg')
  for (const unread of [broken, cut]) expect(await drawn(unread)).toEqual({ hasImage: false, nameEnds: 612 - 54 })
})

test('forty parcels take two pages, with headings, page numbers and one total', async () => {
  const parcels = Array.from({ length: 40 }, (_, index) => ({ ...order.parcels[0]!, name: `Parcel ${index + 1}` }))
  const pages = await pdfPages(await renderReceiptPdf(sampleOrder({ parcels })))
  expect(pages).toHaveLength(2)
  const [first, second] = pages
  expect(first?.text).toContain('Parcel 1\n')
  expect(first?.text).toContain('Page 1 of 2')
  expect(second?.text).toContain('Completion receipt · Order 10482, continued')
  expect(second?.text).toContain('Size each')
  expect(second?.text).toContain('Parcel 40')
  expect(second?.text).toContain('80 pieces')
  expect(second?.text).toContain('$64.70')
  expect(first?.text).not.toContain('80 pieces')
})

test('however long the texts are, they stay inside the margins of as many pages as they take', async () => {
  const pages = await pdfPages(await renderReceiptPdf(overlong()))
  expect(pages.length).toBeGreaterThan(2)
  for (const { runs } of pages) {
    for (const run of runs) {
      expect(run.left, run.text).toBeGreaterThan(53)
      expect(run.right, run.text).toBeLessThan(559)
      expect(run.top, run.text).toBeGreaterThan(36)
      expect(run.top, run.text).toBeLessThan(774)
    }
    // The footer is drawn last: two lines of the tax registration and the page number.
    const lowest = Math.max(...runs.slice(0, -3).map((run) => run.top))
    expect(lowest).toBeLessThan(722)
  }
  const text = pages.map((page) => page.text).join('\n')
  expect(text).toContain('$479,999,999,999.52')
})

test('an order with nothing but what it must have prints', async () => {
  const bare = sampleOrder({
    parcels: [],
    pricing: null,
    poNumber: null,
    orderNotes: null,
    serviceSpeedName: null,
    vehicleName: null,
    driverName: null,
    taxRegistration: null,
    pickedUpAt: null,
    courier: { name: 'C', address: null, phone: null },
    chargeTo: { name: 'D', billToName: null, billToAddress: null },
    pickup: { name: 'P', address: 'A', contact: null, phone: null, notes: null },
  })
  const [page] = await pdfPages(await renderReceiptPdf(bare))
  expect(page?.text).not.toContain('null')
  expect(page?.text).not.toContain('Total')
  expect(renderReceiptHtml(bare)).not.toContain('null')
})

test('the same data gives the same bytes', async () => {
  expect((await renderReceiptPdf(order)).equals(await renderReceiptPdf(order))).toBe(true)
})

test('the page says what the paper says', () => {
  const page = renderReceiptHtml(order).replaceAll('\u00a0', ' ')
  for (const said of [
    '(306) 555-0143',
    '(306) 555-0118',
    'Completion receipt',
    'Łukasz Ünal',
    '110-3160 Preston Ave S',
    '-$5.00',
    '$64.70',
    '15.20 kg',
  ]) {
    expect(page).toContain(said)
  }
})

test('a text is text on the page, and a tracking address that is none is no link', () => {
  const attack = '<script>alert("1")</script>'
  const page = renderReceiptHtml(
    sampleOrder({
      courier: { name: attack, address: attack, phone: attack },
      orderNotes: attack,
      trackingUrl: `javascript:alert('1')`,
      parcels: [{ ...order.parcels[0]!, name: attack }],
    }),
  )
  expect(page).not.toContain('<script')
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(page).not.toContain('href=')
})
