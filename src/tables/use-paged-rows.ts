import { useMemo, useState } from 'react'
import {
  hashKey,
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query'

export const pageSize = 50

/** The server counts pages from the start only to row 1,000; deeper ones are reached by the cursor of the page before. */
const deepestCounted = 1_000 / pageSize

/** The nearest page that an address may name, so that a reload opens it. */
export function addressablePage(page: number): number {
  return Math.min(page, deepestCounted)
}

/** The last page of so many rows that can be counted to. */
export function lastCountedPage(total: number): number {
  return Math.min(Math.max(0, Math.ceil(total / pageSize) - 1), deepestCounted - 1)
}

/** Pages kept at a time: what is far above the window is asked for again when one scrolls back to it. */
const keptPages = 12

/** A page of a list as every paginated call of the contract answers it. */
export interface Page<Row> {
  readonly data: readonly Row[]
  readonly total: number
  readonly totalIsCapped: boolean
  readonly page: number
  readonly next?: string
}

/** `after` is the cursor of the page before; without it the page is counted from the start. */
export interface PageRequest {
  readonly page: number
  readonly pageSize: number
  readonly after?: string
}

interface PagedRowsOptions<Row> {
  readonly queryKey: QueryKey
  readonly fetchPage: (request: PageRequest, signal: AbortSignal) => Promise<Page<Row>>
  /** The page that the address names; the list begins there and loads upwards as well. */
  readonly startPage: number
  /** Milliseconds. */
  readonly refetchInterval?: number
}

export interface PagedRows<Row> {
  /** Rows before `firstIndex` have not been loaded. */
  readonly firstIndex: number
  readonly rows: readonly Row[]
  readonly total: number | undefined
  readonly totalIsCapped: boolean
  readonly isPending: boolean
  /** The rows of another filter are still shown. */
  readonly isStale: boolean
  readonly error: unknown
  readonly retry: () => void
  readonly hasMore: boolean
  readonly loadMore: () => void
  readonly loadBefore: () => void
  /** Loads this page in the place of those that are loaded, as if the list had been opened there. */
  readonly jump: (page: number) => Promise<void>
  readonly loadFailed: boolean
}

/** The rows of a server-paged list, page by page in both directions. */
export function usePagedRows<Row>(options: PagedRowsOptions<Row>): PagedRows<Row> {
  const { queryKey, fetchPage, startPage, refetchInterval } = options
  // How each page was reached: one that was let go of far down is reached in no other way.
  const [cursors] = useState(() => new Map<string, string>())
  const nameOf = (page: number) => `${page} of ${hashKey(queryKey)}`
  const client = useQueryClient()
  const pagesKey = [...queryKey, 'pages']
  const query = useInfiniteQuery({
    queryKey: pagesKey,
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchPage(pageParam, signal)
      if (page.next !== undefined) cursors.set(nameOf(page.page + 1), page.next)
      return page
    },
    initialPageParam: requestOf(startPage),
    getNextPageParam: (last) => (last.next === undefined ? undefined : requestOf(last.page + 1, last.next)),
    getPreviousPageParam: (first) =>
      first.page > 0 ? requestOf(first.page - 1, cursors.get(nameOf(first.page - 1))) : undefined,
    maxPages: keptPages,
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  const { data, isFetching, hasNextPage, hasPreviousPage, isFetchNextPageError, isFetchPreviousPageError } = query
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  const newest = data?.pages.at(-1)

  return {
    firstIndex: (data?.pages[0]?.page ?? 0) * pageSize,
    rows,
    total: newest?.total,
    totalIsCapped: newest?.totalIsCapped ?? false,
    isPending: query.isPending,
    isStale: query.isPlaceholderData,
    error: data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    hasMore: hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetching) void query.fetchNextPage()
    },
    loadBefore: () => {
      if (hasPreviousPage && !isFetching) void query.fetchPreviousPage()
    },
    jump: async (page) => {
      await client.cancelQueries({ queryKey: pagesKey, exact: true })
      const asked = requestOf(page)
      const found = await fetchPage(asked, new AbortController().signal)
      client.setQueryData<InfiniteData<Page<Row>, PageRequest>>(pagesKey, { pages: [found], pageParams: [asked] })
    },
    loadFailed: isFetchNextPageError || isFetchPreviousPageError,
  }
}

function requestOf(page: number, after?: string): PageRequest {
  return { page, pageSize, ...(after !== undefined && { after }) }
}
