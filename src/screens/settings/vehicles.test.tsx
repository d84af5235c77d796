import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Vehicle } from '#generated/model/index.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { vehicles } from './vehicles.tsx'

it('adds a vehicle with a driver and its loads, in the units that the person prefers (pounds)', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/settings/vehicles/new')
  await expect.element(page.getByLabelText(/^Name/)).toBeVisible()
  await page.getByLabelText(/^Name/).fill('Van 4')
  const driver = page.getByRole('combobox', { name: 'Driver' })
  await expect.poll(() => driver.element().children.length).toBeGreaterThan(2)
  const named = driver.element().children[1]?.textContent ?? ''
  await driver.selectOptions(named)
  await page.getByLabelText(/^Heaviest load/).fill('900')
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Add vehicle' }).last().click()
  await expect.element(page.getByText('Added Van 4')).toBeVisible()

  const sent = api.requests.find(({ method, url }) => method === 'POST' && url.endsWith('/vehicles'))
  expect(await sent?.json()).toEqual({
    name: 'Van 4',
    driverUserId: expect.any(Number),
    maxWeightKg: expect.closeTo(408.23, 2),
  })
  await page.getByRole('searchbox', { name: 'Search' }).fill('Van 4')
  await expect.element(page.getByRole('row', { name: /Van 4/ })).toMatchTextContent(/900 lb/)
})

it('lists vehicles by name, plate, driver, loads and the last change, sorted by name or change', async () => {
  serveWorld({ role: 'owner' })
  await openApp('/settings/vehicles')
  const table = page.getByRole('table', { name: 'Vehicles' })
  await expect.element(table).toBeVisible()
  const headings = table.getByRole('columnheader').elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Name',
    'License plate',
    'Driver',
    'Heaviest load',
    'Largest load',
    'Updated',
    'Edit and archive',
  ])
  expect(headings.filter((heading) => heading.querySelector('button')).map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Updated',
  ])
  await table.getByRole('button', { name: 'Updated' }).click()
  await expect.element(table.getByRole('columnheader', { name: 'Updated' })).toHaveAttribute('aria-sort', 'descending')
})

const van = (id: number, tenantId: number | null) => {
  const driven = { driverUserId: 5, driverName: 'Tara Voss', archived: false, createdAt: 0, updatedAt: 0, version: 1 }
  return { ...driven, id, tenantId: tenantId ?? 0, name: `Van ${id}` }
}

it('says who drives a vehicle before it is archived or deleted, with a link for a person who may change that', async () => {
  const { mock } = serveWorld({ role: 'owner' })
  mock.world.resources.vehicle = [1, 2].map((id) => van(id, mock.tenantId))
  const { router } = await openApp('/settings/vehicles/2')
  const drawer = page.getByRole('dialog', { name: 'Van 2' })
  const driver = drawer.getByRole('link', { name: 'Tara Voss' })
  await expect.element(driver).toHaveAttribute('href', '/settings/vehicles/2/edit')
  await drawer.getByRole('button', { name: 'Delete' }).click()
  const kept = page.getByRole('alertdialog', { name: 'Van 2 is in use' })
  await expect.element(kept.getByRole('link', { name: 'Tara Voss' })).toBeVisible()
  expect(kept.getByRole('button', { name: 'Delete' }).elements()).toEqual([])
  await kept.getByRole('button', { name: 'Close' }).last().click()

  await router.navigate('/settings/vehicles')
  await page.getByRole('checkbox', { name: 'Select the loaded rows' }).click({ force: true })
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  const asked = page.getByRole('alertdialog', { name: 'Archive 2 vehicles?' })
  await expect.element(asked.getByText('They are in use:')).toBeVisible()
  await expect.element(asked.getByRole('listitem').nth(1)).toMatchTextContent('Van 2: Tara Voss · driver')
  expect(await axeViolations()).toEqual([])
  await asked.getByRole('button', { name: 'Archive' }).click()
  await expect.element(page.getByText('Archived 2 vehicles')).toBeVisible()
})

it('names who drives a vehicle without a link to a person who may not change it', async () => {
  const { mock } = serveWorld({ role: 'viewer' })
  mock.world.resources.vehicle = [van(1, mock.tenantId)]
  await openApp('/settings/vehicles/1')
  const places = page.getByRole('dialog', { name: 'Van 1' }).getByRole('list')
  await expect.element(places).toMatchTextContent('Tara Voss · driver')
  expect(places.getByRole('link').elements()).toEqual([])
})

it('writes the facts of a vehicle into a file in kilograms and cubic metres, also a load of nothing', () => {
  const vehicle: Vehicle = {
    id: 7,
    tenantId: 1,
    version: 1,
    name: 'Van 4',
    licensePlate: '482 KJM',
    driverUserId: null,
    driverName: null,
    maxWeightKg: 408.23,
    maxVolumeM3: 0,
    description: 'With a lift gate.',
    archived: false,
    createdAt: 1_795_000_000,
    updatedAt: 1_795_000_000,
  }
  expect(vehicles.columns.flatMap(({ title, text }) => (text ? [[title, text(vehicle)]] : []))).toEqual([
    ['Name', 'Van 4'],
    ['License plate', '482 KJM'],
    ['Driver', ''],
    ['Heaviest load', '408.23'],
    ['Largest load', '0'],
    ['Description', 'With a lift gate.'],
  ])
})

it('is in the index of the settings for anyone who may see vehicles', async () => {
  serveWorld({ role: 'viewer' })
  const { router } = await openApp('/order-history')
  await expect.element(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Vehicles' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/settings/vehicles')
  await expect.element(page.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible()
  expect(page.getByRole('link', { name: 'Add vehicle' }).elements()).toEqual([])
})
