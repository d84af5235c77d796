import { sql } from 'kysely'
import { defineHandlers } from '#server/http/handler-types.ts'
import { getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { listTenants, tenantsOf } from '#server/users/list-tenants.ts'
import { connectedAs, postalAddress, supportPhone } from './partner-columns.ts'

const itsOrders = sql`delivery_orders o where o.sender_tenant_id = suppliers.tenant_id
  and o.scheduled_by_tenant_id = suppliers.id and o.supplier_tenant_name is not null`

/** Those that send to the request's tenant. Whether one places orders stands on the link as well: a trigger keeps both the same. */
export const suppliers = defineResource('supplier', 'suppliers', {
  also: {
    phone: supportPhone('suppliers'),
    address: postalAddress('suppliers'),
    connected_as: connectedAs('suppliers'),
    open_orders: sql<number>`(select count(*)::int from ${itsOrders} and o.status not in ('completed', 'cancelled'))`,
    last_order_at: sql<number | null>`(select max(o.available_at) from ${itsOrders})`,
  },
})

export const suppliersHandlers = defineHandlers({
  async getTenantSuppliers({ query }, { db, tenantId }) {
    const suppliersOfTenant = tenantsOf(db).where('tenants.id', 'in', (row) =>
      row
        .selectFrom('suppliers')
        .select('suppliers.id')
        .where('suppliers.tenant_id', '=', tenantId)
        .where('suppliers.status', '=', 'connected'),
    )
    return { status: 200, body: await listTenants(db, suppliersOfTenant, query) }
  },
  getPaginatedSuppliers: listOf(suppliers),
  getSupplier: getOf(suppliers),
  updateSupplier: updateOf(suppliers),
})
