import { expect, onTestFinished, test } from 'vitest'
import type { OrderDocumentData } from './document-data.ts'
import { sampleOrder, signaturePng } from './document-samples.ts'
import { sampleInvoice, samplePayStatement, sampleStatement } from './books-samples.ts'
import { renderInvoicePdf } from './invoice.ts'
import { createPapers, versionOf, type BooksPaper, type OrderPaper } from './papers.ts'
import { renderPayStatementPdf } from './pay-statement.ts'
import { renderReceiptPdf } from './receipt.ts'
import { renderStatementPdf } from './statement.ts'
import { pdfPages } from './testing/pdf-text.ts'

const signature = { signedBy: 'Aylin', signedAt: 1_795_281_300, png: signaturePng(60, 20) }
const logo = { address: '/api/images/1', contentType: 'image/png' as const, bytes: signaturePng(60, 20) }
const data = sampleOrder({
  courier: { ...sampleOrder().courier, logo },
  signature,
  cancellation: { cancelledAt: 1, cancelledBy: 'Priya', reason: 'Ordered twice' },
})
const paper: OrderPaper = { kind: 'completion', data }

/** Every place of a value that holds no other, as the keys that lead there. */
function leavesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [path]
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
}

/** A copy in which one of those places says something else. */
function changedAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value instanceof Uint8Array ? signaturePng(60, 21) : `${String(value)} changed`
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[key] = changedAt(copy[key], rest)
  return copy
}

/** Where everything stands that is printed. */
async function layoutOf(pdf: Uint8Array) {
  const pages = await pdfPages(pdf)
  return pages.map(({ width, height, runs }) => ({
    width,
    height,
    runs: runs.map(({ text: _text, ...place }) => place),
  }))
}

test('whatever changes of what a paper says makes it another version', () => {
  // What stands at an address never changes, and says itself what kind it is.
  const places = leavesOf(data).filter(
    (path) => !['issuedAt', 'courier.logo.bytes', 'courier.logo.contentType'].includes(path.join('.')),
  )
  expect(places.length).toBeGreaterThan(80)
  const versions = places.map((place) => versionOf({ ...paper, data: changedAt(data, place) as OrderDocumentData }))
  expect(new Set([versionOf(paper), ...versions]).size).toBe(places.length + 1)
  expect(versionOf({ ...paper, kind: 'dropoff' })).not.toBe(versionOf(paper))
  const piece = (lastPiece: number) => versionOf({ ...paper, pieces: { firstPiece: 1, lastPiece } })
  expect(new Set([versionOf(paper), piece(1), piece(2)]).size).toBe(3)
})

test.each<BooksPaper>([
  { kind: 'invoice', data: sampleInvoice({ voidedOn: '2026-12-05' }) },
  { kind: 'statement', data: sampleStatement({ memo: 'Thank you.' }) },
  { kind: 'payStatement', data: samplePayStatement({ voidedOn: '2026-12-05' }) },
])('so it does of the books: $kind', (books) => {
  const places = leavesOf(books.data).filter((path) => path.join('.') !== 'issuedAt')
  expect(places.length).toBeGreaterThan(25)
  const versions = places.map((place) => versionOf({ ...books, data: changedAt(books.data, place) } as BooksPaper))
  expect(new Set([versionOf(books), ...versions]).size).toBe(places.length + 1)
})

test('the books are drawn in the thread as they would be here', async () => {
  const papers = createPapers()
  onTestFinished(() => papers.close())
  const [invoice, statement, pay] = [sampleInvoice(), sampleStatement(), samplePayStatement()]
  const drawn = await Promise.all([
    papers.draw({ kind: 'invoice', data: invoice }),
    papers.draw({ kind: 'statement', data: statement }),
    papers.draw({ kind: 'payStatement', data: pay }),
  ])
  const here = [await renderInvoicePdf(invoice), await renderStatementPdf(statement), await renderPayStatementPdf(pay)]
  for (const [index, pdf] of drawn.entries()) {
    expect(await layoutOf(pdf)).toEqual(await layoutOf(here[index] ?? Buffer.of()))
  }
})

test('it is the same version for the rest of the day that it was issued on', () => {
  const at = (issuedAt: number) => versionOf({ ...paper, data: { ...data, issuedAt } })
  const midnight = Date.UTC(2026, 10, 21) / 1000
  expect(at(midnight)).toBe(at(midnight + 86_399))
  expect(at(midnight)).not.toBe(at(midnight - 1))
})

test('a paper is drawn in a thread of its own, as it would be here, once for all who want it; one that cannot be fails alone', async () => {
  const papers = createPapers()
  onTestFinished(() => papers.close())
  const unprintable = { kind: 'label', data: { ...data, trackingUrl: 'x'.repeat(10_000) } } as const
  expect(papers.drawn(versionOf(paper))).toBeUndefined()
  const [failed, one, other] = await Promise.allSettled([unprintable, paper, paper].map((each) => papers.draw(each)))
  expect(failed).toMatchObject({ status: 'rejected' })
  expect(papers.drawn(versionOf(unprintable))).toBeUndefined()
  const drawn = papers.drawn(versionOf(paper)) ?? Buffer.of()
  // Not byte by byte: parts are packed side by side and stand in the order in which they were done, and which characters a glyph is
  // said to stand for depends on what was printed with the font before.
  expect(await layoutOf(drawn)).toEqual(await layoutOf(await renderReceiptPdf(data, 'completion')))
  expect(one).toEqual({ status: 'fulfilled', value: drawn })
  expect(other).toEqual(one)
})
