import { http } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeliveryOrderCreate } from '#generated/model/index.ts'
import type { MockWorldOptions } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { stopCalendar } from '#tests/components/stop-calendar.ts'
import { offerOneService, repriceService } from './testing/offer-one-service.ts'
// loaded before it is asked for: what is tested is not how fast code arrives
import '#src/layouts/AppLayout.tsx'
import './AddLocationDialog.tsx'
import './SchedulerScreen.tsx'
import './WhyThisPrice.tsx'

type Offered = ReturnType<typeof offerOneService>

async function openScheduler(query: (offered: Offered) => string = () => '', options: MockWorldOptions = {}) {
  stopCalendar()
  const { mock, api } = serveWorld(options)
  const offered = offerOneService(mock)
  const { router } = await openApp(`/scheduler${query(offered)}`)
  await expect.element(page.getByRole('heading', { name: 'New order' })).toBeVisible()
  const created = () => api.sent('POST', '/delivery-orders')
  return { mock, api, router, created, ...offered }
}

async function bodyOf(request: Request | undefined): Promise<DeliveryOrderCreate> {
  return request?.clone().json()
}

const field = (name: string) => page.getByRole('combobox', { name })
const quantity = () => page.getByRole('spinbutton', { name: 'Quantity' })
const placeOrder = () => page.getByRole('button', { name: /^Place order/ })

/** Types into the combobox that has the focus and takes the first suggestion once it is there. */
async function choose(text: string, option: string) {
  await userEvent.keyboard(text)
  await expect.element(page.getByRole('option', { name: option, exact: false })).toBeVisible()
  await userEvent.keyboard('{Enter}')
}

/** Everything an order needs, the quickest way, until its price is there. */
async function fillIn(price = '$10.00') {
  await expect.element(field('Customer')).toHaveFocus()
  await choose('mee', 'Meewasin Pharmacy Group')
  await expect.element(page.getByRole('radio', { name: /City Same Day/ })).toBeChecked()
  await userEvent.click(field('Pickup'))
  await choose('rivers', 'Meewasin Pharmacy Riversdale')
  await userEvent.click(field('Drop-off'))
  await choose('laws', 'Meewasin Pharmacy Lawson')
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Parcel type' }),
    'Medium box — About the size of a microwave',
  )
  await expect.element(page.getByText(price).first()).toBeVisible()
}

it('places an order by the keyboard alone', async () => {
  const { mock, created, router, sameDay, riversdale, lawson } = await openScheduler()
  await expect.element(field('Customer')).toHaveFocus()
  await choose('mee', 'Meewasin Pharmacy Group')
  await expect.element(page.getByRole('radio', { name: /City Same Day/ })).toBeChecked()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(field('Pickup')).toHaveFocus()
  await choose('rivers', 'Meewasin Pharmacy Riversdale')
  await expect.element(page.getByText('230 Avenue D South, Saskatoon, SK S7M 1P7')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Drop-off')).toHaveFocus()
  await choose('laws', 'Meewasin Pharmacy Lawson')
  await expect.element(field('Drop-off')).toHaveValue('Meewasin Pharmacy Lawson')
  await userEvent.keyboard('{Tab}Medium{Tab}{ArrowUp}')
  await expect.element(quantity()).toHaveValue('2')
  await userEvent.keyboard('{Tab}12{Tab}{Tab}')
  await expect.element(page.getByRole('radio', { name: /Same Day Within/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  // express costs 15 percent more
  await expect.element(page.getByText('$23.00').first()).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => router.state.location.pathname).not.toBe('/scheduler')
  expect(created()).toHaveLength(1)
  expect(await bodyOf(created()[0])).toMatchObject({
    customerTenantId: lawson.tenantId,
    serviceId: sameDay.summary.id,
    serviceSpeedId: sameDay.speeds[1]?.id,
    pickupLocationId: riversdale.id,
    dropoffLocationId: lawson.id,
    parcels: [{ parcelTypeId: sameDay.parcelTypes.find(({ name }) => name === 'Medium box')?.id, quantity: 2 }],
    // 10:05 in Regina: the next quarter
    availableAt: Date.parse('2026-11-20T16:15:00Z') / 1000,
  })
  expect(mock.world.orders.at(-1)?.view.pricing.priceCadCents).toBe(2_300)
  expect(sessionStorage).toHaveLength(0)
})

it('says that the new orders of a customer are stopped as soon as it is chosen', async () => {
  stopCalendar()
  serveWorld({ role: 'owner' })
  const { router } = await openApp('/scheduler')
  await expect.element(field('Customer')).toHaveFocus()
  await choose('bridge', 'Bridge City Bakery')
  await expect.element(page.getByText(/^Bridge City Bakery is on credit hold: new orders are stopped/)).toBeVisible()
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
  await expect.element(field('Customer')).toHaveAccessibleDescription(/on credit hold/)
  await router.navigate('/scheduler?customer=2')
  await expect.element(field('Customer')).toHaveValue('Meewasin Pharmacy Group')
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  await expect.element(page.getByText(/on credit hold/)).not.toBeInTheDocument()
})

it('tells a customer on credit hold at once whom to call', async () => {
  stopCalendar()
  const { mock } = serveWorld({ tenantKind: 'customer' })
  mock.world.resources.customer = (mock.world.resources.customer ?? []).map((row) => ({ ...row, creditHold: true }))
  await openApp('/scheduler')
  await expect
    .element(page.getByText(/^Prairie Sky Couriers does not take new orders from you for now\. Call/))
    .toBeVisible()
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
})

it('keeps a quick Tab on the service while the services load', async () => {
  const { api } = await openScheduler()
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  api.use(
    http.get('*/api/tenants/:tenantId/services', async () => {
      await released
      return undefined
    }),
  )
  await expect.element(field('Customer')).toHaveFocus()
  await choose('mee', 'Meewasin Pharmacy Group')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('status', { name: 'Loading the choices' })).toHaveFocus()
  release(undefined)
  await expect.element(page.getByRole('radio', { name: /City Same Day/ })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Pickup')).toHaveFocus()
})

it('says what a service lacks that nobody can order, and leads the person who sets it up there', async () => {
  const withoutParts = ({ sameDay: service }: Offered) => {
    Object.assign(service, { speeds: [], parcelTypes: [] })
    return ''
  }
  const { sameDay } = await openScheduler(withoutParts, { role: 'owner' })
  await expect.element(field('Customer')).toHaveFocus()
  await choose('mee', 'Meewasin Pharmacy Group')
  for (const lacks of ['speed', 'parcel type'])
    await expect.element(page.getByText(new RegExp(`^City Same Day has no ${lacks}, so it cannot`))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Add one in its settings' }).first())
    .toHaveAttribute('href', `/settings/services/${sameDay.summary.id}`)
})

it('follows the order with its price and says what is estimated', async () => {
  await openScheduler()
  await expect.element(page.getByText('customer, service, pickup, drop-off and parcels')).toBeVisible()
  await fillIn()
  await userEvent.fill(quantity(), '4')
  await expect.element(page.getByText('$40.00').first()).toBeVisible()
  await expect.element(page.getByText(/^7\.4 km/)).toBeVisible()
  await expect.element(page.getByText('estimated')).toBeVisible()
  await expect.element(page.getByText('Today 16:15', { exact: true })).toBeVisible()
  await expect.poll(() => document.querySelector('[data-stale]')).toBeNull()
  expect(await axeViolations()).toEqual([])

  const why = page.getByRole('button', { name: 'Why this price?' })
  await userEvent.click(why)
  const dialog = page.getByRole('dialog', { name: 'Why this price' })
  await expect.element(dialog.getByRole('heading', { name: 'Medium box × 4 $40.00' })).toBeVisible()
  await expect.element(dialog.getByText('4 × $10.00 = $40.00')).toBeVisible()
  // A dispatcher does not see settings.
  await expect.element(dialog.getByRole('link')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(why).toHaveFocus()
})

it('keeps the newest price when an older one comes later', async () => {
  const { api } = await openScheduler()
  await fillIn()
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  api.use(
    http.post('*/api/delivery-orders/preview', async ({ request }) => {
      if ((await bodyOf(request)).parcels[0]?.quantity === 5) await released
      return undefined
    }),
  )
  const previews = () => api.calls.filter((call) => call.endsWith('/preview')).length
  const before = previews()
  await userEvent.fill(quantity(), '5')
  await expect.poll(previews).toBe(before + 1)
  // the price before stays, dimmed, while the next is on its way
  await expect.element(page.getByText('$10.00').first()).toBeVisible()
  expect(document.querySelector('aside[aria-label="Price"] [aria-busy]')).toHaveAttribute('aria-busy', 'true')
  await userEvent.fill(quantity(), '6')
  await expect.element(page.getByText('$60.00').first()).toBeVisible()
  release(undefined)
  await expect
    .poll(() => document.querySelector('aside[aria-label="Price"] [aria-busy]')?.getAttribute('aria-busy'))
    .toBe('false')
  await expect.element(page.getByText('$60.00').first()).toBeVisible()
  await expect.element(page.getByText('$50.00')).not.toBeInTheDocument()
})

it('says in words that a price is missing or comes from the courier', async () => {
  const { mock } = await openScheduler()
  repriceService(mock, (pricing) => ({ ...pricing, type: 'manual' }))
  await fillIn('Price pending')
  const noBand = { mode: 'slab', bands: [], fallbackCadCents: null } as const
  repriceService(mock, (pricing) => ({ ...pricing, type: 'variable', weightRanges: noBand }))
  await userEvent.fill(quantity(), '2')
  await expect.element(page.getByText('Price missing')).toBeVisible()
})

it('says of its numbers what every form does', async () => {
  await openScheduler()
  await fillIn()
  const weight = page.getByRole('textbox', { name: 'Weight each' })
  await userEvent.fill(weight, 'heavy')
  await expect.element(weight).toHaveAccessibleDescription('Must be a valid number')
  await userEvent.fill(weight, '5000')
  await expect.element(weight).toHaveAccessibleDescription(/^Must be less than 44.09 lb$/)
  await userEvent.fill(weight, '-1')
  await expect.element(weight).toHaveAccessibleDescription('Must be greater than 0 lb')
  await userEvent.fill(weight, '')
  await expect.element(weight).toHaveAccessibleDescription('')
  await userEvent.fill(quantity(), '10001')
  await expect.element(quantity()).toHaveAccessibleDescription('Must be less than 10000')
  for (const [typed, said] of [
    ['1.5', 'Must be a valid number'],
    ['2,5', 'Must be a valid number'],
    ['100000', 'Must be less than 10000'],
    ['0', 'Must be greater than 0'],
    ['', 'Required'],
  ] as const) {
    await userEvent.fill(quantity(), typed)
    await expect.element(quantity()).toHaveValue(typed)
    await expect.element(quantity()).toHaveAccessibleDescription(said)
  }
  const panel = page.getByRole('complementary', { name: 'Price' })
  await expect.element(panel).toMatchTextContent('Still to choose: parcels')
  await userEvent.click(placeOrder())
  await expect.element(quantity()).toHaveAccessibleDescription('Required')
})

it('sends a weight as it was typed, and begins with that when it is typed over', async () => {
  const { created } = await openScheduler()
  await fillIn()
  const weight = page.getByRole('textbox', { name: 'Weight each' })
  await userEvent.fill(weight, '8 oz')
  await userEvent.tab()
  await expect.element(weight).toHaveValue('0.5')
  await userEvent.click(weight)
  await expect.element(weight).toHaveValue('8 oz')
  await userEvent.click(placeOrder())
  await expect.poll(created).toHaveLength(1)
  expect(await bodyOf(created()[0])).toMatchObject({
    parcels: [{ weightKg: 0.226796185, typed: { weight: { number: 8, unit: 'oz' } } }],
  })
})

it('warns of a time outside the dispatch hours and of a holiday, and starts another day at the opening time', async () => {
  const outsideHoursText = 'The selected time is outside of typical dispatch hours for this courier'
  await openScheduler()
  await fillIn()
  const time = page.getByRole('combobox', { name: 'Time' })
  await expect.element(time).toHaveDisplayValue('Now · 10:15')
  await userEvent.fill(page.getByLabelText(/^Date/), '2026-11-21')
  await expect.element(time).toHaveDisplayValue('07:00')
  await expect.element(page.getByText(outsideHoursText)).not.toBeInTheDocument()
  await userEvent.selectOptions(time, '22:30')
  await expect.element(page.getByText(outsideHoursText)).toBeVisible()
  await userEvent.fill(page.getByLabelText(/^Date/), '2026-12-25')
  await expect.element(page.getByText(/^Friday, December 25 is a holiday .*\(Christmas Day\)/)).toBeVisible()
  await userEvent.fill(page.getByLabelText(/^Date/), '2026-11-20')
  await expect.element(time).toHaveDisplayValue('Now · 10:15')
  await expect.element(page.getByText(outsideHoursText)).not.toBeInTheDocument()
  await expect.element(page.getByText(/is a holiday/)).not.toBeInTheDocument()
})

it('asks before it places what is hardly ever meant, and places it after a yes', async () => {
  const { created, router, riversdale } = await openScheduler()
  await fillIn()
  await userEvent.fill(page.getByLabelText(/^Date/), '2036-11-20')
  await userEvent.click(field('Drop-off'))
  await choose('rivers', 'Meewasin Pharmacy Riversdale')
  await expect.element(page.getByText('Pickup and drop-off are the same place', { exact: true })).toBeVisible()
  await userEvent.click(placeOrder())
  const question = page.getByRole('alertdialog', { name: 'Unusual order' })
  const text = 'November 20, 2036 is more than a year ahead. Pickup and drop-off are the same place. Place the order?'
  await expect.element(question.getByText(text)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/scheduler')

  await userEvent.click(placeOrder())
  await question.getByRole('button', { name: 'Place order' }).click()
  await expect.poll(() => router.state.location.pathname).toMatch(/success$/)
  const [first, , last] = await Promise.all(created().map(bodyOf))
  expect(first).not.toHaveProperty('confirmUnusual')
  expect(last).toMatchObject({ confirmUnusual: true, dropoffLocationId: riversdale.id })
})

it('shows what is missing at the fields and goes to the first', async () => {
  const { created } = await openScheduler()
  await userEvent.click(placeOrder())
  await expect.element(field('Customer')).toHaveFocus()
  await expect.element(field('Customer')).toHaveAccessibleDescription('Required')
  await expect.element(field('Pickup')).toHaveAccessibleDescription('Required')
  expect(created()).toHaveLength(0)
})

it('shows a refusal of the server at its field until that is edited', async () => {
  const { created, riversdale } = await openScheduler()
  await fillIn()
  riversdale.archived = true
  await userEvent.click(placeOrder())
  const refusal = 'Choose a location of the customer or the courier'
  await expect.element(field('Pickup')).toHaveAccessibleDescription(refusal)
  await expect.element(field('Pickup')).toHaveFocus()
  expect(created()).toHaveLength(1)
  await choose('laws', 'Meewasin Pharmacy Lawson')
  await expect.element(field('Pickup')).not.toHaveAccessibleDescription()
})

it('sends the same key again for the same order and another for another', async () => {
  const { created } = await openScheduler()
  await fillIn()
  await userEvent.fill(page.getByRole('textbox', { name: 'PO number' }), 'sentinel:500')
  const key = (index: number) => created()[index]?.headers.get('Idempotency-Key')
  await userEvent.click(placeOrder())
  await expect.element(page.getByText(/Placing it again is safe/)).toBeVisible()
  await userEvent.click(placeOrder())
  await expect.poll(() => created().length).toBe(2)
  expect(key(0)).toMatch(/^[0-9a-f]{32}$/)
  expect(key(1)).toBe(key(0))
  await userEvent.fill(quantity(), '3')
  await userEvent.click(placeOrder())
  await expect.poll(() => created().length).toBe(3)
  expect(key(2)).not.toBe(key(0))
})

it('adds a location that is not known yet and goes on with it', async () => {
  const { mock } = await openScheduler()
  await userEvent.click(field('Pickup'))
  await choose('Elsewhere', 'Add “Elsewhere” as a new location')
  const dialog = page.getByRole('dialog', { name: 'Add a location' })
  await expect.element(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Elsewhere')
  await userEvent.fill(dialog.getByRole('combobox', { name: /^Address/ }), '1 Main Street')
  await userEvent.fill(dialog.getByRole('textbox', { name: /^City/ }), 'Saskatoon')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Province/ }), 'SK')
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Latitude/ }), '52.1')
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Longitude/ }), '-106.6')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field('Pickup')).toHaveValue('Elsewhere')
  await expect.element(field('Pickup')).toHaveFocus()
  expect(mock.world.resources.location.at(-1)).toMatchObject({ name: 'Elsewhere', tenantId: 1, latitude: 52.1 })
})

it('needs three fields of a new location: the pin stands in its city until it is dragged', async () => {
  const { mock } = await openScheduler()
  await userEvent.click(field('Pickup'))
  await choose('Elsewhere', 'Add “Elsewhere” as a new location')
  const dialog = page.getByRole('dialog', { name: 'Add a location' })
  await userEvent.fill(dialog.getByRole('combobox', { name: /^Address/ }), '1 Main Street')
  await userEvent.fill(dialog.getByRole('textbox', { name: /^City/ }), 'Warman')
  await expect.element(dialog.getByText('The pin stands in the middle of Warman.', { exact: false })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /Drag the pin/ })).toBeVisible()
  // A postal code says more than the city does, and the pin goes there.
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Postal code/ }), 'S7K 3A1')
  await expect.element(dialog.getByText('in the middle of the postal area S7K', { exact: false })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(mock.world.resources.location.at(-1)).toMatchObject({
    name: 'Elsewhere',
    city: 'Warman',
    province: 'SK',
    latitude: 52.1542,
    longitude: -106.6415,
  })
})

it('offers the street that was typed in the city that ends it', async () => {
  await openScheduler()
  await userEvent.click(field('Pickup'))
  await choose('412 Elm Street, Warman', 'Add this location')
  const dialog = page.getByRole('dialog', { name: 'Add a location' })
  await expect.element(dialog.getByRole('textbox', { name: /^City/ })).toHaveValue('Warman')
  await expect.element(dialog.getByText('The pin stands in the middle of Warman.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add location' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  // Where the city is known already the pin stands there as the form opens.
  await userEvent.click(field('Drop-off'))
  await choose('88 Oak Street, Warman', 'Add this location')
  await expect.element(dialog.getByText('The pin stands in the middle of Warman.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add location' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('keeps the draft over a reload, asks before it is left, and can leave it be', async () => {
  const { router, riversdale } = await openScheduler()
  await fillIn()
  const stored = Object.values(sessionStorage).join()
  expect(stored).toContain(`"pickupLocationId":${riversdale.id}`)
  await router.navigate('/home')
  await expect.element(page.getByRole('alertdialog', { name: 'Leave this order?' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/scheduler')
  await router.navigate('/home')
  await userEvent.click(page.getByRole('button', { name: 'Keep draft and leave' }))
  await expect.poll(() => router.state.location.pathname).toBe('/home')
  await router.navigate('/scheduler')
  await expect.element(field('Drop-off')).toHaveValue('Meewasin Pharmacy Lawson')
  await expect.element(field('Customer')).toHaveValue('Meewasin Pharmacy Group')
})

it('begins with what the address names, and swaps the stops', async () => {
  await openScheduler(
    ({ sameDay, riversdale, lawson }) => `?pickup=${riversdale.id}&dropoff=${lawson.id}&service=${sameDay.summary.id}`,
  )
  await expect.element(field('Pickup')).toHaveValue('Meewasin Pharmacy Riversdale')
  await expect.element(field('Drop-off')).toHaveValue('Meewasin Pharmacy Lawson')
  await userEvent.click(page.getByRole('button', { name: 'Swap pickup and drop-off' }))
  await expect.element(field('Pickup')).toHaveValue('Meewasin Pharmacy Lawson')
  await userEvent.keyboard('{Control>}{Shift>}x{/Shift}{/Control}')
  await expect.element(field('Pickup')).toHaveValue('Meewasin Pharmacy Riversdale')
})

it('orders for the customer of a supplier, never for itself, and tells it of no price', async () => {
  const { created, router } = await openScheduler(undefined, { tenantKind: 'supplier', role: 'scheduler' })
  await expect.element(field('Customer')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Meewasin Pharmacy Group' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Northline' })).not.toBeInTheDocument()
  await fillIn('Delivered by')
  const panel = page.getByRole('complementary', { name: 'Delivery' })
  await expect.element(panel.getByText('Distance')).toBeVisible()
  expect(panel.element().textContent).not.toMatch(/[$]|[Pp]rice/)
  await userEvent.click(placeOrder())
  await expect.poll(() => router.state.location.pathname).toMatch(/success$/)
  expect(await bodyOf(created()[0])).toMatchObject({ customerTenantId: 2 })
  await expect.element(page.getByText('Charge To')).toBeVisible()
})
