import { billDateOf } from '#domain/accounting/pay/bill-date.ts'
import { payBatchesOf, payFilesOf } from '#domain/accounting/files/pay-files.ts'
import { sumsOfRun, sumsOfStatement } from '#domain/accounting/pay/plan-statements.ts'
import { notEndOfPeriod } from '#domain/accounting/pay/refusals.ts'
import type { StatementDraft } from '#domain/accounting/pay/types.ts'
import { formError } from '#domain/text/refusal.ts'
import { tooFarAhead } from '#domain/time/day-bounds.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import { todayOf } from '#server/accounting/today.ts'
import type { Context } from '#server/http/context.ts'
import { courierPay } from '../courier-pay.ts'
import { refuseForeign } from '../refuse-foreign.ts'
import { isClosed } from '../runs/load-run.ts'
import { freePayNumber, loadPay, payPeriodOf, type LoadedPay, type PayQuestion } from './load-pay.ts'

/** What is shown of a run that has more of it: somebody reads the first, and mends what they have in common. */
const mostShown = 500

/** A pay run as it was asked for. @throws formError for a day that ends no pay period, a date within closed books or more than a year ahead, or drivers of others */
export async function payQuestion(ctx: Context, input: Schema<'PayRunInput'>): Promise<PayQuestion> {
  const { until, payDate, driverIds = null } = input
  const settings = await accountingSettingsOf(ctx)
  const period = payPeriodOf(await courierPay(ctx), until)
  if (period.until !== until) throw formError({ '/until': [notEndOfPeriod(period)] })
  const ahead = tooFarAhead(payDate, await todayOf(ctx, ctx.tenantId))
  if (ahead !== null) throw formError({ '/payDate': [ahead] })
  if (isClosed(settings, payDate)) {
    throw formError({ '/payDate': [`The books are closed up to ${settings.booksClosedUntil}`] })
  }
  if (driverIds !== null) await refuseForeign(ctx, 'drivers', driverIds, (index) => `/driverIds/${index}`)
  return { from: period.from, until, payDate, driverIds }
}

/** Works a pay run out and makes nothing of it. */
export async function previewPay(ctx: Context, input: Schema<'PayRunInput'>): Promise<Schema<'PayRunPreview'>> {
  const question = await payQuestion(ctx, input)
  const run = await loadPay(ctx, question, await freePayNumber(ctx))
  const { plan, statements, faults } = run
  const waiting = new Set([
    ...plan.lacking.map(({ orderId }) => orderId),
    ...plan.belowZero.flatMap(({ lines }) => lines.map(({ orderId }) => orderId)),
  ])
  return {
    from: question.from,
    until: question.until,
    ...shownSums(statements),
    waiting: waiting.size,
    faults: faults.slice(0, mostShown).map((fault) => ({ ...fault, orderIds: [...fault.orderIds] })),
    drafts: [
      ...statements.map((statement) => shownDraft(statement, statement.number)),
      ...plan.belowZero.map((draft) => shownDraft(draft, null)),
    ].slice(0, mostShown),
    files: await shownFiles(ctx, run, question),
  }
}

/** What a run comes to, in the words of the contract. */
function shownSums(statements: readonly StatementDraft[]) {
  const { totalCents, ...sums } = sumsOfRun(statements)
  return { ...sums, totalCadCents: totalCents }
}

function shownDraft(draft: StatementDraft, number: string | null): Schema<'PayDraft'> {
  const { id, name } = draft.driver
  const sums = sumsOfStatement(draft)
  return {
    number,
    driver: { id, name },
    orders: sums.orders,
    corrections: sums.corrections,
    ordersCadCents: sums.ordersCents,
    correctionsCadCents: sums.correctionsCents,
    extrasCadCents: sums.extrasCents,
    deductionsCadCents: sums.deductionsCents,
    totalCadCents: sums.totalCents,
  }
}

/** The files of a run that nothing keeps from being written. */
export async function filesOfPay(
  ctx: Context,
  { statements, mapping, settings }: LoadedPay,
  { until, payDate }: PayQuestion,
) {
  const { label } = payPeriodOf(await courierPay(ctx), until)
  const date = billDateOf(until, settings.booksClosedUntil)
  return payFilesOf(statements, mapping, { name: `driver-pay-${until}`, date, dueDate: payDate, label })
}

/** By their names, once nothing keeps them from being written; before that by what would be in them. */
async function shownFiles(ctx: Context, run: LoadedPay, question: PayQuestion): Promise<Schema<'PayFile'>[]> {
  const isFaulty = run.faults.some(({ severity }) => severity === 'error')
  const files = isFaulty
    ? payBatchesOf(run.statements, run.mapping).map(({ statements, rows }) => ({
        name: '',
        statements: statements.length,
        rows,
      }))
    : await filesOfPay(ctx, run, question)
  return files.slice(0, mostShown).map(({ name, statements, rows }, index) => ({
    position: index + 1,
    name,
    statements,
    rows,
    downloadedAt: null,
    downloadedByName: null,
  }))
}
