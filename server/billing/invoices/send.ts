import type { AttachedPaper } from '#domain/messages/attached-paper.ts'
import { sql } from 'kysely'
import { noInvoiceEmail } from '#domain/accounting/invoices/sending.ts'
import { invoiceMail, statementMail } from '#domain/messages/invoice-mails.ts'
import { mailText, type MailFacts, type MailKind } from '#domain/messages/mail.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { actRows } from '#server/audit.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { messageJobName, queueMessage } from '#server/messages/queue-message.ts'
import { eventRows } from '#server/outbox.ts'
import { completeSettings } from '#server/resources/settings.ts'
import type { Days } from '../revenue-rows.ts'
import { invoiceRows, shownInvoice } from './invoice-rows.ts'
import { ownScope } from './invoice-scope.ts'
import { loadStatement } from './statement.ts'

/** How the request's courier writes to those outside. */
export async function writerOf({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>) {
  const { name, more } = await db
    .selectFrom('tenants')
    .leftJoin('notification_settings as settings', 'settings.tenant_id', 'tenants.id')
    .select(['tenants.name', 'settings.more'])
    .where('tenants.id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const { senderName, language } = completeSettings('notificationSettings', more ?? {})
  return { organization: senderName ?? name, language }
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
  const scope = await ownScope(ctx)
  const rows = await invoiceRows(scope)
    .where('invoice.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('invoice.id')
    .execute()
  const missing = ids.find((id) => rows.every((row) => row.id !== id))
  if (missing !== undefined) throw notFound(noSuch('invoice', missing))
  const writer = await writerOf(ctx)
  const refused: Schema<'RefusedInvoice'>[] = []
  const sent: number[] = []
  for (const row of rows) {
    const invoice = shownInvoice(row, scope.today)
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
      },
    })
    sent.push(invoice.id)
  }
  await ctx.db
    .updateTable('invoices')
    .set({ sent_at: ctx.now })
    .where('id', '=', sql<number>`any(${sent}::bigint[])`)
    .execute()
  await writeTogether(ctx.db, [
    actRows(
      ctx,
      sent.map((entityId) => ({ action: 'invoice.sent', entity: 'invoice', entityId })),
    ),
    eventRows(
      ctx,
      sent.map((key) => ({ topic: 'invoices', key, payload: { action: 'sent' } })),
    ),
  ])
  ctx.afterCommit(() => ctx.deps.jobBell.ring(messageJobName.name))
  return { done: sent.length, refused }
}

function whyNotSent({ state, number, email, customer }: Schema<'Invoice'>): string | null {
  if (state === 'void') return `${number} is void.`
  return email === null ? noInvoiceEmail(customer.name) : null
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
    },
  })
  await writeTogether(ctx.db, [
    actRows(ctx, [{ action: 'statement.sent', entity: 'customer', entityId: customerId, details: days }]),
  ])
  ctx.afterCommit(() => ctx.deps.jobBell.ring(messageJobName.name))
}
