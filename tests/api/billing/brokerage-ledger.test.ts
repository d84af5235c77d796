import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { laneEndKey, ledgerGroupings, ledgerSums, marginPercent } from '#domain/accounting/brokerage-ledger.ts'
import type { Schema } from '#generated/handlers.ts'
import { createRandom, type Random } from '#server/seed/random.ts'
import { prices } from '#tests/api/orders/brokerage-support.ts'
import { ledgerWorld, type LedgerWorld, type SideName } from './ledger-world.ts'

let world: LedgerWorld

beforeAll(async () => {
  world = await ledgerWorld()
}, 60_000)
afterAll(() => world.close())

type Row = Schema<'BrokerageLedgerRow'>
type Brokered = Awaited<ReturnType<LedgerWorld['completed']>>

const rowsOf = async (side: SideName, query: Readonly<Record<string, string>>) =>
  (await world.ledger(side, query)).body.data
const filtered = (filter: Schema<'BrokerageLedgerFilter'>) => ({
  pagination: JSON.stringify({ page: 0, pageSize: 100, filter }),
})

describe('the ledger of a courier', () => {
  let plain: Brokered
  let loss: Brokered
  let far: Brokered
  let open: Brokered
  let unpriced: Brokered
  let agreedOnly: Brokered

  beforeAll(async () => {
    plain = await world.completed('prairie', 'Saskatoon, SK', 'Regina, SK', 3)
    loss = await world.completed('prairie', 'SASKATOON , SK', 'Regina, SK', 2)
    far = await world.completed('prairie', 'Lloydminster, SK', 'Lloydminster, AB', 25)
    open = await world.brokeredBy('prairie')
    unpriced = await world.completed('prairie', 'Regina, SK', 'Saskatoon, SK', 2)
    agreedOnly = await world.completed('prairie', 'Regina, SK', 'Saskatoon, SK', 2)
    await world.adjust('queen', loss.buy, 2_000)
    await world.database.systemTransaction(async (db) => {
      const noPrice = { lines: '[]', base_cents: null, pre_tax_cents: null, tax_cents: null, total_cents: null }
      await db
        .updateTable('delivery_order_prices')
        .set(noPrice)
        .where('delivery_order_id', 'in', [unpriced.sell, agreedOnly.buy])
        .execute()
    })
  }, 60_000)

  test('has both prices of each order that is billable, by the day of the sold one', async () => {
    const rows = await rowsOf('prairie', { grouping: 'order' })
    expect(rows.map(({ id }) => Number(id))).toEqual(
      [plain, loss, far, unpriced, agreedOnly]
        .toSorted((a, b) => a.daysAgo - b.daysAgo || b.sell - a.sell)
        .map(({ sell }) => sell),
    )
    expect(rows.map(({ id }) => id)).not.toContain(String(open.sell))
    expect(rows.find(({ id }) => id === String(plain.sell))).toMatchObject({
      partner: { name: 'Queen City' },
      customer: { name: 'Meewasin Pharmacy' },
      laneText: 'Saskatoon → Regina',
      firstDay: '2026-11-17',
      order: {
        buyOrderId: plain.buy,
        soldCadCents: prices.sellRush,
        boughtCadCents: prices.buyRush,
        isAgreed: false,
        marginCadCents: prices.sellRush - prices.buyRush,
        billedCadCents: null,
        difference: null,
        soldInvoiceNumbers: [],
        boughtInvoiceNumbers: [],
      },
      sums: { orders: 1, marginPercent: marginPercent(prices.sellRush - prices.buyRush, prices.sellRush) },
    })
  })

  test('counts what has no price by name, and the agreed price where the bought order has none', async () => {
    const rows = await rowsOf('prairie', { grouping: 'order' })
    expect(rows.find(({ id }) => id === String(unpriced.sell))).toMatchObject({
      order: { soldCadCents: null, boughtCadCents: prices.buyRush, marginCadCents: null },
      sums: { unsold: 1, unbought: 0, soldCadCents: 0, marginCadCents: 0, marginPercent: null },
    })
    expect(rows.find(({ id }) => id === String(agreedOnly.sell))).toMatchObject({
      order: { boughtCadCents: prices.buyRush, isAgreed: true },
      sums: { agreed: 1, unbought: 0 },
    })
  })

  test('is that of its orders, of its lanes and of its partners, and opens to them', async () => {
    const orders = await rowsOf('prairie', { grouping: 'order' })
    const expected = ledgerSums(
      orders.map(({ order }) => ({
        soldCents: order?.soldCadCents ?? null,
        boughtCents: order?.isAgreed === true ? null : (order?.boughtCadCents ?? null),
        agreedCents: order?.agreedCadCents ?? null,
        billedCents: order?.billedCadCents ?? null,
      })),
    )
    const totals = await world.totals('prairie')
    expect(totals).toEqual({
      orders: expected.orders,
      unsold: expected.unsold,
      unbought: expected.unbought,
      agreed: expected.agreed,
      atLoss: expected.atLoss,
      different: expected.different,
      soldCadCents: expected.soldCents,
      boughtCadCents: expected.boughtCents,
      marginCadCents: expected.marginCents,
      marginPercent: marginPercent(expected.marginCents, expected.comparedCents),
    })
    for (const grouping of ledgerGroupings) expect(addUp(await rowsOf('prairie', { grouping }))).toEqual(addUp(orders))

    for (const lane of await rowsOf('prairie', { grouping: 'lane' })) {
      const opened = await rowsOf('prairie', { grouping: 'order', ...filtered({ lane: lane.id }) })
      expect(opened).toHaveLength(lane.sums.orders)
      expect(opened.every((row) => row.lane === lane.id)).toBe(true)
    }
    const [partner] = await rowsOf('prairie', { grouping: 'partner' })
    const ofPartner = filtered({ partnerIds: [Number(partner?.id)] })
    expect(await rowsOf('prairie', { grouping: 'order', ...ofPartner })).toHaveLength(orders.length)
    expect(await rowsOf('prairie', { grouping: 'order', ...filtered({ partnerIds: [999_999] }) })).toEqual([])
  })

  test('lanes are the same however their cities are written, and say provinces where cities are alike', async () => {
    const lanes = await rowsOf('prairie', { grouping: 'lane' })
    expect(lanes.map(({ id, sums }) => [id, sums.orders])).toEqual([
      ['lloydminster,sk>lloydminster,ab', 1],
      ['regina,sk>saskatoon,sk', 2],
      ['saskatoon,sk>regina,sk', 2],
    ])
    expect(lanes[0]?.label).toBe('Lloydminster, SK → Lloydminster, AB')
    expect(await rowsOf('prairie', { grouping: 'lane', search: 'LLOYD ab' })).toHaveLength(1)
  })

  test('is filtered by loss and customer, and searched by partner, order and stop', async () => {
    const ids = async (query: Readonly<Record<string, string>>) =>
      (await rowsOf('prairie', { grouping: 'order', ...query })).map(({ id }) => Number(id))
    expect(await ids(filtered({ isAtLoss: true }))).toEqual([loss.sell])
    expect(await world.totals('prairie', { filter: JSON.stringify({ isAtLoss: true }) })).toMatchObject({
      orders: 1,
      marginCadCents: prices.sellRush - prices.buyRush - 2_000,
    })
    expect(await ids(filtered({ isAtLoss: false }))).toHaveLength(4)
    expect(await ids(filtered({ customerIds: [world.sides.queen.customerId] }))).toEqual([])
    expect(await ids({ search: `#${far.sell}` })).toEqual([far.sell])
    expect(await ids({ search: `#${far.buy}` })).toEqual([far.sell])
    expect(await rowsOf('prairie', { grouping: 'partner', search: 'queen' })).toHaveLength(1)
    expect(await rowsOf('prairie', { grouping: 'partner', search: 'nobody' })).toEqual([])
    expect(await world.totals('prairie', { grouping: 'partner', search: 'nobody' })).toMatchObject({ orders: 0 })
  })

  test.each(ledgerGroupings)('by %s is paged to its end in either direction', async (grouping) => {
    const whole = await rowsOf('prairie', { grouping })
    for (const direction of ['asc', 'desc']) {
      for (const field of ['name', 'day', 'orders', 'sold', 'bought', 'margin', 'percent']) {
        const ids: string[] = []
        let after: string | undefined
        do {
          const pagination = JSON.stringify({ page: 0, pageSize: 2, sort: [{ field, direction }], after })
          const { body } = await world.ledger('prairie', { grouping, pagination })
          ids.push(...body.data.map(({ id }) => id))
          after = body.next
        } while (after !== undefined)
        expect(ids.toSorted()).toEqual(whole.map(({ id }) => id).toSorted())
      }
    }
  })

  test('as CSV has the columns that are named', async () => {
    const path = `/tenants/${world.sides.prairie.tenantId}/brokerage-ledger`
    const csv = async (query: string) => {
      const all = `${path}?from=2026-01-01&until=2026-12-31&${query}`
      return (await world.call<string>(world.sides.prairie.bookkeeper, 'GET', all, { headers: { accept: 'text/csv' } }))
        .body
    }
    const totals = await world.totals('prairie')
    const money = (cents: number) => (cents / 100).toFixed(2)
    expect(await csv('grouping=partner&columns=name&columns=sold&columns=bought&columns=margin&columns=missing')).toBe(
      'Partner,Sold (CAD),Bought (CAD),Margin (CAD),Missing Prices\r\n' +
        `Queen City,${money(totals.soldCadCents)},${money(totals.boughtCadCents)},${money(totals.marginCadCents)},1 without a sold price\r\n`,
    )
    const lines = (await csv('grouping=order')).trim().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[0]).toMatch(/^Order,Day,Carried Out By,/)
  })

  test('days that end before they begin are refused by name', async () => {
    const answer = await world.ledger('prairie', { grouping: 'lane', from: '2026-11-02', until: '2026-11-01' })
    expect(answer).toMatchObject({ status: 422, body: { errors: { '/until': [expect.any(String)] } } })
  })

  test('says what the partner billed, by which invoice, and where that is not what was agreed', async () => {
    const run = await world.billAll('queen')
    expect(run, run.failure ?? '').toMatchObject({ state: 'failed' })
    await world.database.systemTransaction((db) =>
      db
        .updateTable('delivery_order_prices')
        .set({ pre_tax_cents: prices.buyRush, tax_cents: 0, total_cents: prices.buyRush })
        .where('delivery_order_id', '=', agreedOnly.buy)
        .execute(),
    )
    expect(await world.billAll('queen')).toMatchObject({ state: 'done', invoices: 1 })
    const different = await rowsOf('prairie', { grouping: 'order', ...filtered({ isDifferent: true }) })
    expect(different).toMatchObject([
      {
        id: String(loss.sell),
        order: { difference: '$20.00 more than agreed', billedCadCents: prices.buyRush + 2_000 },
      },
    ])
    const number = different[0]?.order?.boughtInvoiceNumbers[0] ?? ''
    expect(number).toBe(`${world.sides.queen.tenantId}-1001`)
    const found = await rowsOf('prairie', { grouping: 'order', search: number })
    expect(found).toHaveLength(5)
    expect(found.every(({ order }) => order?.soldInvoiceNumbers.length === 0)).toBe(true)
  })

  test('says nothing to the partner, whose own ledger has what it sold itself', async () => {
    expect(await rowsOf('queen', { grouping: 'order' })).toEqual([])
    const answer = await world.ledger('prairie', { grouping: 'order' }, world.sides.queen.bookkeeper)
    expect(answer.status).toBe(404)
    const { body } = await world.ledger('prairie', { grouping: 'order' }, world.sides.prairie.customer)
    expect(JSON.stringify(body)).not.toContain('Queen City')
  })

  test('once the two are partners no more, it has what was before, and so have the balances', async () => {
    const before = await world.balances('prairie')
    const { bookkeeper, tenantId } = world.sides.prairie
    const other = world.sides.queen.tenantId
    await world.database.systemTransaction((db) =>
      db.updateTable('tenant_links').set({ ended_at: 1 }).where('kind', '=', 'courier-broker').execute(),
    )
    expect(await rowsOf('prairie', { grouping: 'partner' })).toMatchObject([{ label: 'Queen City' }])
    const ended = await world.askAs<Schema<'PartnerBalancePage'>>(
      bookkeeper,
      'GET',
      `/tenants/${tenantId}/partner-balances`,
    )
    expect(ended.data).toEqual(before.data.map((row) => ({ ...row, status: 'ended' })))
    expect(ended.data).toMatchObject([{ id: other, name: 'Queen City' }])
    await world.database.systemTransaction((db) =>
      db.updateTable('tenant_links').set({ ended_at: null }).where('kind', '=', 'courier-broker').execute(),
    )
  })
})

test.each([
  ['Saskatoon', 'SK'],
  [' SASKATOON ', 'sk '],
  ["St. John's", 'NL'],
  ['Saint-Jérôme', 'QC'],
  ['Łódź / Gdańsk', ''],
  ['100 Mile House', 'BC'],
  ['', 'AB'],
])('the database knows the place "%s", "%s" as the rules do', async (city, province) => {
  const { rows } = await world.database.pool.query<{ place: string }>('select lane_end_key($1, $2) as place', [
    city,
    province,
  ])
  expect(rows[0]?.place).toBe(laneEndKey({ city, province }))
})

/** What rows come to together. */
function addUp(rows: readonly Row[]) {
  const sum = (of: (sums: Row['sums']) => number) => rows.reduce((total, { sums }) => total + of(sums), 0)
  return {
    orders: sum(({ orders }) => orders),
    unsold: sum(({ unsold }) => unsold),
    unbought: sum(({ unbought }) => unbought),
    atLoss: sum(({ atLoss }) => atLoss),
    different: sum(({ different }) => different),
    sold: sum(({ soldCadCents }) => soldCadCents),
    bought: sum(({ boughtCadCents }) => boughtCadCents),
    margin: sum(({ marginCadCents }) => marginCadCents),
  }
}

async function agree(): Promise<void> {
  for (const side of ['prairie', 'queen'] as const) {
    const all = addUp(await rowsOf(side, { grouping: 'order' }))
    for (const grouping of ledgerGroupings) {
      expect(addUp(await rowsOf(side, { grouping }))).toEqual(all)
      const { orders, soldCadCents, boughtCadCents, marginCadCents } = await world.totals(side, { grouping })
      expect([orders, soldCadCents, boughtCadCents, marginCadCents]).toEqual([
        all.orders,
        all.sold,
        all.bought,
        all.margin,
      ])
    }
  }
  const [ours, theirs] = [(await world.balances('prairie')).data[0], (await world.balances('queen')).data[0]]
  expect(ours?.owedToUs).toEqual(theirs?.owedByUs)
  expect(ours?.owedByUs).toEqual(theirs?.owedToUs)
  expect((ours?.netCadCents ?? 0) + (theirs?.netCadCents ?? 0)).toBe(0)
  expect(ours?.owedByUs).toEqual(await owedTo('queen'))
  expect(ours?.owedToUs).toEqual(await owedTo('prairie'))
}

/** What the other courier owes one, by the one's own pages of accounting and runs. */
async function owedTo(side: SideName): Promise<Schema<'PartnerDebt'>> {
  const { bookkeeper, tenantId } = world.sides[side]
  const otherId = world.sides[side === 'prairie' ? 'queen' : 'prairie'].tenantId
  const query = new URLSearchParams({
    grouping: 'CustomerDeliveryOrder',
    from: '2026-01-01',
    until: '2026-12-31',
    pagination: JSON.stringify({ page: 0, pageSize: 100, filter: { customerIds: [otherId] } }),
  })
  const { data } = await world.askAs<Schema<'AccountingOrderPage'>>(
    bookkeeper,
    'GET',
    `/tenants/accounting-data?${query}`,
  )
  const due = data.filter(({ state }) => state === 'unbilled' || state === 'changed')
  const unbilledCadCents = due.reduce(
    (sum, { totalCadCents, billedCadCents }) => sum + (totalCadCents ?? 0) - (billedCadCents ?? 0),
    0,
  )
  let outstandingCadCents = 0
  const everything = encodeURIComponent(JSON.stringify({ page: 0, pageSize: 100 }))
  const runs = await world.askAs<Schema<'BillingExportPage'>>(
    bookkeeper,
    'GET',
    `/tenants/${tenantId}/billing-exports?pagination=${everything}`,
  )
  for (const { id, state } of runs.data) {
    if (state !== 'done') continue
    const invoices = await world.askAs<Schema<'InvoicePage'>>(
      bookkeeper,
      'GET',
      `/billing-exports/${id}/invoices?pagination=${everything}`,
    )
    for (const { customer, kind, totalCadCents } of invoices.data)
      if (customer.id === otherId) outstandingCadCents += kind === 'invoice' ? totalCadCents : -totalCadCents
  }
  return {
    unbilledCadCents,
    outstandingCadCents,
    totalCadCents: unbilledCadCents + outstandingCadCents,
    unbilledOrders: due.length,
    unpriced: due.filter(({ totalCadCents }) => totalCadCents === null).length,
  }
}

const sideNames = ['prairie', 'queen'] as const
const places = ['Saskatoon, SK', 'SASKATOON , SK', 'Regina, SK', 'Lloydminster, SK', 'Lloydminster, AB'] as const

async function step(random: Random): Promise<void> {
  const side = random.pick(sideNames)
  const from = random.pick(places)
  const to = random.pick(places.filter((place) => place !== from))
  switch (random.between(1, 6)) {
    case 1:
    case 2:
      await world.completed(side, from, to, random.between(0, 40))
      return
    case 3:
      await world.brokeredBy(side, from, to)
      return
    case 4: {
      const [row] = await rowsOf(side, { grouping: 'order' })
      const { order } = row ?? {}
      if (!order || order.soldCadCents === null) return
      const cents = random.between(-1_000, 2_500)
      if (random.chance(0.5)) await world.adjust(side, order.sellOrderId, cents)
      else await world.adjust(side === 'prairie' ? 'queen' : 'prairie', order.buyOrderId, cents)
      return
    }
    case 5:
      await world.billAll(side)
      return
    default: {
      const { bookkeeper, tenantId } = world.sides[side]
      const runs = await world.askAs<Schema<'BillingExportPage'>>(
        bookkeeper,
        'GET',
        `/tenants/${tenantId}/billing-exports`,
      )
      const newest = runs.data.find(({ state }) => state === 'done')
      if (newest) await world.askAs(bookkeeper, 'PUT', `/billing-exports/${newest.id}/reverse`, { reason: 'A test' })
    }
  }
}

test.each([1, 2])(
  'two couriers say the same of each other, whatever they do: seed %d',
  { timeout: 120_000 },
  async (seed) => {
    const random = createRandom(seed)
    for (let count = 0; count < 18; count++) {
      await step(random)
      if (count % 6 === 5) await agree()
    }
    expect((await world.totals('prairie')).orders + (await world.totals('queen')).orders).toBeGreaterThan(3)
  },
)
