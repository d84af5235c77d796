import { sql } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import { addDays, unixSecondsAt, wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Context } from '#server/http/context.ts'
import { accountingSettingsHandlers } from '#server/accounting/accounting-settings.ts'
import { acceptLeaks } from '#server/billing/leaks.ts'
import { changeMappings } from '#server/billing/mappings.ts'
import { createExport, loadExport, markDownloaded } from '#server/billing/runs/exports.ts'
import { reverseRun } from '#server/billing/runs/reverse-run.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { actAs, type Actor, type Stage } from './act-as.ts'
import { raiseBilledPrice } from './demo-leaks.ts'
import { demoMonths } from './demo-months.ts'
import { demoTimeZone } from './demo-organisations.ts'
import { inBooks, makeAtOnce } from './in-books.ts'

const minute = 60
const hour = 60 * minute

/**
 * Sets the books up as a courier in its second year has them. Pallets go under the usual item; of taxes the GST alone has a code, since
 * nothing else was billed so far: the dry run of last month asks for the other one.
 * @param begun unix seconds
 */
export async function setUpBooks(stage: Stage, begun: number): Promise<void> {
  const { tenants, services } = stage.world
  const owner: Actor = { email: 'owner@prairiesky.example', role: roles.owner, tenantId: tenants.courier }
  const [city, route] = services
  await actAs(stage, owner, begun, async (ctx) => {
    const body = {
      gstHstNumber: '123456789 RT0001',
      package: 'qbo',
      invoicePrefix: 'PSC-',
      firstInvoiceNumber: 2_318,
      usualItem: 'Delivery',
      paymentTerms: 'net30',
      billingCycle: 'monthly',
      invoiceMemo: 'Thank you for sending with Prairie Sky.',
      eTransferTo: 'payments@prairiesky.example',
      chequePayableTo: 'Prairie Sky Couriers Ltd.',
      bankTransfer: 'Institution 003, transit 07008\nAccount 1000428',
      paymentRemarks: 'Please quote the number of the invoice.',
    } as const
    await accountingSettingsHandlers.updateAccountingSettings({ body }, ctx)
    const changes = [
      { kind: 'service', key: String(city?.id), item: 'Delivery:Same day' },
      { kind: 'service', key: String(route?.id), item: 'Delivery:Pharmacy route' },
      { kind: 'tax', key: 'GST 5', code: 'GST' },
    ] as const
    await changeMappings(ctx, { changes: [...changes] })
  })
}

/**
 * Bills the two oldest months, each on the day after it: the second was dated wrongly at first, reversed and made again. What came
 * since, all of last month among it, is left for those who try the demo. Comes after all orders.
 * @param now unix seconds
 */
export async function seedBilling(stage: Stage, now: number): Promise<void> {
  const { billedUntil } = demoMonths(wallTimeAt(now, demoTimeZone).date)
  const [older, newer] = billedUntil
  const morningAfter = (day: LocalDate) => unixSecondsAt(addDays(day, 1), 9 * hour, demoTimeZone)
  const first = await makeRun(stage, morningAfter(older), { until: older, invoiceDate: older })
  await inBooks(stage, morningAfter(older) + 10 * minute, (ctx) => markDownloaded(ctx, { runId: first, position: 1 }))
  const noon = morningAfter(newer) + 3 * hour
  const wrong = await makeRun(stage, morningAfter(newer), { until: newer, invoiceDate: addDays(newer, 1) })
  const reason = 'Dated in the month after: the books want its last day.'
  await inBooks(stage, noon, (ctx) => reverseRun(ctx, wrong, { reason }))
  const right = await makeRun(stage, noon + 5 * minute, { until: newer, invoiceDate: newer })
  await inBooks(stage, noon + 15 * minute, (ctx) => markDownloaded(ctx, { runId: right, position: 1 }))
  await raiseBilledPrice(stage, noon + 4 * hour)
}

/** Wants a run and makes it, as the job does. @param at unix seconds */
async function makeRun(
  stage: Stage,
  at: number,
  { until, invoiceDate }: { readonly until: LocalDate; readonly invoiceDate: LocalDate },
): Promise<number> {
  await inBooks(stage, at - 5 * minute, (ctx) => acceptUnpriced(ctx, until))
  const asked = { until, invoiceDate, grouping: 'CustomerMonth' as const }
  const { id } = await inBooks(stage, at, (ctx) => createExport(ctx, asked))
  await makeAtOnce(stage, at + minute, billingRunJob, { id, payload: { billingExportId: id } })
  const { state, failure } = await inBooks(stage, at + minute, (ctx) => loadExport(ctx, id))
  if (state !== 'done') throw new Error(`The demo could not be billed until ${until}: ${failure}`)
  return id
}

/** At the beginning of March some of the thirty full days are of January, and the office has priced no pallet of these. */
async function acceptUnpriced(ctx: Context, until: LocalDate): Promise<void> {
  const rows = await ctx.db
    .selectFrom('order_revenues')
    .select('delivery_order_id as orderId')
    .where('tenant_id', '=', ctx.tenantId)
    .where('state', '=', 'unbilled')
    .where('total_cents', 'is', null)
    .where(sql<boolean>`billable_on <= ${until}::date`)
    .execute()
  if (rows.length === 0) return
  const leaks = rows.map(({ orderId }) => ({ orderId, leak: 'noPrice' as const }))
  await acceptLeaks(ctx, { leaks, reason: 'Waits for the price of the office.' })
}
