import { sql, type AliasedRawBuilder, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { noSuch as noSuchText } from '#domain/text/refusals.ts'
import { countedPage, type Cursor } from '#server/db/cursor.ts'
import { notFound, type Refusal } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { conditionsOf, type ListFilter } from './filter.ts'
import type { Resource, ResourceRow, Shape } from './resource.ts'

/** What any list is asked for, as the contract says it. */
export interface ListQuery {
  pagination?: {
    page?: number
    pageSize?: number
    sort?: { field: string; direction: 'asc' | 'desc' }[]
    after?: string
    filter?: ListFilter
  }
  displayArchived?: boolean
  search?: string
}

/** Whose rows are meant; row-level security has to let the request's tenant read them. */
export type ListScope = RowScope & (OfTenants | Merged)

export interface RowScope {
  /** As a condition on the tenant of a row. */
  isMeant(owner: Expression<number>): Expression<SqlBool>
}

interface OfTenants {
  /** As a query for the ids of the tenants. */
  readonly tenantIds: RawBuilder<unknown>
}

/** Rows of many tenants, of which each has an index of its own: how they are found without going through all of them. */
interface Merged {
  readonly merged: {
    /** Ids of the first rows, without the archived, in the order of a list. */
    first(order: MergedOrder): RawBuilder<number>
    /** Ids of those that hold every word. */
    matching(term: string): RawBuilder<number>
    /** How many there are in all, up to `countCap`. */
    readonly total: RawBuilder<number>
  }
}

export interface MergedOrder {
  /** By the contract's name. */
  readonly field: string
  readonly direction: 'asc' | 'desc'
  /** Where the page before ended. */
  readonly after: Cursor | null
  readonly rows: number
}

export function ofTenant(tenantId: number): RowScope & OfTenants {
  return {
    isMeant: (owner) => sql<SqlBool>`${owner} = ${tenantId}`,
    tenantIds: sql`select ${tenantId}::bigint`,
  }
}

/** A page of the request tenant's own rows, or of those that `whose` says. */
export async function list<Of extends Shape>(
  resource: Resource<Of>,
  ctx: Pick<Context, 'db' | 'tenantId'>,
  { pagination, displayArchived: archived = false, search = '' }: ListQuery,
  whose: ListScope = ofTenant(ctx.tenantId),
): Promise<Of['page']> {
  const { table, columns, sorts } = resource
  const request = pageRequest(pagination)
  const [usual = ''] = Object.keys(sorts)
  const { field, direction } = sortOf(pagination, { field: usual, direction: 'asc' })
  const id = sql.ref<number>(`${table}.id`)
  const sort = sorts[field] ?? id
  const term = search.trim()
  const filtered = conditionsOf(resource, pagination?.filter)
  const matching = ctx.db
    .selectFrom(rowsOf(resource))
    .where(whose.isMeant(sql.ref(`${table}.tenant_id`)))
    .where(sql<SqlBool>`${sql.ref(`${table}.archived_at`)} is ${archived ? sql`not null` : sql`null`}`)
    .$if(term !== '', (query) => query.where(holdsTerm(resource, term, archived, whose)))
    .$if(filtered.length > 0, (query) => query.where(({ and }) => and(filtered)))
  const merged = term === '' && 'merged' in whose ? whose.merged : null
  const { after, page, pageSize } = request
  // Beside a cursor the page is only counted (countedPage skips nothing either).
  const skipped = after === null ? page * pageSize : 0
  const first = merged?.first({ field, direction, after, rows: skipped + pageSize + 1 })
  const found = await countedPage(
    ctx.db,
    // An array is looked up in the primary key, where a query might be joined with the whole table.
    (first ? matching.where(sql<SqlBool>`${id} = any (array(${first}))`) : matching)
      .select([...columns, sort.as('sort_key')])
      .$castTo<ResourceRow & { sort_key: string | number }>(),
    { sort, id, direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
    { total: merged?.total },
  )
  return pageBody(found, request, (row) => resource.bodyOf(row)) as Of['page']
}

function holdsTerm<Of extends Shape>(resource: Resource<Of>, term: string, archived: boolean, whose: ListScope) {
  if ('tenantIds' in whose) return resource.matches(term, { archived, tenantIds: whose.tenantIds })
  return sql<SqlBool>`${sql.ref(`${resource.table}.id`)} in (${whose.merged.matching(term)})`
}

/**
 * A row of those that are meant.
 * @throws notFound
 */
export async function get<Of extends Shape>(
  resource: Resource<Of>,
  ctx: Context,
  id: number,
  whose: RowScope,
): Promise<Of['answer']> {
  const row = await rowById(resource, ctx, id, whose).executeTakeFirst()
  if (!row) throw noSuch(resource)
  return resource.bodyOf(row)
}

/**
 * A row of the request's tenant, or of those that `whose` says, that nobody else changes until this request is through.
 * @param also what else is asked in the same statement
 * @throws notFound
 */
export async function lockedRow<Of extends Shape, Name extends string = never, Value = never>(
  resource: Resource<Of>,
  ctx: Context,
  id: number,
  { also, whose = ofTenant(ctx.tenantId) }: { also?: AliasedRawBuilder<Value, Name>; whose?: RowScope } = {},
): Promise<ResourceRow & Record<Name, Value>> {
  const row = await rowById(resource, ctx, id, whose)
    .select(also === undefined ? [] : [also])
    .forNoKeyUpdate()
    .$castTo<ResourceRow & Record<Name, Value>>()
    .executeTakeFirst()
  if (!row) throw noSuch(resource)
  return row
}

export function noSuch<Of extends Shape>({ noun }: Resource<Of>, id?: number): Refusal {
  return notFound(noSuchText(noun, id))
}

function rowById<Of extends Shape>(resource: Resource<Of>, ctx: Context, id: number, whose: RowScope) {
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
