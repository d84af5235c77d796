import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { roles } from '#domain/access/roles.ts'
import { openApp, watchLeaving } from '#tests/components/open-app.tsx'
import { openWorld } from '#tests/components/open-world.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

it('shows what is known of the person', async () => {
  const { screen } = await openWorld(({ person }) => {
    person.me.phone = '+13065550123'
    return '/profile'
  })
  await expect.element(screen.getByText('(306) 555-0123')).toBeVisible()
  await expect.element(screen.getByText('Dispatcher').first()).toBeVisible()
})

it('names one’s organizations with the roles in each, and goes on to another one', async () => {
  const { mock } = await openWorld((served) => {
    const other = served.world.tenants.find(({ key }) => key === 'customer')
    served.person.memberships.push({ tenantId: other?.tenant.id ?? 0, roles: [roles.scheduler] })
    return '/profile'
  })
  const left = watchLeaving()
  const card = page.getByRole('region', { name: 'Your organizations' })
  await expect.element(card).toMatchTextContent(/Prairie Sky Couriers\s*Dispatcher\s*Current.*Meewasin.*Scheduler/)
  await card.getByRole('button', { name: 'Switch to Meewasin Pharmacy Group' }).click()
  await expect.poll(() => left.assign.mock.calls).toEqual([['/home']])
  expect(mock.person.currentTenantId).toBe(mock.world.tenants.find(({ key }) => key === 'customer')?.tenant.id)
})

it('edits at its own address and shows the new name everywhere', async () => {
  const { mock, api } = serveWorld()
  const { screen, router } = await openApp('/profile/edit')
  const name = screen.getByLabelText(/First name/)
  await expect.element(name).toHaveValue('Dana')
  await name.fill('Danuta')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/profile')
  await expect.element(screen.getByRole('heading', { name: 'Danuta Kowalski' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Danuta Kowalski\s*, account/ })).toBeVisible()
  await expect.element(page.getByText('Profile saved')).toBeVisible()
  expect(api.calls).toContain(`PATCH /users/${mock.person.user.id}`)
  expect(mock.person.user.firstName).toBe('Danuta')
})

it('shows on its field what is wrong with a password', async () => {
  serveWorld()
  const { screen, router } = await openApp('/profile/change-password')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const [current, next] = screen.baseElement.querySelectorAll<HTMLInputElement>('input[type="password"]')
  if (current === undefined || next === undefined) throw new Error('The form has two passwords')
  await page.elementLocator(current).fill('wrong-password')
  await page.elementLocator(next).fill('a-new-password')
  await page
    .getByRole('button', { name: /Change password|Save/ })
    .last()
    .click()
  await expect.element(page.getByText('Password is incorrect')).toBeVisible()
  await expect.element(page.elementLocator(current)).toHaveAccessibleDescription('Password is incorrect')
  expect(router.state.location.pathname).toBe('/profile/change-password')
})
