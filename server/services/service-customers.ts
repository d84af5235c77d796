import { sql } from 'kysely'
import { noSuch } from '#domain/text/refusals.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { isAmongLinked, isLinkedAs } from '#server/relationships/links.ts'
import { lockService, recordServiceAct } from './own-services.ts'

/** As many are told of at once; who is open to more is open to all. */
const most = 1_000

/** Who may order a service beside its courier (docs/rules/services-and-revisions.md, "Drafts, publishing, enabling"). */
export const serviceCustomersHandlers = defineHandlers({
  async getServiceCustomers({ path }, ctx) {
    return { status: 200, body: await customersOf(ctx, path.serviceId) }
  },

  async assignServiceCustomers({ path: { serviceId }, body }, ctx) {
    await lockService(ctx, serviceId)
    const { openToAll, tenantIds = [] } = body
    const chosen = ctx.db
      .selectFrom('tenants')
      .select('id')
      .where(({ ref }) => isAmongLinked('customer', ref('id')))
      .where('archived_at', 'is', null)
      .$if(!openToAll, (tenants) => tenants.where('id', '=', sql<number>`any(${tenantIds}::bigint[])`))
    const ids = new Set((await chosen.execute()).map(({ id }) => id))
    const unknown = openToAll ? [] : tenantIds.flatMap((id, index) => (ids.has(id) ? [] : [index]))
    if (unknown.length > 0)
      throw formError(
        Object.fromEntries(unknown.map((index) => [`/tenantIds/${index}`, ['Choose one of your customers']])),
      )
    await ctx.db
      .updateTable('services')
      .set({ open_to_all: openToAll, updated_at: ctx.now })
      .where('id', '=', serviceId)
      .execute()
    await ctx.db
      .updateTable('customer_services')
      .set({ is_enabled: false })
      .where('service_id', '=', serviceId)
      .where('is_enabled', '=', true)
      .where('customer_tenant_id', '<>', sql<number>`all(${[...ids]}::bigint[])`)
      // What is open to partners is said on the page of each.
      .where(({ not, ref }) => not(isAmongLinked('broker', ref('customer_tenant_id'))))
      .execute()
    await open(ctx, serviceId, [...ids])
    await recordServiceAct(ctx, 'service.customers', serviceId, body)
    return { status: 200, body: await customersOf(ctx, serviceId) }
  },

  async enableCustomerService({ path: { customerId, serviceId } }, ctx) {
    await lockService(ctx, serviceId)
    await requireCustomer(ctx, customerId)
    await open(ctx, serviceId, [customerId])
    await recordServiceAct(ctx, 'service.customer-enabled', serviceId, { customerId })
    return { status: 200, body: { done: true } }
  },

  async disableCustomerService({ path: { customerId, serviceId } }, ctx) {
    await lockService(ctx, serviceId)
    await requireCustomer(ctx, customerId)
    await ctx.db
      .updateTable('customer_services')
      .set({ is_enabled: false })
      .where('service_id', '=', serviceId)
      .where('customer_tenant_id', '=', customerId)
      .execute()
    await recordServiceAct(ctx, 'service.customer-disabled', serviceId, { customerId })
    return { status: 200, body: { done: true } }
  },
})

/** @throws notFound when the service is not one's own */
async function customersOf({ db, tenantId }: Context, serviceId: number): Promise<Schema<'ServiceCustomers'>> {
  const service = await db
    .selectFrom('services')
    .select('open_to_all')
    .where('id', '=', serviceId)
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!service) throw notFound(noSuch('service'))
  const data = await db
    .selectFrom('customer_services')
    .innerJoin('tenants', 'tenants.id', 'customer_services.customer_tenant_id')
    .select(['tenants.id', 'tenants.name'])
    .where('customer_services.service_id', '=', serviceId)
    .where('customer_services.is_enabled', '=', true)
    .where('tenants.archived_at', 'is', null)
    .where(({ ref }) => isAmongLinked('customer', ref('tenants.id')))
    .orderBy('tenants.name')
    .orderBy('tenants.id')
    .limit(most)
    .execute()
  return { openToAll: service.open_to_all, data }
}

async function open({ db, tenantId }: Context, serviceId: number, customerIds: readonly number[]): Promise<void> {
  if (customerIds.length === 0) return
  await db
    .insertInto('customer_services')
    .columns(['tenant_id', 'customer_tenant_id', 'service_id'])
    .expression(sql`select ${tenantId}::bigint, id, ${serviceId}::bigint from unnest(${customerIds}::bigint[]) as id`)
    .onConflict((conflict) => conflict.columns(['customer_tenant_id', 'service_id']).doUpdateSet({ is_enabled: true }))
    .execute()
}

/** Broker partners are customers in this. @throws notFound */
async function requireCustomer({ db }: Context, customerId: number): Promise<void> {
  const id = sql.val(customerId)
  const { rows } = await sql<{
    found: boolean
  }>`select ${isLinkedAs('customer', id)} or ${isLinkedAs('broker', id)} as found`.execute(db)
  if (rows[0]?.found !== true) throw notFound(noSuch('customer'))
}
