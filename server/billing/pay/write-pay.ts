import { sql } from 'kysely'
import { formatCents } from '#domain/amounts/money.ts'
import { sumsOfRun, sumsOfStatement } from '#domain/accounting/pay/plan-statements.ts'
import type { DueExtra, NumberedStatement, PayLine } from '#domain/accounting/pay/types.ts'
import { actRows } from '#server/audit.ts'
import { batchesIn, insertOf, writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { JobTaken } from '#server/jobs/job.ts'
import { lockOrders } from '#server/orders/core/locked-order.ts'
import { eventRows } from '#server/outbox.ts'
import { RunRefused, type ReportRun } from '../runs/run-life.ts'
import { isClosed } from '../runs/load-run.ts'
import { holdPay, holdPayNumbers, loadPay, type LoadedPay, type PayQuestion } from './load-pay.ts'
import { billDateOf } from '#domain/accounting/pay/bill-date.ts'
import { filesOfPay } from './preview-pay.ts'
import { tellPayOfOrders } from './tell-orders.ts'

/**
 * Makes a pay run, all in the transaction of `ctx`: numbers are given, statements and files written, orders and extras marked. The counter
 * is held first, then the orders, so that nothing changes meanwhile and two runs never pay one order.
 * @param expected what its dry run came to; null: nobody looked
 * @param report how many orders are written, of how many
 * @throws RunRefused with what keeps it from being made
 * @throws JobTaken when it was cancelled
 */
export async function writePay(
  ctx: Context,
  exportId: number,
  question: PayQuestion,
  expected: { readonly orders: number; readonly totalCents: number } | null,
  report: ReportRun,
): Promise<void> {
  const next = await holdPayNumbers(ctx)
  const run = await loadPay(ctx, question, next, await holdPay(ctx, question))
  const sums = sumsOfRun(run.statements)
  refusePay(run, question, sums, expected)
  const ids = new Map<string, number>()
  for (const batch of batchesIn(run.statements)) {
    for (const [number, id] of await writeStatements(ctx, exportId, question, batch)) ids.set(number, id)
  }
  await writeLines(ctx, exportId, run, ids)
  await markPaid(ctx, run)
  await tellOrders(ctx, exportId, run, (done) => report(done, sums.orders + sums.corrections))
  await takeExtras(ctx, run, ids)
  await writeFiles(ctx, exportId, run, question)
  await ctx.db
    .updateTable('pay_counters')
    .set({ next_number: next + run.statements.length })
    .where('tenant_id', '=', ctx.tenantId)
    .execute()
  const { totalCents, ...counts } = sums
  const lines = sums.orders + sums.corrections
  const { numUpdatedRows } = await ctx.db
    .updateTable('pay_exports')
    .set({
      state: 'done',
      ended_at: ctx.now,
      done: lines,
      total: lines,
      ...counts,
      total_cents: totalCents,
      bill_date: billDateOf(question.until, run.settings.booksClosedUntil),
    })
    .where('id', '=', exportId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) === 0) throw new JobTaken()
  await writeTogether(ctx.db, [
    actRows(ctx, [{ action: 'pay-export.done', entity: 'pay-export', entityId: exportId, details: sums }]),
    eventRows(ctx, [{ topic: 'pay-exports', key: exportId, payload: { action: 'done' } }]),
  ])
}

function refusePay(
  { faults, statements, settings }: LoadedPay,
  { payDate }: PayQuestion,
  sums: ReturnType<typeof sumsOfRun>,
  expected: { readonly orders: number; readonly totalCents: number } | null,
): void {
  if (isClosed(settings, payDate)) throw new RunRefused(`The books are closed up to ${settings.booksClosedUntil}.`)
  if (statements.length === 0) throw new RunRefused('There is nothing to pay any more.')
  const fault = faults.find(({ severity }) => severity === 'error')
  if (fault) throw new RunRefused(fault.message)
  const orders = sums.orders + sums.corrections
  if (expected && (expected.orders !== orders || expected.totalCents !== sums.totalCents)) {
    throw new RunRefused(
      `Orders have changed since the dry run: then ${expected.orders} of ${formatCents(expected.totalCents)}, ` +
        `now ${orders} of ${formatCents(sums.totalCents)}. Look at it again.`,
    )
  }
}

async function writeStatements(
  ctx: Context,
  exportId: number,
  { from, until, payDate }: PayQuestion,
  statements: readonly NumberedStatement[],
) {
  const rows = await ctx.db
    .insertInto('pay_statements')
    .values(
      statements.map((statement) => {
        const { driver, number } = statement
        const sums = sumsOfStatement(statement)
        return {
          tenant_id: ctx.tenantId,
          pay_export_id: exportId,
          number,
          driver_user_id: driver.id,
          driver_name: driver.name,
          email: driver.email,
          from_date: from,
          until_date: until,
          pay_date: payDate,
          orders: sums.orders,
          corrections: sums.corrections,
          orders_cents: sums.ordersCents,
          corrections_cents: sums.correctionsCents,
          extras_cents: sums.extrasCents,
          deductions_cents: sums.deductionsCents,
          total_cents: sums.totalCents,
          distance_m: sums.distanceM,
          minutes: sums.minutes,
          created_at: ctx.now,
        }
      }),
    )
    .returning(['id', 'number'])
    .execute()
  return rows.map(({ id, number }) => [number, id] as const)
}

async function writeLines(
  ctx: Context,
  exportId: number,
  { statements }: LoadedPay,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = statements.flatMap(({ number, driver, lines, extras }) =>
    [...lines.map(rowOfLine), ...extras.map(rowOfExtra)].map((row, index) => ({
      tenant_id: ctx.tenantId,
      pay_export_id: exportId,
      pay_statement_id: ids.get(number) ?? 0,
      driver_user_id: driver.id,
      position: index + 1,
      ...row,
    })),
  )
  for (const batch of batchesIn(rows)) await writeTogether(ctx.db, [insertOf('pay_lines', batch)])
}

/** Orders say on which statement they are. */
async function tellOrders(
  ctx: Context,
  exportId: number,
  { statements }: LoadedPay,
  report: (done: number) => Promise<void>,
): Promise<void> {
  const numbers = new Map<number, string[]>()
  for (const { number, lines } of statements)
    for (const { orderId } of lines) numbers.set(orderId, [...(numbers.get(orderId) ?? []), number])
  const ids = [...numbers.keys()].toSorted((one, other) => one - other)
  let done = 0
  for (const batch of batchesIn(ids)) {
    const orders = await lockOrders(ctx, batch)
    await tellPayOfOrders(ctx, orders, 'driver-pay-exported', (id) => ({
      payExportId: exportId,
      statements: numbers.get(id),
    }))
    done += batch.reduce((sum, id) => sum + (numbers.get(id)?.length ?? 0), 0)
    await report(done)
  }
}

function rowOfLine(line: PayLine) {
  const { arithmetic } = line
  return {
    kind: line.kind,
    delivery_order_id: line.orderId,
    pay_extra_id: null,
    day: line.day,
    description: line.description,
    service_name: line.serviceName,
    pre_tax_cents: arithmetic?.preTaxCents ?? null,
    left_out_fuel_cents: arithmetic?.leftOut.fuelCents ?? 0,
    left_out_wait_cents: arithmetic?.leftOut.waitCents ?? 0,
    left_out_adjustment_cents: arithmetic?.leftOut.adjustmentCents ?? 0,
    payable_cents: arithmetic?.payableCents ?? null,
    rate: arithmetic?.rate.rate ?? null,
    rate_from: arithmetic?.rate.from ?? null,
    left_out: arithmetic === null ? null : JSON.stringify(arithmetic.leaveOut),
    share_cents: arithmetic?.shareCents ?? 0,
    adjustments_cents: arithmetic?.adjustmentsCents ?? 0,
    earned_cents: arithmetic?.earnedCents ?? 0,
    paid_before_cents: line.paidBeforeCents,
    distance_m: line.distanceM,
    minutes: line.minutes,
  }
}

function rowOfExtra({ extraId, day, name, cents }: DueExtra) {
  return {
    kind: cents > 0 ? ('extra' as const) : ('deduction' as const),
    delivery_order_id: null,
    pay_extra_id: extraId,
    day,
    description: name,
    service_name: null,
    pre_tax_cents: null,
    left_out_fuel_cents: 0,
    left_out_wait_cents: 0,
    left_out_adjustment_cents: 0,
    payable_cents: null,
    rate: null,
    rate_from: null,
    left_out: null,
    share_cents: 0,
    adjustments_cents: 0,
    earned_cents: cents,
    paid_before_cents: 0,
    distance_m: null,
    minutes: null,
  }
}

/**
 * What orders were paid by stands with them, and those of which nothing is left to pay are not looked at again before they change. Who is
 * paid an order first has not got the money yet.
 */
async function markPaid(ctx: Context, { statements, plan, drivenBy }: LoadedPay): Promise<void> {
  const lines = statements.flatMap((statement) => statement.lines)
  const settled = new Set(plan.settled)
  const marks = [...Map.groupBy(lines, ({ orderId }) => orderId)].map(([orderId, own]) => {
    const current = own.find(({ driverId, arithmetic }) => arithmetic !== null && driverId === drivenBy.get(orderId))
    return {
      id: orderId,
      settled: settled.has(orderId),
      first: own.some(({ kind }) => kind === 'order'),
      driver: current?.driverId ?? null,
      rate: current?.arithmetic?.rate.rate ?? null,
      source: current?.arithmetic?.rate.from ?? null,
      left_out: current?.arithmetic?.leaveOut ?? null,
    }
  })
  const unchanged = plan.settled.filter((orderId) => !lines.some((line) => line.orderId === orderId))
  for (const batch of batchesIn(marks)) {
    await sql`update order_revenues r set
        paid_basis = case when mark.settled then r.pay_basis else '' end,
        paid_driver_user_id = coalesce(mark.driver, r.paid_driver_user_id),
        paid_rate = case when mark.driver is null then r.paid_rate else mark.rate end,
        paid_rate_from = case when mark.driver is null then r.paid_rate_from else mark.source end,
        paid_left_out = case when mark.driver is null then r.paid_left_out else mark.left_out end,
        driver_paid_at = case when mark.first then null else r.driver_paid_at end
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as mark (id bigint, settled boolean, first boolean, driver bigint, rate double precision, source text, left_out jsonb)
      where r.delivery_order_id = mark.id`.execute(ctx.db)
  }
  await settleUnchanged(ctx, unchanged)
}

/** Of what changed and changed back there is nothing to say but that it was looked at. */
async function settleUnchanged(ctx: Context, ids: readonly number[]): Promise<void> {
  for (const batch of batchesIn(ids)) {
    const orders = await lockOrders(ctx, batch)
    await sql`update order_revenues set paid_basis = pay_basis where delivery_order_id = any (${batch}::bigint[])`.execute(
      ctx.db,
    )
    await writeTogether(ctx.db, [
      eventRows(
        ctx,
        orders.map(({ id, status }) => ({
          topic: 'delivery-order.changed',
          key: id,
          payload: { orderId: id, act: 'driver-pay-settled', status },
          driverUserIds: [],
        })),
      ),
    ])
  }
}

async function takeExtras(ctx: Context, { statements }: LoadedPay, ids: ReadonlyMap<string, number>): Promise<void> {
  const taken = statements.flatMap(({ number, extras }) =>
    extras.map(({ extraId }) => ({ id: extraId, statement: ids.get(number) ?? 0 })),
  )
  await sql`update pay_extras e set pay_statement_id = taken.statement, updated_at = ${ctx.now}, version = e.version + 1
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as taken (id bigint, statement bigint)
    where e.id = taken.id`.execute(ctx.db)
}

async function writeFiles(ctx: Context, exportId: number, run: LoadedPay, question: PayQuestion): Promise<void> {
  const files = await filesOfPay(ctx, run, question)
  await writeTogether(ctx.db, [
    insertOf(
      'pay_files',
      files.map(({ name, text, statements, rows }, index) => ({
        tenant_id: ctx.tenantId,
        pay_export_id: exportId,
        position: index + 1,
        name,
        content: text,
        statements,
        rows,
      })),
    ),
  ])
}
