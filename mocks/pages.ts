import { badRequest } from '#domain/text/refusal.ts'
import { foreignCursor } from '#domain/text/refusals.ts'
import type { SortDirection } from '#generated/model/index.ts'
import type { MockCall } from './define-mocks.ts'
import { jsonQueryOf } from './requests.ts'

/** What the `pagination` parameter of any list says. */
interface Pagination<Field extends string> {
  readonly page?: number
  readonly pageSize?: number
  readonly sort?: readonly { readonly field: Field; readonly direction: SortDirection }[]
  readonly after?: string
}

interface ListOf<Row extends object, Field extends string> {
  readonly rows: readonly Row[]
  /** Where its `id` is not one of the row itself. */
  readonly idOf?: (row: Row) => number
  readonly sortBy: Readonly<Record<Field, (row: Row) => string | number | null>>
  /** Otherwise up by the first. */
  readonly usual?: { readonly field: NoInfer<Field>; readonly direction: SortDirection }
}

/** Totals stop counting here, as the contract says. */
const countCap = 1_001
const defaultPageSize = 25

/** The rows in the order that the call asks for; those without a value come last in either direction. */
export function sortRows<Row extends object, Field extends string>(request: Request, list: ListOf<Row, Field>): Row[] {
  const { sort } = jsonQueryOf<Pagination<Field>>(request, 'pagination') ?? {}
  const [first] = Object.keys(list.sortBy) as Field[]
  const { field = first, direction = 'asc' } = sort?.[0] ?? list.usual ?? {}
  const key = field && list.sortBy[field]
  if (key === undefined) throw badRequest(`pagination.sort: "${field}" is no field of this list.`)
  const sign = direction === 'asc' ? 1 : -1
  return list.rows.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)]
    if ((left === null) !== (right === null)) return left === null ? 1 : -1
    const compared = left === null || right === null ? 0 : compare(left, right)
    return sign * (compared || idIn(list, a) - idIn(list, b))
  })
}

/**
 * The page of a list that the call asks for, by page number or by the cursor of the page before.
 * @throws 400 for a cursor that is none
 */
export function pageOf<Row extends object, Field extends string>(
  { settings, request }: Pick<MockCall, 'settings' | 'request'>,
  list: ListOf<Row, Field>,
): {
  data: Row[]
  total: number
  totalIsCapped: boolean
  page: number
  pageSize: number
  next?: string
} {
  const { page = 0, pageSize = defaultPageSize, after } = jsonQueryOf<Pagination<Field>>(request, 'pagination') ?? {}
  const rows = settings.fault === 'empty' ? [] : sortRows(request, list)
  const start = after === undefined ? page * pageSize : startAfter(rows, (row) => idIn(list, row), after)
  const data = rows.slice(start, start + pageSize)
  const last = data.at(-1)
  const isMore = start + pageSize < rows.length
  return {
    data,
    total: Math.min(rows.length, countCap),
    totalIsCapped: rows.length > countCap,
    page,
    pageSize,
    ...(isMore && last !== undefined && { next: `after-${idIn(list, last)}` }),
  }
}

function startAfter<Row>(rows: readonly Row[], rowId: (row: Row) => number, after: string): number {
  const id = Number(/^after-(\d+)$/.exec(after)?.[1])
  const at = rows.findIndex((row) => rowId(row) === id)
  if (at === -1) throw badRequest(foreignCursor)
  return at + 1
}

function idIn<Row extends object>({ idOf }: Pick<ListOf<Row, never>, 'idOf'>, row: Row): number {
  return idOf?.(row) ?? Number(Reflect.get(row, 'id'))
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en-CA')
}
