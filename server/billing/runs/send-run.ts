import { noInvoiceEmail, noInvoicesMade } from '#domain/accounting/invoices/sending.ts'
import { invoiceMail, invoicesMail } from '#domain/messages/invoice-mails.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { actRows } from '#server/audit.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { countPressedMails } from '#server/messages/press-limit.ts'
import { messageJobName } from '#server/messages/queue-message.ts'
import { eventRows } from '#server/outbox.ts'
import { type InvoiceRow, invoiceRows } from '../invoices/invoice-rows.ts'
import { noteSent, queuePaperMail, type Writer, writerOf } from '../invoices/send.ts'
import { loadExport, lockExport } from './exports.ts'
import { billingRuns } from './run-job.ts'

/** PDFs in one e-mail: mail servers refuse what is much larger. */
const mostAttached = 25
/** Customers that an answer names. */
const mostShown = 1_000

/** The documents of a run that one customer gets, in the order of their numbers. */
interface Recipient {
  readonly customer: Schema<'TenantRef'>
  readonly email: string | null
  readonly documents: readonly [InvoiceRow, ...InvoiceRow[]]
}

/** The recipients of a run with the documents of each, by the names of the customers. @throws notFound when it is none of the courier's */
export async function runRecipients(ctx: Context, id: number): Promise<Schema<'BillingRecipients'>> {
  await loadExport(ctx, id)
  const recipients = await recipientsOf(ctx, id)
  const documents = recipients.flatMap((recipient) => recipient.documents)
  const due = recipients.flatMap((recipient) => mailsTo(recipient, { again: false }))
  return {
    documents: documents.length,
    unsent: due.reduce((sum, mail) => sum + mail.documents.length, 0),
    unreachable: documents.filter(({ send_to: email }) => email === null).length,
    mails: due.length,
    mailsAgain: recipients.flatMap((recipient) => mailsTo(recipient, { again: true })).length,
    data: recipients.slice(0, mostShown).map(shownRecipient),
  }
}

/**
 * Sends the documents of a run, one e-mail for each customer with each PDF.
 * @throws notFound when the run is none of the courier's
 * @throws formError `not_made` for one that made nothing, or whose documents are void
 */
export async function sendRun(
  ctx: Context,
  id: number,
  { again = false }: Schema<'BillingSend'>,
): Promise<Schema<'BillingSent'>> {
  const { state } = await lockExport(ctx, id)
  if (state !== 'done') {
    const why = state === 'reversed' ? 'It was reversed: its invoices are void.' : noInvoicesMade
    throw formError({}, 'not_made', why)
  }
  const recipients = await recipientsOf(ctx, id)
  const mails = recipients.flatMap((recipient) => mailsTo(recipient, { again }))
  await countPressedMails(
    ctx,
    'mail',
    mails.map(({ email }) => email),
  )
  const writer = await writerOf(ctx)
  for (const mail of mails) await queueMail(ctx, writer, mail)
  const sent = mails.flatMap(({ documents }) => documents.map((document) => document.id))
  await noteSent(ctx, sent, 'sent')
  const details = { documents: sent.length, mails: mails.length }
  const { entity, topic } = billingRuns
  await writeTogether(ctx.db, [
    actRows(ctx, [{ action: `${entity}.sent`, entity, entityId: id, details }]),
    eventRows(ctx, [{ topic, key: id, payload: { action: 'sent' } }]),
  ])
  ctx.afterCommit(() => ctx.deps.jobBell.ring(messageJobName.name))
  const refused = recipients.flatMap(({ customer, email }) =>
    email === null ? [{ customer, message: noInvoiceEmail(customer.name) }] : [],
  )
  return { ...details, refused: refused.slice(0, mostShown) }
}

async function recipientsOf({ db, tenantId: courierId }: Context, id: number): Promise<readonly Recipient[]> {
  const rows = await invoiceRows({ db, courierId, customerId: null })
    .where('invoice.billing_export_id', '=', id)
    .where('invoice.voided_at', 'is', null)
    .orderBy('customer.name')
    .orderBy('invoice.id')
    .execute()
  return [...Map.groupBy(rows, (row) => row.customer_tenant_id).values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : [
          {
            customer: { id: first.customer_tenant_id, name: first.customer_name },
            email: first.send_to,
            documents: [first, ...more],
          },
        ],
  )
}

interface RunMail {
  readonly email: string
  readonly documents: readonly InvoiceRow[]
}

/** @param again those that were sent before as well */
function mailsTo({ email, documents }: Recipient, { again }: { readonly again: boolean }): readonly RunMail[] {
  if (email === null) return []
  const due = documents.filter((document) => again || document.sent_at === null)
  return Array.from({ length: Math.ceil(due.length / mostAttached) }, (_, place) => ({
    email,
    documents: due.slice(place * mostAttached, (place + 1) * mostAttached),
  }))
}

async function queueMail(ctx: Context, writer: Writer, { email: to, documents }: RunMail): Promise<void> {
  const [first, second] = documents
  if (first === undefined) return
  const papers = documents.map((document) => ({ kind: 'invoice' as const, invoiceId: document.id }))
  const known = { organization: writer.organization, billTo: first.bill_to_name, howToPay: writer.howToPay }
  if (second !== undefined) {
    const facts = { ...known, documents: documents.map(mailedInvoice) }
    return queuePaperMail(ctx, writer, { kind: invoicesMail, to, papers, facts })
  }
  const outstandingCents = Math.max(0, first.outstanding_cents)
  return queuePaperMail(ctx, writer, {
    kind: invoiceMail,
    to,
    papers,
    facts: { ...known, ...mailedInvoice(first), outstandingCents },
  })
}

function mailedInvoice({ kind, number, label, total_cents: totalCents, due_date: dueOn }: InvoiceRow) {
  return { isCreditNote: kind === 'creditNote', number, label, totalCents, dueOn }
}

function shownRecipient({ customer, email, documents }: Recipient): Schema<'BillingRecipient'> {
  const [first] = documents
  const sentAt = documents.flatMap((document) => document.sent_at ?? [])
  return {
    customer,
    email,
    invoices: documents.filter(({ kind }) => kind === 'invoice').length,
    creditNotes: documents.filter(({ kind }) => kind === 'creditNote').length,
    firstNumber: first.number,
    lastNumber: documents.at(-1)?.number ?? first.number,
    totalCadCents: documents.reduce(
      (sum, { kind, total_cents: cents }) => sum + (kind === 'invoice' ? cents : -cents),
      0,
    ),
    unsent: documents.filter((document) => document.sent_at === null).length,
    sentAt: sentAt.length === 0 ? null : Math.max(...sentAt),
  }
}
