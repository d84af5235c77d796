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

it('keeps search, order and archived in the address, and says when nothing matches', async () => {
  const { router } = await open()
  await expect.element(link(/Broadway/), patience).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('stone')
  await expect.poll(() => router.state.location.search).toBe('?q=stone')
  await expect.element(link(/Broadway/)).not.toBeInTheDocument()
  await page.getByRole('searchbox').fill('nowhere')
  await expect.element(page.getByText('No locations match')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(link(/Broadway/)).toBeVisible()

  await page.getByRole('button', { name: 'Updated' }).click()
  await expect.poll(() => router.state.location.search).toBe('?sort=-updatedAt')
  await page.getByRole('switch', { name: 'Archived' }).click({ force: true })
  await expect.poll(() => router.state.location.search).toBe('?sort=-updatedAt&archived=1')
  await expect.element(page.getByText('No archived locations')).toBeVisible()
})

it('begins a new order with n, as on every screen', async () => {
  const { router } = await open()
  await expect.element(link(/Broadway/), patience).toBeVisible()
  await userEvent.keyboard('n')
  await expect.poll(() => router.state.location.pathname).toBe('/scheduler')
})

it('archives a place, takes it back with Undo, and restores it from the archived ones', async () => {
  const { api } = await open()
  await page.getByRole('button', { name: 'Archive Broadway & 10th' }).click({ force: true })
  await expect.element(page.getByText('Archived Broadway & 10th')).toBeVisible()
  await expect.element(link(/Broadway/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(link(/Broadway/)).toBeVisible()
  expect(api.calls.filter((call) => call.startsWith('PUT /locations'))).toEqual([
    'PUT /locations/archive',
    'PUT /locations/restore',
  ])
})

it('archives the ticked places together', async () => {
  const { api } = await open()
  await page.getByRole('checkbox', { name: 'Select the loaded rows' }).click({ force: true })
  const bar = page.getByRole('group', { name: 'Selected locations' })
  await expect.element(bar.getByText('2 locations selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expect.element(page.getByText('No locations yet')).toBeVisible()
  const sent = api.requests.find(({ url }) => url.endsWith('/locations/archive'))
  expect(await sent?.json()).toEqual({ ids: [31, 32] })
  await expect.element(bar).not.toBeInTheDocument()
})

it('offers nothing that the person may not do', async () => {
  await open('/locations', ['locations.read'])
  await expect.element(link(/Broadway/), patience).toBeVisible()
  expect(page.getByText('Add location').elements()).toEqual([])
  expect(page.getByRole('button', { name: /Archive/ }).elements()).toEqual([])
  expect(page.getByRole('checkbox').elements()).toEqual([])
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

it('shows cards on a phone', async () => {
  await page.viewport(390, 844)
  await open()
  await expect.element(page.getByRole('link', { name: /Broadway & 10th/ }), patience).toBeVisible()
  expect(page.getByRole('table').elements()).toEqual([])
  await expect.element(page.getByText('737 Broadway Avenue')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  await page.viewport(1280, 800)
})
