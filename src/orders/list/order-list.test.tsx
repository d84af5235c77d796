import { http } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waybillNumber } from '#domain/orders/order-number.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'

const table = () => page.getByRole('table', { name: 'Orders' })
const rows = () => [...document.querySelectorAll<HTMLElement>('.wb-list-table tbody tr[data-index]')]
const header = (name: string) => page.getByRole('columnheader', { name, exact: true })
const firstNumber = () => rows()[0]?.querySelector('[data-row-link]')?.textContent

it('lists the orders with their number, and draws only those in view', async () => {
  const { mock, screen } = await openWorld('/order-history')
  await expect.element(table()).toBeVisible()
  await expect.element(screen.getByText(`${mock.world.orders.length} orders`)).toBeVisible()
  expect(rows().length).toBeLessThan(mock.world.orders.length)
})

it('loads the next page by its cursor when the end comes near', async () => {
  const { api } = await openWorld('/order-history')
  await expect.element(table()).toBeVisible()
  const scroller = document.querySelector('.wb-list')
  scroller?.scrollTo({ top: scroller.scrollHeight })
  await expect.poll(() => api.requests.some(({ url }) => url.includes('after'))).toBe(true)
})

it('says that there is nothing yet, and offers the next step', async () => {
  const { screen } = await openWorld('/order-history', { fault: 'empty' })
  await expect.element(screen.getByText('No data', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'New order' }).first()).toBeVisible()
})

it('says what may not be seen, without trying again', async () => {
  const { screen } = await openWorld('/order-history', { fault: '403' })
  await expect.element(screen.getByText('You cannot see orders here')).toBeVisible()
  await expect.element(screen.getByText('Orders could not be loaded')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})

it('says what failed and tries again', async () => {
  const { mock, screen } = await openWorld('/order-history', { fault: '500' })
  await expect.element(screen.getByText('Orders could not be loaded')).toBeVisible()
  mock.settings.fault = null
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(table()).toBeVisible()
})

it('keeps the filter in the address, and clears it when nothing matches', async () => {
  const { screen, search } = await openWorld('/order-history')
  await screen.getByRole('search').getByRole('button', { name: 'Status' }).click()
  await page.getByRole('group', { name: 'Status' }).getByText('Cancelled').click()
  await expect.poll(() => search().get('status')).toBe('cancelled')
  await expect.poll(() => rows().every((row) => row.textContent.includes('Cancelled'))).toBe(true)
  await userEvent.keyboard('{Escape}')

  await screen.getByRole('searchbox').fill('nothing is called like this')
  await expect.poll(() => search().get('q')).toBe('nothing is called like this')
  await expect.element(screen.getByText('No orders match')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect.element(table()).toBeVisible()
  expect([...search().keys()]).toEqual([])
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
})

it('says of no list that it is empty before the answer is there', async () => {
  const { screen, api } = await openWorld('/order-history?q=nothing+is+called+like+this')
  await expect.element(screen.getByText('No orders match')).toBeVisible()
  const held = Promise.withResolvers<undefined>()
  api.use(http.get('*/tenants/:id/paginated-delivery-orders', () => held.promise))
  await screen.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect.element(screen.getByText('No orders match')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('status', { name: 'Loading orders' })).toBeVisible()
  await expect.element(screen.getByText('0 orders')).not.toBeInTheDocument()
  held.resolve(undefined)
  await expect.element(table()).toBeVisible()
})

it('opens as the address says, and Back returns to it', async () => {
  const { screen, router, search } = await openWorld('/order-history?status=completed&sort=availableAt')
  await expect.element(header('Available')).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => rows().length > 0 && rows().every((row) => row.textContent.includes('Completed'))).toBe(true)
  await screen.getByRole('button', { name: 'Available', exact: true }).click()
  await expect.poll(() => search().get('sort')).toBe('-availableAt')
  await expect.element(header('Available')).toHaveAttribute('aria-sort', 'descending')
  await router.navigate(-1)
  await expect.element(header('Available')).toHaveAttribute('aria-sort', 'ascending')
})

const textsUnder = (title: string) => {
  const titles = [...document.querySelectorAll('.wb-list-table thead th')].map((cell) => cell.textContent)
  return rows().map((row) => row.children[titles.indexOf(title)]?.textContent ?? '')
}

it.each([
  ['Due', 'dueAt', 'ascending'],
  ['Status', 'status', 'ascending'],
  ['Driver', 'driver', 'ascending'],
  ['Price', '-price', 'descending'],
])('sorts by %s when its heading is pressed, and the other way by the keyboard', async (title, address, first) => {
  const { screen, search, api } = await openWorld('/order-history')
  await expect.element(header(title)).toHaveAttribute('aria-sort', 'none')
  await header(title).getByRole('button').click()
  await expect.poll(() => search().get('sort')).toBe(address)
  await expect.element(header(title)).toHaveAttribute('aria-sort', first)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => search().get('sort')).toBe(address.startsWith('-') ? address.slice(1) : `-${address}`)
  await expect.element(header(title)).toHaveAttribute('aria-sort', first === 'ascending' ? 'descending' : 'ascending')
  await screen.getByRole('button', { name: 'CSV' }).click()
  const sort = JSON.stringify({ field: address.replace('-', ''), direction: first === 'ascending' ? 'desc' : 'asc' })
  await expect
    .poll(() =>
      api.requests.some(
        ({ url, headers }) => headers.get('accept') === 'text/csv' && decodeURIComponent(url).includes(sort),
      ),
    )
    .toBe(true)
})

it('shows the orders by driver, those without one last in both directions', async () => {
  const { router } = await openWorld('/order-history?sort=driver&status=assigned,created')
  const nobody = (name: string) => name === 'Unassigned' || name === 'Assigned'
  for (const sign of [1, -1]) {
    await expect.poll(() => textsUnder('Driver').length).toBeGreaterThan(0)
    const names = textsUnder('Driver').filter((name) => !nobody(name))
    expect(names.length).toBeGreaterThan(1)
    expect(textsUnder('Driver').slice(0, names.length)).toEqual(names)
    expect(names).toEqual(names.toSorted((a, b) => sign * a.localeCompare(b, 'en-CA')))
    await router.navigate('/order-history?sort=-driver&status=assigned,created')
    await expect.element(header('Driver')).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => document.querySelector('.wb-list')?.getAttribute('aria-busy')).toBe('false')
  }
})

it('offers no order of prices to a person who may not read them, not even by the address', async () => {
  const { screen, api } = await openWorld('/order-history?sort=-price', { role: 'viewer' })
  await expect.element(header('Order')).toHaveAttribute('aria-sort', 'descending')
  await expect.element(screen.getByRole('button', { name: 'Price' })).not.toBeInTheDocument()
  expect(api.requests.filter(({ url }) => decodeURIComponent(url).includes('"price"'))).toEqual([])
})

it('finds orders by the name of the customer and of the driver', async () => {
  const { search, screen } = await openWorld('/order-history')
  await screen.getByRole('searchbox').fill('ünal meewasin')
  await expect.poll(() => search().get('q')).toBe('ünal meewasin')
  await expect
    .poll(() => textsUnder('Driver').length > 0 && textsUnder('Driver').every((name) => name === 'Łukasz Ünal'))
    .toBe(true)
})

it('opens the order of a label that is scanned into the search, and finds it alone', async () => {
  const { mock, router, search, screen } = await openWorld('/order-history')
  const id = mock.world.orders.at(-1)?.view.id ?? 0
  await screen.getByRole('searchbox').click()
  await userEvent.keyboard(`${waybillNumber(id)}{Enter}`)
  await expect.element(page.getByRole('dialog', { name: `Order #${id}` })).toBeVisible()
  await expect.poll(() => search().get('q')).toBe(waybillNumber(id))
  expect(router.state.location.search).toContain(`order=${id}`)
  await expect.poll(() => rows().length).toBe(1)
  expect(firstNumber()).toBe(`#${id}`)
})

it('does not ask for a search of fewer than three letters', async () => {
  const { api, screen } = await openWorld('/order-history?q=ab')
  await expect.element(screen.getByText(/at least 3 letters/)).toBeVisible()
  await expect.element(table()).toBeVisible()
  expect(api.requests.filter(({ url }) => url.includes('"search"') || url.includes('%22search%22'))).toEqual([])
})

it('shows a chosen column at once and remembers it on the server', async () => {
  const { api, screen } = await openWorld('/order-history')
  await expect.element(table()).toBeVisible()
  await screen.getByRole('button', { name: 'Columns and density' }).click()
  await page.getByText('PO Number').click()
  await expect.element(header('PO Number')).toBeVisible()
  await page.getByText('Compact').click()
  await expect.poll(() => rows()[0]?.offsetHeight).toBe(28)
  const saved = api.requests.filter(({ method }) => method === 'PUT')
  expect(saved.map(({ url }) => new URL(url).pathname)).toEqual(
    saved.map(() => expect.stringMatching(/\/users\/\d+\/table-layouts\/order-history$/)),
  )
  expect(await saved.at(-1)?.json()).toMatchObject({
    density: 'compact',
    columns: expect.arrayContaining(['number', 'poNumber']),
  })
})

it('downloads the filtered whole, says how far it is, and stops when asked', async () => {
  const gate: { open: () => void } = { open: () => undefined }
  const { screen, mock } = await openWorld('/order-history', {
    wait: () =>
      new Promise((resolve) => {
        gate.open = () => resolve(undefined)
      }),
  })
  await expect.element(table()).toBeVisible()
  await screen.getByRole('button', { name: 'CSV' }).click()
  await expect.element(screen.getByText(`9 of ${mock.world.orders.length} rows`)).toBeVisible()
  gate.open()
  await expect.element(screen.getByText(`19 of ${mock.world.orders.length} rows`)).toBeVisible()
  await screen.getByRole('group', { name: 'Downloading orders' }).getByRole('button', { name: 'Cancel' }).click()
  gate.open()
  await expect.element(page.getByText('Download cancelled')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'CSV' })).toBeEnabled()
})

it('saves the download as a file, with the columns that are shown', async () => {
  const names: string[] = []
  const watch = (event: MouseEvent) => {
    if (event.target instanceof HTMLAnchorElement && event.target.download !== '') {
      names.push(event.target.download)
      event.preventDefault()
    }
  }
  document.addEventListener('click', watch)
  try {
    const { screen, mock, api } = await openWorld('/order-history')
    await expect.element(table()).toBeVisible()
    await screen.getByRole('button', { name: 'CSV' }).click()
    await expect.element(page.getByText(`Downloaded ${mock.world.orders.length} orders`)).toBeVisible()
    expect(names).toEqual([expect.stringMatching(/^order-history-\d{4}-\d{2}-\d{2}\.csv$/)])
    const asked = api.requests.find(({ headers }) => headers.get('accept') === 'text/csv')
    expect(new URL(asked?.url ?? '').searchParams.get('columns')).toMatch(/^number,status,.*pickup,dropoff/)
  } finally {
    document.removeEventListener('click', watch)
  }
})

it('is walked by keys: j and k move, x selects, enter opens the drawer', async () => {
  const { screen, router } = await openWorld('/order-history')
  await expect.element(table()).toBeVisible()
  const second = rows()[1]?.querySelector<HTMLElement>('[data-row-link]')
  await userEvent.keyboard('j')
  await expect.poll(() => document.activeElement?.textContent).toBe(firstNumber())
  await userEvent.keyboard('jjk')
  await expect.poll(() => document.activeElement).toBe(second)
  await userEvent.keyboard('x')
  await expect.element(screen.getByText('1 order selected')).toBeVisible()
  const { pathname, search } = new URL(second?.getAttribute('href') ?? '', location.href)
  expect(pathname + search).toMatch(/^\/order-history\?order=\d+$/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location).toMatchObject({ pathname, search })
  await expect.element(page.getByRole('dialog', { name: `Order ${second?.textContent}` })).toBeVisible()
})

it('goes by arrows from the search into the list and back, and by Home, End and pages through it', async () => {
  await openWorld('/order-history')
  await expect.element(table()).toBeVisible()
  const at = () => Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
  await userEvent.keyboard('/{ArrowDown}')
  await expect.poll(at).toBe(0)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  await expect.poll(at).toBe(1)
  await userEvent.keyboard('{PageDown}')
  await expect.poll(at).toBeGreaterThan(5)
  const paged = at()
  await userEvent.keyboard('{PageDown}{PageUp}')
  await expect.poll(at).toBe(paged)
  await userEvent.keyboard('{End}')
  // Beyond the rows that are loaded: the end of the list.
  await expect.poll(at).toBe(59)
  await userEvent.keyboard('{Home}')
  await expect.poll(at).toBe(0)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

it('selects a range with Shift, by keys and by the pointer, and lets go of it with Escape', async () => {
  const { screen } = await openWorld('/order-history')
  await expect.element(table()).toBeVisible()
  await userEvent.keyboard('j{Shift>}{ArrowDown}j{ArrowUp}{/Shift}')
  await expect.element(screen.getByText('2 orders selected')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText(/selected$/)).not.toBeInTheDocument()
  await userEvent.keyboard('xjjj{Shift>}x{/Shift}')
  await expect.element(screen.getByText('4 orders selected')).toBeVisible()
  const boxes = page.getByRole('checkbox', { name: /^Select order/ })
  const label = boxes.nth(6).element().closest('label')
  if (label === null) throw new Error('A box has its label')
  await page.elementLocator(label).click({ modifiers: ['Shift'] })
  await expect.element(screen.getByText('6 orders selected')).toBeVisible()
})

it('assigns the row that the keys stand on with a, and goes on from it', async () => {
  await openWorld('/order-history?status=created')
  await expect.element(table()).toBeVisible()
  await userEvent.keyboard('ja')
  await expect.element(page.getByRole('combobox', { name: 'Drivers' })).toHaveFocus()
  const number = firstNumber()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(`Order ${number}`)
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /^Assign / })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Driver assigned successfully')).toBeVisible()
  // It is no longer among those without a driver: the next one has its place.
  await expect.poll(firstNumber).not.toBe(number)
  await expect.poll(() => document.activeElement?.textContent).toBe(firstNumber())
})

it('puts the cursor into the search with a slash', async () => {
  const { screen } = await openWorld('/order-history')
  await expect.element(table()).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
})

it('assigns several orders at once and says of each why not', async () => {
  const { screen } = await openWorld('/order-history?status=created,completed')
  await expect.element(table()).toBeVisible()
  const boxOf = (status: string) =>
    rows()
      .find((row) => row.textContent.includes(status))
      ?.querySelector<HTMLInputElement>('input[type="checkbox"]')
  boxOf('Unassigned')?.click()
  boxOf('Completed')?.click()
  await screen.getByText('Assign driver', { exact: true }).click()
  await page.getByRole('option').first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Assign / })
    .click()
  await expect.element(page.getByText('Driver assigned successfully')).toBeVisible()
  await expect.element(page.getByRole('alert').filter({ hasText: /cannot change/ })).toBeVisible()
})

it('turns rows into cards with the same facts on a telephone', async () => {
  await onPhone(async () => {
    const { screen } = await openWorld('/order-history')
    const card = () => document.querySelector('.wb-list-card[data-index="0"]')
    await expect.poll(card).not.toBeNull()
    const facts = [...(card()?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)
    expect(facts).toEqual(['Available', 'Due', 'Pickup', 'Drop Off', 'Customer', 'Driver', 'Speed', 'Price'])
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
    expect(await axeViolations()).toEqual([])
  })
})

it('shows no price to those who may not see it', async () => {
  await openWorld('/order-history', { role: 'viewer' })
  await expect.element(table()).toBeVisible()
  await expect.element(header('Driver')).toBeVisible()
  await expect.element(header('Price')).not.toBeInTheDocument()
  expect(table().element().textContent).not.toContain('$')
})

it('tracks what is on its way, with how far it has come', async () => {
  const { screen } = await openWorld('/order-tracking', { tenantKind: 'customer', role: 'scheduler' })
  await expect.element(table()).toBeVisible()
  await expect.element(screen.getByRole('img', { name: /^Step \d of 5/ }).first()).toBeVisible()
  expect(rows().some((row) => /Completed|Cancelled/.test(row.textContent))).toBe(false)
  await expect.element(header('Courier')).toBeVisible()
})

it('returns to the card it stood at when one comes back, and begins at its top on a new visit', async () => {
  await onPhone(async () => {
    const { router } = await openWorld('/order-history')
    const cards = () => [...document.querySelectorAll<HTMLElement>('.wb-list-card[data-index]')]
    const list = () => document.querySelector<HTMLElement>('.wb-list')
    const topCard = () => {
      const edge = list()?.getBoundingClientRect().top ?? 0
      return cards().find((card) => card.getBoundingClientRect().bottom > edge + 20)?.dataset['index']
    }
    await expect.poll(() => cards().length).toBeGreaterThan(4)
    list()?.scrollTo({ top: 5_000 })
    await expect.poll(() => Number(topCard())).toBeGreaterThan(15)
    const stood = () => sessionStorage.getItem('place 1 order-history /order-history?')
    await expect.poll(() => Math.floor(Number(stood()))).toBe(Number(topCard()))
    const before = topCard()

    await router.navigate('/profile')
    await expect.poll(list).toBeNull()
    await router.navigate(-1)
    await expect.poll(topCard).toBe(before)
    await router.navigate('/profile')
    await expect.poll(list).toBeNull()
    await router.navigate('/order-history')
    await expect.poll(topCard).toBe('0')
  })
})

/** As long as names of the demo become. */
const longNames = ['Meewasin Pharmacy Group', 'University of Saskatchewan Learning'] as const

it('fits a desk of 1440 pixels with its menu open, and cuts no due time, customer or drop-off', async () => {
  await page.viewport(1440, 900)
  try {
    await openWorld((mock) => {
      // As long as a time and what is left of it become: "Tomorrow 01:00" and "14 h left".
      for (const { view } of mock.world.orders) {
        view.dueAt = mock.world.now + 20 * 3_600
        view.senderTenant.name = longNames[0]
        view.dropoffLocation.name = longNames[1]
      }
      return '/order-history'
    })
    await expect.element(table()).toBeVisible()
    const list = document.querySelector('.wb-list')
    expect(list?.scrollWidth).toBe(list?.clientWidth)
    const cells = [...document.querySelectorAll('.wb-list-table .wb-due')].map((due) => due.closest('td'))
    expect(cells.length).toBeGreaterThan(0)
    expect(cells.filter((cell) => cell !== null && cell.scrollWidth > cell.clientWidth)).toEqual([])
    for (const name of longNames) {
      const names = table().getByText(name).elements()
      expect(names.length).toBe(rows().length)
      expect(names.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toEqual([])
    }
  } finally {
    await page.viewport(1280, 800)
  }
})
