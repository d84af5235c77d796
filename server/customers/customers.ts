import { sql } from 'kysely'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { countedPage } from '#server/db/cursor.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { publish } from '#server/outbox.ts'
import { getOf, listOf } from '#server/resources/handlers.ts'
import { get, list, ofTenant } from '#server/resources/read.ts'
import { defineResource } from '#server/resources/resource.ts'
import { update } from '#server/resources/write.ts'
import { contacts } from '#server/tenants/contacts.ts'
import { importCustomers } from './import-customers.ts'
import { addManagedCustomer, changeManagedCustomer } from './managed-customers.ts'
import { connectedAs, lastOrder, openOrders, postalAddress, supportPhone } from './partner-columns.ts'

const ofCustomer = sql`p.sender_tenant_id = customers.id`

/** Those that the request's tenant delivers or sends for, with what it says of them (0260_customers_vendors_suppliers.sql). */
export const customers = defineResource('customer', 'customers', {
  names: ['billToName'],
  also: {
    merged_into: sql<Schema<'Customer'>['mergedInto']>`(select json_build_object('id', target.id, 'name', target.name,
        'at', merged.merged_at, 'byName', (select first_name || ' ' || last_name from users where users.id = merged.merged_by_user_id))
      from customer_merges merged join customers target on target.tenant_id = merged.tenant_id and target.id = merged.target_tenant_id
      where merged.tenant_id = customers.tenant_id and merged.source_tenant_id = customers.id)`,
    phone: supportPhone('customers'),
    address: postalAddress('customers'),
    connected_as: connectedAs('customers'),
    open_orders: openOrders('customers', ofCustomer),
    last_order_at: lastOrder('customers', ofCustomer),
    services: sql<number>`(select count(*)::int from customer_services open join services on services.id = open.service_id
      where open.tenant_id = customers.tenant_id and open.customer_tenant_id = customers.id and open.is_enabled
        and services.is_enabled and services.archived_at is null and not services.is_template)`,
  },
})

export const customersHandlers = defineHandlers({
  getPaginatedCustomers: listOf(customers),
  getCustomer: getOf(customers),

  async updateCustomer({ path: { customerId }, body }, ctx) {
    const { version: _version, ...details } = body
    const { changed } = await update(customers, ctx, customerId, body, async (change, before) => {
      refuseNumberless({ ...before, ...details })
      return { change, before, details }
    })
    const customer = await changed
    // Its terms are others, and nothing else of what was said: who it is stays the key.
    await publish(ctx, { topic: 'vendor-terms', key: ctx.tenantId, audienceTenantIds: [customerId] })
    return { status: 200, body: customer }
  },

  async createCustomer({ body }, ctx) {
    const id = await addManagedCustomer(ctx, body)
    return { status: 200, body: await get(customers, ctx, id, ofTenant(ctx.tenantId)) }
  },

  async updateCustomerProfile({ path: { customerId }, body }, ctx) {
    await changeManagedCustomer(ctx, customerId, body)
    return { status: 200, body: await get(customers, ctx, customerId, ofTenant(ctx.tenantId)) }
  },

  async importCustomers({ query, body }, ctx) {
    return { status: 200, body: await importCustomers(ctx, { ...query, csv: body }) }
  },

  async getCustomerContacts({ path: { customerId }, query: { pagination } }, ctx) {
    await requireConnected(ctx, customerId)
    const body = await inTenant(ctx.db, { tenantId: customerId }, (db) =>
      list(contacts, { ...ctx, db, tenantId: customerId }, { ...(pagination && { pagination }) }),
    )
    return { status: 200, body }
  },

  async getCustomerPeople({ path: { customerId }, query: { pagination } }, ctx) {
    await requireConnected(ctx, customerId)
    return { status: 200, body: await peopleOf(ctx, customerId, pagination) }
  },
})

/** @throws formError for an exemption that nothing proves */
function refuseNumberless({
  taxExempt,
  taxExemptionNumber,
}: Pick<Schema<'CustomerUpdate'>, 'taxExempt' | 'taxExemptionNumber'>): void {
  if (taxExempt && !taxExemptionNumber?.trim())
    throw formError({ '/taxExemptionNumber': ['Is needed while the customer is exempt'] })
}

/** @throws notFound unless the request's tenant delivers for it now */
export async function requireConnected({ db, tenantId }: Context, customerId: number): Promise<void> {
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', customerId)
    .where('relation', '=', 'customer')
    .where('status', '=', 'connected')
    .executeTakeFirst()
  if (!customer) throw notFound(noSuch('customer'))
}

const sortColumns = { firstName: 'users.first_name', lastName: 'users.last_name' } as const

/** Who belongs to a customer that was found to be connected, under its own row-level security. */
async function peopleOf(
  ctx: Context,
  customerId: number,
  pagination: Schema<'CustomerPersonPagination'> = {},
): Promise<Schema<'CustomerPersonPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'firstName', direction: 'asc' })
  const found = await inTenant(ctx.db, { tenantId: customerId }, (db) =>
    countedPage(
      db,
      db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select(['users.id', 'users.first_name as firstName', 'users.last_name as lastName'])
        .select(['users.email', 'users.phone', 'users.image'])
        .where('memberships.tenant_id', '=', customerId)
        .where('users.archived_at', 'is', null),
      {
        sort: sql.ref<string>(sortColumns[field]),
        id: sql.ref<number>('users.id'),
        direction,
        cursorOf: (row) => ({ value: row[field], id: row.id }),
      },
      request,
    ),
  )
  return pageBody(found, request, (person) => person)
}
