import { sql, type Kysely } from 'kysely'
import { couriersAlone } from '#domain/relationships/customer-import.ts'
import { notManaged } from '#domain/relationships/onboarding.ts'
import { forbidden, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Database, NewRow } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { connectTenants } from '#server/relationships/connect.ts'
import { makeTenant, type NewTenant } from '#server/relationships/make-tenant.ts'
import { changeTenant } from '#server/tenants/change-tenant.ts'

/**
 * Makes an organization without people that the request's tenant delivers for. In a system transaction.
 * @param books what the courier says of it
 * @returns its id
 */
export async function makeManagedCustomer(
  db: Kysely<Database>,
  { tenantId, now }: Pick<Context, 'tenantId' | 'now'>,
  customer: Pick<NewTenant, 'name' | 'address' | 'phone' | 'time_zone'>,
  books: Partial<
    Pick<NewRow<'customers'>, 'account_number' | 'invoice_email' | 'payment_terms' | 'po_number_required'>
  >,
): Promise<number> {
  const bills = { bill_to_name: customer.name, bill_to_address: customer.address }
  const id = await makeTenant(db, { ...customer, ...bills, kind: 'Customer', features: ['Customer'] }, now)
  await connectTenants(db, { kind: 'courier-customer', tenantId, partnerTenantId: id, now })
  await db.updateTable('customers').set(books).where('tenant_id', '=', tenantId).where('id', '=', id).execute()
  return id
}

/** @throws forbidden for anybody but a courier */
export async function addManagedCustomer(ctx: Context, input: Schema<'NewCustomer'>): Promise<number> {
  const courier = await ctx.db
    .selectFrom('tenants')
    .select(['kind', 'time_zone'])
    .where('id', '=', ctx.tenantId)
    .executeTakeFirstOrThrow()
  if (courier.kind !== 'Courier') throw forbidden(couriersAlone)
  const { name, address, phone = null, accountNumber, invoiceEmail } = input
  const id = await asSystem(ctx.db, (db) =>
    makeManagedCustomer(
      db,
      ctx,
      { name: name.trim(), address: address.trim(), phone, time_zone: courier.time_zone },
      { account_number: accountNumber?.trim() || null, invoice_email: invoiceEmail?.trim() || null },
    ),
  )
  await recordAct(ctx, { action: 'customer.created', entity: 'customer', entityId: id, details: input })
  return id
}

/** @throws notFound; formError `not_managed`, or as the change of an organization is refused */
export async function changeManagedCustomer(
  ctx: Context,
  customerId: number,
  change: Schema<'CustomerProfile'>,
): Promise<void> {
  const customer = await ctx.db
    .selectFrom('customers')
    .select(sql<boolean>`is_managed(customers.id)`.as('isManaged'))
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', customerId)
    .where('relation', '=', 'customer')
    .where('status', '=', 'connected')
    .executeTakeFirst()
  if (!customer) throw notFound(noSuch('customer'))
  if (!customer.isManaged) throw notManaged()
  await inTenant(ctx.db, { tenantId: customerId }, (db) => changeTenant({ ...ctx, db, tenantId: customerId }, change))
}
