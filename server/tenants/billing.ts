import { sql } from 'kysely'
import { recordAct } from '#server/audit.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { publish } from '#server/outbox.ts'

/** Saves what invoices are made out to, which is all that the billing step of onboarding asks for: the step is done. */
export async function saveBilling(ctx: Context, billing: Schema<'TenantUpdate'>): Promise<void> {
  const before = await ctx.db
    .selectFrom('tenants')
    .select(['bill_to_name as billToName', 'bill_to_address as billToAddress'])
    .where('id', '=', ctx.tenantId)
    .executeTakeFirstOrThrow()
  await ctx.db
    .updateTable('tenants')
    .set({
      bill_to_name: billing.billToName.trim(),
      bill_to_address: billing.billToAddress.trim(),
      onboarding_required_types: sql<string[]>`array_remove(onboarding_required_types, 'billing')`,
      updated_at: ctx.now,
    })
    .where('id', '=', ctx.tenantId)
    .execute()
  await recordAct(ctx, {
    action: 'tenant.billing-updated',
    entity: 'tenant',
    entityId: ctx.tenantId,
    before,
    details: billing,
  })
  await publish(ctx, { topic: 'tenant.changed', key: ctx.tenantId })
}
