import { sql } from 'kysely'
import { paidBefore } from '#domain/accounting/paid-before.ts'
import type { SettlementDraft } from '#domain/accounting/invoices/types.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { filesOf } from '#domain/accounting/files/write-files.ts'
import { contactNameOf } from '#domain/accounting/files/packages.ts'
import { totalsOf } from '#domain/accounting/plan-invoices.ts'
import type { NumberedInvoice } from '#domain/accounting/types.ts'
import { changeOf } from '#domain/orders/order-changes.ts'
import { actRows } from '#server/audit.ts'
import { batchesIn, insertOf, writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { JobTaken } from '#server/jobs/job.ts'
import { lockOrders, type LockedOrder } from '#server/orders/core/locked-order.ts'
import { actorOf, announceAll, updateBy } from '#server/orders/core/order-timeline.ts'
import { eventRows } from '#server/outbox.ts'
import { writeSettlements } from '../invoices/settle.ts'
import { shownExclusions } from './exclusions.ts'
import { RunRefused, type ReportRun } from './run-life.ts'
import { dryRunChanged, versionOfRun } from './run-version.ts'
import { holdOutstanding, applyCreditNotes } from './apply-credit-notes.ts'
import {
  fileName,
  holdNumbers,
  holdOrders,
  isClosed,
  loadRun,
  runSums,
  type LoadedRun,
  type RunQuestion,
} from './load-run.ts'

/** The result of the dry run, in orders and Canadian cents. */
interface ExpectedRun {
  readonly orders: number
  readonly totalCents: number
  /** Left out: nobody has said. */
  readonly version?: string
}

/**
 * Makes a run, all in the transaction of `ctx`: numbers are given, invoices and files written, orders marked. The counter is held first,
 * then the invoices, then the orders, so that nothing changes meanwhile and two runs never bill one order.
 * @param expected what its dry run came to; null: nobody looked
 * @param report how many orders are written, of how many
 * @throws RunRefused with what keeps it from being made
 * @throws JobTaken when it was cancelled
 */
export async function writeRun(
  ctx: Context,
  exportId: number,
  question: RunQuestion,
  expected: ExpectedRun | null,
  report: ReportRun,
): Promise<void> {
  const next = await holdNumbers(ctx)
  await holdOutstanding(ctx, question)
  const held = await holdOrders(ctx, question)
  const run = await loadRun(ctx, question, next, held)
  const sums = runSums(run.invoices)
  refuseRun(run, question, sums, expected)
  const excluded = await shownExclusions(ctx, run.excluded)
  const ids = new Map<string, number>()
  for (const batch of batchesIn(run.invoices)) {
    for (const [number, id] of await writeInvoices(ctx, exportId, batch)) ids.set(number, id)
  }
  await writeLines(ctx, exportId, run, ids)
  await markOrders(ctx, exportId, run, (done) => report(done, sums.orders))
  await recordPaidBefore(ctx, exportId, run, question, ids)
  await applyCreditNotes(ctx, [...ids.values()], question)
  await writeFiles(ctx, exportId, run, question)
  await ctx.db
    .updateTable('invoice_counters')
    .set({ next_number: next + run.invoices.length })
    .where('tenant_id', '=', ctx.tenantId)
    .execute()
  const { numUpdatedRows } = await ctx.db
    .updateTable('billing_exports')
    .set({
      state: 'done',
      ended_at: ctx.now,
      done: sums.orders,
      total: sums.orders,
      invoices: sums.invoices,
      credit_notes: sums.creditNotes,
      orders: sums.orders,
      pre_tax_cents: sums.preTaxCadCents,
      tax_cents: sums.taxCadCents,
      total_cents: sums.totalCadCents,
      excluded: JSON.stringify(excluded),
    })
    .where('id', '=', exportId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) === 0) throw new JobTaken()
  await writeTogether(ctx.db, [
    actRows(ctx, [
      { action: 'billing-export.done', entity: 'billing-export', entityId: exportId, details: { ...sums, excluded } },
    ]),
    eventRows(ctx, [{ topic: 'billing-exports', key: exportId, payload: { action: 'done' } }]),
  ])
}

function refuseRun(
  run: LoadedRun,
  { invoiceDate }: RunQuestion,
  sums: ReturnType<typeof runSums>,
  expected: ExpectedRun | null,
): void {
  const { faults, invoices, settings } = run
  if (isClosed(settings, invoiceDate)) throw new RunRefused(`The books are closed up to ${settings.booksClosedUntil}.`)
  if (invoices.length === 0) throw new RunRefused('There is nothing to bill any more.')
  const fault = faults.find(({ severity }) => severity === 'error')
  if (fault) throw new RunRefused(fault.message)
  if (expected && (expected.orders !== sums.orders || expected.totalCents !== sums.totalCadCents)) {
    throw new RunRefused(
      `Orders have changed since the dry run: then ${expected.orders} of ${formatCents(expected.totalCents)}, ` +
        `now ${sums.orders} of ${formatCents(sums.totalCadCents)}. Check again.`,
    )
  }
  if (expected?.version !== undefined && expected.version !== versionOfRun(run)) throw new RunRefused(dryRunChanged)
}

async function writeInvoices(ctx: Context, exportId: number, invoices: readonly NumberedInvoice[]) {
  const rows = await ctx.db
    .insertInto('invoices')
    .values(
      invoices.map(({ kind, number, customer, key, label, invoiceDate, dueDate, lines }) => {
        const totals = totalsOf(lines)
        const contact = contactNameOf(customer)
        return {
          tenant_id: ctx.tenantId,
          billing_export_id: exportId,
          kind,
          number,
          customer_tenant_id: customer.id,
          bill_to_name: customer.billToName ?? contact,
          bill_to_address: customer.billToAddress,
          contact,
          email: customer.email,
          key,
          label,
          invoice_date: invoiceDate,
          due_date: dueDate,
          payment_terms: customer.paymentTerms,
          pre_tax_cents: totals.preTaxCents,
          tax_cents: totals.taxCents,
          total_cents: totals.totalCents,
          orders: lines.length,
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
  { invoices, orders }: LoadedRun,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const billed = new Map(orders.map((order) => [order.orderId, order.billed]))
  const lines = invoices.flatMap(({ number, lines: own }) =>
    own.map((line, index) => {
      const before = billed.get(line.orderId) ?? null
      return {
        tenant_id: ctx.tenantId,
        invoice_id: ids.get(number) ?? 0,
        billing_export_id: exportId,
        delivery_order_id: line.orderId,
        kind: line.kind,
        position: index + 1,
        service_id: line.serviceId,
        service_name: line.serviceName,
        description: line.description,
        service_date: line.serviceDate,
        pre_tax_cents: line.preTaxCents,
        tax_cents: line.taxes.reduce((sum, { cents }) => sum + cents, 0),
        taxes: JSON.stringify(line.taxes),
        billed_before:
          before === null ? null : JSON.stringify({ ...before, totalCents: totalsOf([before]).totalCents }),
      }
    }),
  )
  for (const batch of batchesIn(lines)) await writeTogether(ctx.db, [insertOf('invoice_lines', batch)])
}

/** Orders are billed at what they cost now, and each says so on its timeline. */
async function markOrders(
  ctx: Context,
  exportId: number,
  { invoices }: LoadedRun,
  report: (done: number) => Promise<void>,
): Promise<void> {
  const numbers = new Map(
    invoices.flatMap(({ number, lines }) => lines.map(({ orderId }) => [orderId, number] as const)),
  )
  const ids = [...numbers.keys()].toSorted((one, other) => one - other)
  const actor = actorOf(ctx)
  let done = 0
  for (const batch of batchesIn(ids)) {
    const orders = await lockOrders(ctx, batch)
    await ctx.db
      .updateTable('delivery_orders')
      .set({
        bill_status: 'exported',
        bill_status_overridden_at: ctx.now,
        updated_at: ctx.now,
        exceptions: sql`array_remove(exceptions, 'price_changed_after_export')`,
      })
      .where('id', '=', sql<number>`any(${batch}::bigint[])`)
      .execute()
    await sql`update order_revenues set billed_pre_tax_cents = pre_tax_cents, billed_total_cents = total_cents, billed_taxes = taxes
      where delivery_order_id = any (${batch}::bigint[])`.execute(ctx.db)
    await announceAll(
      ctx,
      orders.map((order) => ({
        order,
        verb: 'billed',
        status: order.status,
        before: { billStatus: order.billStatus },
        details: { billStatus: 'exported', billingExportId: exportId, invoice: numbers.get(order.id) },
        updates: [
          {
            ...updateBy(ctx, actor, order.id, { updateType: 'details_updated', at: ctx.now }),
            changes: JSON.stringify(changeOf({ field: 'billStatus' }, order.billStatus, 'exported')),
          },
        ].filter(() => isNew(order)),
      })),
    )
    done += batch.length
    await report(done)
  }
}

/** What was billed already changes nothing that a timeline would say. */
function isNew({ billStatus }: LockedOrder): boolean {
  return billStatus !== 'exported'
}

/**
 * Payments of what was paid before it was billed, so that its invoices are not asked for again. They are dated when that was said, or like the
 * invoice where the books of that day are closed by now.
 */
async function recordPaidBefore(
  ctx: Context,
  exportId: number,
  run: LoadedRun,
  { invoiceDate }: RunQuestion,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const customerOf = new Map(run.invoices.map(({ number, customerId }) => [number, customerId]))
  const drafts = paidBefore(run).map(({ number, day, cents }): SettlementDraft => ({
    customerId: customerOf.get(number) ?? 0,
    kind: 'payment',
    day: isClosed(run.settings, day) ? invoiceDate : day,
    amountCents: cents,
    method: 'other',
    note: 'Marked as paid before it was billed',
    parts: [{ invoiceId: ids.get(number) ?? 0, cents }],
    creditNoteId: null,
    takesBackId: null,
    byRun: true,
  }))
  if (drafts.length === 0) return
  // Orders are no longer marked as paid once their invoices are paid in part: a reversal marks them again from here.
  await sql`update invoice_lines line set paid_before_at = r.paid_at from order_revenues r
    where line.billing_export_id = ${exportId} and line.billed_before is null and r.delivery_order_id = line.delivery_order_id`.execute(
    ctx.db,
  )
  await writeSettlements(ctx, drafts, { verb: 'created', details: { byItself: true } })
}

async function writeFiles(
  ctx: Context,
  exportId: number,
  { invoices, mapping, settings }: LoadedRun,
  { invoiceDate }: RunQuestion,
): Promise<void> {
  const files = filesOf(invoices, mapping, { name: fileName(settings, invoiceDate) })
  await writeTogether(ctx.db, [
    insertOf(
      'billing_files',
      files.map(({ name, kind, text, invoices: count, rows }, index) => ({
        tenant_id: ctx.tenantId,
        billing_export_id: exportId,
        position: index + 1,
        name,
        kind,
        content: text,
        invoices: count,
        rows,
      })),
    ),
  ])
}
