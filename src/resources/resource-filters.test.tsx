import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Vehicle } from '#generated/model/index.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { serveLocations } from '#src/screens/locations/testing/location-world.ts'
import { broadway, stonebridge } from '#src/screens/locations/testing/locations.ts'

const filter = (name: string) => page.getByRole('group', { name: 'Filters' }).getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('table').getByRole('link', { name })

it('narrows by choices, yes or no, and days, which stand in the address; Back and "Clear filters" take them away', async () => {
  serveLocations({ locations: [broadway, { ...stonebridge, kind: 'residential', approximatePin: true }] })
  const { router } = await openApp('/locations')
  const address = () => router.state.location.search
  await expect.element(row(/Broadway/)).toBeVisible()
  expect(filter('Clear filters').elements()).toEqual([])

  filter('Kind').element().focus()
  await userEvent.keyboard('{Enter}')
  const kinds = page.getByRole('group', { name: 'Kind' })
  await kinds.getByRole('checkbox', { name: 'Residential' }).click({ force: true })
  await expect.element(row(/Broadway/)).not.toBeInTheDocument()
  await expect.element(row(/Stonebridge/)).toBeVisible()
  expect(address()).toBe('?kind=residential')
  await kinds.getByRole('checkbox', { name: 'General' }).click({ force: true })
  await expect.element(filter('Kind: Residential, General')).toBeVisible()
  // Rows of the question before stand there paler until the answer comes.
  await expect.poll(() => axeViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')

  await filter('Approximate pin').click()
  await page.getByRole('group', { name: 'Approximate pin' }).getByRole('button', { name: 'No' }).click()
  await expect.element(page.getByText('No locations match')).toBeVisible()
  await router.navigate(-1)
  await expect.element(row(/Stonebridge/)).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await filter('Updated').click()
  await page.getByRole('group', { name: 'Updated' }).getByRole('button', { name: 'Today' }).click()
  await expect.element(filter('Updated: Today')).toBeVisible()
  await filter('Clear filters').click()
  await expect.element(row(/Broadway/)).toBeVisible()
  expect(address()).toBe('')
})

it('opens what a link names, and ignores what nobody can mean', async () => {
  const { api } = serveLocations({ locations: [broadway, { ...stonebridge, kind: 'residential' }] })
  await openApp('/locations?kind=residential&province=XX&updatedAt=soon')
  await expect.element(row(/Stonebridge/)).toBeVisible()
  expect(row(/Broadway/).elements()).toEqual([])
  const colorOf = (name: string) => getComputedStyle(filter(name).element()).backgroundColor
  expect(colorOf('Kind: Residential'), 'a filter that is set can be told by its colour').not.toBe(colorOf('Province'))
  const asked = api.requests.find(({ url }) => url.includes('paginated-locations'))
  const { filter: sent } = JSON.parse(new URL(asked?.url ?? '').searchParams.get('pagination') ?? '{}')
  expect(sent).toEqual({ kind: ['residential'] })
})

const van = (name: string, of: Partial<Vehicle>) => ({
  name,
  archived: false,
  createdAt: 0,
  updatedAt: 0,
  version: 1,
  driverUserId: null,
  driverName: null,
  maxWeightKg: null,
  ...of,
})

async function openVans(role: 'owner' | 'viewer' = 'owner') {
  const { mock } = serveWorld({ role })
  const tenantId = mock.tenantId ?? 0
  const driver = mock.world.people.find(({ user }) => user.email?.startsWith('driver1@'))?.user
  if (driver === undefined) throw new Error('The world has no driver')
  mock.world.resources.vehicle = [
    van('Van', { driverUserId: driver.id, maxWeightKg: 400 }),
    van('Truck', { maxWeightKg: 900 }),
    van('Bicycle', {}),
  ].map((one, id) => ({ ...one, id: id + 1, tenantId }))
  const opened = await openApp('/settings/vehicles')
  await expect.element(row(/Bicycle/)).toBeVisible()
  return {
    ...opened,
    driver,
    shown: () => ['Van', 'Truck', 'Bicycle'].filter((name) => row(new RegExp(name)).elements().length > 0),
  }
}

it('narrows by a row of something else: none, any, or one that is looked for', async () => {
  const { router, driver, shown } = await openVans()
  await filter('Driver').click()
  await page.getByRole('button', { name: 'No driver' }).click()
  await expect.poll(shown).toEqual(['Truck', 'Bicycle'])
  await page.getByRole('button', { name: 'Any driver' }).click()
  await expect.poll(shown).toEqual(['Van'])
  const field = page.getByRole('combobox', { name: 'Driver' })
  await field.fill(driver.lastName)
  await expect.element(page.getByRole('option', { name: new RegExp(driver.lastName) })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(filter(`Driver: ${driver.firstName} ${driver.lastName}`)).toBeVisible()
  expect(router.state.location.search).toBe(`?driverUserId=${driver.id}`)
  expect(await axeViolations()).toEqual([])
})

it('narrows by a number in the units that the person prefers (pounds), and says what is none', async () => {
  const { router, shown } = await openVans()
  await filter('Heaviest load').click()
  const from = page.getByRole('textbox', { name: 'From' })
  await from.fill('heavy')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Must be a valid number')).toBeVisible()
  expect(router.state.location.search).toBe('')
  await from.fill('1500')
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toEqual(['Truck'])
  await expect.element(filter('Heaviest load: from 1,500 lb')).toBeVisible()
  expect(router.state.location.search).toMatch(/^\?maxWeightKg=680\.38\d*\.\.$/)
  await page.getByRole('button', { name: 'Any', exact: true }).click()
  await expect.poll(shown).toEqual(['Van', 'Truck', 'Bicycle'])
})
