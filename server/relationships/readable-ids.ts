import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { isLinkedAs, isOrderedFor } from './links.ts'

/**
 * The rows that a body names by their ids, which the request's tenant has to be able to read (docs/rules/roles-and-permissions.md, "Naming is
 * reading"). An order, a template or a rule shows what it names, so that naming without this question would be a way to read.
 */
const tables = { location: 'locations', tenant: 'tenants', service: 'services' } as const
export type NamedKind = keyof typeof tables

/**
 * A condition that holds for locations which the tenant may read, and so name: those of its own address book, those of tenants that it orders
 * for, and those of a courier that stand on an own order already. Archived locations are read as well.
 * @param table the name that the query gives to the locations
 */
export function isReadableLocation(table = 'locations'): RawBuilder<boolean> {
  const id = sql.ref<number>(`${table}.id`)
  const owner = sql.ref<number>(`${table}.tenant_id`)
  const onOwnOrder = (end: 'pickup' | 'dropoff') => sql`exists (select from delivery_orders
    where ${sql.ref(`${end}_location_id`)} = ${id} and sender_tenant_id = (select current_tenant_id()))`
  return sql<boolean>`(${owner} = (select current_tenant_id()) or ${isOrderedFor(owner)}
    or (${isLinkedAs('courier', owner)} and (${onOwnOrder('pickup')} or ${onOwnOrder('dropoff')})))`
}

/** Organizations and services are read as far as row-level security leaves them; of a courier's locations it leaves too many. */
const isReadable: Readonly<Record<NamedKind, RawBuilder<boolean>>> = {
  location: isReadableLocation('named'),
  tenant: sql<boolean>`true`,
  service: sql<boolean>`true`,
}

/** Answers which of these ids the request's tenant may read: an id of nobody and one of somebody else's are both left out. */
export async function readableIds(
  db: Kysely<Database>,
  kind: NamedKind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`select named.id from ${sql.table(tables[kind])} as named
    where named.id = any (${ids}::bigint[]) and ${isReadable[kind]}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Reads the name of what a row names, as a column of a list; null where that may not be read. */
export function readableName(kind: NamedKind, id: RawBuilder<number>): RawBuilder<string | null> {
  return sql<string | null>`(select named.name from ${sql.table(tables[kind])} as named
    where named.id = ${id} and ${isReadable[kind]})`
}
