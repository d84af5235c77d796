import { tidiedWays } from '#domain/messages/how-to-pay.ts'
import { dayToCome } from '#domain/planner/days.ts'
import { refuseErrors } from '#domain/text/refusal.ts'
import { todayOf } from './today.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { changeSettingsOf, defineSettings, readSettings, settingsOf } from '#server/resources/settings.ts'

/** What invoices and receipts are made with. */
const accountingSettings = defineSettings('accountingSettings', 'accounting_settings', {
  completed: tidiedWays,
  refuse: async (ctx, { booksClosedUntil }) => {
    if (!booksClosedUntil) return
    const today = await todayOf(ctx, ctx.tenantId)
    if (booksClosedUntil > today) refuseErrors({ '/booksClosedUntil': [dayToCome(today)] })
  },
})

/**
 * How a courier is registered for GST/HST, as it is printed on what it is paid by; null while it has not said so. Under the courier's
 * own row-level security, for a caller who was found to read an order that it carries.
 */
export async function taxRegistrationOf(db: Context['db'], courierTenantId: number): Promise<string | null> {
  const { gstHstNumber } = await inTenant(db, { tenantId: courierTenantId }, (courier) =>
    readSettings(accountingSettings, courier, courierTenantId),
  )
  return gstHstNumber && `GST/HST registration ${gstHstNumber}`
}

/** What the request's courier has said of its books. */
export function accountingSettingsOf({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>) {
  return readSettings(accountingSettings, db, tenantId)
}

/** How a courier bills those of whom it has said nothing else. Under the courier's own row-level security. */
export async function usualBillingOf(courier: Context['db'], courierTenantId: number) {
  const { paymentTerms, billingCycle } = await readSettings(accountingSettings, courier, courierTenantId)
  return { paymentTerms, billingCycle }
}

export const accountingSettingsHandlers = defineHandlers({
  getAccountingSettings: settingsOf(accountingSettings),
  updateAccountingSettings: changeSettingsOf(accountingSettings),
})
