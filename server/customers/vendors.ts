import { sql } from 'kysely'
import { defineHandlers } from '#server/http/handler-types.ts'
import { isAmongLinked } from '#server/relationships/links.ts'
import { getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { listTenants, tenantsOf } from '#server/users/list-tenants.ts'
import { connectedAs, lastOrder, openOrders, postalAddress, supportPhone } from './partner-columns.ts'
import { vendorTerms } from './vendor-terms.ts'

const ofVendor = sql`p.receiver_tenant_id = vendors.id and p.is_sender`

/** The couriers that deliver for the request's tenant, with what it says of them. */
export const vendors = defineResource('vendor', 'vendors', {
  also: {
    phone: supportPhone('vendors'),
    address: postalAddress('vendors'),
    connected_as: connectedAs('vendors'),
    open_orders: openOrders('vendors', ofVendor),
    last_order_at: lastOrder('vendors', ofVendor),
    services: sql<number>`(select count(*)::int from services where services.tenant_id = vendors.id
      and services.id in (select orderable_service_ids()))`,
  },
})

export const vendorsHandlers = defineHandlers({
  async getTenantVendors({ query }, { db }) {
    const vendorsOfTenant = tenantsOf(db).where(({ ref }) => isAmongLinked('courier', ref('tenants.id')))
    return { status: 200, body: await listTenants(db, vendorsOfTenant, query) }
  },
  getPaginatedVendors: listOf(vendors),
  getVendor: getOf(vendors),
  updateVendor: updateOf(vendors),
  async getVendorTerms({ path }, ctx) {
    return { status: 200, body: await vendorTerms(ctx, path.vendorId) }
  },
})
