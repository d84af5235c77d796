import type { DatabaseConnection } from '#server/db/connect.ts'
import { countCapped } from '#server/db/cursor.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { partyOrders } from '#server/orders/queries/party-filter.ts'
import { median, type Figure } from './figure.ts'
import { UNIQUE_NAME } from './grow-orders.ts'
import { ordersPath, readJson, type Caller } from './product.ts'

/** Milliseconds by what was asked. */
export type Latencies = ReadonlyMap<string, number>

const WARM_UP = 5

interface Page {
  data: readonly unknown[]
  next: string | null
}

/** How long one caller waits for lists, searches and counts, each asked again and again with nobody else there. */
export async function measureLatencies(
  database: DatabaseConnection,
  caller: Caller,
  { quick }: { quick: boolean },
): Promise<Latencies> {
  const newest = { page: 0, pageSize: 25 }
  const ask = (pagination: object) =>
    readJson<Page>(`${caller.origin}${ordersPath(caller, pagination)}`, caller.headers)
  const { next } = await ask(newest)
  const found = await ask({ ...newest, filter: { search: UNIQUE_NAME } })
  if (next === null || found.data.length === 0)
    throw new Error('The list has no second page, or the search finds nothing')

  const { tenantTransaction } = createTransactions(database.pool)
  const { tenantId, userId } = caller
  const viewer = { tenantId, userId, ownOrdersOnly: false, seesPrices: true }
  const count = () => tenantTransaction({ tenantId, userId }, (db) => countCapped(db, partyOrders(db, viewer)))

  const questions: Record<string, () => Promise<unknown>> = {
    'list, first page': () => ask(newest),
    'list, next page': () => ask({ pageSize: 25, after: next }),
    'list of one status, by time': () =>
      ask({ ...newest, sort: [{ field: 'availableAt', direction: 'desc' }], filter: { statuses: ['completed'] } }),
    'search for a word that one order has': () => ask({ ...newest, filter: { search: UNIQUE_NAME } }),
    'search for a word that every order has': () => ask({ ...newest, filter: { search: 'saskatoon' } }),
    'count, capped': count,
  }
  const latencies = new Map<string, number>()
  for (const [name, question] of Object.entries(questions)) {
    latencies.set(name, await timeOf(question, quick ? 20 : 60))
  }
  return latencies
}

/** The same questions asked among few orders and among many. */
export function growthFigures(orders: number, few: Latencies, many: Latencies): Figure[] {
  const group = `Lists and searches, few orders and ${orders.toLocaleString('en-CA')}`
  return [...few].flatMap(([name, before]): Figure[] => {
    const after = many.get(name) ?? Number.NaN
    return [
      { group, name, value: before, unit: 'ms' },
      { group, name: `${name}, among many`, value: after, unit: 'ms' },
      { group, name: `${name}, many to few`, value: after / before, unit: '×', budget: { at: 'most', value: 1.5 } },
    ]
  })
}

async function timeOf(question: () => Promise<unknown>, turns: number): Promise<number> {
  for (let turn = 0; turn < WARM_UP; turn++) await question()
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const started = performance.now()
    await question()
    times.push(performance.now() - started)
  }
  return median(times)
}
