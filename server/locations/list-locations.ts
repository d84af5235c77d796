import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { countedPage } from '#server/db/cursor.ts'
import { notFound } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { isCustomer } from '#server/relationships/links.ts'
import { locationColumns, toLocation } from './location-row.ts'

type SortField = NonNullable<Schema<'LocationPagination'>['sort']>[number]['field']

const sortKeys: Record<SortField, RawBuilder<string | number>> = {
  name: sql<string>`lower(locations.name)`,
  city: sql<string>`lower(locations.city)`,
  updatedAt: sql<number>`locations.updated_at`,
}

/**
 * A page of an address book: the tenant's own, or that of a customer it delivers for.
 * @throws notFound when `ownerTenantId` is neither
 */
export async function listLocations(
  ctx: Context,
  asked: {
    ownerTenantId: number
    pagination?: Schema<'LocationPagination'>
    displayArchived?: boolean
    search?: string
  },
) {
  const mayRead = asked.ownerTenantId === ctx.tenantId || (await isCustomer(ctx.db, asked.ownerTenantId))
  if (!mayRead) throw notFound('No such customer.')
  const archived = asked.displayArchived ?? false
  const term = asked.search?.trim() ?? ''
  const request = pageRequest(asked.pagination)
  const { field, direction } = sortOf(asked.pagination, { field: 'name', direction: 'asc' })
  const matching = ctx.db
    .selectFrom('locations')
    .where('locations.tenant_id', '=', asked.ownerTenantId)
    .where('locations.archived_at', archived ? 'is not' : 'is', null)
    .$if(term !== '', (query) =>
      query.where(
        sql<SqlBool>`locations.id in (select search_locations(${term}, ${asked.ownerTenantId}, ${archived}))`,
      ),
    )
  const sort = sortKeys[field]
  const found = await countedPage(
    ctx.db,
    matching.select(locationColumns).select(sort.as('sort_key')),
    {
      sort,
      id: sql.ref<number>('locations.id'),
      direction,
      cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
    },
    request,
  )
  return pageBody(found, request, toLocation)
}
