import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorldOptions } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
// loaded before it is asked for: what is tested is not how fast code arrives
import './PlannerScreen.tsx'

const customer = { tenantKind: 'customer', role: 'scheduler' } as const
const owner = { tenantKind: 'courier', role: 'owner' } as const
const open = (query: string, options: MockWorldOptions = customer) => {
  stopCalendar()
  return openWorld(`/planner?view=calendar${query}`, options)
}
const grid = () => page.getByRole('table', { name: 'Days' })
const day = (name: RegExp | string) => grid().getByRole('button', { name })
const list = (name: string) => page.getByRole('region', { name, exact: true })
const keptOf = (mock: Awaited<ReturnType<typeof open>>['mock'], date: string) =>
  mock.world.planner.days.find((one) => one.recurringOrderId === 701 && one.date === date)

it('counts by day and by week, says what that brings, and opens a day, also by the keyboard', async () => {
  const { router } = await openWorldOnList()
  await userEvent.click(page.getByText('Calendar'))
  await expect.poll(() => router.state.location.search).toBe('?view=calendar')
  await expect.element(page.getByText('November 16, 2026 to January 10, 2027')).toBeVisible()
  // Its order is to come, and costs what the last one did.
  await expect.element(day(/^November 20, 2026: 1 order, \$\d+\.\d\d$/)).toHaveAttribute('aria-current', 'date')
  // Every weekday, and the last Friday of the month, of which none was made yet.
  await expect.element(day(/^November 27, 2026: 2 orders, at least \$\d+\.\d\d$/)).toBeVisible()
  // The one to Evergreen has to be mended first.
  await expect.element(day(/^November 26, 2026: 1 order, .* 1 to be decided$/)).toBeVisible()
  // Tuesday is moved to Wednesday, which is left out itself.
  await expect.element(day('November 24, 2026: 0 orders')).toBeVisible()
  await expect.element(day(/^December 25, 2026: .*Christmas Day$/)).toBeVisible()
  await expect.element(day(/^Week of November 23, 2026: 5 orders, at least \$/)).toBeVisible()
  // The days are one stop of the Tab key, the weeks another.
  expect(
    grid()
      .getByRole('button')
      .elements()
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(2)
  day(/^November 20/)
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(day(/^November 27/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toBe('?view=calendar&day=2026-11-27')
  const opened = list('November 27, 2026')
  await expect
    .element(opened.getByRole('link', { name: 'Blister packs to Lakeview Gardens' }))
    .toHaveAttribute('href', '/planner/recurring-order/702/days')
  await expect.element(opened.getByRole('listitem').first()).toMatchTextContent(/^08:00Morning run.*Planned\$\d+\.\d\d/)
  expect(await axeViolations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'The next eight weeks' }))
  await expect.element(page.getByText('January 11, 2027 to March 7, 2027')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'This week' }))
  await expect.poll(() => router.state.location.search).toBe('?view=calendar')
})

async function openWorldOnList() {
  stopCalendar()
  return openWorld('/planner', customer)
}

it('says nothing of money to those who read no prices', async () => {
  await open('&day=2026-11-27', { tenantKind: 'courier', role: 'viewer' })
  await expect.element(day(/^November 27, 2026: 2 orders$|^November 27, 2026: 3 orders$/)).toBeVisible()
  await expect.element(list('November 27, 2026').getByRole('listitem').first()).toBeVisible()
  expect(document.querySelector('main')?.textContent).not.toContain('$')
})

it('opens the list of a week by its days', async () => {
  const { router } = await open('')
  await userEvent.click(day(/^Week of November 23/))
  await expect.poll(() => router.state.location.search).toBe('?view=calendar&week=2026-11-23')
  const week = list('Week of November 23, 2026')
  await expect.element(week.getByRole('region', { name: 'Mon, Nov 23' })).toMatchTextContent(/^Mon, Nov 231 order/)
  await expect.element(week.getByRole('region', { name: 'Fri, Nov 27' }).getByRole('listitem').nth(1)).toBeVisible()
  await expect.element(day(/^Week of November 23/)).toHaveAttribute('aria-pressed', 'true')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(day(/^Week of November 23/))
  await expect.element(week).not.toBeInTheDocument()
})

it('puts an occurrence on the day onto which it is dragged, and takes that back', async () => {
  const { mock } = await open('&day=2026-11-26')
  const row = list('November 26, 2026').getByRole('listitem').filter({ hasText: 'Morning run' })
  await userEvent.dragAndDrop(row, day(/^November 28/))
  await expect.element(page.getByText('Moved Morning run to Nutana Manor to Sat, Nov 28')).toBeVisible()
  expect(keptOf(mock, '2026-11-26')?.movedTo).toBe('2026-11-28')
  await expect.element(day(/^November 28, 2026: 1 order/)).toBeVisible()
  await expect.element(row).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('Morning run to Nutana Manor runs on Thu, Nov 26 again')).toBeVisible()
  expect(keptOf(mock, '2026-11-26')?.movedTo).toBeNull()
  await expect.element(row).toBeVisible()
})

it('takes nothing onto a day that has gone by', async () => {
  const { mock, api } = await open('&day=2026-11-26')
  const row = list('November 26, 2026').getByRole('listitem').filter({ hasText: 'Morning run' })
  await userEvent.dragAndDrop(row, day(/^November 18/))
  await expect.element(row).toBeVisible()
  expect(api.sent('PATCH', '/recurring-orders')).toHaveLength(0)
  expect(keptOf(mock, '2026-11-26')?.movedTo ?? null).toBeNull()
})

it('moves one by its button as well', async () => {
  const { mock } = await open('&day=2026-11-26')
  const button = page.getByRole('button', { name: 'Move… Morning run to Nutana Manor, Thu, Nov 26' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Change Thu, Nov 26' })
  await userEvent.fill(dialog.getByLabelText('Runs on'), '2026-11-28')
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await expect.element(page.getByText('Moved Thu, Nov 26 to Sat, Nov 28')).toBeVisible()
  expect(keptOf(mock, '2026-11-26')?.movedTo).toBe('2026-11-28')
  await expect.element(day(/^November 28, 2026: 1 order/)).toBeVisible()
})

it('says why a day cannot be moved', async () => {
  stopCalendar()
  const { mock } = serveWorld(customer)
  await openApp('/planner?view=calendar&day=2026-11-26')
  const row = list('November 26, 2026').getByRole('listitem').filter({ hasText: 'Morning run' })
  await expect.element(row).toBeVisible()
  // Meanwhile its order was made.
  mock.world.planner.days.push({
    recurringOrderId: 701,
    date: '2026-11-26',
    isDisabled: false,
    movedTo: null,
    changes: {},
    outcome: 'made',
    deliveryOrderId: mock.world.orders[0]?.view.id ?? null,
    failure: null,
  })
  await userEvent.dragAndDrop(row, day(/^November 28/))
  await expect.element(page.getByText(/Its order is made already: change that order/).first()).toBeVisible()
})

it('offers no move of what is another’s, nor of what is made', async () => {
  await open('&day=2026-11-23', owner)
  const rows = list('November 23, 2026').getByRole('listitem')
  const linen = rows.filter({ hasText: 'Linen' })
  await expect.element(linen.getByRole('button', { name: /^Move…/ })).toBeVisible()
  await expect.element(linen).toHaveAttribute('draggable', 'true')
  const theirs = rows.filter({ hasText: 'Morning run' })
  await expect.element(theirs).toHaveAttribute('draggable', 'false')
  await expect.element(theirs.getByRole('button', { name: /^Move…/ })).not.toBeInTheDocument()
})

it('is narrowed down by customer, driver and service, in the address', async () => {
  stopCalendar()
  const { mock } = serveWorld(owner)
  const ravi = mock.world.people.find(({ user }) => user.firstName === 'Ravi')?.user.id ?? 0
  mock.world.resources.recurringOrder = mock.world.resources.recurringOrder.map((one) =>
    one.id === 707 ? { ...one, defaultDriverUserId: ravi } : one,
  )
  const { router } = await openApp('/planner?view=calendar&day=2026-11-23')
  const rows = list('November 23, 2026').getByRole('listitem')
  await expect.element(rows.filter({ hasText: 'Ravi Patel' })).toMatchTextContent(/Linen/)
  await expect.element(rows.nth(1)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Customer', exact: true }))
  await userEvent.click(page.getByRole('option', { name: 'Meewasin Pharmacy Group' }))
  await expect.poll(() => router.state.location.search).toMatch(/&customer=2$/)
  await expect.element(rows.filter({ hasText: 'Linen' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }))
  await userEvent.click(page.getByRole('button', { name: 'Driver', exact: true }))
  await userEvent.click(page.getByRole('option', { name: /Ravi Patel/ }))
  await expect.poll(() => router.state.location.search).toMatch(new RegExp(`&driver=${ravi}$`))
  await expect.element(rows.filter({ hasText: 'Morning run' })).not.toBeInTheDocument()
  await expect.element(day(/^November 23, 2026: 1 order/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Service', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Pharmacy Route', exact: true }))
  await expect.poll(() => router.state.location.search).toMatch(/&service=\d+$/)
  await expect.element(page.getByText('Nothing matches in these weeks')).toBeVisible()
})

it('marks the days on which a driver is off', async () => {
  stopCalendar()
  const { mock } = serveWorld(owner)
  const off = mock.world.resources['absence']?.[0] as { userId: number; fromDay: string } | undefined
  mock.world.resources['absence'] = [{ ...off, fromDay: '2026-11-23', untilDay: '2026-11-23' } as never]
  mock.world.resources.recurringOrder = mock.world.resources.recurringOrder.map((one) =>
    one.id === 701 ? { ...one, defaultDriverUserId: off?.userId ?? null } : one,
  )
  await openApp('/planner?view=calendar&day=2026-11-23')
  await expect.element(day(/^November 23, 2026: .*, 1 driver off$/)).toBeVisible()
  await expect
    .element(list('November 23, 2026').getByRole('listitem').filter({ hasText: 'Morning run' }))
    .toMatchTextContent(/is off/)
})

it('prints a week once all of it is there', async () => {
  stopCalendar()
  const { mock } = serveWorld(customer)
  const { recurringOrder: rows } = mock.world.resources
  // More than are shown at first.
  const more = Array.from({ length: 15 }, (_, index) => rows.slice(0, 1).map((row) => ({ ...row, id: 9_001 + index })))
  mock.world.resources.recurringOrder = [...rows, ...more.flat()]
  await openApp('/planner?view=calendar&week=2026-11-30')
  const shown = list('Week of November 30, 2026').getByRole('listitem')
  await expect.poll(() => shown.elements().length).toBe(50)
  const printed: number[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => void printed.push(shown.elements().length))
  await userEvent.click(page.getByRole('button', { name: 'Print' }))
  await expect.poll(() => printed.length).toBe(1)
  expect(printed[0]).toBeGreaterThan(80)
  print.mockRestore()
})

it('fits on a phone, where one is moved by its button alone', async () => {
  await onPhone(async () => {
    await open('&day=2026-11-26')
    const row = list('November 26, 2026').getByRole('listitem').filter({ hasText: 'Morning run' })
    await expect.element(row).toHaveAttribute('draggable', 'false')
    await expect.element(row.getByRole('button', { name: /^Move…/ })).toBeVisible()
    expect(document.documentElement.scrollWidth > window.innerWidth).toBe(false)
  })
})
