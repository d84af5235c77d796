import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatCents } from '#domain/amounts/money.ts'
import { misfitText } from '#domain/orders/parcel-fit.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'

const created = orderThatIs('created')
const assigned = orderThatIs('assigned')
type Mock = Parameters<typeof created>[0]

const partnerOf = ({ world }: Mock) => {
  const found = world.tenants.find(({ key }) => key === 'stranger')
  if (found === undefined) throw new Error('The world has no partner')
  return found.tenant
}
const brokering = (mock: Mock) => paths.confirmBrokerage(created(mock).id, partnerOf(mock).id)

function promiseMore(order: DeliveryOrderPageView): void {
  order.dueAt = order.availableAt + 86_400
}

const confirm = page.getByRole('button', { name: 'Confirm brokerage' })
const option = (name: RegExp) => page.getByRole('radio', { name })
const region = (name: string) => page.getByRole('region', { name, exact: true })
const sum = (label: string) =>
  [...document.querySelectorAll('[aria-label="What it comes to, before tax"] > div')].find(
    (each) => each.firstChild?.textContent === label,
  )?.lastChild?.textContent

it('hands an order on from its menu, and shows both orders to the courier between them', async () => {
  const { mock, api, router } = await openWorld((world) => paths.order(created(world).id))
  const order = created(mock)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Queen City Rush…' }).click()
  await expect
    .element(page.getByRole('heading', { level: 1, name: `Broker order #${order.id} to Queen City Rush` }))
    .toBeVisible()
  await expect.element(region('Order').getByText(order.pickupLocation.formattedAddress)).toBeVisible()
  await expect.element(region('Receiver').getByText(partnerOf(mock).address ?? '')).toBeVisible()
  await confirm.click()
  await expect.element(page.getByText('Order brokered to Queen City Rush')).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.order(order.id))

  const bought = mock.world.orders.at(-1)?.view
  const card = region('Brokerage')
  await expect.element(card.getByRole('link', { name: `#${bought?.id}` })).toBeVisible()
  await expect.element(card.getByText('Queen City Rush')).toBeVisible()
  await expect.element(card.getByText(formatCents(bought?.pricing.preTaxCadCents ?? 0))).toBeVisible()
  const refusal = 'Queen City Rush carries this order out and moves it'
  await expect.element(page.getByText(refusal).first()).toBeInTheDocument()
  expect(api.calls).toContain(`POST /delivery-orders/${order.id}/brokerage/${partnerOf(mock).id}`)
  await card.getByRole('link').click()
  await expect.element(page.getByRole('heading', { level: 1, name: `#${bought?.id}` })).toBeVisible()
  await expect.element(region('Brokerage').getByRole('link', { name: `#${order.id}` })).toBeVisible()

  await router.navigate(paths.orderDrawer(order.id, paths.orderHistory()))
  await expect.element(region('Brokered to').getByText('Queen City Rush')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Driver', exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Assign Driver' })).not.toBeInTheDocument()
})

it('begins with the cheapest service that keeps the promise, and keeps another choice in the address', async () => {
  // The world's first order may have been promised sooner than the partner's slow service promises.
  const { mock, api, search } = await openWorld((world) => {
    promiseMore(created(world))
    return brokering(world)
  })
  const { pricing } = created(mock)
  await expect.element(option(/Regina Same Day, Same Day/)).toBeChecked()
  expect(sum('Sell price')).toBe(formatCents(pricing.preTaxCadCents ?? 0))
  const before = sum('Margin')
  await option(/Regina Same Day, Rush/).click()
  await expect.poll(() => search().get('by')).toBe('900-9001')
  await expect.poll(() => sum('Margin')).not.toBe(before)
  await confirm.click()
  await expect.element(page.getByText('Order brokered to Queen City Rush')).toBeVisible()
  const sent = api.requests.find(({ method, url }) => method === 'POST' && url.includes('/brokerage/'))
  expect(await sent?.json()).toEqual({
    serviceId: 900,
    serviceSpeedId: 9_001,
    buyPreTaxCadCents: expect.any(Number) as number,
  })
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
})

it('says why a service cannot take the order, and does not let it be chosen', async () => {
  const { mock } = await openWorld(brokering)
  const { parcelDetails } = created(mock)
  await expect.element(option(/Document Run/)).toBeDisabled()
  await expect.element(page.getByText(`${parcelDetails[0]?.name} (`, { exact: false }).last()).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('asks before an order is brokered at a loss, and only then', async () => {
  const { api } = await openWorld(brokering)
  await option(/Dedicated Van/).click()
  await expect.element(page.getByText('Loss').first()).toBeVisible()
  await confirm.click()
  const dialog = page.getByRole('alertdialog', { name: 'Broker at a loss' })
  await expect.element(dialog.getByText(/more than .* pays for this order, before tax/)).toBeVisible()
  expect(api.calls.filter((call) => call.startsWith('POST') && call.includes('brokerage'))).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await confirm.click()
  await dialog.getByRole('button', { name: 'Broker at a loss' }).click()
  await expect.element(page.getByText('Order brokered to Queen City Rush')).toBeVisible()
})

it('shows where the order stands when somebody else was quicker', async () => {
  const { mock } = await openWorld(brokering)
  await expect.element(confirm).toBeVisible()
  const order = mock.world.orders.find(({ view }) => view.id === created(mock).id)
  const driver = assigned(mock).driver
  if (order) order.view = { ...order.view, driver }
  await confirm.click()
  await expect.element(page.getByText('The order has a driver. Unassign the driver first.')).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
})

it('says beside the button why the server refused the choice', async () => {
  const { mock, router } = await openWorld(brokering)
  await expect.element(confirm).toBeVisible()
  const order = mock.world.orders.find(({ view }) => view.id === created(mock).id)
  const safe = { name: 'Safe', quantity: 1, lengthM: 0.6, widthM: 0.4, heightM: 0.5, weightKg: 2_000 }
  if (order) {
    const parcelDetails = order.view.parcelDetails.slice(0, 1).map((parcel) => ({ ...parcel, ...safe }))
    order.view = { ...order.view, parcelDetails }
  }
  await confirm.click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Safe' })
  await expect.element(refusal).toHaveTextContent(misfitText(safe, 'Regina Same Day', 'MetricMixed'))
  expect(router.state.location.pathname).toBe(brokering(mock))
})

it('brokers at no other price than the one on the screen', async () => {
  const { mock } = await openWorld(brokering)
  await expect.element(confirm).toBeVisible()
  const shown = sum('Margin')
  const order = mock.world.orders.find(({ view }) => view.id === created(mock).id)
  if (order) order.view = { ...order.view, distanceM: order.view.distanceM + 10_000 }
  await confirm.click()
  await expect
    .element(page.getByText('The price of Queen City Rush has changed. Please look at it again.'))
    .toBeVisible()
  await expect.poll(() => sum('Margin')).not.toBe(shown)
  await confirm.click()
  await expect.element(page.getByText('Order brokered to Queen City Rush')).toBeVisible()
})

it('says why an order cannot be brokered at all', async () => {
  await openWorld((mock) => paths.confirmBrokerage(assigned(mock).id, partnerOf(mock).id))
  await expect.element(page.getByText('This order cannot be brokered')).toBeVisible()
  await expect.element(page.getByText('The order has a driver. Unassign the driver first.')).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
})

it('says that the partner offers nothing, and that a courier is no partner', async () => {
  const { router, mock } = await openWorld(brokering, { fault: 'empty' })
  await expect.element(page.getByText('Queen City Rush offers you no service')).toBeVisible()
  await router.navigate(paths.confirmBrokerage(created(mock).id, 1))
  await expect.element(page.getByText('There is no such broker partner')).toBeVisible()
})

it('offers to try again when the offer cannot be loaded', async () => {
  const { mock } = await openWorld(brokering, { fault: '500' })
  await expect.element(page.getByText('The offer could not be loaded')).toBeVisible()
  mock.settings.fault = null
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(confirm).toBeVisible()
})

it('is chosen by keys and works on a telephone', async () => {
  await onPhone(async () => {
    const { search } = await openWorld(brokering)
    await option(/Regina Same Day, Same Day/).click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => search().get('by')).toBe('900-9001')
    await expect.element(confirm).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeViolations()).toEqual([])
  })
})
