import { sql } from 'kysely'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { percentile, type Figure } from './figure.ts'
import { owner, signIn } from './product.ts'
import type { Site } from './site.ts'
import { timesUntil } from './times.ts'

/** Milliseconds at the median, over all of it. */
const budget = { at: 'most', value: 300 } as const

/** Orders whose sums are made at once. */
const batch = 50_000

/** How long the figures of two years take, of 1,000,000 orders of one courier with 200 customers, 60 drivers and 120 lanes. */
export async function measureFigures(site: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  const many = quick ? 50_000 : 1_000_000
  const turns = quick ? 5 : 15
  const caller = await signIn(site.server, owner)
  await fillFigures(site, caller.tenantId, many)
  const group = `figures of ${many.toLocaleString('en-CA')} orders`
  const years = { from: '2024-12-01', until: '2026-11-30' }
  const month = { from: '2026-11-01', until: '2026-11-30' }
  const narrowed = { ...years, of: { dimension: 'party', key: '900007' } }
  const asked: readonly (readonly [string, string, object])[] = [
    ['orders of two years by month', 'orders', { params: years }],
    ['revenue of two years by month', 'revenue', { params: years }],
    ['on time of two years by month', 'on-time', { params: years }],
    ['on time of a month by day', 'on-time', { params: month }],
    ['orders of one customer, two years', 'orders', { params: narrowed }],
    ['on time of one customer, two years', 'on-time', { params: narrowed }],
    ...['service', 'party', 'driver', 'lane'].map(
      (dimension) => [`two years by ${dimension}`, 'groups', { params: years, dimension }] as const,
    ),
    ['a month by customer', 'groups', { params: month, dimension: 'party' }],
    ['what the orders of a month add up to', 'figure-sums', { params: month, measure: 'earned' }],
    ['what the orders of two years add up to', 'figure-sums', { params: years, measure: 'earned' }],
  ]
  const figures: Figure[] = []
  for (const [name, path, query] of asked) {
    const words = Object.entries(query).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    const address = `/api/tenants/${caller.tenantId}/analytics/${path}?${new URLSearchParams(words)}`
    const value = percentile(await timesUntil(caller, address, turns), 50)
    figures.push({ group, name: `${name}, p50`, value, unit: 'ms', budget })
  }
  return figures
}

/** Rows of orders that there are not: what is measured reads nothing else of them. */
async function fillFigures({ database: { pool } }: Site, tenantId: number, many: number): Promise<void> {
  const { systemTransaction } = createTransactions(pool)
  await pool.query('alter table order_figures drop constraint order_figures_delivery_order_id_fkey')
  for (let first = 1; first <= many; first += batch) {
    await systemTransaction((db) =>
      sql`
        with made as (insert into order_figures
          select ${tenantId}, 'carried', 100000000 + n, 900000 + n * 7919 % 200, 900000 + n % 8, 900000 + n * 31 % 60,
            'city ' || n * 17 % 12 || ',sk>city ' || n * 13 % 10 || ',sk', day, day, null, day, n % 20 > 0, n * 7 % 45, 10 + n * 11 % 90,
            1500 + n % 4000, 700 + n % 2000, null, 800 + n % 2000, false, false
          from (select n, date '2026-11-30' - (n * 7919 % 730)::int as day from generate_series(${first}::bigint, ${first + batch - 1}::bigint) n) as each
          returning order_figures as figures)
        select add_figures('{}', array_agg(figures)) from made`.execute(db),
    )
  }
  await pool.query('vacuum analyze order_figures')
  await pool.query('vacuum analyze figure_days')
  await pool.query('vacuum analyze figure_minutes')
}
