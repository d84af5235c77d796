import { addDays, unixSecondsAt, wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Context } from '#server/http/context.ts'
import { accountingSettingsHandlers } from '#server/accounting/accounting-settings.ts'
import { driverPayRatesHandlers } from '#server/accounting/driver-pay-rates.ts'
import { createPayExport, loadPayExport } from '#server/billing/pay/pay-exports.ts'
import { payExtrasHandlers } from '#server/billing/pay/pay-extras.ts'
import { payRunJob } from '#server/billing/pay/pay-job.ts'
import { markStatement } from '#server/billing/pay/pay-statements.ts'
import type { Stage } from './act-as.ts'
import { demoMonths } from './demo-months.ts'
import { demoTimeZone } from './demo-organisations.ts'
import { inBooks, makeAtOnce } from './in-books.ts'

const minute = 60
const hour = 60 * minute

/**
 * Drivers were paid elsewhere up to the oldest month, and here for both halves of the next: the first half was paid out, of the second the
 * money is on its way. Last month and this one are left for those who try the demo. Comes after billing.
 * @param now unix seconds
 */
export async function seedPay(stage: Stage, now: number): Promise<void> {
  const { billedUntil } = demoMonths(wallTimeAt(now, demoTimeZone).date)
  const [older, newer] = billedUntil
  const middle: LocalDate = `${newer.slice(0, 8)}15`
  await inBooks(stage, morningAfter(older), (ctx) => setUp(ctx, older))
  const driver = stage.world.users.get('driver1@prairiesky.example') ?? 0
  await inBooks(stage, morningAfter(addDays(middle, -5)), async (ctx) => {
    await addExtra(ctx, {
      driverUserId: driver,
      day: addDays(middle, -6),
      name: 'Night on call',
      amountCadCents: 6_000,
    })
    await addExtra(ctx, { driverUserId: driver, day: addDays(middle, -4), name: 'Fuel card', amountCadCents: -4_215 })
  })
  const first = await makeRun(stage, middle)
  await inBooks(stage, morningAfter(addDays(middle, 4)), async (ctx) => {
    const statements = await ctx.db
      .selectFrom('pay_statements')
      .select('id')
      .where('pay_export_id', '=', first)
      .execute()
    for (const { id } of statements) await markStatement(ctx, id, ctx.now)
  })
  await makeRun(stage, newer)
  // Waits for the run of last month.
  await inBooks(stage, morningAfter(addDays(newer, 9)), (ctx) =>
    addExtra(ctx, { driverUserId: driver, day: addDays(newer, 9), name: 'Trained a colleague', amountCadCents: 8_000 }),
  )
}

const morningAfter = (day: LocalDate) => unixSecondsAt(addDays(day, 1), 10 * hour, demoTimeZone)

async function setUp(ctx: Context, paidElsewhereUntil: LocalDate): Promise<void> {
  const account = { payAccount: '5100 Subcontracted drivers', payTaxCode: 'Exempt' }
  await accountingSettingsHandlers.updateAccountingSettings({ body: account }, ctx)
  await driverPayRatesHandlers.updateDriverPayRates(
    { path: { tenantId: ctx.tenantId }, query: {}, body: { paidElsewhereUntil } },
    ctx,
  )
}

interface Extra {
  readonly driverUserId: number
  readonly day: LocalDate
  readonly name: string
  readonly amountCadCents: number
}

async function addExtra(ctx: Context, body: Extra): Promise<void> {
  await payExtrasHandlers.createPayExtra({ body }, ctx)
}

/** Pays out what is due up to the end of a pay period, four days after it. */
async function makeRun(stage: Stage, until: LocalDate): Promise<number> {
  const at = morningAfter(until)
  const { id } = await inBooks(stage, at, (ctx) => createPayExport(ctx, { until, payDate: addDays(until, 4) }))
  await makeAtOnce(stage, at + minute, payRunJob, { id, payload: { payExportId: id } })
  const { state, failure } = await inBooks(stage, at + minute, (ctx) => loadPayExport(ctx, id))
  if (state !== 'done') throw new Error(`The drivers of the demo could not be paid until ${until}: ${failure}`)
  return id
}
