import type { PaySchedule } from '#domain/accounting/periods.ts'
import type { DriverPaySettings } from '#domain/pricing/driver-pay.ts'
import { settings } from '#generated/settings.ts'
import type { Context } from '#server/http/context.ts'

/** What a courier pays its drivers where nothing else is said, and when. */
export interface CourierPay extends DriverPaySettings {
  readonly schedule: PaySchedule
}

const { leaveOut, payPeriod, payPeriodAnchor } = settings.driverPayRates.fields

/** Of the request's courier; read before its orders, which are counted by it. */
export async function courierPay({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>): Promise<CourierPay> {
  const row = await db
    .selectFrom('courier_settings')
    .select('driver_pay')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  const stored = row?.driver_pay
  return {
    defaultRate: stored?.defaultRate ?? null,
    leaveOut: stored?.leaveOut ?? leaveOut.default,
    schedule: {
      payPeriod: stored?.payPeriod ?? payPeriod.default,
      anchor: stored?.payPeriodAnchor ?? payPeriodAnchor.default,
    },
  }
}
