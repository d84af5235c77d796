import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorldOptions } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
// loaded before it is asked for: what is tested is not how fast code arrives
import './PlannerScreen.tsx'
import './RecurringOrderScreen.tsx'
import './GeneralSide.tsx'
import './HistorySide.tsx'
import './days/DaysSide.tsx'

const customer = { tenantKind: 'customer', role: 'scheduler' } as const
const open = (path: string, options: MockWorldOptions = customer) => {
  stopCalendar()
  return openWorld(path, options)
}
const list = () => page.getByRole('table', { name: 'Recurring orders' })
const row = (name: RegExp) => list().getByRole('row', { name })
const statuses = () => page.getByRole('group', { name: 'Status' })

it('lists what recurs with its state, its rule and its next day, and narrows it down by the address', async () => {
  const { router } = await open('/planner')
  await expect.element(row(/Morning run to Nutana Manor.*Active.*Every weekday.*Fri, Nov 20.*08:00/)).toBeVisible()
  await expect.element(row(/Blister packs.*Active.*To be looked at.*On the last Friday of every month/)).toBeVisible()
  await expect.element(row(/Summer hours/)).not.toBeInTheDocument()
  await expect.element(statuses().getByRole('button', { name: 'All 5' })).toHaveAttribute('aria-pressed', 'true')
  expect(await axeViolations()).toEqual([])
  await userEvent.click(statuses().getByRole('button', { name: 'Paused 1' }))
  await expect.poll(() => router.state.location.search).toBe('?status=paused')
  await expect.element(row(/Returns from Riversdale/)).toBeVisible()
  await expect.element(row(/Morning run/)).not.toBeInTheDocument()
  await userEvent.click(statuses().getByRole('button', { name: 'Archived 1' }))
  await expect.element(row(/Summer hours to Caswell Hill/)).toBeVisible()
  await router.navigate('/planner?q=evergreen')
  await expect.element(row(/Cold chain to Evergreen.*Invalid/)).toBeVisible()
  await expect.element(page.getByText('1 recurring order', { exact: true })).toBeVisible()
})

it('shows a courier those of its customers as well, with whose they are', async () => {
  const { router } = await open('/planner', { role: 'owner' })
  await expect.element(row(/Morning run.*Meewasin Pharmacy Group.*The customer/)).toBeVisible()
  await expect.element(row(/Linen to the hospital dock.*Northline Medical Supply.*You/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Customer', exact: true }))
  await userEvent.click(page.getByRole('option', { name: 'Northline Medical Supply' }))
  await expect.poll(() => router.state.location.search).toBe('?customer=3')
  await expect.element(row(/Morning run/)).not.toBeInTheDocument()
  await expect.element(row(/Month-end files/)).toBeVisible()
})

it.each([
  [
    'without the feature',
    { tenantKind: 'supplier', role: 'owner' },
    /^The planner is not part of the plan of Northline/,
  ],
  ['without the right', { tenantKind: 'courier', role: 'driver' }, /does not let you see recurring orders/],
] as const)('denies access %s', async (_what, options, reason) => {
  const { mock } = serveWorld(options)
  // Who drives alone has no screens: the right is what is tested.
  if (options.role === 'driver') mock.person.memberships[0]?.roles.push(5)
  await openApp('/planner')
  await expect.element(page.getByText('Access denied')).toBeVisible()
  await expect.element(page.getByText(reason)).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('marks the menu by the worst that is to be told', async () => {
  await open('/planner')
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Planner/ })
  await expect
    .poll(() => entry.element().querySelector('[data-intent=danger]')?.textContent)
    .toBe(', ! needs attention')
})

it('says of one when it runs, what it orders, and what is to be looked at', async () => {
  await open('/planner/recurring-order/702')
  await expect.element(page.getByRole('heading', { name: 'Blister packs to Lakeview Gardens' })).toBeVisible()
  await expect.element(page.getByText('On the last Friday of every month, from July 23, 2026')).toBeVisible()
  await expect.element(page.getByText('Ready at 13:00')).toBeVisible()
  await expect.element(page.getByText('2 × Prescription bag')).toBeVisible()
  const days = page.getByRole('list', { name: 'Next days' })
  expect(
    days
      .getByRole('listitem')
      .elements()
      .slice(0, 2)
      .map((one) => one.textContent),
  ).toEqual(['Fri, Nov 27', 'Fri, Dec 25'])
  expect(days.getByRole('listitem').elements()).toHaveLength(10)
  await expect.element(page.getByText('Orders go on being placed, but look at this')).toBeVisible()
  await expect
    .element(page.getByText(/^The address and hours of the drop-off location Lakeview Gardens Care Home changed/))
    .toBeVisible()
})

it('has it wait and go on, and ends it after a question', async () => {
  const { mock } = await open('/planner/recurring-order/701')
  const stored = () => mock.world.resources.recurringOrder.find(({ id }) => id === 701)?.status
  await userEvent.click(page.getByRole('button', { name: 'Pause' }))
  await expect.element(page.getByText('Paused Morning run to Nutana Manor')).toBeVisible()
  await expect.element(page.getByText('Paused', { exact: true })).toBeVisible()
  expect(stored()).toBe('paused')
  await userEvent.click(page.getByRole('button', { name: 'Resume' }))
  await expect.poll(stored).toBe('active')
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Terminate' }))
  const question = page.getByRole('alertdialog', { name: 'Terminate Morning run to Nutana Manor?' })
  await userEvent.click(question.getByRole('button', { name: 'Terminate' }))
  await expect.element(page.getByText('Completed', { exact: true })).toBeVisible()
  expect(stored()).toBe('completed')
  await expect.element(page.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
})

it('says what broke one, and leads to where it is mended', async () => {
  await open('/planner/recurring-order/703')
  await expect.element(page.getByText('No orders are placed until this is mended')).toBeVisible()
  await expect.element(page.getByText('The service Pharmacy Route no longer has the tag Fragile.')).toBeVisible()
  const mend = page.getByRole('link', { name: 'Choose what takes its place' })
  await expect.element(mend).toHaveAttribute('href', '/planner/recurring-order/703/edit')
  expect(await axeViolations()).toEqual([])
})

it('lets the courier say who drives, and nothing else of a customer’s', async () => {
  const { mock } = await open('/planner/recurring-order/701', { role: 'dispatcher' })
  const driver = page.getByRole('combobox', { name: 'Driver' })
  await expect.element(driver.getByRole('option', { name: 'Ravi Patel' })).toBeInTheDocument()
  await userEvent.selectOptions(driver, 'Ravi Patel')
  await expect.element(page.getByText('Ravi Patel drives it by default')).toBeVisible()
  const ravi = mock.world.people.find(({ user }) => user.firstName === 'Ravi')?.user.id
  expect(mock.world.resources.recurringOrder.find(({ id }) => id === 701)?.defaultDriverUserId).toBe(ravi)
  await expect.element(page.getByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('tab', { name: 'Days' }))
  await expect.element(page.getByRole('region', { name: 'The next eight weeks' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Leave out/ })).not.toBeInTheDocument()
})

it('tells its history, with the orders that were made', async () => {
  const { router } = await open('/planner/recurring-order/701/history')
  const history = page.getByRole('list', { name: 'History' })
  await expect.element(history.getByText(/^Created$/)).toBeVisible()
  const made = history.getByRole('link', { name: /^Order #\d+ made for November 19, 2026$/ })
  await userEvent.click(made)
  await expect.poll(() => router.state.location.search).toMatch(/order=\d+/)
})

it('is told apart from one that nobody has', async () => {
  await open('/planner/recurring-order/12345')
  await expect.element(page.getByRole('heading', { name: 'No such recurring order' })).toBeVisible()
})

it('fits on a phone', async () => {
  await onPhone(async () => {
    const { router } = await open('/planner')
    await expect.element(page.getByText('Morning run to Nutana Manor')).toBeVisible()
    const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth
    expect(isTooWide()).toBe(false)
    await router.navigate('/planner/recurring-order/701/days')
    await expect.element(page.getByRole('button', { name: 'Make it now: Thu, Nov 12' })).toBeVisible()
    expect(isTooWide()).toBe(false)
  })
})

it('is called by its route where nobody gave it a name, and does not take that for a name', async () => {
  stopCalendar()
  const { mock } = serveWorld(customer)
  const route = 'Meewasin Pharmacy Riversdale → Meewasin Pharmacy Broadway'
  mock.world.resources.recurringOrder = mock.world.resources.recurringOrder.map((one) =>
    one.id === 704 ? { ...one, name: route } : one,
  )
  const { router } = await openApp('/planner/recurring-order/704')
  await expect.element(page.getByRole('heading', { name: route })).toBeVisible()
  await router.navigate('/planner/recurring-order/704/edit')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
})

it('is where the page of an order that it made leads', async () => {
  const { router } = await open('/planner/recurring-order/701/history')
  const made = page.getByRole('link', { name: /^Order #\d+ made for November 19, 2026$/ })
  await expect.element(made).toBeVisible()
  const id = /#(\d+)/.exec(made.element().textContent)?.[1]
  await router.navigate(`/delivery-orders/${id}`)
  await userEvent.click(page.getByRole('link', { name: 'Recurring order #701' }))
  await expect.element(page.getByRole('heading', { name: 'Morning run to Nutana Manor' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/planner/recurring-order/701')
})
