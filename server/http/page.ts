import { decodeCursor, DEEPEST_OFFSET, type PageRequest } from '#server/db/cursor.ts'
import { malformed } from '#server/errors.ts'

/** The `pagination` parameter as every list has it. */
interface Pagination {
  page?: number
  pageSize?: number
  after?: string
}

const PAGE_SIZE = 25

/**
 * What the contract's `pagination` asks for.
 *
 * @throws malformed for a cursor that is none, and for a page so deep that only a cursor reaches it
 */
export function readPage(pagination: Pagination | undefined): PageRequest {
  const page = pagination?.page ?? 0
  const pageSize = pagination?.pageSize ?? PAGE_SIZE
  if (pagination?.after === undefined) {
    if (page * pageSize > DEEPEST_OFFSET) {
      throw malformed(
        `Query parameter "pagination" at /page: pages beyond row ${DEEPEST_OFFSET} are reached by "after".`,
      )
    }
    return { page, pageSize }
  }
  const after = decodeCursor(pagination.after)
  if (!after) throw malformed('Query parameter "pagination" at /after: this is no cursor.')
  return { page, pageSize, after }
}

export interface Page<Item> {
  data: Item[]
  total: number
  totalIsCapped: boolean
  page: number
  pageSize: number
  next?: string
}

/** A page in the form of the contract. */
export function pageOf<Item>(
  request: PageRequest,
  data: Item[],
  next: string | null,
  count: { total: number; totalIsCapped: boolean },
): Page<Item> {
  const { page, pageSize } = request
  return { data, ...count, page, pageSize, ...(next !== null && { next }) }
}
