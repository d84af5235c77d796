import { http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatCents } from '#domain/amounts/money.ts'
import { formatPhone } from '#domain/addresses/phone.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { paths } from '#src/paths.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openScreen, openWorld } from '#tests/components/open-world.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { orderNow, orderThatIs } from '#tests/components/world-orders.ts'

const created = orderThatIs('created')
const assigned = orderThatIs('assigned')
const completed = orderThatIs('completed')
const cancelled = orderThatIs('cancelled')

const list = paths.orderHistory()
const over = (id: number, address: string = list) => paths.orderDrawer(id, address)
const drawer = (id: number) => page.getByRole('dialog', { name: `Order #${id}` })
const part = (name: string) => page.getByRole('region', { name, exact: true })
const rowLink = (id: number) => page.getByRole('table', { name: 'Orders' }).getByRole('link', { name: `#${id}` })
const close = () => page.getByRole('button', { name: 'Close', exact: true })

/** An order that is delivered, whose driver checked in and out on the way. */
function droppedOff({ world }: MockWorld) {
  const found = world.orders.find(({ view, geostamps = [] }) => view.status === 'droppedOff' && geostamps.length > 0)
  if (found === undefined) throw new Error('No driver of a delivered order has checked in')
  return found.view
}

/** An order of the customer that its driver has. */
function ofTheCustomer({ world }: MockWorld) {
  const found = world.orders.find(
    ({ view }) => view.status === 'assigned' && view.senderTenant.name.startsWith('Meewasin'),
  )
  if (found === undefined) throw new Error('No order of the pharmacy is on its way')
  return found.view
}

describe('what it says', () => {
  it('shows the courier who pays, who drives, what is carried and how far it is', async () => {
    const { mock } = await openWorld((world) => over(droppedOff(world).id))
    const order = droppedOff(mock)
    await expect.element(drawer(order.id)).toBeVisible()
    await expect
      .element(drawer(order.id).getByRole('link', { name: `#${order.id}` }))
      .toHaveAttribute('href', paths.order(order.id))
    await expect.element(part('Charge To').getByText(order.senderTenant.name)).toBeVisible()
    await expect
      .element(
        part('Charge To')
          .getByText(formatCents(order.pricing.priceCadCents ?? 0))
          .last(),
      )
      .toBeVisible()
    await expect.element(part('Driver').getByText(order.driver?.firstName ?? '', { exact: false })).toBeVisible()
    await expect.element(part('Driver').getByRole('button', { name: 'Edit driver pay' })).toBeVisible()
    await expect.element(part('Courier')).not.toBeInTheDocument()
    await expect.element(part('Parcels').getByText(order.parcelDetails[0]?.name ?? '')).toBeVisible()
    await expect.element(part('Tracking').getByText(order.pickupLocation.name)).toBeVisible()
    const reached = [...document.querySelectorAll('section[aria-label="Tracking"] [data-reached] strong')]
    expect(reached.map(({ textContent }) => textContent)).toEqual(['Created', 'Dispatched', 'Picked Up', 'Dropped Off'])
    await expect.element(part('Comments')).toBeInTheDocument()
    await expect.element(part('Updates').getByText('Order created')).toBeInTheDocument()
    await expect.element(part('Cancelled')).not.toBeInTheDocument()
    expect(await axeViolations()).toEqual([])
  })

  it('shows where the driver was, with the name and the time', async () => {
    const { mock } = await openWorld((world) => over(droppedOff(world).id))
    const { driver } = droppedOff(mock)
    await part('Tracking').getByRole('button', { name: 'Picked Up on the map' }).click()
    const modal = page.getByRole('dialog', { name: 'Picked Up' })
    await expect.element(modal.getByText(`${driver?.firstName} ${driver?.lastName}`, { exact: false })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(modal).not.toBeInTheDocument()
    await expect.element(drawer(droppedOff(mock).id)).toBeVisible()
  })

  it('lists the geostamps of an order that has them enabled', async () => {
    await openWorld((world) => over(droppedOff(world).id))
    await expect.element(part('Geostamps').getByText('Check-in at pickup').first()).toBeInTheDocument()
  })

  it('lists where the protocol of a stop was captured, and shows it among both stops', async () => {
    let id = 0
    const { mock } = await openWorld((world) => {
      id = droppedOff(world).id
      const record = orderNow(world, id)
      const [entry] = record.protocolData ?? []
      if (entry === undefined) throw new Error('Nothing was captured at a stop of the order')
      record.geostamps = []
      record.protocolData = [{ ...entry, type: 'dropoff', geostamp: { lat: 52.13, lng: -106.67, date: entry.date } }]
      return over(id)
    })
    const { pickupLocation, dropoffLocation } = orderNow(mock, id).view
    await part('Geostamps').getByRole('button', { name: 'Protocol at drop-off on the map' }).click()
    const map = page.getByRole('dialog', { name: 'Protocol at drop-off' })
    const pins = () => [...map.element().querySelectorAll<HTMLElement>('.leaflet-marker-icon[title]')]
    const titles = () => pins().map((pin) => pin.title)
    // It opens at the door.
    await expect.poll(titles).toEqual(['Protocol at drop-off'])
    await map.getByRole('radio', { name: 'All stops' }).click()
    await expect
      .poll(titles)
      .toEqual([`Pickup: ${pickupLocation.name}`, `Drop Off: ${dropoffLocation.name}`, 'Protocol at drop-off'])
    const frame = map.getByRole('group', { name: 'Protocol at drop-off' }).element().getBoundingClientRect()
    for (const pin of pins()) {
      const { left, top, right, bottom } = pin.getBoundingClientRect()
      expect(left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom).toBe(true)
    }
  })

  it('lists no geostamps where they are not enabled', async () => {
    await openWorld((world) => over(Object.assign(droppedOff(world), { geostampsEnabled: false }).id))
    await expect.element(part('Tracking').getByText('Picked Up')).toBeVisible()
    await expect.element(part('Geostamps')).not.toBeInTheDocument()
  })

  it('says that nobody drives it yet, and lets the office assign somebody', async () => {
    const { mock } = await openWorld((world) => over(created(world).id))
    const { id } = created(mock)
    await expect.element(part('Driver').getByText('Unassigned')).toBeVisible()
    // A busy machine draws its next frame late; the keys come all the same.
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    onTestFinished(() => frames.mockRestore())
    await page.getByRole('button', { name: 'Assign Driver' }).click()
    const assigning = page.getByRole('dialog', { name: 'Assign Driver' })
    const option = assigning.getByRole('option').first()
    await expect.element(option).toBeVisible()
    const name = option.element().querySelector('span span')?.textContent ?? ''
    await userEvent.keyboard('{Enter}')
    // One press picks, another confirms.
    await expect.element(assigning.getByText('Step 2 of 2: confirm')).toBeVisible()
    frames.mockRestore()
    await expect.element(assigning.getByRole('button', { name: /^Assign / })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Driver assigned successfully')).toBeVisible()
    await expect.element(part('Driver').getByText(name)).toBeVisible()
    await expect.element(drawer(id).getByText('Dispatched').first()).toBeVisible()
  })

  it('tells a customer who carries the order and whom to ring, and offers no act of the courier', async () => {
    const { mock } = await openWorld((world) => over(ofTheCustomer(world).id), {
      tenantKind: 'customer',
      role: 'scheduler',
    })
    const { receiverTenant } = ofTheCustomer(mock)
    await expect.element(part('Courier').getByText(receiverTenant.name)).toBeVisible()
    await expect.element(part('Courier').getByText(receiverTenant.address ?? '')).toBeVisible()
    await expect.element(part('Courier').getByText(formatPhone(receiverTenant.phone ?? ''))).toBeVisible()
    await expect.element(part('Driver')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /Assign|Edit driver pay/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('combobox', { name: 'Billing Status' })).not.toBeInTheDocument()
  })

  it('says when, by whom and why an order was cancelled, and offers no driver any more', async () => {
    const { mock } = await openWorld((world) => over(cancelled(world).id))
    const { cancellation } = cancelled(mock)
    await expect.element(part('Cancelled').getByText(cancellation?.reason ?? '')).toBeVisible()
    await expect
      .element(part('Cancelled').getByText(`${cancellation?.actorName}, ${cancellation?.actorTenantName}`))
      .toBeVisible()
    await expect.element(page.getByRole('button', { name: /Assign Driver|Edit driver pay/ })).not.toBeInTheDocument()
    await expect
      .poll(() => document.querySelector('section[aria-label="Tracking"] li:last-child strong')?.textContent)
      .toBe('Cancelled')
    const { priceCadCents, beforeCancellation } = cancelled(mock).pricing
    const before = part('Charge To').getByRole('deletion')
    await expect.element(before).toMatchTextContent(formatCents(beforeCancellation?.priceCadCents ?? 0))
    await expect.element(part('Charge To')).toMatchTextContent(formatCents(priceCadCents ?? 0))
    expect(await axeViolations()).toEqual([])
  })

  it('offers no driver of a completed order', async () => {
    await openWorld((world) => over(completed(world).id))
    await expect.element(part('Tracking')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Assign Driver/ })).not.toBeInTheDocument()
  })

  it('shows no amount to a viewer', async () => {
    const { mock } = await openWorld((world) => over(assigned(world).id), { role: 'viewer' })
    await expect.element(part('Charge To')).toBeVisible()
    await expect.element(part('Updates').getByText('Order created')).toBeInTheDocument()
    expect(drawer(assigned(mock).id).element().textContent).not.toContain('$')
    await expect.element(page.getByText('Billing Status')).not.toBeInTheDocument()
  })

  it('says that there is no such order, and what failed', async () => {
    const { router } = await openWorld(over(404))
    await expect.element(drawer(404).getByText('There is no such order here')).toBeVisible()
    await router.navigate(over(500))
    await expect.element(drawer(500).getByText('The order could not be loaded')).toBeVisible()
  })
})

describe('its address', () => {
  it('is a link of the row, keeps what the list says, and Back closes it', async () => {
    const { mock, router, search } = await openWorld(`${list}?status=assigned&sort=availableAt`)
    const { id } = assigned(mock)
    await expect
      .element(rowLink(id))
      .toHaveAttribute('href', `/order-history?status=assigned&sort=availableAt&order=${id}`)
    await rowLink(id).click()
    await expect.element(drawer(id)).toBeVisible()
    expect(Object.fromEntries(search())).toEqual({ status: 'assigned', sort: 'availableAt', order: String(id) })
    await router.navigate(-1)
    await expect.element(drawer(id)).not.toBeInTheDocument()
    expect(Object.fromEntries(search())).toEqual({ status: 'assigned', sort: 'availableAt' })
    await router.navigate(1)
    await expect.element(drawer(id)).toBeVisible()
  })

  it('goes back when it was opened here, and leaves the list when a link brought one', async () => {
    const { mock, router, search } = await openWorld((world) => over(assigned(world).id, `${list}?status=assigned`))
    const { id } = assigned(mock)
    await expect.element(drawer(id)).toBeVisible()
    await close().click()
    await expect.poll(() => search().toString()).toBe('status=assigned')
    await expect.element(drawer(id)).not.toBeInTheDocument()
    expect(router.state.historyAction).toBe('REPLACE')

    await rowLink(id).click()
    await expect.element(drawer(id)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => search().toString()).toBe('status=assigned')
    expect(router.state.historyAction).toBe('POP')
  })

  it('leads to the page, from which Back returns to the drawer over its list', async () => {
    const { mock, router } = await openWorld((world) => over(assigned(world).id))
    const { id } = assigned(mock)
    await drawer(id)
      .getByRole('link', { name: `#${id}` })
      .click()
    await expect.element(page.getByRole('heading', { level: 1, name: `#${id}` })).toBeVisible()
    await expect.element(drawer(id)).not.toBeInTheDocument()
    await router.navigate(-1)
    await expect.element(drawer(id)).toBeVisible()
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeInTheDocument()
  })

  it('opens over any screen, also one that lists no orders', async () => {
    const { mock, router } = await openWorld((world) => over(assigned(world).id, paths.profile()))
    await expect.element(drawer(assigned(mock).id)).toBeVisible()
    await close().click()
    await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe(paths.profile())
  })

  it('names nothing that could be no order', async () => {
    await openWorld(`${list}?order=seven`)
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('opens from the home screen', async () => {
    const { search } = await openWorld(paths.home())
    const first = page.getByRole('link', { name: /^#\d+/ }).first()
    await expect.element(first).toHaveAttribute('href', expect.stringMatching(/^\/home\?order=\d+$/))
    await first.click()
    await expect.element(page.getByRole('dialog', { name: `Order #${search().get('order')}` })).toBeVisible()
  })
})

describe('by keyboard', () => {
  it('opens with Enter, starts at the number, and returns the focus to its row, from which j goes on', async () => {
    await openWorld(list)
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible()
    const links = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')]
    await userEvent.keyboard('jj')
    await expect.poll(() => document.activeElement).toBe(links()[1])
    const number = links()[1]?.textContent ?? ''
    await userEvent.keyboard('{Enter}')
    const opened = page.getByRole('dialog', { name: `Order ${number}` })
    await expect.element(opened.getByRole('link', { name: number })).toHaveFocus()
    await userEvent.keyboard('j')
    await expect.element(opened.getByRole('link', { name: number })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(links()[1])
    await userEvent.keyboard('j')
    await expect.poll(() => document.activeElement).toBe(links()[2])
  })

  it('closes by Escape also before the focus has come into it', async () => {
    const { mock, search } = await openWorld((world) => over(assigned(world).id))
    await expect.element(drawer(assigned(mock).id)).toBeVisible()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await expect.poll(() => search().has('order')).toBe(false)
  })

  it('gives the focus to the row also when the list comes after the drawer was closed', async () => {
    const { mock, api } = serveWorld()
    const { id } = assigned(mock)
    const answer = Promise.withResolvers<undefined>()
    // Answers nothing itself: the world's own handler comes after it.
    api.use(http.get('*/paginated-delivery-orders', () => answer.promise))
    await openScreen(over(id, `${list}?status=assigned`))
    await expect.element(drawer(id)).toBeVisible()
    await close().click()
    await expect.element(drawer(id)).not.toBeInTheDocument()
    await expect.element(rowLink(id)).not.toBeInTheDocument()
    answer.resolve(undefined)
    await expect.element(rowLink(id)).toHaveFocus()
  })

  it('goes on from the row that the pointer opened', async () => {
    await openWorld(list)
    const links = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')]
    await expect.poll(() => links().length).toBeGreaterThan(4)
    links()[3]?.closest('tr')?.querySelector<HTMLElement>('td:last-child')?.click()
    await expect.element(page.getByRole('dialog', { name: `Order ${links()[3]?.textContent}` })).toBeVisible()
    await close().click()
    await expect.poll(() => document.activeElement).toBe(links()[3])
    await userEvent.keyboard('k')
    await expect.poll(() => document.activeElement).toBe(links()[2])
  })

  it('presses a button with Enter and opens no row by it', async () => {
    const { search } = await openWorld(list)
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible()
    await userEvent.keyboard('j')
    await expect.poll(() => document.activeElement?.matches('[data-row-link]')).toBe(true)
    const columns = page.getByRole('button', { name: 'Columns and density' })
    columns.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('PO Number')).toBeVisible()
    expect(search().has('order')).toBe(false)
  })
})

it('opens no row with the press that closes a filter', async () => {
  const { search } = await openWorld(list)
  await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  await page.getByRole('search').getByRole('button', { name: 'Status', exact: true }).click()
  await expect.element(page.getByRole('group', { name: 'Status' })).toBeVisible()
  const cell = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(12).getByRole('cell').last()
  await cell.click()
  await expect.element(page.getByRole('group', { name: 'Status' })).not.toBeInTheDocument()
  expect(search().has('order')).toBe(false)
  await cell.click()
  await expect.poll(() => search().has('order')).toBe(true)
})

it('fills the screen of a telephone', async () => {
  await onPhone(async () => {
    const { mock } = await openWorld((world) => over(droppedOff(world).id))
    const { id } = droppedOff(mock)
    await expect.element(part('Tracking').getByText('Picked Up')).toBeVisible()
    await expect.poll(() => drawer(id).element().getBoundingClientRect().width).toBe(390)
    const around = boxesAround(part('Tracking').element(), drawer(id).element())
    expect(around.length).toBeGreaterThan(0)
    expect(around.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
    expect(await axeViolations()).toEqual([])
  })
})

/** What an element is in, up to what it is asked within. */
function boxesAround(element: Element, within: Element): Element[] {
  const box = element.parentElement
  return box === null || !within.contains(box) ? [] : [box, ...boxesAround(box, within)]
}
