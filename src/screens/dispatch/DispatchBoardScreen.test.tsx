import { HttpResponse, http } from 'msw'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getGetDeliveryOrderInfoViewMockHandler404 } from '#generated/client/orders/orders.msw.ts'
import type { DeliveryOrderListItem } from '#generated/model/index.ts'
import { endOfToday } from '#src/lib/today.ts'
import { stopCalendar } from '#src/screens/scheduler/testing/order-world.ts'
import { clearSnackbars } from '#src/ui/snackbar.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp, signIn } from '#tests/components/open-app.tsx'
import { serveApi } from '#tests/components/serve-api.ts'
import { sessionWorld } from '#tests/components/session-world.ts'
import { regina } from '#tests/components/zones.ts'
import { boardWorld, kwame, order, paginationOf, ravi } from './testing/board-world.ts'
// loaded before they are asked for: what is tested is not how fast code arrives
import '#src/layouts/AppLayout.tsx'
import './DispatchBoardScreen.tsx'

async function openBoard(orders: () => DeliveryOrderListItem[], address = '/dispatch') {
  stopCalendar()
  signIn()
  // Escape closes these first
  onTestFinished(clearSnackbars)
  const api = serveApi(...boardWorld(orders()), ...sessionWorld())
  const { router } = await openApp(address)
  await expect.element(column('Unassigned')).toBeVisible()
  return { api, router }
}

const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const card = (id: number) => page.getByRole('link', { name: `#${id}` })
const cardsOf = (name: string) =>
  column(name)
    .getByRole('link')
    .elements()
    .map((element) => element.textContent)
const drivers = () => page.getByRole('combobox', { name: 'Drivers' })
const assigns = (api: { requests: readonly Request[] }) => api.requests.filter(({ url }) => url.endsWith('/bulk'))

it('counts as the menu does, sorts by the promise, and says why an order is late', async () => {
  const { api } = await openBoard(() => [
    order(10_001, 90),
    order(10_002, -14),
    order(10_003, 8),
    order(10_004, -5, { status: 'assigned', driver: kwame }),
    order(10_005, 300, { availableAt: Math.floor(Date.now() / 1000) + 86_400 }),
  ])
  await expect.element(column('Unassigned').getByRole('heading')).toHaveTextContent('Unassigned 3')
  await expect.element(page.getByRole('link', { name: /Dispatch.*3 waiting/ })).toBeVisible()
  expect(cardsOf('Unassigned')).toEqual(['#10002', '#10003', '#10001'])
  await expect.element(page.getByText('14 min late: not assigned')).toBeVisible()
  await expect.element(page.getByText('5 min late: not picked up')).toBeVisible()
  await expect.element(page.getByText('8 min left')).toBeVisible()
  const asked = api.requests.filter(({ url }) => url.includes('paginated-delivery-orders')).map(paginationOf)
  const now = Date.now() / 1000
  const sameFilter = { statuses: ['created'], carriedOutHere: true, availableBefore: endOfToday(now, regina) }
  expect(asked.filter(({ filter }) => filter?.statuses?.includes('created')).map(({ filter }) => filter)).toEqual([
    sameFilter,
    sameFilter,
  ])
  expect(await axeViolations()).toEqual([])
})

it('assigns with one key, a name and Enter, and takes it back', async () => {
  const { api } = await openBoard(() => [order(10_001, 30), order(10_002, 60)])
  await userEvent.keyboard('j')
  await expect.element(card(10_001)).toHaveFocus()
  await userEvent.keyboard('a')
  await expect.element(drivers()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(column('Ravi Patel').getByRole('link')).toHaveTextContent('#10001')
  await expect.element(card(10_002)).toHaveFocus()
  await expect.element(column('Unassigned').getByRole('heading')).toHaveTextContent('Unassigned 1')
  expect(await assigns(api)[0]?.json()).toMatchObject({ ids: [10_001] })
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(column('Unassigned').getByRole('heading')).toHaveTextContent('Unassigned 2')
})

it('assigns a card that is dragged to a driver, and reassigns it from one to another', async () => {
  await openBoard(() => [order(10_001, 30)])
  await userEvent.dragAndDrop(card(10_001), column('Kwame Mensah').getByRole('heading'))
  await expect.element(column('Kwame Mensah').getByRole('link')).toHaveTextContent('#10001')
  await userEvent.dragAndDrop(card(10_001), column('Ravi Patel').getByRole('heading'))
  await expect.element(column('Ravi Patel').getByRole('link')).toHaveTextContent('#10001')
  await expect.element(column('Kwame Mensah').getByText('No orders in hand')).toBeVisible()
})

it('asks before a card that is dragged back is taken from its driver', async () => {
  await openBoard(() => [order(10_001, 30, { status: 'assigned', driver: kwame })])
  await userEvent.dragAndDrop(card(10_001), column('Unassigned').getByRole('heading'))
  const question = page.getByRole('alertdialog', { name: 'Unassign order' })
  await expect
    .element(question.getByText('Are you sure you want to unassign this order from the driver?'))
    .toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
  await expect.element(column('Unassigned').getByRole('link')).toHaveTextContent('#10001')
  await expect.element(page.getByText('Order unassigned')).toBeVisible()
})

it('assigns many at once, says of each what became of it, and keeps the failures selected', async () => {
  const { api } = await openBoard(() => [
    order(10_001, 30),
    order(10_002, 60),
    order(10_003, 20, { status: 'pickedUp', driver: kwame }),
  ])
  await userEvent.keyboard('jxjx')
  await userEvent.keyboard('{ArrowRight}x')
  await userEvent.click(page.getByRole('button', { name: 'Assign 3 orders' }))
  await expect.element(drivers()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const report = page.getByRole('alert', { name: 'Result' })
  await expect.element(report).toBeVisible()
  await expect.element(report.getByText('2 of 3 assigned to Ravi Patel')).toBeVisible()
  await expect.element(report.getByText('Order 10003 is Picked Up.')).toBeVisible()
  expect(await assigns(api)[0]?.json()).toMatchObject({ ids: [10_001, 10_002, 10_003] })
  await expect.element(page.getByRole('button', { name: 'Assign 1 order' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Select order 10003' })).toBeChecked()
  await expect.poll(() => cardsOf('Ravi Patel')).toEqual(['#10001', '#10002'])
  expect(cardsOf('Kwame Mensah')).toEqual(['#10003'])
})

it('moves the card at once and puts it back when the server fails', async () => {
  const { api } = await openBoard(() => [order(10_001, 30)])
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>()
  api.use(
    http.put('*/api/users/:userId/delivery-orders/bulk', async () => {
      await answered
      return HttpResponse.json({ code: 'internal', message: 'Not now' }, { status: 500 })
    }),
  )
  await userEvent.keyboard('ja')
  await expect.element(drivers()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(column('Kwame Mensah').getByRole('link')).toHaveTextContent('#10001')
  answer(undefined)
  await expect.element(page.getByText('An unexpected error occurred')).toBeVisible()
  await expect.poll(() => cardsOf('Unassigned')).toEqual(['#10001'])
})

it('moves between cards and columns with the keys, opens with Enter and clears with Escape', async () => {
  const { router, api } = await openBoard(() => [
    order(10_001, 30),
    order(10_002, 60),
    order(10_003, 20, { status: 'assigned', driver: ravi }),
  ])
  await userEvent.keyboard('jj')
  await expect.element(card(10_002)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card(10_003)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(card(10_001)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}k')
  await expect.element(card(10_001)).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('1 selected')).not.toBeInTheDocument()
  api.use(getGetDeliveryOrderInfoViewMockHandler404({ code: 'not_found', message: 'No such delivery order.' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location).toMatchObject({ pathname: '/dispatch', search: '?order=10001' })
  const drawer = page.getByRole('dialog', { name: 'Order #10001' })
  await expect.element(drawer.getByText('There is no such order here')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card(10_001)).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(card(10_002)).toHaveFocus()
})

it('opens a card at a press anywhere on it, and keeps what the board shows', async () => {
  const { router, api } = await openBoard(() => [order(10_001, 30)], '/dispatch?view=status')
  api.use(getGetDeliveryOrderInfoViewMockHandler404({ code: 'not_found', message: 'No such delivery order.' }))
  document.querySelector('[aria-label="to"]')?.parentElement?.click()
  await expect.poll(() => router.state.location.search).toBe('?view=status&order=10001')
  await expect.element(page.getByRole('dialog', { name: 'Order #10001' })).toBeVisible()
  await router.navigate(-1)
  await expect.element(page.getByRole('dialog', { name: 'Order #10001' })).not.toBeInTheDocument()
  await expect.element(page.getByText('By status')).toBeVisible()
})

it('opens no order with the press that closes the choice of drivers', async () => {
  const { router } = await openBoard(() => [order(10_001, 30), order(10_002, 60, { status: 'assigned', driver: ravi })])
  await userEvent.keyboard('ja')
  await expect.element(page.getByRole('combobox', { name: 'Drivers' })).toBeVisible()
  await card(10_002).click()
  await expect.element(page.getByRole('combobox', { name: 'Drivers' })).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('')
})

it('pages a column that is too long to look through, and gathers all pages of the list', async () => {
  await openBoard(() => Array.from({ length: 130 }, (_, index) => order(10_001 + index, 30 + index)))
  await expect.element(column('Unassigned').getByRole('heading')).toHaveTextContent('Unassigned 130')
  expect(cardsOf('Unassigned')).toHaveLength(60)
  await userEvent.click(page.getByRole('button', { name: 'Show 60 more' }))
  await expect.poll(() => cardsOf('Unassigned').length).toBe(120)
})

it('keeps its filters in the address and says why it is empty', async () => {
  const { router } = await openBoard(() => [], '/dispatch?view=status')
  await expect.element(column('In progress')).toBeVisible()
  await expect.element(page.getByText('Nothing waits for a driver')).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: 'Tomorrow' }))
  await expect.poll(() => router.state.location.search).toBe('?view=status&day=tomorrow')
  await expect.element(page.getByText('Nothing waits for tomorrow')).toBeVisible()
})

it('shows one column at a time on a phone', async () => {
  await page.viewport(390, 800)
  try {
    await openBoard(() => [order(10_001, 30), order(10_002, 20, { status: 'assigned', driver: ravi })])
    await expect.element(card(10_002)).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: /^Ravi Patel/ }))
    await expect.element(card(10_002)).toBeVisible()
    await expect.element(card(10_001)).not.toBeInTheDocument()
  } finally {
    await page.viewport(1280, 800)
  }
})
