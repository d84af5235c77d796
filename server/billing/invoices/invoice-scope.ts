import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { todayOf } from '#server/accounting/today.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Context } from '#server/http/context.ts'
import type { InvoiceScope } from './invoice-rows.ts'

/** All invoices of the request's courier. */
export async function ownScope(ctx: Context): Promise<InvoiceScope> {
  const { db, tenantId: courierId } = ctx
  return { db, courierId, customerId: null, today: await todayOf(ctx, courierId) }
}

/** What a vendor keeps of the request's organization. */
export interface VendorScope extends InvoiceScope {
  readonly customerId: number
}

/**
 * Works with what a vendor, or one of before, has billed the request's organization: in the vendor's own row-level security, and of its
 * invoices only with those of this customer.
 * @throws notFound for one that it never was
 */
export async function asCustomerOf<Result>(
  ctx: Context,
  vendorId: number,
  work: (scope: VendorScope) => Promise<Result>,
): Promise<Result> {
  const vendor = await ctx.db
    .selectFrom('vendors')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', vendorId)
    .executeTakeFirst()
  if (!vendor) throw notFound(noSuch('vendor'))
  return inTenant(ctx.db, { tenantId: vendorId }, async (db) => {
    const today = await todayOf({ db, now: ctx.now }, vendorId)
    return work({ db, courierId: vendorId, customerId: ctx.tenantId, today })
  })
}
