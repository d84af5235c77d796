import { reportSchedulesHandlers } from '#server/billing/reports/schedules.ts'
import type { Stage } from './act-as.ts'
import { inBooks } from './in-books.ts'

/** Has the bookkeeper get what customers came to at the beginning of each month. @param now unix seconds */
export async function seedReports(stage: Stage, now: number): Promise<void> {
  const body = {
    name: 'Customers of last month',
    reportKind: 'SummaryByCustomer',
    period: 'lastMonth',
    every: 'month',
    dayOfMonth: 1,
    timeOfDay: 7 * 60 * 60,
    receivers: 'bookkeeper@prairiesky.example, owner@prairiesky.example',
  } as const
  await inBooks(stage, now, async (ctx) => {
    // Read at once: the next act is another person's.
    await (
      await reportSchedulesHandlers.createReportSchedule({ path: { tenantId: ctx.tenantId }, query: {}, body }, ctx)
    ).body
  })
}
