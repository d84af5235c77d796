import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { roles } from '#domain/access/roles.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { onPhone, openWorld } from '#tests/components/open-world.tsx'

const bookkeeper = 1_000
const owner = { role: 'owner', isConfirmed: false } as const

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

it('gives people of linked organizations a role, says why not at the field, and takes it again', async () => {
  const { mock, router } = await openWorld('/settings/access-control/external', owner)
  const outside = mock.world.people.find(
    ({ memberships, user }) =>
      !user.admin &&
      !user.archived &&
      memberships.length > 0 &&
      memberships.every(({ tenantId }) => tenantId !== mock.tenantId) &&
      mock.world.tenants.some(
        ({ tenant, customerIds }) =>
          tenant.id === mock.tenantId && memberships.some(({ tenantId }) => customerIds.includes(tenantId)),
      ),
  )
  if (outside === undefined) throw new Error('The courier has customers with people.')
  const { user, memberships } = outside
  const name = `${user.firstName} ${user.lastName}`
  const linked = mock.world.tenants.find(({ tenant }) => tenant.id === memberships[0]?.tenantId)?.tenant.name ?? ''
  const people = page.getByRole('region', { name: 'External people' })
  await expect.element(people.getByText('Nobody of another organization works here yet.')).toBeVisible()
  expect(await axeViolations()).toEqual([])

  await page.getByRole('button', { name: 'Give somebody a role' }).click()
  const giving = page.getByRole('dialog', { name: 'Give somebody of another organization a role' })
  await giving.getByRole('option', { name: linked }).click()
  await giving.getByLabelText('Email').fill('nobody@nowhere.example')
  await giving.getByRole('option', { name: 'External Scheduler' }).click()
  await expect.element(giving.getByText(/^This person will be able to .*see orders/)).toBeVisible()
  await giving.getByRole('button', { name: 'Give the role' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await asked.getByLabelText('Password').fill('waybill-demo')
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(giving.getByText(`Nobody with this email belongs to ${linked}.`)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await giving.getByLabelText('Email').fill(user.email)
  await giving.getByRole('button', { name: 'Give the role' }).click()

  const drawer = page.getByRole('dialog', { name })
  await expect.element(drawer.getByText(new RegExp(`^Given to ${name} by Helen`))).toBeVisible()
  expect(router.state.location.pathname).toBe(`/settings/access-control/external-users/${user.id}`)
  expect(await axeViolations()).toEqual([])
  await drawer.getByRole('button', { name: `End External Scheduler of ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End role' }).click()
  await expect.element(page.getByText('They work here no more')).toBeVisible()
})
