import { sql } from 'kysely'
import { overlappingTax, taxFaults, type TaxSetting } from '#domain/pricing/tax-setting.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { createOf, deleteOf, getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { mostOfOne, selectServiceUses, selectUsesInRevisions, usesIn } from '#server/resources/uses.ts'

/** Whether a revision charges the tax. */
const isCharged = sql`revision.pricing -> 'tax' -> 'rows' @> jsonb_build_array(jsonb_build_object('id', tax_settings.id))`

/** The taxes of an organisation by province and time. */
const taxSettings = defineResource('taxSetting', 'tax_settings', {
  also: {
    used_by: selectServiceUses(sql.ref('tax_settings.tenant_id'), isCharged, mostOfOne),
  },
  check: async (ctx, _given, { after, before }) => {
    const faults = Object.entries(taxFaults(after)).map(([field, fault]) => [`/${field}`, [fault]])
    if (faults.length > 0) throw formError(Object.fromEntries(faults))
    const other = overlappingTax(after, await othersThan(ctx, before?.id ?? 0))
    if (!other) return
    const time = other.effectiveUntil ? `until ${other.effectiveUntil}` : 'on'
    throw formError({ '/effectiveFrom': [`Overlaps ${other.name}, in force from ${other.effectiveFrom} ${time}`] })
  },
  uses: [selectUsesInRevisions({ how: 'a tax of', keeps: true }, 'tax-settings', isCharged)],
})

/** Nobody adds another one until this request is through. */
async function othersThan({ db, tenantId }: Context, id: number): Promise<TaxSetting[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tax_settings', ${tenantId}))`.execute(db)
  const rows = await db
    .selectFrom('tax_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '<>', id)
    .execute()
  return rows.map(({ effective_from: effectiveFrom, effective_until: effectiveUntil, ...row }) => ({
    ...row,
    effectiveFrom,
    effectiveUntil,
  }))
}

export const taxSettingsHandlers = defineHandlers({
  getTenantTaxSettings: listOf(taxSettings),
  getTaxSetting: getOf(taxSettings),
  createTaxSetting: createOf(taxSettings),
  updateTaxSetting: updateOf(taxSettings),
  deleteTaxSetting: deleteOf(taxSettings),
  getTaxSettingUses: usesIn(taxSettings),
})
