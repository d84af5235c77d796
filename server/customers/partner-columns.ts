import { sql, type RawBuilder } from 'kysely'
import type { PartnerSubject } from '#domain/relationships/links.ts'

type PartnerTable = 'customers' | 'vendors' | 'suppliers' | 'partners'

const own = (table: PartnerTable, column: string) => sql.ref(`${table}.${column}`)

/** Whom one calls about orders. */
export function supportPhone(table: PartnerTable) {
  return sql<
    string | null
  >`(select coalesce(order_support_phone, phone) from tenants where tenants.id = ${own(table, 'id')})`
}

export function postalAddress(table: PartnerTable) {
  return sql<string | null>`(select nullif(address, '') from tenants where tenants.id = ${own(table, 'id')})`
}

/** How many of the orders that fit are neither completed nor cancelled; written as the indexes of 0260 say it. */
export function openOrders(table: PartnerTable, fits: RawBuilder<unknown>) {
  return sql<number>`(select count(*)::int from delivery_order_parties p where p.tenant_id = ${own(table, 'tenant_id')} and ${fits}
    and p.status in ('created', 'assigned', 'pickedUp', 'droppedOff'))`
}

/** When the latest of the orders that fit was to be picked up, unix seconds. */
export function lastOrder(table: PartnerTable, fits: RawBuilder<unknown>) {
  return sql<
    number | null
  >`(select p.available_at from delivery_order_parties p where p.tenant_id = ${own(table, 'tenant_id')}
    and ${fits} order by p.available_at desc limit 1)`
}

/** All that it is by live links: triggers keep a row beside them for each. */
export function connectedAs(table: PartnerTable) {
  const at = sql`known.tenant_id = ${own(table, 'tenant_id')} and known.id = ${own(table, 'id')} and known.status = 'connected'`
  return sql<PartnerSubject[]>`array(select 'customer' from customers known where ${at}
    union all select 'vendor' from vendors known where ${at} union all select 'supplier' from suppliers known where ${at})`
}
