import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  getGetLocationMockHandler404,
  getUpdateLocationMockHandler422,
} from '#generated/client/locations/locations.msw.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp, signIn } from '#tests/components/open-app.tsx'
import { serveApi } from '#tests/components/serve-api.ts'
import { sessionWorld } from '#tests/components/session-world.ts'
import { locationWorld } from './testing/location-world.ts'

/** The form, the map and the widgets load on demand, and an address is searched once typing pauses. */
const patience = { timeout: 10_000 }

async function open(address: string) {
  signIn()
  const api = serveApi(...locationWorld(), ...sessionWorld())
  const { router } = await openApp(address)
  const sent = (method: string) => api.requests.find((request) => request.method === method)
  return { api, router, sent, at: () => router.state.location.pathname + router.state.location.search }
}

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const name = page.getByLabelText(/^Name/)
const latitude = page.getByLabelText(/^Latitude/)
const longitude = page.getByLabelText(/^Longitude/)
const zone = page.getByLabelText(/^Time zone/)

it('fills the address and the pin from a search, finds the zone, and adds the place', async () => {
  const { at, sent } = await open('/locations/new?q=hil')
  await expect.element(name, patience).toHaveFocus()
  await userEvent.keyboard('Hilton')
  await page.getByRole('combobox', { name: /^Address/ }).fill('1975 broad')
  await page.getByRole('option', { name: /Hilton Doubletree/ }).click(patience)
  await expect.element(page.getByLabelText(/^City/)).toHaveValue('Regina')
  await expect.element(page.getByLabelText(/^Province/)).toHaveDisplayValue('SK')
  await expect.element(latitude).toHaveValue('50.4493')
  await expect.element(longitude).toHaveValue('-104.6069')
  await expect.element(zone, patience).toHaveValue('America/Regina')
  await field('Phone').fill('306 651 7211')
  await page.getByRole('dialog').getByRole('button', { name: 'Add location' }).click()

  await expect.poll(at, patience).toBe('/locations?q=hil')
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
    timezone: 'America/Regina',
    phone: '+13066517211',
  })
})

it('sends only what changed, null for what was cleared, and nothing when nothing did', async () => {
  const { at, sent, api } = await open('/locations/31/edit')
  await expect.element(field('Contact name'), patience).toHaveValue('Aylin Ünal')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(at, patience).toBe('/locations')
  expect(api.calls.filter((call) => call.startsWith('PATCH'))).toEqual([])

  await page
    .getByRole('link', { name: 'Edit Broadway & 10th' })
    .or(page.getByRole('button', { name: 'Edit Broadway & 10th' }))
    .click({ force: true })
  await field('Contact name').fill('Ana')
  await field('Phone').fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Saved Broadway & 10th')).toBeVisible()
  expect(await sent('PATCH')?.json()).toEqual({ contactName: 'Ana', phone: null })
})

it('moves the pin with the arrow keys, and the zone follows it over the border', async () => {
  await open('/locations/31/edit')
  const pin = page.getByRole('button', { name: /Drag the pin/ })
  await expect.element(pin, patience).toBeVisible()
  pin.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => Number((latitude.element() as HTMLInputElement).value)).toBeGreaterThan(52.12)
  await longitude.fill('-114.07')
  await expect.element(zone, patience).toHaveValue('America/Edmonton')
})

it('places the pin by hand where no address is known, in one press', async () => {
  await open('/locations/new')
  await expect.element(name, patience).toHaveFocus()
  await page.getByRole('button', { name: 'Place it by hand' }).click()
  await expect.element(latitude).toHaveValue('52.143')
  await expect.element(page.getByRole('button', { name: /Drag the pin/ }), patience).toBeVisible()
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

it('puts what the server refuses on its field', async () => {
  const { api } = await open('/locations/31/edit')
  const errors = { '/externalReference': ['Another place has this reference'] }
  api.use(getUpdateLocationMockHandler422({ code: 'form_error', message: 'Check the form', errors }))
  await page.getByLabelText('Reference').fill('4640')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Another place has this reference'), patience).toBeVisible()
  await expect.element(page.getByLabelText('Reference')).toHaveFocus()
})

it('asks before Back loses what was typed, and Back closes what was not changed', async () => {
  const { router, at } = await open('/locations')
  await expect.element(page.getByRole('link', { name: /Broadway & 10th/ }), patience).toBeVisible()
  await router.navigate('/locations/31/edit')
  await expect.element(field('Contact name'), patience).toBeVisible()
  await router.navigate(-1)
  await expect.poll(at).toBe('/locations')

  await router.navigate('/locations/31/edit')
  await field('Contact name').fill('Ana')
  await router.navigate(-1)
  await expect.element(page.getByText('Discard changes?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(field('Contact name')).toHaveValue('Ana')
  await router.navigate(-1)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(at).toBe('/locations')
})

it('shows a place with its contact, week and notes, and begins orders from and to it', async () => {
  await open('/locations/31')
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText('737 Broadway Avenue, Saskatoon, SK S7N 1B3'), patience).toBeVisible()
  await expect.element(drawer.getByText('Ring at the back door.')).toBeVisible()
  await expect.element(drawer.getByRole('row', { name: /Sunday/ })).toMatchTextContent(/Closed/)
  await expect.element(drawer.getByText('Order from here')).toBeVisible()
  const href = (text: string) => drawer.getByRole('button', { name: text }).element().getAttribute('href')
  expect(href('Order from here')).toBe('/scheduler?pickup=31')
  expect(href('Order to here')).toBe('/scheduler?dropoff=31')
  expect(await axeViolations()).toEqual([])
})

it('says when there is no such place', async () => {
  signIn()
  const missing = getGetLocationMockHandler404({ code: 'not_found', message: 'No such location.' })
  serveApi(missing, ...locationWorld(), ...sessionWorld())
  await openApp('/locations/404')
  await expect.element(page.getByText('No such location'), patience).toBeVisible()
})
