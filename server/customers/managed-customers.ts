import type { Kysely } from 'kysely'
import { couriersAlone } from '#domain/relationships/customer-import.ts'
import { notManaged } from '#domain/relationships/onboarding.ts'
import { refuseAddressesInNames } from '#domain/text/names.ts'
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

/** What the courier says of a customer that it makes. */
type Books = Partial<
  Pick<NewRow<'customers'>, 'account_number' | 'invoice_email' | 'payment_terms' | 'po_number_required'>
>

/**
 * Makes an organization without people that the request's tenant delivers for. In a system transaction.
 * @returns its id
 */
export async function makeManagedCustomer(
  db: Kysely<Database>,
  ctx: Pick<Context, 'tenantId' | 'now'>,
  customer: Pick<NewTenant, 'name' | 'address' | 'phone' | 'time_zone'>,
  books: Books,
): Promise<number> {
  const bills = { bill_to_name: customer.name, bill_to_address: customer.address }
  const id = await makeTenant(db, { ...customer, ...bills, kind: 'Customer', features: ['Customer'] }, ctx.now)
  await connectTenants(db, { kind: 'courier-customer', tenantId: ctx.tenantId, partnerTenantId: id, now: ctx.now })
  await keepBooks(db, ctx, id, books)
  return id
}

/** Of a customer that this request makes: nobody has read anything else of it. In a system transaction. */
export async function keepBooks(
  db: Kysely<Database>,
  { tenantId }: Pick<Context, 'tenantId'>,
  customerId: number,
  books: Books,
): Promise<void> {
  await db.updateTable('customers').set(books).where('tenant_id', '=', tenantId).where('id', '=', customerId).execute()
}

/** @throws forbidden for anybody but a courier */
export async function addManagedCustomer(ctx: Context, input: Schema<'NewCustomer'>): Promise<number> {
  const courier = await ctx.db
    .selectFrom('tenants')
    .select(['kind', 'time_zone'])
    .where('id', '=', ctx.tenantId)
    .executeTakeFirstOrThrow()
  if (courier.kind !== 'Courier') throw forbidden(couriersAlone)
  refuseAddressesInNames(input, ['name'])
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
  await inNameOf(ctx, customerId, (its) => changeTenant(its, change))
}

/**
 * Holds customers of a courier until the request is through: nobody merges one of them, gives it a person or places an order for it
 * meanwhile. What is asked of them afterwards is how they stand. In a system transaction.
 */
export async function holdCustomers(db: Kysely<Database>, courierId: number, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('tenants')
    .innerJoin('customers', 'customers.id', 'tenants.id')
    .select('tenants.id')
    .where('customers.tenant_id', '=', courierId)
    .where('tenants.id', 'in', ids)
    .orderBy('tenants.id')
    .forUpdate('tenants')
    .execute()
}

/**
 * Acts in the name of a customer that the request's tenant manages, by the person of the request: under the row-level security, and in
 * the audit, of the customer. Nobody takes it over or merges it until the request is through.
 * @param look finds the row that is meant: what is not there is missing, no matter who keeps it
 * @throws notFound for one that the courier does not deliver for now; formError `not_managed`
 */
export async function inNameOf<Result>(
  ctx: Context,
  customerId: number,
  act: (its: Context) => Promise<Result>,
  look: (its: Context) => Promise<unknown> = () => Promise.resolve(),
): Promise<Result> {
  await asSystem(ctx.db, (db) => holdCustomers(db, ctx.tenantId, [customerId]))
  // Asked once it is held: what it became meanwhile counts.
  const customer = await ctx.db
    .selectFrom('customers')
    .select('is_managed as isManaged')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', customerId)
    .where('relation', '=', 'customer')
    .where('status', '=', 'connected')
    .executeTakeFirst()
  if (!customer) throw notFound(noSuch('customer'))
  return inTenant(ctx.db, { tenantId: customerId }, async (db) => {
    const its = { ...ctx, db, tenantId: customerId }
    await look(its)
    if (!customer.isManaged) throw notManaged()
    return act(its)
  })
}
