import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { OperationId } from '#generated/operations.ts'
import { brokerageWorld, prices, type BrokerageWorld } from '#tests/api/orders/brokerage-support.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { exampleOperations, type ExampleOperation } from '#tests/api/support/contract-examples.ts'

/**
 * Orders in which several organisations have a part: what each of them may do with it follows from `x-access`
 * (docs/rules/brokerage.md, "Who reads what" and docs/rules/roles-and-permissions.md, "Permissions"), and what it may
 * read of it is searched in every answer. Operations come from the contract, tomorrow's as well.
 */

/** An order between customer and courier; one that the courier sold, and the one it bought for it. */
const orderKinds = ['own', 'sold', 'bought'] as const
const parties = ['customer', 'courier', 'partner', 'outsider'] as const
type OrderKind = (typeof orderKinds)[number]
type Party = (typeof parties)[number]

/** What a party is to an order. */
const roleIn: Readonly<Record<OrderKind, Readonly<Record<Party, 'receiver' | 'party' | 'none'>>>> = {
  own: { customer: 'party', courier: 'receiver', partner: 'none', outsider: 'none' },
  sold: { customer: 'party', courier: 'receiver', partner: 'none', outsider: 'none' },
  bought: { customer: 'none', courier: 'party', partner: 'receiver', outsider: 'none' },
}

/** What no answer may show to a party: words of names and addresses, and amounts in cents. */
const margin = prices.sellRush - prices.buyRush
const partnersPeople = ['Quinn', 'Quick', 'Petra', 'Paula', 'Payne']
const hidden: Readonly<Record<OrderKind, Readonly<Partial<Record<Party, { words?: string[]; cents?: number[] }>>>>> = {
  own: {},
  sold: {
    customer: { words: [...partnersPeople, 'Ravi'], cents: [prices.buyRush, margin] },
    courier: { words: partnersPeople },
  },
  bought: {
    courier: { words: partnersPeople },
    partner: { words: ['Ravi', 'Łukasz', 'Olive'], cents: [prices.sellRush, margin] },
  },
}

/** What must be found in one of a party's answers, or the search above would find nothing in anything. */
const readable: Readonly<Record<OrderKind, Readonly<Partial<Record<Party, { words: string[]; cents: number[] }>>>>> = {
  own: {
    customer: { words: ['Ravi'], cents: [prices.sellRush] },
    courier: { words: ['Ravi'], cents: [prices.sellRush] },
  },
  sold: {
    customer: { words: [], cents: [prices.sellRush] },
    courier: { words: ['Queen City'], cents: [prices.sellRush, prices.buyRush] },
  },
  bought: {
    courier: { words: ['Queen City'], cents: [prices.buyRush] },
    partner: { words: ['Quinn'], cents: [prices.buyRush] },
  },
}

const onOrders = exampleOperations.filter(
  ({ entry, pathParameters }) => entry.access !== 'public' && pathParameters.some(({ name }) => name === 'orderId'),
)
const readings = onOrders.filter(({ entry }) => entry.method === 'get')
const acts = onOrders.filter(({ entry }) => entry.method !== 'get')

let world: BrokerageWorld
let callers: Record<Party, Caller>
let orders: Record<OrderKind, number>

beforeAll(async () => {
  world = await brokerageWorld()
  const { database, tenants, partner, outsider } = world
  const owner = async (name: string, tenantId: number) => {
    const userId = await database.systemTransaction((db) => insertUser(db, tenantId, name, [roles.organizationManager]))
    return world.caller(userId, tenantId)
  }
  callers = {
    customer: world.callers.customerOwner,
    courier: await owner('Olga Office', tenants.courier),
    partner: await owner('Paula Payne', partner.tenantId),
    outsider,
  }
  const { sell, buy } = await world.brokered()
  await world.partnerAssigns(buy)
  await world.ask(partner.driver, 'POST', buy, 'checkin', { stop: 'pickup' })
  await world.ask(partner.driver, 'POST', buy, 'picked-up', {})
  await world.ask(partner.driver, 'POST', buy, 'dropped-off', {})
  orders = { own: await world.placedAt('droppedOff'), sold: sell, bought: buy }
})
afterAll(() => world.close())

async function call(operation: ExampleOperation, kind: OrderKind, who: Party, values: Record<string, number> = {}) {
  const { entry, body } = operation
  const ids: Record<string, number> = {
    receiverTenantId: world.outsider.tenantId,
    modifierId: 1,
    mediaId: 1,
    ...values,
  }
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? orders[kind]))
  // Of whose cancelling it is.
  const sent =
    operation.id === 'cancelDeliveryOrder' ? { tenantId: callers[who].tenantId, reason: 'A test' } : body?.example
  return world.raw(callers[who], entry.method.toUpperCase(), path, body === null ? {} : { body: sent })
}

/** By the kind of access that the contract gives an operation. */
function expectedFor({ entry: { access } }: ExampleOperation, kind: OrderKind, who: Party): 'open' | 403 | 404 {
  const role = roleIn[kind][who]
  if (role === 'none') return 404
  const isReceivers = typeof access === 'object' && access.tenant === 'order.receiver'
  return isReceivers && role !== 'receiver' ? 403 : 'open'
}

/** `open`: done, refused for what was sent, or of a part of the order that is not there. */
async function opening(operation: ExampleOperation, kind: OrderKind, who: Party): Promise<'open' | number> {
  const answer = await call(operation, kind, who)
  const text = await answer.text()
  if (answer.status === 404) return text.includes('There is no such delivery order.') ? 404 : 'open'
  return answer.status === 200 || answer.status === 422 ? 'open' : answer.status
}

const cells = orderKinds.flatMap((kind) => parties.map((who) => [kind, who] as const))

/** What was found of each operation, beside what is expected of it. */
async function openings(list: readonly ExampleOperation[], kind: OrderKind, who: Party) {
  const found: Partial<Record<OperationId, 'open' | number>> = {}
  for (const operation of list) found[operation.id] = await opening(operation, kind, who)
  return { found, expected: Object.fromEntries(list.map((one) => [one.id, expectedFor(one, kind, who)])) }
}

/** Of every row of every table that orders are written to. */
async function fingerprint(): Promise<unknown> {
  const tables = await world.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'
     and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'`,
  )
  const hashes = tables.rows.map(
    ({ name }) =>
      sql`select ${name} as name, md5(string_agg(ctid::text || xmin::text, ',' order by ctid)) as hash from ${sql.table(name)}`,
  )
  const { rows } = await world.database.systemTransaction((db) =>
    // By name: a plan of several workers answers in the order in which they end.
    sql`${sql.join(hashes, sql` union all `)} order by name`.execute(db),
  )
  return rows
}

/** All numbers and all text of the answers that a party gets about an order, papers as HTML. */
async function everythingRead(kind: OrderKind, who: Party): Promise<{ text: string; numbers: Set<number> }> {
  const texts = readings.filter(
    (operation) => !operation.id.endsWith('Pdf') && operation.id !== 'getDeliveryOrderMediaContent',
  )
  let text = ''
  const numbers = new Set<number>()
  for (const operation of texts) {
    const answer = await (await call(operation, kind, who)).text()
    text += answer
    for (const [, number] of answer.matchAll(/[:[,](-?\d+)(?=[,\]}])/g)) numbers.add(Number(number))
    for (const [, dollars, cents] of answer.matchAll(/\$([\d,]+)\.(\d\d)\b/g)) {
      numbers.add(Number(`${dollars?.replaceAll(',', '')}${cents}`))
    }
  }
  return { text, numbers }
}

describe.each([
  ['while they are linked', null],
  ['when no link is left', noon],
] as const)('%s', (_when, endedAt) => {
  beforeAll(() =>
    world.database.systemTransaction((db) => db.updateTable('tenant_links').set({ ended_at: endedAt }).execute()),
  )

  test.each(cells)('an order of the kind %s is read by the %s as its part in it allows', async (kind, who) => {
    const { found, expected } = await openings(readings, kind, who)
    expect(found).toEqual(expected)
  })

  test.each(cells)('of an order of the kind %s the %s reads what is meant for it', async (kind, who) => {
    const { text, numbers } = await everythingRead(kind, who)
    const { words = [], cents = [] } = hidden[kind][who] ?? {}
    expect(words.filter((word) => text.includes(word))).toEqual([])
    expect(cents.filter((amount) => numbers.has(amount))).toEqual([])
    const seen = readable[kind][who] ?? { words: [], cents: [] }
    expect(seen.words.filter((word) => text.includes(word))).toEqual(seen.words)
    expect(seen.cents.filter((amount) => numbers.has(amount))).toEqual(seen.cents)
  })

  test.each(cells)(
    'to an order of the kind %s the %s does nothing that is not its part, and nothing of it stays',
    async (kind, who) => {
      const refused = acts.filter((operation) => expectedFor(operation, kind, who) !== 'open')
      const before = await fingerprint()
      const { found, expected } = await openings(refused, kind, who)
      expect(found).toEqual(expected)
      expect(await fingerprint()).toEqual(before)
    },
  )
})

// Last: what is allowed changes the orders.
test.each(cells)('an order of the kind %s is open to the %s for all that is its part', async (kind, who) => {
  const { found, expected } = await openings(
    acts.filter((operation) => expectedFor(operation, kind, who) === 'open'),
    kind,
    who,
  )
  expect(found).toEqual(expected)
})

test('every kind of access to orders is tried', () => {
  expect(readings.length).toBeGreaterThan(15)
  expect(acts.length).toBeGreaterThan(15)
})
