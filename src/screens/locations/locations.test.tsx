import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  getGetPaginatedLocationsMockHandler,
  getGetPaginatedLocationsMockHandler403,
} from '#generated/client/locations/locations.msw.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp, signIn } from '#tests/components/open-app.tsx'
import { serveApi } from '#tests/components/serve-api.ts'
import { everyPermission, sessionWorld } from '#tests/components/session-world.ts'
import { locationWorld } from './testing/location-world.ts'

/** The code of a screen loads on demand. */
const patience = { timeout: 10_000 }

async function open(address = '/locations', permissions: readonly string[] = everyPermission) {
  signIn()
  const api = serveApi(...locationWorld(), ...sessionWorld({ permissions }))
  const opened = await openApp(address)
  await expect.element(opened.screen.getByRole('heading', { name: 'Locations', level: 1 }), patience).toBeVisible()
  return { ...opened, api }
}

const link = (name: RegExp) => page.getByRole('table').getByRole('link', { name })

it('lists places with their address, contact, phone and the hours of today', async () => {
  await open()
  const row = page.getByRole('row', { name: /Broadway & 10th/ })
  await expect.element(row, patience).toMatchTextContent(/Broadway shop.*Saskatoon.*737 Broadway Avenue.*Aylin Ünal/)
  await expect.element(row.getByRole('link', { name: '(306) 651-7211' })).toHaveAttribute('href', 'tel:+13066517211')
  await expect
    .element(page.getByRole('row', { name: /Stonebridge/ }))
    .toMatchTextContent(/110-3160 Preston.*Open 24 Hours/)
  await expect.element(page.getByText('2 locations')).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

it('begins a new order with n, as on every screen', async () => {
  const { router } = await open()
  await expect.element(link(/Broadway/), patience).toBeVisible()
  await userEvent.keyboard('n')
  await expect.poll(() => router.state.location.pathname).toBe('/scheduler')
})

it('offers a file or a form when there is nothing yet, and says why a list did not come', async () => {
  signIn()
  const empty = getGetPaginatedLocationsMockHandler({ data: [], total: 0, totalIsCapped: false, page: 0, pageSize: 50 })
  const api = serveApi(empty, ...locationWorld(), ...sessionWorld())
  await openApp('/locations')
  await expect.element(page.getByText('No locations yet'), patience).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Import a CSV file' }))
    .toHaveAttribute('href', '/locations/import')
  expect(await axeViolations()).toEqual([])

  api.use(getGetPaginatedLocationsMockHandler403({ code: 'forbidden', message: 'Not for you.' }))
  await page.getByRole('switch', { name: 'Archived' }).click({ force: true })
  await expect.element(page.getByText('Locations could not be loaded')).toBeVisible()
  await expect.element(page.getByText('Not for you.')).toBeVisible()
})
