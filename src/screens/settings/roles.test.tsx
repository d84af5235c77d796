import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { inOrder } from '#domain/access/areas.ts'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const bookkeeper = 1_000

it('adds a role that starts from another one, by area and by single permission', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/settings/access-control/roles/new')
  await page.getByLabelText(/^Name/).fill('Price reader')
  await page.getByLabelText('Start from').selectOptions('Viewer')
  await expect.element(page.getByLabelText('Locations', { exact: true })).toHaveValue('read')
  await page.getByLabelText('Locations', { exact: true }).selectOptions('None')
  await page.getByLabelText('Pricing', { exact: true }).selectOptions('View')
  await page.getByRole('button', { name: 'Pricing: details' }).click()
  await page.getByText('Change prices', { exact: true }).click()
  await expect.element(page.getByLabelText('Pricing', { exact: true })).toHaveValue('some')
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Add role' }).last().click()
  await expect.element(page.getByText('Added Price reader')).toBeVisible()

  const sent = api.requests.find(({ method, url }) => method === 'POST' && url.endsWith('/roles'))
  const body: unknown = await sent?.json()
  const expected = new Set([...permissionsOf([roles.viewer]), 'pricing.read', 'pricing.update'] as const)
  expected.delete('locations.read')
  expect(body).toEqual({ name: 'Price reader', permissions: inOrder(expected) })
})

it('says before it is saved for how many people what is different, and saves it', async () => {
  const { mock } = serveWorld({ role: 'owner', isConfirmed: false })
  for (const { memberships, user } of mock.world.people) {
    const here = memberships.find(({ tenantId }) => tenantId === mock.tenantId)
    if (['Noel', 'Dana'].includes(user.firstName)) here?.roles.push(bookkeeper)
  }
  const { router } = await openApp(`/settings/access-control/roles/view/${bookkeeper}`)
  const drawer = page.getByRole('dialog', { name: 'Bookkeeper' })
  await expect.element(drawer.getByText('Noel Ahenakew')).toBeVisible()
  await drawer.getByRole('button', { name: 'Edit' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(`/settings/access-control/roles/view/${bookkeeper}/edit`)
  await page.getByLabelText('Pricing', { exact: true }).selectOptions('None')
  await page.getByLabelText('Accounting', { exact: true }).selectOptions('None')
  // The dispatcher reads prices by the other role all the same.
  await expect.element(page.getByText('2 people will no longer see accounting')).toBeVisible()
  await expect.element(page.getByText('1 person will no longer see prices')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await asked.getByLabelText('Password').fill('waybill-demo')
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => mock.world.resources.role?.[0]).toMatchObject({ permissions: [], version: 2 })
})

it('shows what somebody may not do themselves, says so, and lets them neither give nor take it', async () => {
  const { mock } = serveWorld({ role: 'viewer' })
  const [role] = mock.world.resources.role ?? []
  if (role === undefined) throw new Error('The courier has a role.')
  const clerk = { ...role, id: 1_001, name: 'Clerk', permissions: ['roles.read', 'roles.update', 'users.read'] }
  mock.world.resources.role?.push(clerk)
  mock.person.memberships[0]?.roles.push(clerk.id)
  await openApp(`/settings/access-control/roles/view/${bookkeeper}/edit`)
  const pricing = page.getByLabelText('Pricing', { exact: true })
  await expect.element(pricing).toBeVisible()
  await expect.element(pricing.getByRole('option', { name: 'Change' })).toBeDisabled()
  await expect.element(page.getByText(/^You cannot give what you may not do yourself: .*change prices/)).toBeVisible()
  await page.getByRole('button', { name: 'Pricing: details' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Change prices' })).toBeDisabled()
  // The role's people keep what the clerk may not do.
  await expect.element(page.getByRole('checkbox', { name: 'See prices' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'See prices' })).toBeDisabled()
  await expect.element(pricing.getByRole('option', { name: 'None' })).toBeDisabled()
})

it('lists the default roles with the people who hold them, to be read alone', async () => {
  serveWorld({ role: 'owner' })
  const { router } = await openApp('/settings/access-control')
  const defaults = page.getByRole('region', { name: 'Default roles' })
  await expect
    .element(defaults.getByRole('listitem').filter({ hasText: 'Driver' }).first())
    .toMatchTextContent(/8 people/)
  await defaults.getByRole('link', { name: 'Dispatcher' }).click()
  const drawer = page.getByRole('dialog', { name: 'Dispatcher' })
  await expect.element(drawer.getByText('Dana Kowalski')).toBeVisible()
  await expect.element(drawer.getByText('A default role stays as it is.', { exact: false })).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Edit' }).elements()).toEqual([])
  expect(router.state.location.pathname).toBe(`/settings/access-control/roles/default-roles/${roles.dispatcher}`)
  expect(await axeViolations()).toEqual([])
})
