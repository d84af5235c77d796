import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useListState } from './use-list-state.ts'
import { lastCountedPage, pageSize, type PageRequest, usePagedRows } from './use-paged-rows.ts'

/** A list of 2,000 numbers that counts pages to row 1,000 alone, as the server does. */
function fetchPage({ page, after }: PageRequest) {
  if (after === undefined && page * pageSize > 1_000)
    return Promise.reject(new Error('pagination.page reaches only to row 1000'))
  if (after !== undefined && after !== `before ${page * pageSize}`)
    return Promise.reject(new Error(`wrong cursor: ${after}`))
  const data = Array.from({ length: pageSize }, (_, index) => page * pageSize + index)
  return Promise.resolve({ data, total: 1_001, totalIsCapped: true, page, next: `before ${(page + 1) * pageSize}` })
}

function wrapper({ children }: { readonly children?: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {children}
    </QueryClientProvider>
  )
}

it('goes down past row 1,000 and up again, although what is far above was let go of', async () => {
  const { result } = await renderHook(() => usePagedRows({ queryKey: ['numbers'], fetchPage, startPage: 0 }), {
    wrapper,
  })
  await expect.poll(() => result.current.rows.length).toBe(pageSize)
  for (let page = 1; page < 36; page += 1) {
    result.current.loadMore()
    await expect.poll(() => result.current.rows.at(-1)).toBe((page + 1) * pageSize - 1)
  }
  expect(result.current.firstIndex).toBe(24 * pageSize)
  for (let page = 23; page >= 18; page -= 1) {
    result.current.loadBefore()
    await expect.poll(() => result.current.firstIndex).toBe(page * pageSize)
  }
  expect(result.current.rows[0]).toBe(18 * pageSize)
  expect(result.current.loadFailed).toBe(false)
})

it.each([
  ['?page=7', 7],
  ['?page=20', 20],
  ['?page=23', 20],
  ['?page=-1', 0],
])('opens the address %s on page %d, which the server counts', async (search, page) => {
  const options = { sortFields: ['id'], defaultSort: { field: 'id', direction: 'asc' }, filterNames: [] } as const
  const { result } = await renderHook(() => useListState(options), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[`/numbers${search}`]}>{children}</MemoryRouter>,
  })
  expect(result.current.page).toBe(page)
})

it.each([
  [60, 1],
  [100, 1],
  [101, 2],
  [1_000, 19],
  [1_001, 19],
  [0, 0],
])('finds the last page of %d rows at %d, as far as the server counts', (total, page) => {
  expect(lastCountedPage(total)).toBe(page)
})
