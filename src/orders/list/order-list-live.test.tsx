import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { queryClient } from '#src/http/query-client.ts'
import { openWorld } from '#tests/components/open-world.tsx'

/* A list while others change what stands in it. */

const table = () => page.getByRole('table', { name: 'Orders' })
const rows = () => [...document.querySelectorAll<HTMLElement>('.wb-list-table tbody tr[data-index]')]

const numberOf = (row: Element | null | undefined) => row?.querySelector('[data-row-link]')?.textContent
const rowOf = (number: string) => rows().find((row) => numberOf(row) === number)
const topOf = (number: string) => Math.round(rowOf(number)?.getBoundingClientRect().top ?? -1)
const list = () => document.querySelector('.wb-list') as HTMLElement

/** A list in which the newest orders are yet to come. */
async function openBeforeTheNewest(count: number) {
  let newest: MockWorld['world']['orders'] = []
  const opened = await openWorld((mock) => {
    newest = mock.world.orders.toSorted((a, b) => b.view.id - a.view.id).slice(0, count)
    mock.world.orders = mock.world.orders.filter((order) => !newest.includes(order))
    return '/order-history?sort=-number'
  })
  await expect.element(table()).toBeVisible()
  // The pointer of the test before may rest anywhere.
  await page.getByRole('heading', { level: 1 }).hover()
  const come = async () => {
    opened.mock.world.orders = [...opened.mock.world.orders, ...newest]
    await queryClient.invalidateQueries()
    await expect.poll(() => page.getByRole('status').filter({ hasText: 'List changed' }).query()).not.toBeNull()
  }
  return { ...opened, come }
}

it('shows at its top what comes, in a tint and in words', async () => {
  const { come } = await openBeforeTheNewest(2)
  const before = numberOf(rows()[0]) ?? ''
  await come()
  expect(rows().findIndex((row) => numberOf(row) === before)).toBe(2)
  expect(list().scrollTop).toBe(0)
  expect(rows().map((row) => row.dataset['moved'])).toEqual([
    'true',
    'true',
    ...rows()
      .slice(2)
      .map(() => undefined),
  ])
  await expect.element(page.getByText('List changed: 2 orders')).toBeInTheDocument()
})

it('leaves the row under the keys where it is, with what is selected or open in it, when others come above', async () => {
  const { screen, come } = await openBeforeTheNewest(3)
  await userEvent.keyboard('jjx')
  await expect.element(screen.getByText('1 order selected')).toBeVisible()
  const [first = '', second = ''] = rows().map(numberOf)
  const [row, before] = [rowOf(second), topOf(second)]
  await come()
  // What is open in it hangs on the element.
  expect(rowOf(second)).toBe(row)
  expect(topOf(second)).toBe(before)
  await expect.element(page.getByText('New above')).toBeVisible()
  expect(numberOf(document.querySelector('tr[data-active]'))).toBe(second)
  expect(numberOf(document.activeElement?.closest('tr'))).toBe(second)
  expect(rowOf(second)?.getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('k')
  await expect.poll(() => numberOf(document.activeElement?.closest('tr'))).toBe(first)
  await screen.getByRole('button', { name: 'New above' }).click()
  await expect.poll(() => list().scrollTop).toBe(0)
  await expect.element(page.getByText('New above')).not.toBeInTheDocument()
})

it('stays with the rows that one reads when more come above them than are drawn', async () => {
  const { come } = await openBeforeTheNewest(20)
  list().scrollTo({ top: 36 * 12 + 10 })
  await expect.poll(() => rows().length).toBeGreaterThan(20)
  const first =
    numberOf(rows().find((row) => row.getBoundingClientRect().bottom > list().getBoundingClientRect().top + 40)) ?? ''
  const before = topOf(first)
  await come()
  await expect.poll(() => topOf(first)).toBe(before)
})
