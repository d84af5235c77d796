import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { linkWorld, standingName, standings, type Pair, type Side } from './link-world.ts'

/**
 * What two organisations owe each other is told to partners, past ones as well, and to nobody else: of the books of the other one it gives
 * what was sold to the one who asks (docs/rules/brokerage.md, "The ledger").
 */

let world: Awaited<ReturnType<typeof linkWorld>>
beforeAll(async () => {
  world = await linkWorld()
  for (const pair of world.pairs.values()) await bill(pair)
}, 120_000)
afterAll(() => world.close())

/** Cents of the invoices, each of which tells by itself whose it is. */
const [toUs, toThem, toTheirOthers, toOurManaged] = [111_101, 222_202, 333_303, 444_404]

async function bill({ ours, theirs }: Pair): Promise<void> {
  await invoice(theirs, ours.rows.tenantId, toUs)
  await invoice(theirs, theirs.rows.customerId, toTheirOthers)
  await invoice(ours, theirs.rows.tenantId, toThem)
  // Nobody works there: its courier manages it.
  await invoice(ours, ours.rows.customerId, toOurManaged)
}

function invoice({ rows }: Side, customerId: unknown, cents: number) {
  return world.app.database.systemTransaction((db) =>
    db
      .insertInto('invoices')
      .values({
        tenant_id: Number(rows.tenantId),
        billing_export_id: Number(rows.billingExportId),
        kind: 'invoice',
        number: `N-${cents}`,
        customer_tenant_id: Number(customerId),
        bill_to_name: 'Somebody Inc.',
        contact: 'Somebody',
        key: 'all',
        label: 'All',
        invoice_date: '2026-11-20',
        payment_terms: 'net30',
        pre_tax_cents: cents,
        tax_cents: 0,
        total_cents: cents,
        orders: 1,
      })
      .execute(),
  )
}

function ask(side: Side, path: string) {
  return world.app.call(`/api/tenants/${side.rows.tenantId}/${path}`, {
    headers: { authorization: `Bearer ${side.token}`, 'x-tenant-id': String(side.rows.tenantId) },
  })
}

test.each(standings)('$relation, ended: $ended', async (standing) => {
  const { ours, theirs } = world.pairs.get(standing) as Pair
  const response = await ask(ours, 'partner-balances')
  expect(response.status, standingName(standing)).toBe(200)
  const { text } = response
  for (const cents of [toTheirOthers, toOurManaged]) expect(text).not.toContain(String(cents))
  const page = JSON.parse(text) as Schema<'PartnerBalancePage'>
  const found = page.data.filter(({ id }) => id === theirs.rows.tenantId)
  if (standing.relation === 'carrier' || standing.relation === 'broker') {
    expect(found).toMatchObject([
      {
        status: standing.ended ? 'ended' : 'connected',
        owedToUs: { outstandingCadCents: toThem },
        owedByUs: { outstandingCadCents: toUs },
        netCadCents: toThem - toUs,
      },
    ])
  } else {
    expect(found).toEqual([])
    expect(text).not.toContain(String(toUs))
  }
})

test.each(standings)(
  'their invoices are not read by their number or orders: $relation, ended: $ended',
  async (standing) => {
    const { ours, theirs } = world.pairs.get(standing) as Pair
    const { orderId } = theirs.rows
    const found = await world.app.database.tenantTransaction(
      { tenantId: Number(ours.rows.tenantId), userId: Number(ours.rows.userId) },
      async (db) => {
        const { rows } = await sql<{ numbers: string[]; orders: number; sold: number }>`
        select bought_invoice_numbers(${orderId}) as numbers,
          (select count(*)::int from orders_on_invoice(${`N-${toTheirOthers}`})) as orders,
          (select count(*)::int from brokered_revenues('2000-01-01', '2099-12-31') where sell_order_id = ${orderId}) as sold`.execute(
          db,
        )
        return rows
      },
    )
    expect(found).toEqual([{ numbers: [], orders: 0, sold: 0 }])
  },
)

test('somebody who works there for another organisation finds nothing by them', async () => {
  const { ours } = world.pairs.get(standings[0] as (typeof standings)[number]) as Pair
  const tenantId = Number(ours.rows.tenantId)
  const found = await world.app.database.tenantTransaction(
    {
      tenantId,
      userId: Number(ours.rows.userId),
      external: { tenantId, tenantName: 'X', narrowedTo: `${tenantId},,` },
    },
    async (db) =>
      (await sql<{ many: number }>`select count(*)::int as many from owed_between_partners()`.execute(db)).rows,
  )
  expect(found).toEqual([{ many: 0 }])
})
