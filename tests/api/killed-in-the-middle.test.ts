import { mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { connectDatabase, type DatabaseConnection } from '#server/db/connect.ts'
import { waitUntilStopped } from '#server/db/embedded.ts'
import type { Database } from '#server/db/schema.ts'
import { createTransactions, type Transactions } from '#server/db/tenant-transaction.ts'
import { openBoss } from '#server/jobs/workers.ts'
import { connectTenants } from '#server/relationships/connect.ts'
import { makeTenant } from '#server/relationships/make-tenant.ts'
import { billedUntilOctober, matchBooks } from '#tests/api/billing/killed-books.ts'
import { importRows, insertStops } from '#tests/api/orders/killed-import-file.ts'
import { insertPeople, insertService, insertUser } from '#tests/api/orders/order-fixtures.ts'
import { makeAllDue, planTwoDays, type Plan } from '#tests/api/planner/killed-plans.ts'
import { addInvoice } from '#tests/api/support/billing-rows.ts'
import { expectInTheMiddle, expectNothingOpen, holdUp, patience, type HeldUp } from '#tests/api/support/held-up.ts'
import { startMailServer } from '#tests/api/support/mail-server.ts'
import { copyRecurringOrder } from '#tests/api/support/recurring-rows.ts'
import { addOrder, addOrdersLike } from '#tests/api/support/rows.ts'
import { scratch } from '#tests/api/support/scratch.ts'
import {
  callServer,
  endServer,
  signedInHeaders,
  startServer,
  type CallerHeaders,
  type ServerProcess,
} from '#tests/api/support/server-process.ts'

/*
 * A server and its embedded PostgreSQL, each killed in the middle of everything that writes more than a row: nothing is lost, nothing is there
 * twice, and what had begun ends by itself. What happens to runs whose server is killed is in killed-run.test.ts, driver-pay-killed.test.ts,
 * killed-import.test.ts and killed-runner.test.ts.
 */

vi.setConfig({ testTimeout: 400_000, hookTimeout: 120_000 })

/** Orders that are billed, rows of the file that is imported, and recurring orders, each of which has an order for two days. */
const [billed, rows, recurring] = [2_000, 500, 50]
/** Orders of the customer that is merged into another, what it owes, and invoices that are paid at once. */
const [moved, owed, paid] = [500, 20, 3]

let dataDir: string
let mails: Awaited<ReturnType<typeof startMailServer>>
let server: ServerProcess
let beside: DatabaseConnection
let system: Transactions['systemTransaction']
let world: World
let held: HeldUp | null = null

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(scratch(), 'waybill-middle-'))
  mails = await startMailServer()
  server = await start()
  beside = await connectDatabase({ dataDir, poolSize: 3 })
  system = createTransactions(beside.pool).systemTransaction
  world = await system(prepareWorld)
})
afterAll(async () => {
  await endServer(server, 'SIGTERM')
  await beside.close()
  await waitUntilStopped(path.join(dataDir, 'postgres'))
  await mails.close()
  await rm(dataDir, { recursive: true })
})

afterEach(async () => {
  await held?.release()
  held = null
})

/** Each act that is held up holds a connection: those of the pool that there is by default would not do. */
const start = () => startServer({ DATA_DIR: dataDir, SMTP_URL: mails.address, PG_POOL: '20' })

interface World {
  readonly courier: number
  readonly customer: number
  readonly bookkeeper: { readonly id: number; readonly headers: CallerHeaders }
  readonly scheduler: { readonly id: number; readonly headers: CallerHeaders }
  readonly service: { readonly serviceId: number; readonly revisionId: number }
  readonly plan: Plan
}

/** A courier with its books, and a customer that imports and plans. */
async function prepareWorld(db: Kysely<Database>): Promise<World> {
  const people = await insertPeople(db)
  const { courier, customer } = people.tenants
  await db.insertInto('tenant_features').values({ tenant_id: courier, feature: 'Courier' }).execute()
  const service = await insertService(db, courier, customer)
  const locationId = await insertStops(db, customer)
  const plan = await planTwoDays(db, { tenants: people.tenants, service, locationId })
  await matchBooks(db, people, service, billed)
  const bookkeeper = await insertUser(db, courier, 'Bea Bookman', [roles.owner])
  const { scheduler } = people.users
  return {
    courier,
    customer,
    plan,
    service: { serviceId: service.id, revisionId: service.revisionId },
    bookkeeper: { id: bookkeeper, headers: await signedInHeaders(db, bookkeeper, courier) },
    scheduler: { id: scheduler, headers: await signedInHeaders(db, scheduler, customer) },
  }
}

/** A customer without people, with an order. */
async function addManaged(name: string): Promise<{ id: number; orderId: number }> {
  const { courier, scheduler, service } = world
  const now = Math.floor(Date.now() / 1_000)
  return system(async (db) => {
    const given = { kind: 'Customer', features: ['Customer'], address: '', time_zone: 'America/Regina' } as const
    const id = await makeTenant(db, { name, ...given, bill_to_name: `${name} Ltd.` }, now)
    await connectTenants(db, { kind: 'courier-customer', tenantId: courier, partnerTenantId: id, now })
    const here: Pick<Transactions, 'systemTransaction'> = { systemTransaction: (work) => work(db) }
    return { id, orderId: await addOrder(here, { sender: id, receiver: courier }, scheduler.id, service) }
  })
}

interface Acts {
  readonly payer: number
  readonly source: number
  readonly target: number
  readonly report: string
  /** Asks for the payment, and for the merge: the same requests each time. */
  pay(): Promise<Response>
  merge(): Promise<Response>
}

/** A payment over several invoices, a merge of two customers, and a report that is due: nothing of it has begun. */
async function prepareActs(name: string): Promise<Acts> {
  const { courier, bookkeeper, service } = world
  const payer = await addManaged(`${name} payer`)
  const source = await addManaged(`${name} source`)
  const target = await addManaged(`${name} target`)
  await addOrdersLike(createTransactions(beside.pool), source.orderId, moved - 1)
  const invoiceIds = await system(async (db) => {
    const ids: number[] = []
    const place = { tenantId: courier, userId: bookkeeper.id, serviceId: service.serviceId }
    for (let each = 0; each < paid; each += 1) {
      const of = { ...place, orderId: payer.orderId, customerTenantId: payer.id }
      ids.push((await addInvoice(db, of)).invoiceId)
    }
    for (let each = 0; each < owed; each += 1)
      await addInvoice(db, { ...place, orderId: source.orderId, customerTenantId: source.id })
    const { time_zone: zone } = await db
      .selectFrom('tenants')
      .select('time_zone')
      .where('id', '=', courier)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('report_schedules')
      .values({
        tenant_id: courier,
        name,
        report_kind: 'SummaryByCustomer',
        period: 'lastMonth',
        every: 'month',
        day_of_month: 1,
        time_of_day: 0,
        receivers: 'office@waybill.test',
        sends_outside: true,
        made_by_user_id: bookkeeper.id,
        made_by_name: 'Bea Bookman',
        next_at: 1,
        next_zone: zone,
      })
      .execute()
    return ids
  })
  const ask = (at: string, body: object) => {
    const headers = { ...bookkeeper.headers, 'idempotency-key': `${name} ${at}` }
    return callServer(server, { headers }, 'POST', `/tenants/${courier}/${at}`, body)
  }
  const payment = {
    kind: 'payment',
    customerId: payer.id,
    settledOn: '2026-11-02',
    method: 'cheque',
    parts: invoiceIds.map((invoiceId) => ({ invoiceId, cadCents: 1_050 })),
  }
  return {
    payer: payer.id,
    source: source.id,
    target: target.id,
    report: name,
    pay: () => ask('settlements', payment),
    merge: () => ask('merge', { sourceTenantId: source.id, targetTenantId: target.id }),
  }
}

/** The numbers of what each act has written. */
function standing({ payer, source, target, report }: Acts) {
  return system(async (db) => {
    const { rows: found } = await sql<Record<string, number>>`
      select (select count(*)::int from settlements where customer_tenant_id = ${payer}) as payments,
        (select coalesce(sum(cents), 0)::int from settlement_parts join invoices on invoices.id = invoice_id
          where customer_tenant_id = ${payer}) as cents,
        (select count(*)::int from invoices where customer_tenant_id = ${payer} and state = 'paid') as paid,
        (select count(*)::int from customer_merges where source_tenant_id = ${source}) as merges,
        (select count(*)::int from delivery_orders where sender_tenant_id = ${source}) as "ofSource",
        (select count(*)::int from delivery_orders where sender_tenant_id = ${target}) as "ofTarget",
        (select count(*)::int from invoices where customer_tenant_id = ${source}) as "papersOfSource",
        (select count(*)::int from invoices where customer_tenant_id = ${target} and charged_name is not null) as "papersOfTarget",
        (select count(*)::int from tenants where id = ${source} and archived_at is not null) as archived,
        (select count(*)::int from audit_entries where action = 'settlement.created'
          and subject_id in (select id from settlements where customer_tenant_id = ${payer})) as "toldPayments",
        (select count(*)::int from report_schedules where name = ${report} and last_at is not null) as reports,
        (select count(*)::int from messages where purpose = 'report' and subject like ${`%${report}%`}) as mails`.execute(
      db,
    )
    return found[0]
  })
}

const before = {
  payments: 0,
  cents: 0,
  paid: 0,
  merges: 0,
  ofSource: moved,
  ofTarget: 1,
  papersOfSource: owed,
  papersOfTarget: 0,
  archived: 0,
  toldPayments: 0,
  reports: 0,
  mails: 0,
}
const after = {
  payments: 1,
  cents: paid * 1_050,
  paid,
  merges: 1,
  ofSource: 0,
  ofTarget: moved + 1,
  papersOfSource: 0,
  papersOfTarget: owed,
  archived: 1,
  toldPayments: 1,
  reports: 1,
  mails: 1,
}

const haveReportsSent = () => openBoss(beside.pool).send('report-schedules', { tenantId: null })
const arrivedMails = (report: string) => mails.arrived.filter(({ headers }) => headers['subject']?.includes(report))

/** Asks for both again, twice: each is done once, and its first answer is given again. */
async function expectDoneOnce(acts: Acts): Promise<void> {
  for (const ask of [acts.pay, acts.merge]) {
    const [first, second] = [await ask(), await ask()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await second.json()).toEqual(await first.json())
  }
  await expect.poll(() => standing(acts), patience).toEqual(after)
  await expect.poll(() => arrivedMails(acts.report).length, patience).toBe(1)
}

test('whatever is under way when the database is killed is done once, or not at all', async () => {
  const { courier, customer, scheduler, bookkeeper, plan } = world
  const acts = await prepareActs('First')
  const made = await callServer(server, scheduler, 'POST', `/tenants/${customer}/recurring-orders`, plan.form)
  const { id: recurringId }: { id: number } = JSON.parse(await made.text())
  await expect.poll(plannedOrders, patience).toBe(2)
  await system(async (db) => {
    await copyRecurringOrder(db, recurringId, recurring - 1)
    await makeAllDue(db, customer)
  })
  await openBoss(beside.pool).send('recurring-orders', { tenantId: null })
  const importId = await importRows(server, { headers: scheduler.headers, tenantId: customer }, rows)

  await expect.poll(async () => (await importRun(importId)).done, patience).toBeGreaterThan(0)
  await expect.poll(plannedOrders, patience).toBeGreaterThan(2)
  held = await holdUp(beside.pool)
  await held.tables('delivery_order_prices', 'settlement_parts', 'customer_merges', 'messages')
  await haveReportsSent()
  const asked = Promise.all([acts.pay(), acts.merge()])
  await expectInTheMiddle(held, ['settlements', 'tenant_links', 'delivery_orders'])
  const answer = await callServer(server, bookkeeper, 'POST', `/tenants/${courier}/billing-export`, billedUntilOctober)
  const said = await answer.text()
  expect([answer.status, said]).toEqual([200, expect.any(String)])
  const { id: billingId }: Schema<'BillingExport'> = JSON.parse(said)
  await expect.poll(async () => (await billingRun(billingId)).done, patience).toBeGreaterThan(0)
  await held.row('billing_exports', billingId)
  await expectInTheMiddle(held, ['settlements', 'tenant_links', 'billing_exports'])

  const [imported, run, planned] = [await importRun(importId), await billingRun(billingId), await plannedOrders()]
  expect([imported.state, run.state]).toEqual(['running', 'running'])
  expect(imported.done).toBeLessThan(rows)
  expect(run.done).toBeLessThan(billed)
  expect(planned).toBeLessThan(2 * recurring)

  process.kill(await postgresProcess(), 'SIGKILL')
  const answers = await asked
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  await expect.poll(isReady, patience).toBe(true)
  // The report may have been sent again by now.
  expect(await standing(acts)).toEqual({ ...before, reports: expect.any(Number), mails: expect.any(Number) })

  await expect.poll(async () => (await importRun(importId)).state, patience).toBe('done')
  expect(await importRun(importId)).toMatchObject({
    done: rows,
    placed: rows,
    duplicates: 0,
    refused: 0,
    failure: null,
  })
  await expect.poll(async () => (await billingRun(billingId)).state, patience).toBe('done')
  await expect.poll(plannedOrders, patience).toBe(2 * recurring)
  await expectDoneOnce(acts)
  await expect.poll(openJobs, patience).toEqual([])
  expect(await billingRun(billingId)).toMatchObject({ orders: billed, total_cents: 1_050 * billed, failure: null })
  expect(await numbers(billingId)).toEqual({
    importedOrders: rows,
    references: rows,
    bakeries: 3,
    planned: 2 * recurring,
    plannedDays: 2 * recurring,
    toldDays: 2 * recurring,
    invoices: billed,
    invoiceNumbers: billed,
    firstNumber: 'KR-1001',
    lastNumber: `KR-${1_000 + billed}`,
    nextNumber: 1_001 + billed,
    lines: billed,
    exported: billed,
    files: 4,
    inFiles: billed,
  })
})

test('whatever is under way when the server is killed is done once, or not at all', async () => {
  const acts = await prepareActs('Second')
  held = await holdUp(beside.pool)
  await held.tables('outbox')
  await haveReportsSent()
  const asked = Promise.allSettled([acts.pay(), acts.merge()])
  await expectInTheMiddle(held, ['settlements', 'tenant_links', 'messages', 'report_schedules'])
  await endServer(server, 'SIGKILL')
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await held.release()
  await expectNothingOpen(beside.pool)
  expect(await standing(acts)).toEqual(before)

  server = await start()
  await expectDoneOnce(acts)
  await expect.poll(openJobs, patience).toEqual([])
})

const postgresProcess = async () =>
  Number.parseInt(await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
const isReady = () => fetch(`${server.address}/api/ready`).then(({ status }) => status === 200)

const importRun = (id: number) =>
  system((db) => db.selectFrom('order_imports').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
const billingRun = (id: number) =>
  system((db) => db.selectFrom('billing_exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
const plannedOrders = () =>
  system(async (db) => {
    const { rows: found } = await sql<{ count: number }>`select count(*)::int as count from delivery_orders
      where created_by_recurring_order_id is not null`.execute(db)
    return found[0]?.count ?? 0
  })
const openJobs = () =>
  system((db) => db.selectFrom('jobs').select(['name', 'error']).where('state', 'in', ['waiting', 'running']).execute())

/** The rows that the import, the planner and the billing run have made. */
const numbers = (billingId: number) =>
  system(async (db) => {
    const { rows: found } = await sql<Record<string, number | string>>`
      select (select count(*)::int from delivery_orders where order_notes like 'Reference %') as "importedOrders",
        (select count(distinct of_file.reference)::int from order_import_rows of_file join delivery_orders o
          on o.id = of_file.delivery_order_id and o.order_notes = 'Reference ' || of_file.reference) as references,
        (select count(*)::int from locations where name like 'Bakery%') as bakeries,
        (select count(*)::int from delivery_orders where created_by_recurring_order_id is not null) as planned,
        (select count(distinct (recurring_order_id, date))::int from recurring_order_days
          where state = 'made' and delivery_order_id is not null) as "plannedDays",
        (select count(*)::int from recurring_order_events where type = 'delivery_order_created') as "toldDays",
        (select count(*)::int from invoices where billing_export_id = ${billingId}) as invoices,
        (select count(distinct number)::int from invoices where billing_export_id = ${billingId}) as "invoiceNumbers",
        (select min(number) from invoices where billing_export_id = ${billingId}) as "firstNumber",
        (select max(number) from invoices where billing_export_id = ${billingId}) as "lastNumber",
        (select next_number from invoice_counters) as "nextNumber",
        (select count(distinct delivery_order_id)::int from invoice_lines where billing_export_id = ${billingId}) as lines,
        (select count(*)::int from delivery_orders where bill_status = 'exported') as exported,
        (select count(*)::int from billing_files where billing_export_id = ${billingId}) as files,
        (select sum(invoices)::int from billing_files where billing_export_id = ${billingId}) as "inFiles"`.execute(db)
    return found[0]
  })
