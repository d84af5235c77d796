import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { addressablePage } from './use-paged-rows.ts'

export interface Sort<Field extends string> {
  readonly field: Field
  readonly direction: 'asc' | 'desc'
}

interface ListStateOptions<Field extends string> {
  readonly sortFields: readonly Field[]
  readonly defaultSort: Sort<Field>
  /** The names of the filters in the address. */
  readonly filterNames: readonly string[]
  /** Begins the names of sort and page in the address, of a list that lies over another one: `orders-`. */
  readonly prefix?: string
}

/** Changed filters by name; null or an empty text takes one out of the address. */
export type FilterChange = Readonly<Record<string, string | null>>

export interface ListState<Field extends string> {
  /** The text of a filter in the address; empty when it is not set. */
  readonly filter: (name: string) => string
  readonly isFiltered: boolean
  /** Starts the list at its top again. Typed text replaces the history entry, or Back would retype it letter by letter. */
  readonly setFilters: (change: FilterChange, options?: { readonly replace: boolean }) => void
  readonly clearFilters: () => void
  readonly sort: Sort<Field>
  readonly setSort: (sort: Sort<Field>) => void
  /** The page from 0 on which the top of the window stands. */
  readonly page: number
  readonly setPage: (page: number) => void
}

/**
 * Filter, sort and page of a list, kept in the address alone: a link opens the same list, a reload keeps it, Back returns
 * to it. `?status=created,assigned&q=broadway&sort=-availableAt&page=2`
 */
export function useListState<Field extends string>(options: ListStateOptions<Field>): ListState<Field> {
  const { sortFields, defaultSort, filterNames, prefix = '' } = options
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()

  const change = useCallback(
    (values: FilterChange, replace: boolean) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(values))
            if (value === null || value === '') next.delete(name)
            else next.set(name, value)
          return next
        },
        // The same entry of the history was reached the same way.
        { replace, preventScrollReset: true, state: replace ? state : undefined },
      ),
    [setParams, state],
  )

  return useMemo(() => {
    const [pageName, sortName] = [`${prefix}page`, `${prefix}sort`]
    const page = Number(params.get(pageName))
    return {
      filter: (name) => params.get(name) ?? '',
      isFiltered: filterNames.some((name) => params.has(name)),
      setFilters: (values, { replace } = { replace: false }) => change({ ...values, [pageName]: null }, replace),
      clearFilters: () => change(Object.fromEntries([...filterNames, pageName].map((name) => [name, null])), false),
      sort: readSort(params.get(sortName), sortFields) ?? defaultSort,
      setSort: (sort) => change({ [sortName]: sortText(sort, defaultSort), [pageName]: null }, false),
      page: Number.isSafeInteger(page) && page > 0 ? addressablePage(page) : 0,
      setPage: (next) => change({ [pageName]: next === 0 ? null : String(next) }, true),
    }
  }, [params, change, sortFields, defaultSort, filterNames, prefix])
}

function readSort<Field extends string>(text: string | null, fields: readonly Field[]): Sort<Field> | undefined {
  const name = text?.replace(/^-/, '')
  const field = fields.find((candidate) => candidate === name)
  return field && { field, direction: text?.startsWith('-') === true ? 'desc' : 'asc' }
}

function sortText<Field extends string>(sort: Sort<Field>, byDefault: Sort<Field>): string | null {
  if (sort.field === byDefault.field && sort.direction === byDefault.direction) return null
  return sort.direction === 'desc' ? `-${sort.field}` : sort.field
}
