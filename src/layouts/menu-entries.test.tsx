import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { navigationEntries, navigationSections, type TenantFeature } from '#domain/access/navigation.ts'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { type RoleId, roles } from '#domain/access/roles.ts'
import { MenuEntries } from './MenuEntries.tsx'

async function renderMenu(role: RoleId, features: TenantFeature[], unassignedOrders = 0): Promise<string[]> {
  const entries = navigationEntries({
    permissions: permissionsOf([role]),
    features: new Set(features),
    supplierCount: 0,
    builtSections: new Set(navigationSections),
    badges: {
      plannerStatus: 'error',
      receivedCustomerApplications: 0,
      receivedApplications: 0,
      receivedPartnerships: 0,
      unassignedOrders,
      managedCustomerOnboardingRequests: 0,
    },
  })
  const { container } = await render(
    <MemoryRouter initialEntries={['/dispatch']}>
      <MenuEntries entries={entries} />
    </MemoryRouter>,
  )
  return [...container.querySelectorAll('a, button')].map(({ textContent }) => textContent)
}

const courier: TenantFeature[] = ['Courier', 'CourierLocations']

it.each([
  [
    'dispatcher',
    roles.dispatcher,
    courier,
    ['Scheduler', 'Customers', 'Partners', 'Drivers', 'Locations', 'Order History', 'Dispatch', 'Settings'],
  ],
  ['viewer', roles.viewer, courier, ['Customers', 'Partners', 'Drivers', 'Locations', 'Order History', 'Settings']],
  [
    'scheduler of a customer',
    roles.scheduler,
    ['Customer'],
    ['Scheduler', 'Locations', 'Order History', 'Order Tracking', 'Vendors', 'Settings'],
  ],
  ['user', roles.user, courier, []],
] satisfies [string, RoleId, TenantFeature[], string[]][])(
  'shows a %s their sections',
  async (_who, role, features, expected) => {
    expect(await renderMenu(role, features)).toEqual(expected)
  },
)

it('counts the orders that wait and marks the section one is in', async () => {
  await renderMenu(roles.dispatcher, courier, 12)
  const dispatch = page.getByRole('link', { name: 'Dispatch , 12 waiting' })
  await expect.element(dispatch).toHaveAttribute('aria-current', 'page')
})

it('opens the accounting submenu, with billing and driver pay', async () => {
  await renderMenu(roles.owner, courier)
  await page.getByRole('button', { name: 'Accounting' }).click()
  await expect.element(page.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', '/accounting-billing')
  await expect.element(page.getByRole('link', { name: 'Driver Pay' })).toHaveAttribute('href', '/accounting-driver-pay')
})
