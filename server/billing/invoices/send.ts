import type { AttachedPaper } from '#domain/messages/attached-paper.ts'
import { sql } from 'kysely'
import { howToPayOf } from '#domain/messages/how-to-pay.ts'
import { noInvoiceEmail } from '#domain/accounting/invoices/sending.ts'
import { invoiceMail, statementMail } from '#domain/messages/invoice-mails.ts'
import { mailText, type MailFacts, type MailKind } from '#domain/messages/mail.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import { actRows } from '#server/audit.ts'
import { batchesIn, writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { countPressedMails } from '#server/messages/press-limit.ts'
import { messageJobName, queueMessage } from '#server/messages/queue-message.ts'
import { eventRows } from '#server/outbox.ts'
import { completeSettings } from '#server/resources/settings.ts'
import type { Days } from '../revenue-rows.ts'
import { invoiceRows, overdueAmong, shownInvoice } from './invoice-rows.ts'
import { ownScope } from './invoice-scope.ts'
import { holdInvoices } from './settle.ts'
import { loadStatement } from './statement.ts'

/** The manner in which the request's courier writes to those outside, and asks to be paid. */
export async function writerOf({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>) {
  const { name, more } = await db
    .selectFrom('tenants')
    .leftJoin('notification_settings as settings', 'settings.tenant_id', 'tenants.id')
    .select(['tenants.name', 'settings.more'])
    .where('tenants.id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const { senderName, language } = completeSettings('notificationSettings', more ?? {})
  const howToPay = howToPayOf(await accountingSettingsOf({ db, tenantId }))
  return { organization: senderName ?? name, language, howToPay }
}

export type Writer = Awaited<ReturnType<typeof writerOf>>

/** A mail as it is written down: its look is put around it when it is sent. */
export function writtenMail<Facts extends MailFacts>(kind: MailKind<Facts>, facts: Facts, { language }: Writer) {
  const { subject, greeting, paragraphs, list, closing } = mailText(kind, facts, language)
  const items = list.map(({ text }) => `• ${text}`).join('\n')
  return { subject, text: [greeting, ...paragraphs, ...(items === '' ? [] : [items]), ...closing].join('\n\n') }
}

interface PaperMail<Facts extends MailFacts> {
  readonly kind: MailKind<Facts>
  readonly facts: Facts
  readonly to: string
  readonly papers: readonly AttachedPaper[]
}

/** Writes a mail with its papers down, in the language and look of the courier; ring the bell once it is committed. */
export async function queuePaperMail<Facts extends MailFacts>(
  ctx: Pick<Context, 'db' | 'tenantId'>,
  writer: Writer,
  { kind, facts, to, papers }: PaperMail<Facts>,
): Promise<void> {
  await queueMessage(ctx.db, {
    tenantId: ctx.tenantId,
    userId: null,
    channel: 'email',
    recipient: to,
    ...writtenMail(kind, facts, writer),
    html: null,
    purpose: kind.purpose,
    deliveryOrderId: null,
    language: writer.language,
    papers,
  })
}

/**
 * Sends invoices, each with its PDF to where its customer gets them.
 * @throws notFound where one is none of the courier's
 */
export async function sendInvoices(ctx: Context, ids: readonly number[]): Promise<Schema<'InvoicesDone'>> {
  const invoices = await invoicesToSend(ctx, ids)
  const writer = await writerOf(ctx)
  const refused: Schema<'RefusedInvoice'>[] = []
  const sent: number[] = []
  const addresses: string[] = []
  for (const invoice of invoices) {
    const why = whyNotSent(invoice)
    if (why !== null || invoice.email === null) {
      refused.push({ invoiceId: invoice.id, number: invoice.number, message: why ?? '' })
      continue
    }
    await queuePaperMail(ctx, writer, {
      kind: invoiceMail,
      to: invoice.email,
      papers: [{ kind: 'invoice', invoiceId: invoice.id }],
      facts: {
        organization: writer.organization,
        billTo: invoice.billToName,
        isCreditNote: invoice.kind === 'creditNote',
        number: invoice.number,
        label: invoice.label,
        totalCents: invoice.totalCadCents,
        outstandingCents: Math.max(0, invoice.outstandingCadCents),
        dueOn: invoice.dueDate,
        howToPay: writer.howToPay,
      },
    })
    sent.push(invoice.id)
    addresses.push(invoice.email)
  }
  await countPressedMails(ctx, 'mail', addresses)
  await noteSent(ctx, sent, 'sent')
  ctx.afterCommit(() => ctx.deps.jobBell.ring(messageJobName.name))
  return { done: sent.length, refused }
}

/**
 * Says that invoices reached their customers by another way. One that was sent before keeps its moment.
 * @throws notFound where one is none of the courier's
 */
export async function markInvoicesSent(ctx: Context, ids: readonly number[]): Promise<Schema<'InvoicesDone'>> {
  const invoices = await invoicesToSend(ctx, ids)
  const refused = invoices.flatMap((invoice) => {
    const message = whyVoid(invoice)
    return message === null ? [] : [{ invoiceId: invoice.id, number: invoice.number, message }]
  })
  const marked = invoices.filter((invoice) => whyVoid(invoice) === null && invoice.sentAt === null)
  await noteSent(
    ctx,
    marked.map(({ id }) => id),
    'marked-sent',
  )
  return { done: invoices.length - refused.length, refused }
}

/** Held until the request is through. @throws notFound where one is none of the courier's */
async function invoicesToSend(ctx: Context, ids: readonly number[]): Promise<readonly Schema<'Invoice'>[]> {
  const scope = await ownScope(ctx)
  await holdInvoices(ctx, ids)
  const rows = await invoiceRows(scope)
    .where('invoice.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('invoice.id')
    .execute()
  const missing = ids.find((id) => rows.every((row) => row.id !== id))
  if (missing !== undefined) throw notFound(noSuch('invoice', missing))
  const late = await overdueAmong(scope, rows)
  return rows.map((row) => shownInvoice(row, scope.today, late))
}

/** Writes down that invoices were sent now, records it of each, and tells those who look at them. */
export async function noteSent(ctx: Context, ids: readonly number[], verb: 'sent' | 'marked-sent'): Promise<void> {
  await ctx.db
    .updateTable('invoices')
    .set({ sent_at: ctx.now })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  for (const batch of batchesIn(ids)) {
    await writeTogether(ctx.db, [
      actRows(
        ctx,
        batch.map((entityId) => ({ action: `invoice.${verb}`, entity: 'invoice', entityId })),
      ),
      eventRows(
        ctx,
        batch.map((key) => ({ topic: 'invoices', key, payload: { action: verb } })),
      ),
    ])
  }
}

function whyNotSent(invoice: Schema<'Invoice'>): string | null {
  return whyVoid(invoice) ?? (invoice.email === null ? noInvoiceEmail(invoice.customer.name) : null)
}

function whyVoid({ state, number }: Schema<'Invoice'>): string | null {
  return state === 'void' ? `${number} is void.` : null
}

/**
 * Sends the statement of a customer to where it gets invoices.
 * @throws notFound for one that was never a customer
 * @throws formError `no_email`
 */
export async function sendStatement(ctx: Context, customerId: number, days: Days): Promise<void> {
  const statement = await loadStatement({ db: ctx.db, courierId: ctx.tenantId, customerId }, days)
  const customer = await ctx.db
    .selectFrom('customers')
    .select('invoice_email')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', customerId)
    .executeTakeFirst()
  const to = customer?.invoice_email ?? null
  if (to === null) throw formError({}, 'no_email', noInvoiceEmail(statement.customer.name))
  await countPressedMails(ctx, 'mail', [to])
  const writer = await writerOf(ctx)
  await queuePaperMail(ctx, writer, {
    kind: statementMail,
    to,
    papers: [{ kind: 'statement', customerId, ...days }],
    facts: {
      organization: writer.organization,
      billTo: statement.billToName,
      from: days.from,
      until: days.until,
      closingCents: statement.closingCadCents,
      howToPay: writer.howToPay,
    },
  })
  await writeTogether(ctx.db, [
    actRows(ctx, [{ action: 'statement.sent', entity: 'customer', entityId: customerId, details: days }]),
  ])
  ctx.afterCommit(() => ctx.deps.jobBell.ring(messageJobName.name))
}
