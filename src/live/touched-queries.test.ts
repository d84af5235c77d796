import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnswer, showsAll } from '#src/http/kept-answers.ts'
import { createTouchedQueries, type TouchedQueries } from './touched-queries.ts'

let client: QueryClient
let touched: TouchedQueries
let asked: string[]
beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  touched = createTouchedQueries(client)
  asked = []
})
afterEach(() => {
  touched.stop()
  showsAll(list, null)
  client.clear()
  vi.useRealTimers()
})

/** Screens that show what these addresses answer. */
async function show(...urls: string[]): Promise<void> {
  for (const url of urls) {
    const queryFn = () => asked.push(url)
    new QueryObserver(client, { queryKey: ['tenant', '1', url, { page: 0 }], queryFn }).subscribe(() => {})
  }
  await vi.advanceTimersByTimeAsync(0)
  asked = []
}

const order = '/delivery-orders/31/page-view'
const timeline = '/delivery-orders/31/updates'
const other = '/delivery-orders/310/page-view'
const list = '/tenants/1/paginated-delivery-orders'
const drivers = '/tenants/1/users-by-role/Driver'
const vehicles = '/tenants/1/vehicles'

test.each<[what: string, paths: string[], expected: string[]]>([
  ['an address is that address alone', [list], [list]],
  ['a slash at the end means all below it', ['/delivery-orders/31/'], [order, timeline]],
  ['a star is any one part', ['/tenants/1/users-by-role/*', '/users/*/in-progress-delivery-orders'], [drivers]],
])('%s', async (_what, paths, expected) => {
  await show(order, timeline, other, list, drivers, vehicles)
  touched.touch(paths, 7)
  await vi.advanceTimersByTimeAsync(50)
  expect(asked).toEqual(expected)
})

test('when nobody knows what has changed, everything on the screen is asked anew', async () => {
  await show(order, list, vehicles)
  touched.touchAll()
  await vi.advanceTimersByTimeAsync(50)
  expect(asked).toEqual([order, list, vehicles])
})

test('a hundred events are one question at once, and one more for those that came meanwhile', async () => {
  await show(list)
  for (let count = 0; count < 100; count += 1) touched.touch([list], 7)
  await vi.advanceTimersByTimeAsync(50)
  expect(asked).toEqual([list])
  for (let count = 0; count < 100; count += 1) touched.touch([list], 7)
  await vi.advanceTimersByTimeAsync(400)
  expect(asked).toEqual([list])
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toEqual([list, list])
})

test('what shows it already, such as what an act of one’s own has asked for, is not asked again', async () => {
  await show(list)
  keepAnswer('1 list', list, `W/"10:14:12.1795281304.${'s'.repeat(43)}"`, [])
  touched.touch([list], 9)
  touched.touch([list], 13)
  await vi.advanceTimersByTimeAsync(50)
  expect(asked).toEqual([])
  // It was read while this one was not committed yet.
  touched.touch([list], 12)
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toEqual([list])
})

test('what is being asked is waited for, and asked again unless it shows it', async () => {
  const answers: (() => void)[] = []
  const queryFn = () => {
    asked.push(list)
    return new Promise<number>((resolve) => answers.push(() => resolve(1)))
  }
  new QueryObserver(client, { queryKey: ['tenant', '1', list], queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  touched.touch([list], 12)
  await vi.advanceTimersByTimeAsync(50)
  expect(asked).toEqual([list])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual([list, list])
})

test('what is not on the screen is asked anew when it comes there', async () => {
  client.setQueryData(['tenant', '1', vehicles], 1)
  touched.touch([vehicles], 7)
  await vi.advanceTimersByTimeAsync(50)
  expect(asked).toEqual([])
  expect(client.getQueryState(['tenant', '1', vehicles])?.isInvalidated).toBe(true)
})
