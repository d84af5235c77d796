import { sql } from 'kysely'
import { countCap } from '#server/db/cursor.ts'
import { isAmongOrderedFor } from '#server/relationships/links.ts'
import type { ListScope } from '#server/resources/read.ts'

/** The locations that a tenant can order between: its own and those of its customers, a courier's or a supplier's. Each book is walked by itself. */
export function ownAndCustomers(tenantId: number): ListScope {
  return {
    isMeant: (owner) => sql<boolean>`(${owner} = ${tenantId} or ${isAmongOrderedFor(owner)})`,
    merged: {
      first({ field, direction, after, rows }) {
        const start = sql`${after && String(after.value)}::text, ${after?.id ?? null}::bigint`
        return sql`select locations_of_books(${field}, ${direction === 'desc'}, ${start}, ${rows}::integer)`
      },
      matching: (term) => sql`select search_books(${term})`,
      total: sql`count_locations_of_books(${sql.lit(countCap)})`,
    },
  }
}
