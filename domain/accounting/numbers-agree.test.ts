import { expect, test } from 'vitest'
import { liveThrough, type WorldSummary } from './worlds/live-through.ts'

/** `npm run accounting:worlds` lives through more of them, or through a single one again. */
const worlds = 200

test('orders, invoices, files, another reader of them and what is owed and was paid are one number, whatever happens', () => {
  const summaries = Array.from({ length: worlds }, (_, seed) => liveThrough(seed))
  const sum = (what: Exclude<keyof WorldSummary, 'settlements'>) =>
    summaries.reduce((total, summary) => total + summary[what], 0)
  // Worlds in which nothing happens would agree as well.
  expect(sum('runs')).toBeGreaterThan(500)
  expect(sum('undone')).toBeGreaterThan(100)
  expect(sum('creditNotes')).toBeGreaterThan(500)
  expect(sum('taxWarnings')).toBeGreaterThan(50)
  expect(sum('rows')).toBeGreaterThan(5_000)
  const settled = (what: keyof WorldSummary['settlements']) =>
    summaries.reduce((total, { settlements }) => total + settlements[what], 0)
  expect(settled('payment')).toBeGreaterThan(500)
  expect(settled('refund')).toBeGreaterThan(25)
  expect(settled('credit')).toBeGreaterThan(300)
  expect(settled('takenBack')).toBeGreaterThan(300)
  expect(sum('refused')).toBeGreaterThan(300)
  expect(Math.max(...summaries.map(({ orders }) => orders))).toBeGreaterThan(1_000)
})

test('a world is the same each time', () => {
  expect(liveThrough(7)).toEqual(liveThrough(7))
})
