import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Absence, Vehicle } from '#generated/model/index.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

type Served = ReturnType<typeof serveWorld>

function driverNamed({ mock }: Served, firstName: string) {
  const found = mock.world.people.find(({ user }) => user.firstName === firstName)?.user
  if (found === undefined) throw new Error(`Nobody is called ${firstName}`)
  return found
}

const van = ({ mock }: Served, id: number, driver?: { id: number; firstName: string; lastName: string }): Vehicle => ({
  id,
  tenantId: mock.tenantId ?? 0,
  version: 1,
  name: `Van ${id}`,
  licensePlate: null,
  driverUserId: driver?.id ?? null,
  driverName: driver === undefined ? null : `${driver.firstName} ${driver.lastName}`,
  maxWeightKg: null,
  maxVolumeM3: null,
  description: null,
  archived: false,
  createdAt: 0,
  updatedAt: 0,
})

it('lists the drivers with what they have in hand and who is off, and narrows them down by the address', async () => {
  const served = serveWorld({ role: 'dispatcher' })
  served.mock.world.resources.vehicle = [van(served, 1, driverNamed(served, 'Ravi'))]
  const { router } = await openApp('/drivers')
  const table = page.getByRole('table', { name: 'Drivers' })
  await expect.element(table.getByRole('row', { name: /Ravi Patel.*Van 1/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /Ingrid Solberg/ })).toMatchTextContent(/Off until/)
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('group', { name: 'Show' }).getByText('Off today').click()
  await expect.poll(() => router.state.location.search).toBe('?show=off')
  await expect.element(table.getByRole('row', { name: /Ravi Patel/ })).not.toBeInTheDocument()
  await expect.element(table.getByRole('row', { name: /Ingrid Solberg/ })).toBeVisible()
})

it('says to whom may not see people why, and leads a new driver to where colleagues are added', async () => {
  serveWorld({ role: 'scheduler' })
  await openApp('/drivers')
  await expect.element(page.getByText('You cannot see drivers here')).toBeVisible()
})

it('adds a driver at an address of its own, with the role chosen already', async () => {
  serveWorld({ role: 'owner' })
  const { router } = await openApp('/drivers')
  await page.getByRole('button', { name: 'New driver' }).click()
  await expect.element(page.getByRole('heading', { name: 'New driver', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /^Driver/ })).toBeChecked()
  await page.getByText('Make the account now').click()
  await expect.element(page.getByRole('checkbox', { name: /^Driver/ })).toBeChecked()
  expect(router.state.location.pathname).toBe('/drivers/new-driver')
})

it('gives a driver a day off, says which open orders fall on it, and refuses days that overlap', async () => {
  const served = serveWorld({ role: 'owner' })
  const kwame = driverNamed(served, 'Kwame')
  const { router } = await openApp(`/drivers/${kwame.id}/days-off`)
  await expect.element(page.getByRole('heading', { name: 'Kwame Mensah', level: 1 })).toBeVisible()
  await expect.element(page.getByText('No days off')).toBeVisible()
  await page.getByRole('button', { name: 'Add day off' }).click()
  const form = page.getByRole('dialog', { name: 'Add day off' })
  await expect.element(form).toBeVisible()
  await expect.element(form.getByLabelText(/^Driver/)).toHaveValue('Kwame Mensah')
  await form.getByLabelText(/^From/).fill('2030-12-24')
  await form.getByLabelText(/^Until/).fill('2030-12-26')
  expect(await axeViolations()).toEqual([])
  await form.getByRole('button', { name: 'Add day off' }).click()
  await expect.element(page.getByText('From December 24 to 26')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe(`/drivers/${kwame.id}/days-off`)
  expect(await axeViolations()).toEqual([])

  await page.getByRole('button', { name: 'Add day off' }).click()
  await form.getByLabelText(/^From/).fill('2030-12-26')
  await form.getByLabelText(/^Until/).fill('2030-12-27')
  await form.getByRole('button', { name: 'Add day off' }).click()
  await expect.element(form.getByText('Is off already from December 24 to 26')).toBeVisible()
})

it('names the open orders that fall on a day off', async () => {
  const served = serveWorld({ role: 'owner' })
  const carried = served.mock.world.orders.find(({ view }) => view.status === 'assigned' && view.driver !== null)
  if (!carried?.view.driver) throw new Error('The world has an assigned order')
  const { id, firstName, lastName } = carried.view.driver
  const kept = { tenantId: served.mock.tenantId ?? 0, version: 1, archived: false, createdAt: 0, updatedAt: 0 }
  const days = { fromDay: '2020-01-01', untilDay: '2039-12-31' }
  const absence: Absence = { id: 1, userId: id, driverName: `${firstName} ${lastName}`, ...days, note: null, ...kept }
  served.mock.world.resources.absence = [absence]
  await openApp(`/drivers/${id}/days-off`)
  await expect
    .element(page.getByRole('link', { name: `#${carried.view.id}`, exact: true }))
    .toHaveAttribute('href', `/delivery-orders/${carried.view.id}`)
})

it('asks before it takes a vehicle from another driver', async () => {
  const served = serveWorld({ role: 'owner' })
  const [ravi, kwame] = [driverNamed(served, 'Ravi'), driverNamed(served, 'Kwame')]
  served.mock.world.resources.vehicle = [van(served, 1, ravi), van(served, 2)]
  await openApp(`/drivers/${kwame.id}/vehicles`)
  await page.getByRole('checkbox', { name: 'Van 1' }).click({ force: true })
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Save vehicles' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Somebody else has it' })
  await expect.element(asked).toMatchTextContent("Van 1 is Ravi Patel's. Give it to Kwame Mensah?")
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  expect(served.mock.world.resources.vehicle).toMatchObject([{ driverUserId: ravi.id }, { driverUserId: null }])
  await page.getByRole('button', { name: 'Save vehicles' }).click()
  await asked.getByRole('button', { name: 'Give' }).click()
  await expect.element(page.getByText('Vehicles saved')).toBeVisible()
  expect(served.mock.world.resources.vehicle).toMatchObject([{ driverUserId: kwame.id }, { driverUserId: null }])
})

it('sets a rate of a driver’s own, for whom may change pay', async () => {
  const served = serveWorld({ role: 'owner' })
  const { id, firstName, lastName } = driverNamed(served, 'Kwame')
  const rates = [{ userId: id, name: `${firstName} ${lastName}`, rate: null }]
  served.mock.world.settings.driverPayRates = {
    [served.mock.tenantId ?? 0]: { defaultRate: 60, serviceRates: [], rates, version: 1 },
  }
  await openApp(`/drivers/${id}/pay`)
  await expect.element(page.getByText('60 % of the price before tax')).toBeVisible()
  await page.getByLabelText('Rate of their own').fill('65')
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('65 % of the price before tax')).toBeVisible()
})

it('shows the orders of a driver and what they did, a side for each, by the arrow keys', async () => {
  const served = serveWorld({ role: 'dispatcher' })
  const carried = served.mock.world.orders.find(({ view }) => view.status === 'pickedUp' && view.driver !== null)
  const { router } = await openApp(`/drivers/${carried?.view.driver?.id}`)
  await expect.element(page.getByRole('row', { name: new RegExp(`#${carried?.view.id}`) })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  page.getByRole('tab', { name: 'Orders' }).element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toMatch(/\/today$/)
  await expect.element(page.getByRole('heading', { name: 'Today', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'The day before' }).click()
  await expect.poll(() => router.state.location.search).toMatch(/^\?day=/)
  expect(await axeViolations()).toEqual([])
})

it('lists on which devices a driver is signed in, and signs out one, for those who change people', async () => {
  const served = serveWorld({ role: 'owner' })
  const { id } = driverNamed(served, 'Ravi')
  await openApp(`/drivers/${id}/devices`)
  const card = page.getByRole('region', { name: 'Where Ravi Patel is signed in' })
  await expect.element(card).toMatchTextContent(/Chrome on Windows.*Last used.*Safari on iOS/)
  await expect.element(card.getByText('This device')).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
  await card.getByRole('button', { name: 'Sign out Safari on iOS' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText('Signed out: Safari on iOS')).toBeVisible()
  await expect.element(card).not.toMatchTextContent(/Safari on iOS/)
  expect(served.api.sent('DELETE', `/users/${id}/sign-ins/2`)).toHaveLength(1)
})

it('says at a driver who works elsewhere as well that they look after their own sign-ins', async () => {
  const served = serveWorld({ role: 'owner' })
  const { id } = driverNamed(served, 'Ravi')
  served.mock.world.people.find(({ user }) => user.id === id)?.memberships.push({ tenantId: 2, roles: [2] })
  await openApp(`/drivers/${id}/devices`)
  await expect.element(page.getByText(/looks after their own sign-ins/)).toBeVisible()
})
