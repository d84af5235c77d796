import { sql, type SelectQueryBuilder } from 'kysely'
import { countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'

type RunPagination = Parameters<typeof pageRequest>[0] & Parameters<typeof sortOf<'createdAt'>>[0]

/**
 * A page of runs in the order in which they were wanted, the newest first unless asked otherwise.
 * @param runs those of the request's organization, called `run`
 * @throws badRequest as {@link pageRequest} does
 */
export async function runPage<Tables, Table extends keyof Tables, Row extends { readonly id: number }, Item>(
  { db }: Pick<Context, 'db'>,
  runs: SelectQueryBuilder<Tables, Table, Row>,
  pagination: RunPagination,
  shown: (row: Row) => Item,
) {
  const request = pageRequest(pagination)
  const { direction } = sortOf(pagination, { field: 'createdAt', direction: 'desc' })
  const id = sql.ref<number>('run.id')
  const order = { sort: id, id, direction, cursorOf: (row: Row) => ({ value: row.id, id: row.id }) }
  return pageBody(await countedPage(db, runs, order, request), request, shown)
}
