import { HttpResponse, http } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeliveryOrderPagination } from '#generated/model/index.ts'
import { jsonQueryOf } from '#mocks/requests.ts'
import { queryClient } from '#src/http/query-client.ts'
import { endOfToday } from '#src/lib/today.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { onPhone } from '#tests/components/open-world.tsx'
import type { ServedApi } from '#tests/components/serve-api.ts'
import { serveWorld } from '#tests/components/serve-world.ts'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
import { regina } from '#tests/components/zones.ts'
import { assignOnBoard, type BoardCard, putOnBoard } from './testing/board-orders.ts'
// loaded before they are asked for: what is tested is not how fast code arrives
import '#src/layouts/AppLayout.tsx'
import './DispatchBoardScreen.tsx'

/** Opens the board with these orders, the first of them number 10,001. */
async function openBoard(cards: readonly BoardCard[], address = '/dispatch', fleet: 'two' | 'all' = 'two') {
  stopCalendar()
  const { mock, api } = serveWorld()
  putOnBoard(mock, cards, fleet)
  const { router } = await openApp(address)
  await expect.element(column('Unassigned')).toBeVisible()
  return { mock, api, router }
}

const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const chip = (name: string) =>
  page.getByRole('list', { name: 'Folded drivers' }).getByRole('button', { name: new RegExp(`^${name}`) })
const card = (id: number) => page.getByRole('link', { name: `#${id}` })
const cardsOf = (name: string) =>
  column(name)
    .getByRole('link', { name: /^#/ })
    .elements()
    .map((element) => element.textContent)
const drivers = () => page.getByRole('combobox', { name: 'Drivers' })
const assigns = (api: ServedApi) => api.sent('PUT', '/bulk')

it('counts as the menu does, sorts by the promise, and says why an order is late', async () => {
  const { api } = await openBoard([{ due: 90 }, { due: -14 }, { due: 8 }, { due: -5, driver: 'Kwame' }, { due: 1_530 }])
  await expect.element(column('Unassigned').getByRole('heading')).toHaveTextContent('Unassigned 3')
  await expect.element(page.getByRole('link', { name: /Dispatch.*3 waiting/ })).toBeVisible()
  expect(cardsOf('Unassigned')).toEqual(['#10002', '#10003', '#10001'])
  await expect.element(page.getByText('14 min late')).toHaveAttribute('title', '14 min late: not assigned')
  await expect.element(page.getByText('5 min late')).toHaveAttribute('title', '5 min late: not picked up')
  await expect.element(page.getByText('8 min left')).toBeVisible()
  const asked = api
    .sent('GET', '/paginated-delivery-orders')
    .map((request) => jsonQueryOf<DeliveryOrderPagination>(request, 'pagination')?.filter)
  const now = Date.now() / 1000
  const sameFilter = { statuses: ['created'], carriedOutHere: true, availableBefore: endOfToday(now, regina) }
  expect(asked.filter((filter) => filter?.statuses?.includes('created'))).toEqual([sameFilter, sameFilter])
  expect(await axeViolations()).toEqual([])
})

it('assigns with one key, a name and Enter, and takes it back', async () => {
  const { api } = await openBoard([{ due: 30 }, { due: 60 }])
  await userEvent.keyboard('j')
  await expect.element(card(10_001)).toHaveFocus()
  await userEvent.keyboard('a')
  await expect.element(drivers()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(column('Ravi Patel').getByRole('link', { name: /^#/ })).toHaveTextContent('#10001')
  await expect.element(card(10_002)).toHaveFocus()
  await expect.element(column('Unassigned').getByRole('heading')).toHaveTextContent('Unassigned 1')
  expect(await assigns(api)[0]?.json()).toMatchObject({ ids: [10_001] })
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(column('Unassigned').getByRole('heading')).toHaveTextContent('Unassigned 2')
})

it('assigns a card that is dragged to a driver, and reassigns it from one to another', async () => {
  await openBoard([{ due: 30 }])
  await userEvent.dragAndDrop(card(10_001), chip('Kwame Mensah'))
  await expect.element(column('Kwame Mensah').getByRole('link', { name: /^#/ })).toHaveTextContent('#10001')
  await userEvent.dragAndDrop(card(10_001), chip('Ravi Patel'))
  await expect.element(column('Ravi Patel').getByRole('link', { name: /^#/ })).toHaveTextContent('#10001')
  await expect.element(chip('Kwame Mensah')).toBeVisible()
  await userEvent.dragAndDrop(card(10_001), column('Unassigned').getByRole('heading'))
  await expect.element(page.getByRole('alertdialog', { name: 'Unassign order' })).toBeVisible()
})

it('asks before a card that is dragged back is taken from its driver', async () => {
  await openBoard([{ due: 30, driver: 'Kwame' }])
  await userEvent.dragAndDrop(card(10_001), column('Unassigned').getByRole('heading'))
  const question = page.getByRole('alertdialog', { name: 'Unassign order' })
  await expect
    .element(question.getByText('Are you sure you want to unassign this order from the driver?'))
    .toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
  await expect.element(column('Unassigned').getByRole('link', { name: /^#/ })).toHaveTextContent('#10001')
  await expect.element(page.getByText('Order unassigned')).toBeVisible()
})

it('assigns many at once, says of each what became of it, and keeps the failures selected', async () => {
  const { api } = await openBoard([{ due: 30 }, { due: 60 }, { due: 20, driver: 'Kwame', pickedUp: true }])
  await userEvent.keyboard('jxjx')
  await userEvent.keyboard('{ArrowRight}x')
  await userEvent.click(page.getByRole('button', { name: 'Assign 3 orders' }))
  await expect.element(drivers()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const report = page.getByRole('alert', { name: 'Result' })
  await expect.element(report).toBeVisible()
  await expect.element(report.getByText('2 of 3 assigned to Ravi Patel')).toBeVisible()
  const refusal = 'picked up by you; from there it can become dropped off, completed or cancelled.'
  await expect.element(report.getByRole('listitem').filter({ hasText: '#10003' })).toMatchTextContent(refusal)
  expect(await assigns(api)[0]?.json()).toMatchObject({ ids: [10_001, 10_002, 10_003] })
  await expect.element(page.getByRole('button', { name: 'Assign 1 order' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Select order 10003' })).toBeChecked()
  await expect.poll(() => cardsOf('Ravi Patel')).toEqual(['#10001', '#10002'])
  expect(cardsOf('Kwame Mensah')).toEqual(['#10003'])
})

it('moves the card at once and puts it back when the server fails', async () => {
  const { api } = await openBoard([{ due: 30 }])
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
  await expect.element(column('Kwame Mensah').getByRole('link', { name: /^#/ })).toHaveTextContent('#10001')
  answer(undefined)
  await expect.element(page.getByText('An unexpected error occurred')).toBeVisible()
  await expect.poll(() => cardsOf('Unassigned')).toEqual(['#10001'])
})

it('moves between cards and columns with the keys, opens with Enter and clears with Escape', async () => {
  const { router } = await openBoard([{ due: 30 }, { due: 60 }, { due: 20, driver: 'Ravi' }])
  await userEvent.keyboard('jj')
  await expect.element(card(10_002)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card(10_003)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(card(10_002)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(card(10_001)).toHaveFocus()
  await userEvent.keyboard('jk')
  await expect.element(card(10_001)).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('1 selected')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location).toMatchObject({ pathname: '/dispatch', search: '?order=10001' })
  const drawer = page.getByRole('dialog', { name: 'Order #10001' })
  await expect.element(drawer.getByText('Meewasin Pharmacy Group')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card(10_001)).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(card(10_002)).toHaveFocus()
})

it('goes by arrows from the search to the cards, by Home and End through a column, and selects on with Shift', async () => {
  await openBoard([{ due: 30 }, { due: 60 }, { due: 90 }])
  await userEvent.keyboard('/{ArrowDown}')
  await expect.element(card(10_001)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(card(10_003)).toHaveFocus()
  await userEvent.keyboard('{Home}{PageDown}')
  await expect.element(card(10_003)).toHaveFocus()
  await userEvent.keyboard('{PageUp}{Shift>}{ArrowDown}{/Shift}')
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await expect.element(card(10_002)).toHaveFocus()
})

it('selects with Shift+X from the last selected card to this one, within its column', async () => {
  await openBoard([{ due: 30 }, { due: 60 }, { due: 90 }, { due: 20, driver: 'Ravi' }])
  await userEvent.keyboard('jx{End}{Shift>}x{/Shift}')
  await expect.element(page.getByText('3 selected')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{Shift>}x{/Shift}')
  await expect.element(card(10_004)).toHaveFocus()
  await expect.element(page.getByText('4 selected')).toBeVisible()
})

it('opens a card at a press anywhere on it, and keeps what the board shows', async () => {
  const { router } = await openBoard([{ due: 30 }], '/dispatch?view=status')
  document.querySelector('[aria-label="to"]')?.parentElement?.click()
  await expect.poll(() => router.state.location.search).toBe('?view=status&order=10001')
  await expect.element(page.getByRole('dialog', { name: 'Order #10001' })).toBeVisible()
  await router.navigate(-1)
  await expect.element(page.getByRole('dialog', { name: 'Order #10001' })).not.toBeInTheDocument()
  await expect.element(page.getByText('By status')).toBeVisible()
})

it('opens no order with the press that closes the choice of drivers', async () => {
  const { router } = await openBoard([{ due: 30 }, { due: 60, driver: 'Ravi' }])
  await userEvent.keyboard('ja')
  await expect.element(page.getByRole('combobox', { name: 'Drivers' })).toBeVisible()
  await card(10_002).click()
  await expect.element(page.getByRole('combobox', { name: 'Drivers' })).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('')
})

it('pages a column that is too long to look through, and gathers all pages of the list', async () => {
  await openBoard(Array.from({ length: 230 }, (_, index) => ({ due: 30 + index })))
  await expect.element(column('Unassigned').getByRole('heading')).toHaveTextContent('Unassigned 230')
  expect(cardsOf('Unassigned')).toHaveLength(100)
  await userEvent.click(page.getByRole('button', { name: 'Show 100 more' }))
  await expect.poll(() => cardsOf('Unassigned').length).toBe(200)
})

it('keeps its filters in the address and says why it is empty', async () => {
  const { router } = await openBoard([], '/dispatch?view=status')
  await expect.element(column('In progress')).toBeVisible()
  await expect.element(page.getByText('Nothing waits for a driver')).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: 'Tomorrow' }))
  await expect.poll(() => router.state.location.search).toBe('?view=status&day=tomorrow')
  await expect.element(page.getByText('Nothing waits for tomorrow')).toBeVisible()
})

it('shows one column at a time on a phone', async () => {
  await onPhone(async () => {
    await openBoard([{ due: 30 }, { due: 20, driver: 'Ravi' }])
    await expect.element(card(10_002)).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: /^Ravi Patel/ }))
    await expect.element(card(10_002)).toBeVisible()
    await expect.element(card(10_001)).not.toBeInTheDocument()
  })
})

/** How many of these elements are whole on the screen, none of them hidden in what scrolls. */
function inSight(elements: readonly Element[]): number {
  return elements.filter((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const frame = element.closest('ul')?.getBoundingClientRect()
    return (
      top >= Math.max(0, frame?.top ?? 0) &&
      bottom <= Math.min(window.innerHeight, frame?.bottom ?? window.innerHeight) &&
      left >= 0 &&
      right <= window.innerWidth
    )
  }).length
}

/** The strip of each card of a column. */
const stripsOf = (name: string) =>
  column(name)
    .getByRole('listitem')
    .elements()
    .filter((element) => element.querySelector('[data-order-id]') !== null)

it('has 25 of 61 waiting orders and all eight drivers in sight on a screen of 1440 by 900, and cuts no stop off', async () => {
  const waiting = Array.from({ length: 61 }, (_, index) => ({ due: index - 5 }))
  await page.viewport(1440, 900)
  try {
    await openBoard([...waiting, { due: 40, driver: 'Kwame' }, { due: 50, driver: 'Ravi' }], '/dispatch', 'all')
    await expect.poll(() => stripsOf('Unassigned').length).toBe(61)
    expect(inSight(stripsOf('Unassigned'))).toBeGreaterThanOrEqual(25)
    const chips = page.getByRole('list', { name: 'Folded drivers' }).getByRole('button').elements()
    const heads = ['Kwame Mensah', 'Ravi Patel'].map((name) => column(name).getByRole('heading').element())
    expect([inSight(chips), inSight(heads)]).toEqual([6, 2])
    const stops = stripsOf('Unassigned').flatMap((strip) => [...strip.querySelectorAll('p > span')])
    expect(stops.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
  } finally {
    await page.viewport(1280, 800)
  }
})

it('says the area of the drop-off on each strip, and how fast', async () => {
  await openBoard([{ due: 30 }])
  await expect.element(column('Unassigned').getByText('Rush')).toBeVisible()
  const [strip] = stripsOf('Unassigned')
  expect(strip?.textContent).toMatch(/S7[A-Z]|Saskatoon/)
})

it('shows by key and by press what is late, then what is due soon, and folds the drivers who have none of it', async () => {
  const { router } = await openBoard([
    { due: -14 },
    { due: 8 },
    { due: 90, driver: 'Ravi' },
    { due: 5, driver: 'Kwame' },
  ])
  await expect.element(page.getByRole('button', { name: '2 due within 30 min' })).toBeVisible()
  await userEvent.keyboard('l')
  await expect.poll(() => cardsOf('Unassigned')).toEqual(['#10001'])
  await expect.element(column('Unassigned').getByRole('heading')).toHaveTextContent('Unassigned 1 of 2')
  await expect.element(chip('Ravi Patel').getByText('1', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '1 late' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('l')
  await expect.poll(() => router.state.location.search).toBe('?trouble=soon')
  await expect.poll(() => [cardsOf('Unassigned'), cardsOf('Kwame Mensah')]).toEqual([['#10002'], ['#10004']])
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: '2 due within 30 min' }).click()
  await expect.poll(() => cardsOf('Unassigned')).toEqual(['#10001', '#10002'])
})

it('opens a chip by keyboard, gives its driver what is selected, and folds it again', async () => {
  const { api } = await openBoard([{ due: 30 }])
  ;(chip('Kwame Mensah').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const fold = page.getByRole('button', { name: 'Fold Kwame Mensah' })
  await expect.element(fold).toHaveFocus()
  await expect.element(column('Kwame Mensah').getByText('No orders in hand')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(chip('Kwame Mensah')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('jx')
  await column('Kwame Mensah').getByRole('button', { name: 'Assign 1 order' }).click()
  await expect.poll(() => cardsOf('Kwame Mensah')).toEqual(['#10001'])
  expect(await assigns(api)[0]?.json()).toMatchObject({ ids: [10_001] })
})

it('names by status who has each order', async () => {
  await openBoard(
    [
      { due: 30, driver: 'Kwame' },
      { due: 20, driver: 'Ravi', pickedUp: true },
    ],
    '/dispatch?view=status',
  )
  await expect.element(column('Assigned').getByText('Kwame Mensah')).toBeVisible()
  await expect.element(column('In progress').getByText('Ravi Patel')).toBeVisible()
  await expect.element(column('In progress').getByText('Picked Up')).toBeVisible()
})

it('lists the drivers for an order by nearness and load, and finds them by their e-mail all the same', async () => {
  await openBoard([{ due: 30 }, { due: 20, driver: 'Kwame' }])
  await userEvent.keyboard('ja')
  const names = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(names)
    .toEqual([
      expect.stringMatching(/^Kwame Mensah1 order, next drop \d+(\.\d)? km from the pickup$/),
      'Ravi PatelNothing in hand, position not known',
    ])
  await drivers().fill('driver1@')
  await expect.poll(() => names().length).toBe(1)
})

/** What the stream does when somebody else has done something. */
const hearOfIt = () => queryClient.invalidateQueries()
const news = (text: string) => page.getByRole('status').filter({ hasText: text })
const strip = (id: number) => document.querySelector<HTMLElement>(`li[data-id="${id}"]`)
const topOf = (id: number) => strip(id)?.getBoundingClientRect().top

it('says by a tint and in words what somebody else moved, and the focus stays with its card', async () => {
  const { mock } = await openBoard([{ due: 30 }, { due: 60 }, { due: 90 }])
  await userEvent.keyboard('jj')
  assignOnBoard(mock, 10_002, 'Ravi')
  await hearOfIt()
  await expect.element(column('Ravi Patel').getByRole('link', { name: /^#/ })).toHaveTextContent('#10002')
  await expect.element(news('#10002 moved to Ravi Patel')).toBeVisible()
  expect([10_001, 10_002, 10_003].map((id) => strip(id)?.dataset['moved'])).toEqual([undefined, 'true', undefined])
  await expect.element(card(10_002)).toHaveFocus()

  // What one moves oneself says so by itself; a card that is gone leaves the focus to the next.
  await userEvent.keyboard('{ArrowLeft}a')
  await drivers().fill('Kwame')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(column('Kwame Mensah').getByRole('link', { name: /^#/ })).toHaveTextContent('#10003')
  await expect.element(card(10_001)).toHaveFocus()
  mock.world.orders = mock.world.orders.filter(({ view }) => view.id !== 10_001)
  await hearOfIt()
  await expect.element(news('#10002 moved to Ravi Patel, #10001 is off the board')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^#1000[23]$/)
})

it('moves nothing under the hand: not while a driver is being chosen, nor while the pointer is on its way', async () => {
  const { mock } = await openBoard([{ due: 30 }, { due: 60 }, { due: 90 }])
  await userEvent.keyboard('jja')
  await expect.element(drivers()).toBeVisible()
  const before = topOf(10_002)
  assignOnBoard(mock, 10_001, 'Ravi')
  await hearOfIt()
  await expect.element(news('#10001 moved to Ravi Patel')).toBeVisible()
  expect([topOf(10_002), cardsOf('Unassigned')]).toEqual([before, ['#10001', '#10002', '#10003']])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => cardsOf('Unassigned')).toEqual(['#10002', '#10003'])

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  strip(10_003)?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  assignOnBoard(mock, 10_002, 'Ravi')
  await hearOfIt()
  await vi.waitUntil(() => news('#10002').query() !== null)
  expect(cardsOf('Unassigned')).toEqual(['#10002', '#10003'])
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitUntil(() => cardsOf('Unassigned').length === 1)
})

it('keeps the card under the keys in its place when another comes above it', async () => {
  const { mock } = await openBoard(Array.from({ length: 60 }, (_, index) => ({ due: 30 + index })))
  await page.viewport(1280, 500)
  onTestFinished(() => page.viewport(1280, 800))
  await userEvent.keyboard('jjjjjj')
  const before = topOf(10_006)
  assignOnBoard(mock, 10_001, 'Ravi')
  assignOnBoard(mock, 10_002, 'Ravi')
  strip(10_006)?.closest('ul')?.scrollTo({ top: 80 })
  const scrolled = topOf(10_006)
  expect(scrolled).not.toBe(before)
  await hearOfIt()
  await expect.poll(() => cardsOf('Ravi Patel')).toEqual(['#10001', '#10002'])
  expect(topOf(10_006)).toBeCloseTo(scrolled ?? 0, 0)
})
