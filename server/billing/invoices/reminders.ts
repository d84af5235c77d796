import { sql } from 'kysely'
import { reminderFor, type Debt } from '#domain/accounting/invoices/reminders.ts'
import type { Invoice } from '#domain/accounting/invoices/types.ts'
import { ageingDayOf } from '#domain/accounting/invoices/state.ts'
import { reminderMail, type ReminderMailFacts } from '#domain/messages/invoice-mails.ts'
import { wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { refuseForeign } from '../refuse-foreign.ts'
import { accountOn, isOverdueEntry } from './account.ts'
import { writerOf, writtenMail, type Writer } from './send.ts'

/** Nobody is reminded of less than this. Cents: a letter costs more. */
const leastCents = 100

/** A preview shows no more customers. */
const mostCustomers = 500
/** A letter lists the oldest of them; its sum is that of all. */
const mostListed = 50

/** A customer with something overdue. */
interface OverdueCustomer {
  readonly id: number
  readonly name: string
  readonly billToName: string
  readonly email: string | null
  readonly remindedAt: number | null
  /** All that it owes. */
  readonly debts: readonly Debt[]
}

/** All with something overdue, the one that has owed longest first. @param ids of these; null: of all */
export async function overdueCustomers(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  today: LocalDate,
  ids: readonly number[] | null,
): Promise<readonly OverdueCustomer[]> {
  const { rows } = await sql<OverdueCustomer>`
    select t.id, coalesce(customer.name, t.name) as name,
      coalesce(nullif(customer.bill_to_name, ''), customer.name, t.name) as "billToName", customer.invoice_email as email,
      (select max(created_at) from reminders
        where reminders.tenant_id = ${tenantId} and reminders.customer_tenant_id = t.id) as "remindedAt", owed.debts
    from (
      select customer_tenant_id, min(ages_from) filter (where ${isOverdueEntry(today)}) as oldest, json_agg(json_build_object(
          'invoice', json_build_object('id', invoice_id, 'customerId', customer_tenant_id, 'kind', kind, 'number', number,
            'invoiceDate', invoice_date, 'dueDate', due_date, 'totalCents', total_cents, 'settledCents', total_cents - outstanding_cents,
            'voidedOn', null),
          'owedCents', owed_cents, 'isSent', sent_at is not null,
          'isDisputed', exists (select from invoice_disputes d where d.invoice_id = entry.invoice_id and d.state = 'open'))
          order by ages_from, invoice_id) as debts
      from ${accountOn(tenantId, today, ids)} as entry
      where kind = 'invoice' and owed_cents > 0
      group by 1 having bool_or(${isOverdueEntry(today)})) as owed
    join tenants t on t.id = owed.customer_tenant_id
    left join customers customer on customer.tenant_id = ${tenantId} and customer.id = t.id
    order by owed.oldest, t.id`.execute(db)
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
  const reminder = reminderFor({ name, email, lastReminderOn, debts: customer.debts }, { today, leastCents })
  if (!reminder.isDue || email === null) {
    return { isDue: false, customer, reason: reminder.isDue ? '' : reminder.reason }
  }
  const facts = {
    organization: writer.organization,
    billTo: customer.billToName,
    step: reminder.step,
    invoices: reminder.invoices.slice(0, mostListed).map(({ invoice, owedCents, daysOver }) => ({
      number: invoice.number,
      owedCents,
      dueOn: ageingDayOf(invoice),
      daysOver,
    })),
    count: reminder.invoices.length,
    overdueCents: reminder.overdueCents,
    howToPay: writer.howToPay,
  }
  return {
    isDue: true,
    customer,
    email,
    facts,
    invoices: reminder.invoices.map(({ invoice }) => invoice),
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
  const planned = customers.slice(0, mostCustomers).map((customer) => planReminder(customer, ground))
  return {
    reminders: planned.flatMap((each) => (each.isDue ? [shownReminder(each, ground.writer)] : [])),
    leftOut: planned.flatMap((each) =>
      each.isDue ? [] : [{ customer: { id: each.customer.id, name: each.customer.name }, reason: each.reason }],
    ),
    more: customers.length - planned.length,
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
    invoices: invoices.slice(0, mostListed).map(({ id, number, kind }) => ({ id, number, kind })),
    invoiceCount: invoices.length,
    totalCadCents: cents,
    oldestDays: Math.max(...facts.invoices.map(({ daysOver }) => daysOver)),
    remindedAt: customer.remindedAt,
    ...writtenMail(reminderMail, facts, writer),
  }
}
