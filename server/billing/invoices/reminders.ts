import { sql } from 'kysely'
import { reminderFor } from '#domain/accounting/invoices/reminders.ts'
import type { Invoice } from '#domain/accounting/invoices/types.ts'
import { ageingDayOf } from '#domain/accounting/invoices/state.ts'
import { reminderMail, type ReminderMailFacts } from '#domain/messages/invoice-mails.ts'
import { wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { refuseForeign } from '../refuse-foreign.ts'
import { writerOf, writtenMail, type Writer } from './send.ts'

/** Nobody is reminded of less than this. Cents: a letter costs more. */
const leastCents = 100

/** As many customers are looked at in a preview. */
const mostCustomers = 500
/** A letter names the oldest of them. */
const mostInvoices = 50

/** A customer with something overdue. */
interface OverdueCustomer {
  readonly id: number
  readonly name: string
  readonly billToName: string
  readonly email: string | null
  readonly remindedAt: number | null
  readonly invoices: readonly (Invoice & { readonly isDisputed: boolean })[]
}

/** Those with something overdue, the one that has owed longest first. @param ids of these; null: of all */
export async function overdueCustomers(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  today: LocalDate,
  ids: readonly number[] | null,
): Promise<readonly OverdueCustomer[]> {
  const { rows } = await sql<OverdueCustomer>`
    select t.id, coalesce(customer.name, t.name) as name,
      coalesce(nullif(customer.bill_to_name, ''), customer.name, t.name) as "billToName", customer.invoice_email as email,
      (select max(created_at) from reminders
        where reminders.tenant_id = ${tenantId} and reminders.customer_tenant_id = t.id) as "remindedAt", owed.invoices
    from (
      select i.customer_tenant_id, min(i.ages_from) as oldest, json_agg(json_build_object('id', i.id, 'customerId', i.customer_tenant_id,
          'kind', i.kind, 'number', i.number, 'invoiceDate', i.invoice_date, 'dueDate', i.due_date, 'totalCents', i.total_cents,
          'settledCents', i.settled_cents, 'voidedOn', null,
          'isDisputed', exists (select from invoice_disputes d where d.invoice_id = i.id and d.state = 'open')) order by i.ages_from, i.id) as invoices
      from invoices i
      where i.tenant_id = ${tenantId} and i.kind = 'invoice' and i.outstanding_cents <> 0 and i.ages_from < ${today}
        and ${ids === null ? sql`true` : sql`i.customer_tenant_id = any (${ids}::bigint[])`}
      group by 1) as owed
    join tenants t on t.id = owed.customer_tenant_id
    left join customers customer on customer.tenant_id = ${tenantId} and customer.id = t.id
    order by owed.oldest, t.id limit ${mostCustomers}`.execute(db)
  return rows
}

/** What a customer is told, or why it is told nothing. */
export type PlannedReminder =
  | {
      readonly isDue: true
      readonly customer: OverdueCustomer
      readonly email: string
      readonly facts: ReminderMailFacts
      readonly invoices: readonly Invoice[]
      readonly cents: number
    }
  | { readonly isDue: false; readonly customer: OverdueCustomer; readonly reason: string }

/** @param timeZone of the courier, by whose calendar a week is counted */
export function planReminder(
  customer: OverdueCustomer,
  { today, timeZone, writer }: { readonly today: LocalDate; readonly timeZone: string; readonly writer: Writer },
): PlannedReminder {
  const { name, email, remindedAt } = customer
  const lastReminderOn = remindedAt === null ? null : wallTimeAt(remindedAt, timeZone).date
  const reminder = reminderFor({ name, email, lastReminderOn, invoices: customer.invoices }, { today, leastCents })
  if (!reminder.isDue || email === null) {
    return { isDue: false, customer, reason: reminder.isDue ? '' : reminder.reason }
  }
  const invoices = reminder.invoices.slice(0, mostInvoices)
  const facts = {
    organization: writer.organization,
    billTo: customer.billToName,
    step: reminder.step,
    invoices: invoices.map(({ invoice, outstandingCents, daysOver }) => ({
      number: invoice.number,
      outstandingCents,
      dueOn: ageingDayOf(invoice),
      daysOver,
    })),
  }
  return {
    isDue: true,
    customer,
    email,
    facts,
    invoices: invoices.map(({ invoice }) => invoice),
    cents: reminder.overdueCents,
  }
}

/** What reminders are planned by. */
export async function reminderGround(ctx: Pick<Context, 'db' | 'tenantId' | 'now'>) {
  const [courier, writer] = await Promise.all([
    ctx.db.selectFrom('tenants').select('time_zone').where('id', '=', ctx.tenantId).executeTakeFirstOrThrow(),
    writerOf(ctx),
  ])
  return { today: wallTimeAt(ctx.now, courier.time_zone).date, timeZone: courier.time_zone, writer }
}

/** @throws formError at one that is no customer */
export async function refuseStrangers(ctx: Context, ids: readonly number[] | null): Promise<void> {
  if (ids !== null) await refuseForeign(ctx, 'billed', ids, (index) => `/customerIds/${index}`)
}

/** Whom reminders would be sent to, in which words. */
export async function previewReminders(
  ctx: Context,
  { customerIds = null }: { readonly customerIds?: readonly number[] | null },
): Promise<Schema<'ReminderPreview'>> {
  await refuseStrangers(ctx, customerIds)
  const ground = await reminderGround(ctx)
  const customers = await overdueCustomers(ctx, ground.today, customerIds)
  const planned = customers.map((customer) => planReminder(customer, ground))
  return {
    reminders: planned.flatMap((each) => (each.isDue ? [shownReminder(each, ground.writer)] : [])),
    leftOut: planned.flatMap((each) =>
      each.isDue ? [] : [{ customer: { id: each.customer.id, name: each.customer.name }, reason: each.reason }],
    ),
  }
}

function shownReminder(
  { customer, email, facts, invoices, cents }: Extract<PlannedReminder, { isDue: true }>,
  writer: Writer,
): Schema<'Reminder'> {
  return {
    customer: { id: customer.id, name: customer.name },
    email,
    step: facts.step,
    invoices: invoices.map(({ id, number, kind }) => ({ id, number, kind })),
    totalCadCents: cents,
    oldestDays: Math.max(...facts.invoices.map(({ daysOver }) => daysOver)),
    remindedAt: customer.remindedAt,
    ...writtenMail(reminderMail, facts, writer),
  }
}
