import { excludedSums } from '#domain/accounting/exclusions.ts'
import { batchesOf, filesOf } from '#domain/accounting/files/write-files.ts'
import { totalsOf } from '#domain/accounting/plan-invoices.ts'
import { contactNameOf } from '#domain/accounting/files/packages.ts'
import { formError } from '#domain/text/refusal.ts'
import { dayToCome } from '#domain/planner/days.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import { todayOf } from '#server/accounting/today.ts'
import type { Context } from '#server/http/context.ts'
import { leakCounts } from '../leaks.ts'
import { refuseForeign } from '../refuse-foreign.ts'
import { exclusionsOf, shownExclusions } from './exclusions.ts'
import { fileName, freeNumber, isClosed, loadRun, runSums, type LoadedRun, type RunQuestion } from './load-run.ts'
import { versionOfRun } from './run-version.ts'

/** What is shown of a run that has more of it: somebody reads the first, and mends what they have in common. */
const mostShown = 500

/** A run as it was asked for. @throws formError for a date within closed books or after today, and for what the courier does not have */
export async function runQuestion(ctx: Context, input: Schema<'BillingRunInput'>): Promise<RunQuestion> {
  const { until, invoiceDate, grouping, customerIds = null } = input
  const settings = await accountingSettingsOf(ctx)
  const today = await todayOf(ctx, ctx.tenantId)
  if (invoiceDate > today) throw formError({ '/invoiceDate': [dayToCome(today)] })
  if (isClosed(settings, invoiceDate)) {
    throw formError({ '/invoiceDate': [`The books are closed up to ${settings.booksClosedUntil}`] })
  }
  if (customerIds !== null) await refuseForeign(ctx, 'customers', customerIds, (index) => `/customerIds/${index}`)
  return { until, invoiceDate, grouping, customerIds, excluded: await exclusionsOf(ctx, input) }
}

/** Works a run out and makes nothing of it. */
export async function previewRun(ctx: Context, input: Schema<'BillingRunInput'>): Promise<Schema<'BillingRunPreview'>> {
  const question = await runQuestion(ctx, input)
  const run = await loadRun(ctx, question, await freeNumber(ctx))
  const filter = question.customerIds === null ? {} : { customerIds: [...question.customerIds] }
  const { kinds } = await leakCounts(ctx, { until: question.until, filter, excluded: question.excluded })
  const excluded = excludedSums(run.excluded)
  return {
    version: versionOfRun(run),
    ...runSums(run.invoices),
    excludedOrders: excluded.orders,
    excludedCadCents: excluded.totalCents,
    excluded: await shownExclusions(ctx, run.excluded),
    openLeaks: kinds.reduce((sum, { open }) => sum + open, 0),
    leftOut: run.leftOut,
    faults: run.faults.slice(0, mostShown).map(shownFault),
    drafts: run.invoices.slice(0, mostShown).map((invoice) => ({
      kind: invoice.kind,
      number: invoice.number,
      customer: { id: invoice.customerId, name: invoice.customer.name },
      billToName: invoice.customer.billToName ?? contactNameOf(invoice.customer),
      label: invoice.label,
      orders: invoice.lines.length,
      totalCadCents: totalsOf(invoice.lines).totalCents,
    })),
    files: shownFiles(run, question),
  }
}

function shownFault({ code, severity, message, count, orderIds, about }: LoadedRun['faults'][number]) {
  const { customerId = null, serviceId = null, taxKey = null, invoice = null } = about
  return { code, severity, message, count, orderIds: [...orderIds], customerId, serviceId, taxKey, invoice }
}

/** By their names, once nothing keeps them from being written; before that by what would be in them. */
function shownFiles({ faults, invoices, mapping, settings }: LoadedRun, { invoiceDate }: RunQuestion) {
  const isFaulty = faults.some(({ severity }) => severity === 'error')
  const files = isFaulty
    ? batchesOf(invoices, mapping.package).map((batch) => ({ ...batch, name: '', invoices: batch.invoices.length }))
    : filesOf(invoices, mapping, { name: fileName(settings, invoiceDate) })
  return files.slice(0, mostShown).map(({ name, kind, invoices: count, rows }, index) => ({
    position: index + 1,
    name,
    kind,
    invoices: count,
    rows,
    downloadedAt: null,
    downloadedByName: null,
  }))
}
