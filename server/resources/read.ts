import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { countedPage } from '#server/db/cursor.ts'
import { notFound, type ApiError } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import type { Resource, ResourceRow, Shape } from './resource.ts'

/** What any list is asked for, as the contract says it. */
export interface ListQuery {
  pagination?: {
    page?: number
    pageSize?: number
    sort?: { field: string; direction: 'asc' | 'desc' }[]
    after?: string
  }
  displayArchived?: boolean
  search?: string
}

/** Whose rows are meant; row-level security has to let the request's tenant read them. */
export interface Whose {
  /** As a condition on the tenant of a row. */
  isMeant(owner: Expression<number>): Expression<SqlBool>
  /** As a query for the ids of the tenants. */
  readonly tenantIds: RawBuilder<unknown>
}

export function ofTenant(tenantId: number): Whose {
  return {
    isMeant: (owner) => sql<SqlBool>`${owner} = ${tenantId}`,
    tenantIds: sql`select ${tenantId}::bigint`,
  }
}

/** A page of the request tenant's own rows, or of those that `whose` says. */
export async function list<Of extends Shape>(
  resource: Resource<Of>,
  ctx: Context,
  { pagination, displayArchived: archived = false, search = '' }: ListQuery,
  whose: Whose = ofTenant(ctx.tenantId),
): Promise<Of['page']> {
  const { table, columns, sorts } = resource
  const request = pageRequest(pagination)
  const [usual = ''] = Object.keys(sorts)
  const { field, direction } = sortOf(pagination, { field: usual, direction: 'asc' })
  const id = sql.ref<number>(`${table}.id`)
  const sort = sorts[field] ?? id
  const term = search.trim()
  const matching = ctx.db
    .selectFrom(rowsOf(resource))
    .where(whose.isMeant(sql.ref(`${table}.tenant_id`)))
    .where(sql<SqlBool>`${sql.ref(`${table}.archived_at`)} is ${archived ? sql`not null` : sql`null`}`)
    .$if(term !== '', (query) => query.where(resource.matches(term, { archived, tenantIds: whose.tenantIds })))
  const found = await countedPage(
    ctx.db,
    matching.select([...columns, sort.as('sort_key')]).$castTo<ResourceRow & { sort_key: string | number }>(),
    { sort, id, direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
  )
  return pageBody(found, request, (row) => resource.bodyOf(row)) as Of['page']
}

/**
 * A row of those that are meant.
 * @throws notFound
 */
export async function get<Of extends Shape>(
  resource: Resource<Of>,
  ctx: Context,
  id: number,
  whose: Pick<Whose, 'isMeant'>,
): Promise<Of['answer']> {
  const row = await rowById(resource, ctx, id, whose).executeTakeFirst()
  if (!row) throw noSuch(resource)
  return resource.bodyOf(row)
}

/** A row that is about to be changed, and where it is used. */
export type LockedRow = ResourceRow & { used_where: string | null }

/**
 * A row of the request's tenant that nobody else changes until this request is through.
 * @throws notFound
 */
export async function lockedRow<Of extends Shape>(
  resource: Resource<Of>,
  ctx: Context,
  id: number,
): Promise<LockedRow> {
  const row = await rowById(resource, ctx, id, ofTenant(ctx.tenantId))
    .select(resource.usedWhere.as('used_where'))
    .forNoKeyUpdate()
    .$castTo<LockedRow>()
    .executeTakeFirst()
  if (!row) throw noSuch(resource)
  return row
}

export function noSuch<Of extends Shape>({ noun }: Resource<Of>, id?: number): ApiError {
  return notFound(id === undefined ? `No such ${noun}.` : `No such ${noun}: ${id}.`)
}

function rowById<Of extends Shape>(resource: Resource<Of>, ctx: Context, id: number, whose: Pick<Whose, 'isMeant'>) {
  return ctx.db
    .selectFrom(rowsOf(resource))
    .select(resource.columns)
    .where(sql.ref(`${resource.table}.id`), '=', id)
    .where(whose.isMeant(sql.ref(`${resource.table}.tenant_id`)))
    .$castTo<ResourceRow>()
}

/** Under the table's own name, by which expressions refer to it. */
function rowsOf<Of extends Shape>({ table }: Resource<Of>) {
  return sql<ResourceRow>`${sql.table(table)}`.as(table)
}
