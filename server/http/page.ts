import { badRequest } from '#domain/text/refusal.ts'
import { deepestOffset, decodeCursor, type CappedTotal, type CountedPage, type PageRequest } from '#server/db/cursor.ts'

/** What the `pagination` parameter of any list says; each list adds its own sort fields and filter. */
interface Pagination<Field extends string = string> {
  page?: number
  pageSize?: number
  sort?: { field: Field; direction: 'asc' | 'desc' }[]
  after?: string
}

/**
 * The page that a list's `pagination` parameter asks for.
 * @throws badRequest when `after` is no cursor, or the page number reaches deeper than an offset may
 */
export function pageRequest(pagination: Pagination = {}): Required<PageRequest> {
  const { page = 0, pageSize = 25, after } = pagination
  if (after !== undefined) {
    const cursor = decodeCursor(after)
    if (!cursor) throw badRequest('pagination.after is not a cursor that a list answered in `next`.')
    return { page, pageSize, after: cursor }
  }
  if (page * pageSize > deepestOffset)
    throw badRequest(`pagination.page reaches only to row ${deepestOffset}; go on with \`after\`.`)
  return { page, pageSize, after: null }
}

/** The first sort that is asked for, or the list's own. */
export function sortOf<Field extends string>(
  pagination: Pagination<Field> | undefined,
  usual: { field: Field; direction: 'asc' | 'desc' },
): { field: Field; direction: 'asc' | 'desc' } {
  return pagination?.sort?.[0] ?? usual
}

/** The answer of a list as the contract shapes it. */
export function pageBody<Row, Item>(found: CountedPage<Row>, request: PageRequest, toItem: (row: Row) => Item) {
  return pageOf(request, found.rows.map(toItem), found)
}

/** As {@link pageBody}, for items that are made of more than their row. */
export function pageOf<Item>(
  { page, pageSize }: PageRequest,
  data: Item[],
  found: CappedTotal & { next: string | null },
) {
  const { total, totalIsCapped, next } = found
  return { data, total, totalIsCapped, page, pageSize, ...(next !== null && { next }) }
}
