import { nextReportAt } from '#domain/accounting/report-schedules.ts'
import type { ReportSchedule } from '#generated/model/index.ts'
import type { MockTenant } from '../world-types.ts'

/** One that is sent and one that paused by itself, of each organisation that keeps books. @param now unix seconds */
export function seedReportSchedules(tenants: readonly MockTenant[], now: number): ReportSchedule[] {
  return tenants.flatMap(({ tenant, features }, place) => {
    const isCourier = features.includes('Courier')
    const shared = {
      tenantId: tenant.id,
      reportKind: isCourier ? ('SummaryByCustomer' as const) : ('SummaryByCourier' as const),
      filter: {},
      timeOfDay: 25_200,
      sendsOutside: false,
      version: 1,
      archived: false,
      createdAt: now,
      updatedAt: now,
    }
    const monthly = { every: 'month', weekday: null, dayOfMonth: 1, period: 'lastMonth' } as const
    const weekly = { every: 'week', weekday: 'monday', dayOfMonth: null, period: 'lastWeek' } as const
    const nextAt = nextReportAt({ ...monthly, timeOfDay: shared.timeOfDay }, now, tenant.timezone)
    return [
      {
        ...shared,
        ...monthly,
        id: 1 + place * 2,
        name: 'Month end',
        receivers: 'marta@prairiesky.example, owner@prairiesky.example',
        isPaused: false,
        pausedReason: null,
        madeByName: 'Marta Lindqvist',
        nextAt,
        lastAt: nextAt - 30 * 86_400,
        lastOutcome: 'Sent to 2 addresses, with 277 orders.',
      },
      {
        ...shared,
        ...weekly,
        id: 2 + place * 2,
        name: 'Every Monday',
        receivers: 'owner@prairiesky.example',
        isPaused: true,
        pausedReason: 'Dana Kowalski may not read the accounting any more',
        madeByName: 'Dana Kowalski',
        nextAt: null,
        lastAt: now - 9 * 86_400,
        lastOutcome: 'Dana Kowalski may not read the accounting any more',
      },
    ]
  })
}
