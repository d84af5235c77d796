import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { roles } from '#domain/access/roles.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'

const bookkeeper = 1_000
const owner = { role: 'owner' } as const

function personNamed({ world }: MockWorld, firstName: string) {
  const person = world.people.find(({ user }) => user.firstName === firstName)
  if (person === undefined) throw new Error(`${firstName} works at the courier.`)
  return person
}

it('shows people by areas as a grid that arrows go through, and opens why', async () => {
  const { router, search } = await openWorld('/settings/access-control/people', owner)
  const grid = page.getByRole('grid', { name: 'Who can do what' })
  const row = grid.getByRole('row').filter({ hasText: 'Noel Ahenakew' })
  await expect.element(row.getByRole('link', { name: 'Pricing: None. Why?' })).toBeVisible()
  await expect.element(row.getByRole('link', { name: 'Locations: View. Why?' })).toBeVisible()
  expect(
    grid
      .getByRole('link')
      .elements()
      .filter((link) => link.getAttribute('tabindex') === '0'),
  ).toHaveLength(1)
  expect(await axeViolations()).toEqual([])

  row.getByRole('link', { name: 'Noel Ahenakew' }).element().focus()
  await userEvent.keyboard('{End}{ArrowLeft}')
  await expect.element(row.getByRole('link', { name: 'Pricing: None. Why?' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toMatch(/internal-users\/\d+\/why$/)
  expect(search().get('permission')).toBe('pricing.read')
  const drawer = page.getByRole('dialog', { name: 'Why can, or cannot, Noel Ahenakew …?' })
  await expect.element(drawer.getByText('Noel Ahenakew cannot see prices.')).toBeVisible()
  await expect.element(drawer.getByText(/^Bookkeeper, which .*Helen .* can give/)).toBeVisible()
  expect(await axeViolations()).toEqual([])

  await drawer.getByRole('combobox', { name: 'What can be done' }).fill('see orders')
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer.getByText('Noel Ahenakew can see orders.')).toBeVisible()
  await expect.element(drawer.getByText(/^Viewer, held since .*, which came with the account$/)).toBeVisible()
})

it('finds people by name and by what they can do', async () => {
  await openWorld('/settings/access-control/people?can=pricing.update', owner)
  const grid = page.getByRole('grid')
  await expect.element(grid.getByRole('link', { name: 'Dana Kowalski' })).toBeVisible()
  expect(grid.getByRole('link', { name: 'Noel Ahenakew' }).elements()).toEqual([])
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody of this name')
  await expect.element(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
})

it('lists each person by themselves on a phone', () =>
  onPhone(async () => {
    await openWorld('/settings/access-control/people', owner)
    const areas = page.getByRole('list', { name: 'What Noel Ahenakew can do' })
    await expect.element(areas.getByRole('link', { name: 'Pricing: None. Why?' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeViolations()).toEqual([])
  }))

it('gives a role with what comes of it said before, and takes it again', async () => {
  const { mock } = await openWorld(
    (world) => `/settings/access-control/internal-users/${personNamed(world, 'Noel').user.id}`,
    owner,
  )
  const noel = personNamed(mock, 'Noel')
  const held = () => noel.memberships.find(({ tenantId }) => tenantId === mock.tenantId)?.roles
  const drawer = page.getByRole('dialog', { name: 'Noel Ahenakew' })
  await expect.element(drawer.getByRole('button', { name: 'End Viewer' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(drawer.getByText(/^A person has at least one role/)).toBeInTheDocument()
  await drawer.getByRole('button', { name: 'Add role' }).click()

  const adding = page.getByRole('dialog', { name: 'Add a role to Noel Ahenakew' })
  await adding.getByRole('combobox', { name: 'Roles' }).fill('book')
  await adding.getByRole('option', { name: 'Bookkeeper' }).click()
  await expect.element(adding.getByText('Noel Ahenakew will be able to see accounting and see prices.')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await adding.getByRole('button', { name: 'Give the role' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await asked.getByLabelText('Password').fill('waybill-demo')
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Noel Ahenakew is Bookkeeper now')).toBeVisible()
  expect(held()).toEqual([roles.viewer, bookkeeper])

  await drawer.getByRole('button', { name: 'End Bookkeeper' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Take the role Bookkeeper from Noel Ahenakew?' })
  await expect.element(asking.getByText('Noel Ahenakew will no longer see accounting and see prices.')).toBeVisible()
  await asking.getByRole('button', { name: 'End role' }).click()
  await expect.element(drawer.getByText('Roles that ended')).toBeVisible()
  expect(held()).toEqual([roles.viewer])
  await expect.element(drawer.getByText(/ended by Helen/)).toBeVisible()
})

it('refuses in words what cannot be given or taken', async () => {
  const { router } = await openWorld(
    (world) => `/settings/access-control/internal-users/${personNamed(world, 'Helen').user.id}`,
    owner,
  )
  const drawer = page.getByRole('dialog', { name: /^Helen/ })
  await expect.element(drawer.getByText(/^An organization has exactly one owner/)).toBeInTheDocument()
  await drawer.getByRole('button', { name: 'Add role' }).click()
  await expect.poll(() => router.state.location.pathname).toMatch(/add-role$/)
  await page.getByRole('option', { name: 'Viewer' }).click()
  await expect.element(page.getByText(/can do all of it already\.$/)).toBeVisible()
  expect(page.getByRole('option', { name: 'Owner' }).elements()).toEqual([])
})

it('tells everybody why they cannot do something themselves', async () => {
  await openWorld('/dispatch', { role: 'viewer' })
  await page.getByRole('button', { name: 'Why?' }).click()
  const drawer = page.getByRole('dialog', { name: 'Why can, or cannot, I …?' })
  await expect.element(drawer.getByText('You cannot assign drivers to orders.')).toBeVisible()
  await expect.element(drawer.getByText(/^Dispatcher, which .*Helen/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
})
