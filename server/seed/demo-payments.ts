import { roles } from '#domain/access/roles.ts'
import type { SettlementMethod } from '#domain/accounting/invoices/types.ts'
import { addDays, unixSecondsAt, wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import { answerDispute, disputeLine } from '#server/billing/invoices/disputes.ts'
import { markInvoicesSent } from '#server/billing/invoices/send.ts'
import { createSettlement, takeBackSettlement } from '#server/billing/invoices/settlements.ts'
import { actAs, type Actor, type Stage } from './act-as.ts'
import { demoTimeZone } from './demo-organisations.ts'
import { inBooks } from './in-books.ts'

const hour = 3_600

interface BilledInvoice {
  readonly id: number
  readonly customer_tenant_id: number
  readonly total_cents: number
  readonly invoice_date: LocalDate
}

/**
 * What became of the two months that were billed. The pharmacy pays late and in parts, and objects to two lines; a cheque of the flower
 * shop came back, and a credit hold is proposed for what it owes; the others have paid all of it at once.
 * @param now unix seconds
 */
export async function seedPayments(stage: Stage, now: number): Promise<void> {
  const { tenants } = stage.world
  const billed: readonly BilledInvoice[] = await stage.db
    .selectFrom('invoices')
    .select(['id', 'customer_tenant_id', 'total_cents', 'invoice_date'])
    .where('tenant_id', '=', tenants.courier)
    .where('kind', '=', 'invoice')
    .where('voided_at', 'is', null)
    .where('total_cents', '>', 0)
    .orderBy('invoice_date')
    .orderBy('id')
    .execute()
  // Each went out on the morning after its run; the months of a demo are never more invoices than one call takes.
  for (const [day, invoices] of Map.groupBy(billed, (invoice) => invoice.invoice_date)) {
    await inBooks(stage, unixSecondsAt(addDays(day, 1), 14 * hour, demoTimeZone), (ctx) =>
      markInvoicesSent(
        ctx,
        invoices.map(({ id }) => id),
      ),
    )
  }
  const ofCustomer = Map.groupBy(billed, (invoice) => invoice.customer_tenant_id)
  for (const [customerId, invoices] of ofCustomer) {
    const [older, newer] = invoices
    if (older === undefined) continue
    if (customerId === tenants.customer) {
      const most = Math.round(older.total_cents * 0.6)
      await pay(stage, { on: addDays(older.invoice_date, 26), method: 'cheque', note: 'Cheque 1187' }, [[older, most]])
      const rest = older.total_cents - most
      await pay(stage, { on: addDays(older.invoice_date, 40), method: 'eTransfer', note: '' }, [[older, rest]])
      if (newer) {
        const half = Math.round(newer.total_cents / 2)
        await pay(stage, { on: addDays(newer.invoice_date, 20), method: 'cheque', note: 'Cheque 1203' }, [
          [newer, half],
        ])
        await disputeTwo(stage, newer, now)
      }
    } else if (customerId === tenants.managed) {
      const on = addDays(older.invoice_date, 6)
      const made = await pay(stage, { on, method: 'cheque', note: 'Cheque 88' }, [[older, older.total_cents]])
      await inBooks(stage, afternoon(addDays(on, 4)), (ctx) =>
        takeBackSettlement(ctx, made, 'The bank returned the cheque.'),
      )
    } else if (customerId !== tenants.onHold) {
      const last = invoices.at(-1) ?? older
      const all = invoices.map((invoice) => [invoice, invoice.total_cents] as const)
      await pay(stage, { on: addDays(last.invoice_date, 10), method: 'bankTransfer', note: '' }, all)
    }
  }
}

const afternoon = (day: LocalDate) => unixSecondsAt(day, 15 * hour, demoTimeZone)

/** @returns the number of the payment */
async function pay(
  stage: Stage,
  { on, method, note }: { readonly on: LocalDate; readonly method: SettlementMethod; readonly note: string },
  parts: readonly (readonly [BilledInvoice, number])[],
): Promise<number> {
  const [[first] = []] = parts
  const { id } = await inBooks(stage, afternoon(on), (ctx) =>
    createSettlement(ctx, {
      kind: 'payment',
      customerId: first?.customer_tenant_id ?? 0,
      settledOn: on,
      method,
      ...(note !== '' && { note }),
      parts: parts.map(([invoice, cadCents]) => ({ invoiceId: invoice.id, cadCents })),
    }),
  )
  return id
}

/** One is answered, one came yesterday. */
async function disputeTwo(stage: Stage, { id, invoice_date: date }: BilledInvoice, now: number): Promise<void> {
  const { tenants } = stage.world
  const lines = await stage.db
    .selectFrom('invoice_lines')
    .select('id')
    .where('invoice_id', '=', id)
    .orderBy('position')
    .limit(2)
    .execute()
  const owner: Actor = { email: 'owner@meewasin.example', role: roles.owner, tenantId: tenants.customer }
  const dispute = (at: number, lineId: number, comment: string) =>
    actAs(stage, owner, at, (ctx) =>
      disputeLine(
        ctx,
        { tenantId: tenants.customer, vendorId: tenants.courier, vendorInvoiceId: id, invoiceLineId: lineId },
        comment,
      ),
    )
  const [first, second] = lines
  if (first) {
    const asked = await dispute(
      afternoon(addDays(date, 5)),
      first.id,
      'This went to our other branch. Is the distance right?',
    )
    await inBooks(stage, afternoon(addDays(date, 6)), (ctx) =>
      answerDispute(ctx, asked.id, 'It is: the driver was sent on to Stonebridge at your dispatcher’s request.'),
    )
  }
  const yesterday = addDays(wallTimeAt(now, demoTimeZone).date, -1)
  if (second) await dispute(afternoon(yesterday), second.id, 'We cancelled this one before the pickup.')
}
