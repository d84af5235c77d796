import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { broadway } from './testing/locations.ts'
import { serveLocations } from './testing/location-world.ts'

async function open(address: string) {
  const { api } = serveLocations()
  const { router } = await openApp(address)
  const sent = (method: string) => api.requests.find((request) => request.method === method)
  return { api, router, sent, at: () => router.state.location.pathname + router.state.location.search }
}

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const name = page.getByLabelText(/^Name/)
const latitude = page.getByLabelText(/^Latitude/)
const longitude = page.getByLabelText(/^Longitude/)
const zone = page.getByLabelText(/^Time zone/)

it('fills the address and the pin from a search, finds the zone, and adds the location', async () => {
  const { at, sent } = await open('/locations/new?q=hil')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Hilton')
  await page.getByRole('combobox', { name: /^Address/ }).fill('1975 broad')
  await page.getByRole('option', { name: /Hilton Doubletree/ }).click()
  await expect.element(page.getByLabelText(/^City/)).toHaveValue('Regina')
  await expect.element(page.getByLabelText(/^Province/)).toHaveDisplayValue('SK')
  await expect.element(latitude).toHaveValue('50.4493')
  await expect.element(longitude).toHaveValue('-104.6069')
  await expect.element(zone).toHaveValue('America/Regina')
  await field('Phone').fill('306 651 7211')
  await page.getByRole('dialog').getByRole('button', { name: 'Add location' }).click()

  await expect.poll(at).toBe('/locations?q=hil')
  await expect.element(page.getByText('Added Hilton')).toBeVisible()
  expect(await sent('POST')?.json()).toEqual({
    name: 'Hilton',
    kind: 'commercial',
    streetAddress: '1975 Broad St',
    city: 'Regina',
    province: 'SK',
    postalCode: 'S4P 1Y2',
    latitude: 50.4493,
    longitude: -104.6069,
    approximatePin: false,
    timezone: 'America/Regina',
    phone: '+13066517211',
  })
})

it('moves the pin with the arrow keys, and the zone follows it over the border', async () => {
  await open('/locations/31/edit')
  const pin = page.getByRole('button', { name: /Drag the pin/ })
  await expect.element(pin).toBeVisible()
  pin.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => Number((latitude.element() as HTMLInputElement).value)).toBeGreaterThan(52.12)
  await longitude.fill('-114.07')
  await page.getByLabelText(/^Province/).selectOptions('AB')
  await expect.element(zone).toHaveValue('America/Edmonton')
})

it('places the pin where the person is, in one press, where no address is known', async () => {
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
    const coords = { latitude: 50.4452, longitude: -104.6189 } as GeolocationCoordinates
    found({ coords } as GeolocationPosition)
  })
  onTestFinished(() => ask.mockRestore())
  await open('/locations/new')
  await expect.element(name).toHaveFocus()
  await page.getByRole('button', { name: 'Place it by hand' }).click()
  await expect.element(latitude).toHaveValue('50.4452')
  await expect.element(page.getByRole('button', { name: /Drag the pin/ })).toBeVisible()
})

it('marks a pin in the middle of a city until somebody puts it elsewhere', async () => {
  await open('/locations/new')
  const approximate = page.getByRole('checkbox', { name: 'Approximate pin' })
  await page.getByLabelText(/^City/).fill('Moose Jaw')
  await expect.element(page.getByText(/stands in the middle of Moose Jaw/)).toBeVisible()
  await expect.element(approximate).toBeChecked()
  await latitude.fill('50.41')
  await expect.element(approximate).not.toBeChecked()
})

it('says of a location that its pin is approximate', async () => {
  serveLocations({ locations: [{ ...broadway, approximatePin: true }] })
  await openApp('/locations/31')
  await expect.element(page.getByText(/The pin is approximate/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Broadway/ })).toMatchTextContent(/Approximate pin/)
  expect(await axeViolations()).toEqual([])
})

it('says what is wrong with the operating hours at their times', async () => {
  const { sent } = await open('/locations/31/edit')
  const monday = (which: string) => page.getByRole('textbox', { name: `Monday ${which}` })
  await monday('closes').fill('08:00')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(monday('opens')).toHaveFocus()
  await expect.element(monday('opens')).toHaveAccessibleDescription(/Invalid open time/)
  expect(sent('PATCH')).toBeUndefined()
})

it('shows a location with its contact, week and notes, and begins orders from and to it', async () => {
  await open('/locations/31')
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText('737 Broadway Avenue, Saskatoon, SK S7N 1B3')).toBeVisible()
  await expect.element(drawer.getByText('Ring at the back door.')).toBeVisible()
  await expect.element(drawer.getByRole('row', { name: /Sunday/ })).toMatchTextContent(/Closed/)
  await expect.element(drawer.getByText('Order from here')).toBeVisible()
  const href = (text: string) => drawer.getByRole('button', { name: text }).element().getAttribute('href')
  expect(href('Order from here')).toBe('/scheduler?pickup=31')
  expect(href('Order to here')).toBe('/scheduler?dropoff=31')
  expect(await axeViolations()).toEqual([])
})
