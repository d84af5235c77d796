import { inTenant } from '#server/db/in-tenant.ts'
import type { Context } from '#server/http/context.ts'

/**
 * To whom a courier bills what it delivers for a customer, as far as it has said so
 * (docs/rules/ownership-and-merge.md, "Billing profile"). Under the courier's own row-level security, for a caller who was found to
 * read an order that it carries.
 */
export async function billToOf(db: Context['db'], courierTenantId: number, customerTenantId: number) {
  const profile = await inTenant(db, { tenantId: courierTenantId }, (courier) =>
    courier
      .selectFrom('customers')
      .select(['bill_to_name as billToName', 'bill_to_address as billToAddress'])
      .where('tenant_id', '=', courierTenantId)
      .where('id', '=', customerTenantId)
      .executeTakeFirst(),
  )
  return { billToName: profile?.billToName ?? null, billToAddress: profile?.billToAddress ?? null }
}
