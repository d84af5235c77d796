import { createTransactions } from '#server/db/tenant-transaction.ts'
import { ordersOfTenant } from '#server/orders/queries/list.ts'
import { median, type Figure } from './figure.ts'
import { tinyTenant, uniqueName } from './grow-orders.ts'
import { dispatcher, ordersPath, readJson, signIn, owner, type Caller } from './product.ts'
import type { Site } from './site.ts'

interface Sizes {
  few: Site
  many: Site
  /** How many orders the second has. */
  orders: number
}

const warmUp = 5
/** The tenant that reads the few orders of {@link tinyTenant}. */
const supplier = 'supplier@northline.example'
const completedByTime = { sort: [{ field: 'availableAt', direction: 'desc' }], filter: { statuses: ['completed'] } }

interface Page {
  data: readonly unknown[]
  next: string | null
}

/**
 * How long one caller waits for lists, searches and counts among few orders and among many, asked in turn: what else the
 * machine does meanwhile slows down both.
 */
export async function measureGrowth({ few, many, orders }: Sizes, { quick }: { quick: boolean }): Promise<Figure[]> {
  const [atFew, atMany] = [await questionsOf(few), await questionsOf(many)]
  const group = `Lists and searches, few orders and ${orders.toLocaleString('en-CA')}`
  const figures: Figure[] = []
  for (const [name, ask] of Object.entries(atFew)) {
    const askMany = atMany[name] ?? ask
    const times: { few: number; many: number }[] = []
    for (let turn = -warmUp; turn < (quick ? 20 : 80); turn++) {
      const time = { few: await timeOf(ask), many: await timeOf(askMany) }
      if (turn >= 0) times.push(time)
    }
    const [before, after] = [median(times.map((time) => time.few)), median(times.map((time) => time.many))]
    figures.push(
      { group, name, value: before, unit: 'ms' },
      { group, name: `${name}, among many`, value: after, unit: 'ms' },
      { group, name: `${name}, many to few`, value: after / before, unit: '×', budget: { at: 'most', value: 1.5 } },
    )
  }
  for (const [name, ask] of Object.entries(await questionsOfTiny(many))) {
    const times: number[] = []
    for (let turn = -warmUp; turn < (quick ? 20 : 80); turn++) {
      const time = await timeOf(ask)
      if (turn >= 0) times.push(time)
    }
    figures.push({
      group,
      name: `${name}, of ${tinyTenant} (a few orders) among many`,
      value: median(times),
      unit: 'ms',
    })
  }
  return figures
}

async function questionsOfTiny({ server }: Site): Promise<Readonly<Record<string, () => Promise<unknown>>>> {
  const caller = await signIn(server, supplier)
  const newest = { page: 0, pageSize: 25 }
  return {
    'list, first page': () => askOrders(caller, newest),
    'list of one status, by time': () => askOrders(caller, { ...newest, ...completedByTime }),
    'search for a word that every order has': () => askOrders(caller, { ...newest, filter: { search: 'saskatoon' } }),
  }
}

function askOrders(caller: Caller, pagination: object): Promise<Page> {
  return readJson<Page>(`${caller.origin}${ordersPath(caller, pagination)}`, caller.headers)
}

function askVehicles(caller: Caller, filter: object, field: string): Promise<unknown> {
  const pagination = JSON.stringify({ sort: [{ field, direction: 'desc' }], filter })
  const { origin, tenantId, headers } = caller
  return readJson(`${origin}/api/tenants/${tenantId}/vehicles?${new URLSearchParams({ pagination })}`, headers)
}

async function questionsOf({ server, database }: Site): Promise<Readonly<Record<string, () => Promise<unknown>>>> {
  const caller = await signIn(server, dispatcher)
  const ofVehicles = await signIn(server, owner)
  const newest = { page: 0, pageSize: 25 }
  const ask = (pagination: object) => askOrders(caller, pagination)
  const { next } = await ask(newest)
  const found = await ask({ ...newest, filter: { search: uniqueName } })
  if (next === null || found.data.length !== 1) throw new Error('The list has one page only, or a search finds nothing')

  const { tenantTransaction } = createTransactions(database.pool)
  const { tenantId, userId } = caller
  return {
    'list, first page': () => ask(newest),
    'list, next page': () => ask({ pageSize: 25, after: next }),
    'list of one status, by time': () => ask({ ...newest, ...completedByTime }),
    'search for a word that one order has': () => ask({ ...newest, filter: { search: uniqueName } }),
    'search for a word that every order has': () => ask({ ...newest, filter: { search: 'saskatoon' } }),
    'vehicles without a driver, by name': () => askVehicles(ofVehicles, { driverUserId: 'none' }, 'name'),
    'vehicles with a driver (0.1 %), by change': () => askVehicles(ofVehicles, { driverUserId: 'any' }, 'updatedAt'),
    'vehicles by load (2 %), by change': () => askVehicles(ofVehicles, { maxWeightKg: { from: 1_000 } }, 'updatedAt'),
    'page with its count, without HTTP': () =>
      tenantTransaction({ tenantId, userId }, (db) => db.executeQuery(ordersOfTenant(tenantId))),
  }
}

async function timeOf(question: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await question()
  return performance.now() - started
}
