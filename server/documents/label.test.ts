import { expect, test } from 'vitest'
import { sampleOrder } from './document-samples.ts'
import { renderLabelHtml, renderLabelPdf } from './label.ts'
import { pdfPages } from './testing/pdf-text.ts'

const order = sampleOrder()

test('the label is one 4 by 6 inch page that says where to, where from, how fast and which', async () => {
  const pages = await pdfPages(await renderLabelPdf(order))
  expect(pages).toHaveLength(1)
  const [page] = pages
  expect([page?.width, page?.height]).toEqual([288, 432])
  for (const said of [
    'Stonebridge Centre',
    '110-3160 Preston Ave S',
    'Saskatoon, SK S7T 1A1',
    'Nguyễn Thị Đorđe · (306) 555-0177',
    'Broadway & 10th',
    'Łukasz Ünal',
    'Rush 2 h',
    'City delivery',
    '6 pieces',
    '2 × Medium box, 40 × 30 × 25 cm',
    'WB0010482',
  ]) {
    expect(page?.text).toContain(said)
  }
  expect(page?.text).not.toContain('more')
})

test('forty parcels are counted, not listed', async () => {
  const parcels = Array.from({ length: 40 }, (_, index) => ({ ...order.parcels[0]!, name: `Box ${index + 1}` }))
  const [page] = await pdfPages(await renderLabelPdf(sampleOrder({ parcels })))
  expect(page?.text).toContain('80 pieces')
  expect(page?.text).toContain('2 × Box 3,')
  expect(page?.text).not.toContain('Box 4,')
  expect(page?.text).toContain('+ 37 more')
  expect(renderLabelHtml(sampleOrder({ parcels }))).toContain('+ 37 more')
})

test('each piece of a range has a label that says which it is, what it is and what it weighs', async () => {
  const pages = await pdfPages(await renderLabelPdf(order, { firstPiece: 2, lastPiece: 4 }))
  expect(pages.map(({ text }) => /\d of \d/.exec(text)?.[0])).toEqual(['2 of 6', '3 of 6', '4 of 6'])
  for (const [index, said] of ['4.50 kg\n', 'Cooler, 2 to 8 °C, 35 × 35 × 40 cm', 'Envelope'].entries()) {
    expect(pages[index]?.text).toContain(said)
  }
  expect(pages[2]?.text).not.toContain('Cooler')
  expect(pages[2]?.text).not.toContain('6 pieces')
  // Beside the number, within the margin.
  const beside = pages[0]?.runs.findLast(({ text }) => text === '2 of 6')
  const number = pages[0]?.runs.find(({ text }) => text === 'WB0010482')
  expect(beside?.left).toBeGreaterThan(number?.right ?? 0)
  expect(beside?.right).toBeLessThan(277)
})

test('the page has as many labels, and one without a range', () => {
  const labels = (page: string) => page.match(/<main>/g)?.length
  expect(labels(renderLabelHtml(order))).toBe(1)
  expect(renderLabelHtml(order)).not.toContain('of 6')
  const page = renderLabelHtml(order, { firstPiece: 1, lastPiece: 6 })
  expect(labels(page)).toBe(6)
  expect(page).toContain('<span class="piece">6 of 6</span>')
})

test('texts of any length keep to their part of the one page', async () => {
  const name = 'Saskatchewan Interprovincial Pharmaceutical Distribution Cooperative '.repeat(5)
  const stop = { name, address: name, contact: name, phone: name, notes: name }
  const data = sampleOrder({
    courier: { name, address: null, phone: name },
    pickup: stop,
    dropoff: stop,
    serviceName: name,
    serviceSpeedName: name,
    poNumber: 'P'.repeat(200),
    parcels: Array.from({ length: 4 }, () => ({ ...order.parcels[0]!, name })),
  })
  const pages = await pdfPages(await renderLabelPdf(data))
  expect(pages).toHaveLength(1)
  const runs = pages[0]?.runs ?? []
  for (const run of runs) {
    expect(run.left, run.text).toBeGreaterThan(11)
    expect(run.right, run.text).toBeLessThan(277)
    expect(run.top, run.text).toBeGreaterThan(8)
    expect(run.top, run.text).toBeLessThan(424)
  }
  // The addressee ends above the line at 252 points, the parcels above the one at 348.
  const pieces = runs.findIndex((run) => run.text === 'Pieces')
  const waybill = runs.findIndex((run) => run.text === 'WB0010482')
  expect(Math.max(...runs.slice(0, pieces).map((run) => run.top))).toBeLessThan(244)
  expect(Math.max(...runs.slice(pieces, waybill).map((run) => run.top))).toBeLessThan(341)
})

test('a long street is cut, the city and the postal code are not', async () => {
  const address = `Building C, North Loading Dock behind the Park, ${'Old Highway Service Road '.repeat(6)}, Saskatoon, SK S7T 1A1`
  const data = sampleOrder({ dropoff: { ...order.dropoff, address }, pickup: { ...order.pickup, address } })
  const [page] = await pdfPages(await renderLabelPdf(data))
  expect(page?.runs.filter((run) => run.text === 'Saskatoon, SK S7T 1A1')).toHaveLength(2)
})

test('the page draws both codes and escapes its texts', () => {
  const attack = '<script>"&\'</script>'
  const page = renderLabelHtml(sampleOrder({ dropoff: { ...order.dropoff, name: attack, notes: attack } }))
  expect(page.match(/<svg/g)).toHaveLength(2)
  expect(page).toContain('aria-label="Bar code WB0010482"')
  expect(page).not.toContain('<script')
  expect(page).toContain('&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;')
})

test('the label of a cancelled order says so, large, on paper and screen', async () => {
  const data = sampleOrder({ status: 'cancelled' })
  const [page] = await pdfPages(await renderLabelPdf(data))
  expect(page?.runs.find(({ text }) => text === 'CANCELLED')).toBeDefined()
  expect(renderLabelHtml(data)).toContain('>CANCELLED<')
  expect((await pdfPages(await renderLabelPdf(order)))[0]?.text).not.toContain('CANCELLED')
  expect(renderLabelHtml(order)).not.toContain('>CANCELLED<')
})
