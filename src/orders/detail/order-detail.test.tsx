import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatCents } from '#domain/amounts/money.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { paths } from '#src/paths.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'

const assigned = orderThatIs('assigned')
const created = orderThatIs('created')
const cancelled = orderThatIs('cancelled')
const completed = orderThatIs('completed')

const heading = (id: number) => page.getByRole('heading', { level: 1, name: `#${id}` })
const region = (name: string) => page.getByRole('region', { name, exact: true })

it('shows an order whole', async () => {
  const { mock } = await openWorld((world) => paths.order(assigned(world).id))
  const order = assigned(mock)
  await expect.element(heading(order.id)).toBeVisible()
  await expect.element(region('Pickup').getByText(order.pickupLocation.formattedAddress)).toBeVisible()
  await expect.element(region('Drop Off').getByText(order.dropoffLocation.fullName)).toBeVisible()
  await expect.element(region('Order details').getByText(order.serviceSpeedName)).toBeVisible()
  await expect
    .element(
      region('Pricing')
        .getByText(formatCents(order.pricing.priceCadCents ?? 0))
        .last(),
    )
    .toBeVisible()
  await expect.element(region('Parcels').getByText(order.parcelDetails[0]?.name ?? '')).toBeVisible()
  await expect.element(page.getByRole('tabpanel', { name: 'Timeline' }).getByText('Order created')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Map of the stops' })).toBeVisible()
})

it('asks for each part of an order once', async () => {
  const { mock, api } = await openWorld((world) => paths.order(assigned(world).id))
  const { id } = assigned(mock)
  await expect.element(page.getByRole('tabpanel', { name: 'Timeline' }).getByText('Order created')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: /Documents & Media \d/ })).toBeVisible()
  await expect.element(region('Driver pay').getByText('Commission')).toBeVisible()
  const asked = api.calls.filter((call) => call.includes(`/delivery-orders/${id}/`))
  expect(asked).toEqual([...new Set(asked)])
})

it('asks before it marks an order as picked up, then says so', async () => {
  const { mock, api } = await openWorld((world) => paths.order(assigned(world).id))
  const { id } = assigned(mock)
  await page.getByRole('button', { name: 'Mark as picked up' }).click()
  await expect.element(page.getByText('Are you sure you want to mark this delivery order as picked up?')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Delivery order marked as picked up')).toBeVisible()
  expect(api.calls).toContain(`POST /delivery-orders/${id}/picked-up`)
  await expect.element(page.getByRole('button', { name: 'Mark as dropped off' })).toBeVisible()
})

it('opens an act by its address, and Back closes it', async () => {
  const { router } = await openWorld((world) => `${paths.order(assigned(world).id)}`)
  await page.getByRole('button', { name: 'Mark as picked up' }).click()
  await expect.poll(() => router.state.location.search).toBe('?show=pickedUp')
  await router.navigate(-1)
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

it('closes an act once, however often one asks: the order stays', async () => {
  const { mock, router } = await openWorld('/home')
  await router.navigate(paths.order(assigned(mock).id))
  await page.getByRole('button', { name: 'Mark as picked up' }).click()
  const close = page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })
  await expect.element(close).toBeVisible()
  const button = close.query()
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: paths.order(assigned(mock).id), search: '' })
})

it('says what happened when somebody else was quicker, and shows where the order stands', async () => {
  const { api } = await openWorld(paths.order(422))
  await page.getByRole('button', { name: 'Mark as picked up' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText(/It now shows where it stands/)).toBeVisible()
  await expect
    .poll(() => api.calls.filter((call) => call === 'GET /delivery-orders/422/page-view').length)
    .toBeGreaterThan(1)
})

it('assigns a driver in two steps, of which Cancel goes back one', async () => {
  const { mock, api } = await openWorld((world) => paths.order(created(world).id))
  const { id } = created(mock)
  await expect.element(heading(id)).toBeVisible()
  await userEvent.keyboard('a')
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByRole('combobox', { name: 'Drivers' })).toHaveFocus()
  await drawer.getByRole('option').first().click()
  await expect.element(drawer.getByText('Step 2 of 2: confirm')).toBeVisible()
  await drawer.getByRole('button', { name: 'Cancel' }).click()
  const second = drawer.getByRole('option').nth(1)
  const name = second.element().querySelector('span span')?.textContent ?? ''
  await second.click()
  await drawer.getByRole('button', { name: /^Assign / }).click()
  await expect.element(page.getByText('Driver assigned successfully')).toBeVisible()
  await expect.element(region('Driver').getByText(name)).toBeVisible()
  const assignment = api.requests.find(({ method, url }) => method === 'PUT' && url.endsWith('/delivery-orders/bulk'))
  expect(await assignment?.json()).toEqual({ ids: [id], drivers: [{ orderId: id, userId: null }] })
})

it('takes an order back from its driver after asking', async () => {
  await openWorld((world) => paths.order(assigned(world).id))
  await region('Driver').getByRole('button', { name: 'Retract Driver' }).click()
  await expect.element(page.getByText('Are you sure you want to unassign this order from the driver?')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Order unassigned')).toBeVisible()
  await expect.element(region('Driver').getByText('Unassigned')).toBeVisible()
})

it('cancels only with a reason and a sure hand', async () => {
  const { mock, api } = await openWorld((world) => `${paths.order(created(world).id)}?show=cancel`)
  const { id } = created(mock)
  const cancel = page.getByRole('button', { name: 'Cancel Order' })
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await expect.element(cancel).toBeDisabled()
  await expect.element(page.getByText('Cancelling costs nothing.')).toBeVisible()
  await reason.fill('   ')
  await page.getByText('I want to cancel this delivery. This cannot be undone.').click()
  await expect.element(page.getByText('Required')).toBeVisible()
  await expect.element(cancel).toBeDisabled()
  await reason.fill('x'.repeat(301))
  await expect.element(page.getByText('301 / 300')).toBeVisible()
  await expect.element(cancel).toBeDisabled()
  await reason.fill('  The clinic closed early.  ')
  await cancel.click()
  await expect.element(page.getByText('Delivery order marked as cancelled')).toBeVisible()
  const sent = api.requests.find(({ url }) => url.endsWith(`/delivery-orders/${id}/cancelled`))
  expect(await sent?.json()).toEqual({ tenantId: mock.tenantId, reason: 'The clinic closed early.' })
  await expect.element(region('Cancelled').getByText('The clinic closed early.')).toBeVisible()
})

it.each([
  { tenantKind: 'courier', role: 'dispatcher' },
  { tenantKind: 'customer', role: 'scheduler' },
] as const)('tells the $role of a $tenantKind what cancelling costs', async (who) => {
  const charged = ({ world, tenantId }: MockWorld) => {
    const found = world.orders.find(
      ({ view, tenantIds }) =>
        view.status === 'assigned' && view.pricing.status === 'priced' && tenantIds.includes(tenantId ?? 0),
    )
    if (found === undefined) throw new Error('No order of the world is assigned')
    return found.view
  }
  const { mock } = await openWorld((world) => `${paths.order(charged(world).id)}?show=cancel`, who)
  const { pricing, senderTenant } = charged(mock)
  const preTax = pricing.preTaxCadCents ?? 0
  const half = formatCents(Math.round(preTax / 2))
  const dialog = page.getByRole('dialog', { name: /^Cancel Delivery/ })
  await expect
    .element(dialog.getByText(`${senderTenant.name} is charged ${half} before tax: 50 % of ${formatCents(preTax)}.`))
    .toBeVisible()
})

it('offers nothing on a cancelled order but its papers', async () => {
  const { mock } = await openWorld((world) => `${paths.order(cancelled(world).id)}?show=assign`)
  const order = cancelled(mock)
  await expect.element(region('Cancelled').getByText(order.cancellation?.reason ?? '')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Assign|Reassign|Retract|Mark as/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Print this page' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: /Cancel Delivery|Assign|Mark as/ })).not.toBeInTheDocument()
})

it('hides prices from a viewer, and says why the viewer may not act', async () => {
  await openWorld((world) => paths.order(assigned(world).id), { role: 'viewer' })
  await expect.element(region('Order details')).toBeVisible()
  await expect.element(region('Pricing')).not.toBeInTheDocument()
  const act = page.getByRole('button', { name: 'Mark as picked up' })
  await expect.element(act).toHaveAttribute('aria-disabled', 'true')
  await expect.element(act).toHaveAccessibleDescription(/Your role in .* does not let you/)
  expect(document.getElementById('main')?.textContent).not.toContain('$')
})

it('names the documents that the order has by now', async () => {
  await openWorld((world) => paths.order(completed(world).id))
  await page.getByRole('button', { name: 'Documents' }).click()
  for (const name of ['Completion Receipt.pdf', 'Dropoff Receipt.pdf', 'Shipping Label.pdf'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Cancellation Receipt.pdf', exact: true }))
    .not.toBeInTheDocument()
})

it('fetches the document that is likely opened when the page is idle, and another when somebody comes to its button', async () => {
  const { api } = await openWorld((world) => paths.order(completed(world).id))
  const documents = () => api.requests.flatMap(({ url }) => /[a-z-]+-(?:html|pdf)$/.exec(url)?.[0] ?? [])
  await expect.poll(documents).toEqual(['receipt-html'])
  await page.getByRole('button', { name: 'Documents' }).click()
  await page.getByRole('button', { name: 'Download Shipping Label.pdf' }).hover()
  await expect.poll(documents).toEqual(['receipt-html', 'shipping-label-pdf'])
})

/** An order that the customer of the mock world sent. */
function mine({ world }: Parameters<typeof assigned>[0]) {
  const found = world.orders.find(
    ({ view }) => view.status === 'assigned' && view.senderTenant.name.startsWith('Meewasin'),
  )
  if (found === undefined) throw new Error('No order of the pharmacy is on its way')
  return found.view
}

it('tells a customer who carries the order, and offers only to cancel it', async () => {
  const { mock } = await openWorld((world) => paths.order(mine(world).id), {
    tenantKind: 'customer',
    role: 'scheduler',
  })
  await expect.element(region('Courier').getByText(mine(mock).receiverTenant.name)).toBeVisible()
  await expect.element(region('Courier').getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+1/))
  await expect.element(page.getByRole('button', { name: /Assign|Mark as/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Cancel Delivery' })).toBeVisible()
})

it('says that there is no such order', async () => {
  await openWorld(paths.order(404))
  await expect.element(page.getByText('There is no such order here')).toBeVisible()
})

it('offers the next steps once an order is placed', async () => {
  const { mock } = await openWorld((world) => paths.orderSuccess(created(world).id))
  const { id } = created(mock)
  await expect.element(page.getByRole('heading', { level: 1, name: `Order #${id} placed` })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Order again, same route' }))
    .toHaveAttribute('href', `/scheduler?again=${id}`)
  await page.getByRole('button', { name: 'Assign driver' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Drivers' })).toBeVisible()
})

it('says under the number of the order that it could not be loaded, and tries again', async () => {
  await openWorld(paths.order(500))
  await expect.element(page.getByText('The order could not be loaded')).toBeVisible()
  await expect.element(heading(500)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

it('lists behind the dots what is possible, and nothing that a viewer never may', async () => {
  await openWorld((world) => paths.order(assigned(world).id), { role: 'viewer' })
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Print this page' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: /Mark as|Driver|Next step/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('menuitem', { name: /Cancel Delivery.*does not let you/ })).toBeVisible()
})

it('names the address of a stop over its map', async () => {
  const { mock } = await openWorld((world) => `${paths.order(assigned(world).id)}?show=pickup`)
  const { pickupLocation } = assigned(mock)
  const map = page.getByRole('dialog', { name: pickupLocation.name })
  await expect.element(map.getByText(pickupLocation.formattedAddress)).toBeVisible()
})

it('says that somebody drives where the name stays with another courier', async () => {
  const { router, mock } = await openWorld((world) => paths.order(Object.assign(mine(world), { driver: null }).id), {
    tenantKind: 'customer',
    role: 'scheduler',
  })
  await expect.element(region('Courier').getByText('Assigned', { exact: true })).toBeVisible()
  await router.navigate(paths.orderDrawer(mine(mock).id, paths.orderHistory()))
  await expect.element(region('Courier').getByText('Driver assigned')).toBeVisible()
  await expect.element(region('Courier').getByText('Unassigned')).not.toBeInTheDocument()
})
