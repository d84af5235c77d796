import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOn, ageingOf, type CustomerAccount } from '#domain/accounting/invoices/account.ts'
import { creditHoldProposal } from '#domain/accounting/invoices/credit-hold-proposals.ts'
import { reminderFor } from '#domain/accounting/invoices/reminders.ts'
import { settledParts } from '#domain/accounting/invoices/settlements.ts'
import { anyHistory, historyEnds, type History } from '#domain/accounting/invoices/testing/histories.ts'
import { daysBetween, addDays, wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { reminderRunJob } from '#server/billing/invoices/reminder-runs.ts'
import { noon } from '#tests/api/orders/order-world.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'

/*
 * All who read the account of a customer say the same of it on any day: what they answer is compared with the rule, `accountOn`. The books
 * are random, and have papers and money of days to come as well, which earlier versions took.
 */
const customers = 200
const today = wallTimeAt(noon, 'America/Regina').date
/** So that a few of the things in each history happen after today. */
const later = daysBetween(addDays(today, 10), historyEnds)
const days = [-150, -75, -31, -30, -8, -1, 0, 1, 9, 60].map((from) => addDays(today, from))

interface Books extends History {
  readonly customerId: number
  readonly name: string
  /** The id of each invoice in the database, by its id in the history. */
  readonly ids: ReadonlyMap<number, number>
}

let world: BillingWorld
let books: readonly Books[]

beforeAll(async () => {
  world = await billingWorld()
  const histories = fc.sample(anyHistory, { numRuns: customers, seed: 55 }).map(moved)
  books = await world.database.systemTransaction(async (db) => {
    const { courier } = world.tenants
    const made = await sql<{ id: number; name: string }>`
      insert into tenants (name, kind, time_zone) select 'Customer ' || n, 'Customer', 'America/Regina'
      from generate_series(1, ${customers}) as n order by n returning id, name`.execute(db)
    const ids = made.rows.map(({ id }) => id)
    await sql`insert into tenant_links (tenant_id, partner_tenant_id, kind)
      select ${courier}, id, 'courier-customer' from unnest(${ids}::bigint[]) as id`.execute(db)
    await sql`update customers set invoice_email = 'books.' || id || '@example.test'
      where tenant_id = ${courier} and id = any (${ids}::bigint[])`.execute(db)
    const { id: exportId } = await db
      .insertInto('billing_exports')
      .values({
        tenant_id: courier,
        state: 'done',
        package: 'qbo',
        grouping: 'CustomerMonth',
        until_date: today,
        invoice_date: today,
        made_by_user_id: world.bookkeeper.userId,
        made_by_name: 'Bea Bookman',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const written: Books[] = []
    for (const [index, { id: customerId, name }] of made.rows.entries()) {
      const history = histories[index] as History
      const idOf = new Map<number, number>()
      for (const invoice of history.invoices) {
        const { id } = await db
          .insertInto('invoices')
          .values({
            tenant_id: courier,
            billing_export_id: exportId,
            kind: invoice.kind,
            number: `C${customerId}-${invoice.id}`,
            customer_tenant_id: customerId,
            bill_to_name: name,
            contact: name,
            key: 'all',
            label: 'All',
            invoice_date: invoice.invoiceDate,
            due_date: invoice.dueDate,
            payment_terms: 'net30',
            pre_tax_cents: invoice.totalCents,
            tax_cents: 0,
            total_cents: invoice.totalCents,
            orders: 1,
            sent_at: isSent(invoice.id) ? noon - 86_400 : null,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        idOf.set(invoice.id, id)
      }
      const settlementIds = new Map<number, number>()
      for (const { id, ...settlement } of history.settlements) {
        const row = await db
          .insertInto('settlements')
          .values({
            tenant_id: courier,
            customer_tenant_id: customerId,
            kind: settlement.kind,
            settled_on: settlement.day,
            amount_cents: settlement.amountCents,
            method: settlement.method,
            credit_note_id: settlement.creditNoteId === null ? null : (idOf.get(settlement.creditNoteId) ?? null),
            takes_back_id: settlement.takesBackId === null ? null : (settlementIds.get(settlement.takesBackId) ?? null),
            made_by_user_id: world.bookkeeper.userId,
            made_by_name: 'Bea Bookman',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        settlementIds.set(id, row.id)
        await db
          .insertInto('settlement_parts')
          .values(
            settledParts(settlement).map(({ invoiceId, cents }) => ({
              settlement_id: row.id,
              invoice_id: idOf.get(invoiceId) ?? 0,
              tenant_id: courier,
              cents,
            })),
          )
          .execute()
      }
      for (const { id, voidedOn } of history.invoices) {
        if (voidedOn === null) continue
        await db
          .updateTable('invoices')
          .set({ voided_at: Date.parse(`${voidedOn}T18:00:00Z`) / 1_000 })
          .where('id', '=', idOf.get(id) ?? 0)
          .execute()
      }
      written.push({ ...history, customerId, name, ids: idOf })
    }
    return written
  })
}, 120_000)
afterAll(() => world.close())

const isSent = (id: number) => id % 4 !== 0

function moved({ invoices, settlements }: History): History {
  const back = (day: LocalDate) => addDays(day, -later)
  return {
    invoices: invoices.map((one) => ({
      ...one,
      invoiceDate: back(one.invoiceDate),
      dueDate: one.dueDate && back(one.dueDate),
      voidedOn: one.voidedOn && back(one.voidedOn),
    })),
    settlements: settlements.map((one) => ({ ...one, day: back(one.day) })),
  }
}

const accountOf = ({ invoices, settlements }: History, day: LocalDate) => accountOn(day, invoices, settlements)

async function ask<Body>(path: string, query: object = {}): Promise<Body> {
  const words = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  const answer = await world.call<Body>(world.bookkeeper, 'GET', `/tenants/${world.tenants.courier}/${path}?${words}`)
  expect(answer.status).toBe(200)
  return answer.body
}

async function everyPage<Item>(path: string, query: object, filter: object = {}): Promise<readonly Item[]> {
  const items: Item[] = []
  let page = 0
  for (;;) {
    const pagination = { page, pageSize: 100, filter }
    const { data } = await ask<{ readonly data: readonly Item[] }>(path, { ...query, pagination })
    items.push(...data)
    if (data.length < 100) return items
    page += 1
  }
}

const shown = ({ ageing: { outstandingCadCents, ...columns } }: Pick<Schema<'AgeingCustomer'>, 'ageing'>) => [
  outstandingCadCents,
  columns.currentCadCents,
  columns.days30CadCents,
  columns.days60CadCents,
  columns.days90CadCents,
  columns.over90CadCents,
]

function byRule(account: CustomerAccount, day: LocalDate): readonly number[] {
  const { current, days30, days60, days90, over90 } = ageingOf(account, day)
  return [account.balanceCents, current, days30, days60, days90, over90]
}

const overdueOf = ({ entries }: CustomerAccount, day: LocalDate) =>
  entries.filter(
    ({ invoice, owedCents }) =>
      invoice.kind === 'invoice' && owedCents > 0 && (invoice.dueDate ?? invoice.invoiceDate) < day,
  )

test.each(days)('ageing and its totals of %s', async (day) => {
  const told = new Map(
    (await everyPage<Schema<'AgeingCustomer'>>('ageing', { on: day })).map((one) => [one.id, shown(one)]),
  )
  const expected = books.flatMap((one) => {
    const account = accountOf(one, day)
    return account.entries.length === 0 ? [] : [[one.customerId, byRule(account, day)] as const]
  })
  expect(expected.length).toBeGreaterThan(day < addDays(today, -100) ? 20 : 100)
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected))
  const totals = await ask<Schema<'AgeingTotals'>>('ageing-totals', { on: day })
  expect(totals).toMatchObject({ on: day, customers: expected.length })
  expect(shown(totals)).toEqual(
    [0, 1, 2, 3, 4, 5].map((column) => expected.reduce((sum, [, cents]) => sum + (cents[column] ?? 0), 0)),
  )
})

test('the statement of each customer closes with its account', async () => {
  for (const [index, one] of books.entries()) {
    const until = days[index % days.length] as LocalDate
    const { closingCadCents, ageing } = await ask<Schema<'Statement'>>(`customers/${one.customerId}/statement`, {
      from: addDays(until, -20),
      until,
    })
    const expected = byRule(accountOf(one, until), until)
    expect([one.name, until, closingCadCents, ...shown({ ageing })]).toEqual([
      one.name,
      until,
      expected[0],
      ...expected,
    ])
  }
})

test('counts, the overdue invoices and the figures are those of today', async () => {
  const accounts = books.map((one) => ({ one, account: accountOf(one, today) }))
  const overdue = accounts.flatMap(({ one, account }) =>
    overdueOf(account, today).map(({ invoice, owedCents }) => ({ id: one.ids.get(invoice.id) ?? 0, owedCents })),
  )
  const expected = {
    overdue: overdue.length,
    outstandingCadCents: accounts.reduce((sum, { account }) => sum + account.balanceCents, 0),
    overdueCadCents: overdue.reduce((sum, { owedCents }) => sum + owedCents, 0),
  }
  expect(await ask<Schema<'InvoiceCounts'>>('invoice-counts')).toMatchObject(expected)
  const stats = await ask<Schema<'InvoicingStats'>>('analytics/invoicing-stats', {
    start: String(noon - 86_400),
    end: String(noon),
  })
  expect([stats.outstandingCadCents, stats.overdueCadCents]).toEqual([
    expected.outstandingCadCents,
    expected.overdueCadCents,
  ])
  const listed = await everyPage<Schema<'Invoice'>>('invoices', {}, { isOverdue: true })
  expect(listed.map(({ id }) => id).toSorted()).toEqual(overdue.map(({ id }) => id).toSorted())
  expect(listed.every(({ daysOverdue }) => daysOverdue > 0)).toBe(true)
  const others = await everyPage<Schema<'Invoice'>>('invoices', {}, { isOverdue: false })
  expect(others.length).toBeGreaterThan(100)
  expect(others.every(({ daysOverdue }) => daysOverdue === 0)).toBe(true)
  for (const { one, account } of accounts.slice(0, 40)) {
    const { outstandingCadCents } = await ask<Schema<'InvoiceCounts'>>('invoice-counts', {
      customerId: String(one.customerId),
    })
    expect([one.name, outstandingCadCents]).toEqual([one.name, account.balanceCents])
  }
})

test('reminders and proposals of holds are of what is owed and was sent', async () => {
  const rule = books.map((one) => {
    const debts = accountOf(one, today).entries.map((entry) => ({
      ...entry,
      isSent: isSent(entry.invoice.id),
      isDisputed: false,
    }))
    const { name } = one
    const reminder = reminderFor({ name, email: 'any', lastReminderOn: null, debts }, { today, leastCents: 100 })
    return { one, reminder, proposal: creditHoldProposal({ isOnHold: false, debts }, { today }) }
  })
  const { body } = await world.call<Schema<'ReminderPreview'>>(
    world.bookkeeper,
    'POST',
    `/tenants/${world.tenants.courier}/invoice-reminders/preview`,
    { body: {} },
  )
  const due = rule.flatMap(({ one, reminder }) =>
    reminder.isDue ? [[one.customerId, reminder.overdueCents, reminder.step] as const] : [],
  )
  expect(due.length).toBeGreaterThan(30)
  expect(Object.fromEntries(body.reminders.map((one) => [one.customer.id, [one.totalCadCents, one.step]]))).toEqual(
    Object.fromEntries(due.map(([id, cents, step]) => [id, [cents, step]])),
  )
  expect(body.leftOut.some(({ reason }) => reason.includes('has not been sent'))).toBe(true)
  const proposed = rule.flatMap(({ one, proposal }) =>
    proposal === null ? [] : [[one.customerId, proposal.daysOver] as const],
  )
  expect(proposed.length).toBeGreaterThan(10)
  const told = await everyPage<Schema<'AgeingCustomer'>>('ageing', {}, { isHoldProposed: true })
  expect(told.map(({ id }) => id).toSorted()).toEqual(proposed.map(([id]) => id).toSorted())
  for (const { id, holdProposal } of told) {
    const daysOver = new Map(proposed).get(id)
    expect(holdProposal).toContain(`${daysOver} day`)
  }
})

test('a reminder of many invoices is about all of them, and so is the mark on each', async () => {
  const { courier } = world.tenants
  const one = books.find((each) => accountOf(each, today).entries.length === 0)
  if (one === undefined) throw new Error('Everybody owes something.')
  const added = await world.database.systemTransaction(async (db) => {
    const { rows } = await sql<{ id: number }>`
      insert into invoices (tenant_id, billing_export_id, kind, number, customer_tenant_id, bill_to_name, contact, key, label, invoice_date,
        due_date, payment_terms, pre_tax_cents, tax_cents, total_cents, orders, sent_at)
      select ${courier}, (select max(id) from billing_exports), 'invoice', 'MANY-' || n, ${one.customerId}, 'Many', 'Many', 'all', 'All',
        ${addDays(today, -40)}, ${addDays(today, -10)}, 'net30', 1000 + n, 0, 1000 + n, 1, ${noon}
      from generate_series(1, 60) as n returning id`.execute(db)
    return rows.map(({ id }) => id)
  })
  const path = `/tenants/${courier}/invoice-reminders`
  const body = { customerIds: [one.customerId] }
  const preview = await world.call<Schema<'ReminderPreview'>>(world.bookkeeper, 'POST', `${path}/preview`, { body })
  const [reminder] = preview.body.reminders
  expect(reminder?.invoices).toHaveLength(50)
  expect(reminder).toMatchObject({ invoiceCount: 60, totalCadCents: 61_830 })
  expect(reminder?.text).toContain('$618.30 in all')
  expect(reminder?.text).toContain('10 more invoices: $105.55')
  await world.call(world.bookkeeper, 'POST', path, { body })
  await workOff(world, { of: [reminderRunJob] })
  const marked = await world.database.systemTransaction((db) =>
    db.selectFrom('invoices').select('id').where('id', 'in', added).where('reminded_at', 'is not', null).execute(),
  )
  expect(marked).toHaveLength(60)
})
