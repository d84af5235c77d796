import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsNeeded, permissionIds, permissionsOf, seesOnlyOwnOrders } from './role-permissions.ts'
import { isRoleId, roleNames, roles, type RoleId } from './roles.ts'

const allRoles: readonly RoleId[] = Object.values(roles)
const anyRoles = fc.subarray([...allRoles])

/** The default roles (docs/rules/roles-and-permissions.md), role by role; everything not listed is refused. */
const expected: Readonly<Record<keyof typeof roles, readonly string[]>> = {
  admin: permissionIds,
  owner: permissionIds.filter((id) => id !== 'users.impersonate' && id !== 'installation.manage'),
  organizationManager: permissionIds.filter(
    (id) =>
      ![
        'users.impersonate',
        'installation.manage',
        'owner.audit-onboarding-requests',
        'owner.change-ownership',
        'owner.update-subscription',
      ].includes(id),
  ),
  dispatcher: [
    'delivery-orders.create',
    'delivery-orders.read',
    'delivery-orders.assign',
    'delivery-orders.update',
    'recurring-orders.read',
    'users.read',
    'locations.read',
    'locations.create',
    'locations.update',
    'customers.read',
    'vendors.read',
    'vehicles.read',
    'pricing.read',
    'pricing.update',
  ],
  scheduler: [
    'delivery-orders.create',
    'delivery-orders.read',
    'delivery-orders.update-limited',
    'recurring-orders.read',
    'recurring-orders.create',
    'recurring-orders.update',
    'recurring-orders.delete',
    'locations.read',
    'locations.create',
    'locations.update',
    'locations.delete',
    'vendors.read',
    'pricing.read',
  ],
  viewer: [
    'delivery-orders.read',
    'customers.read',
    'users.read',
    'locations.read',
    'vendors.read',
    'suppliers.read',
    'tenants.read',
    'delivery-settings.read',
    'applications.read',
    'recurring-orders.read',
    'roles.read',
    'services.read',
    'vehicles.read',
    'invitations.read',
  ],
  driver: ['delivery-orders.read', 'delivery-orders.drive'],
  user: [],
  externalDriver: ['delivery-orders.read', 'delivery-orders.drive'],
  externalScheduler: [
    'delivery-orders.create',
    'delivery-orders.read',
    'delivery-orders.update-limited',
    'pricing.read',
  ],
  externalCourier: [
    'delivery-orders.create',
    'delivery-orders.read',
    'delivery-orders.assign',
    'delivery-orders.update',
    'pricing.read',
    'pricing.update',
  ],
  externalSupplier: [
    'delivery-orders.create',
    'delivery-orders.read',
    'delivery-orders.update-limited',
    'pricing.read',
  ],
}

describe('roles', () => {
  test('have the numbers and names of docs/rules/roles-and-permissions.md', () => {
    expect(Object.entries(roleNames).map(([id, name]) => `${id} ${name}`)).toEqual([
      '1 Admin',
      '2 Driver',
      '3 External Driver',
      '4 Scheduler',
      '5 External Scheduler',
      '6 Dispatcher',
      '7 Viewer',
      '8 User',
      '12 External Courier',
      '13 Owner',
      '14 External Supplier',
      '15 Organization Manager',
    ])
  })

  test('are told from other numbers', () => {
    expect([0, 1, 8, 9, 12, 15, 16, 1.5, Number.NaN].filter(isRoleId)).toEqual([1, 8, 12, 15])
  })
})

describe('permissionsOf', () => {
  test.each(Object.entries(roles))('%s', (name, id) => {
    const want = Object.entries(expected).find(([role]) => role === name)?.[1]
    expect([...permissionsOf([id])].toSorted()).toEqual([...(want ?? [])].toSorted())
  })

  test('reading the accounts comes only with the whole tenant', () => {
    const readers = allRoles.filter((role) => permissionsOf([role]).has('accounting.read'))
    expect(readers).toEqual([roles.admin, roles.owner, roles.organizationManager])
  })

  test('several roles hold the union, in any order', () => {
    fc.assert(
      fc.property(anyRoles, anyRoles, (a, b) => {
        const together = permissionsOf([...a, ...b])
        expect([...permissionsOf([...b, ...a])].toSorted()).toEqual([...together].toSorted())
        for (const id of permissionIds) {
          expect(together.has(id)).toBe(permissionsOf(a).has(id) || permissionsOf(b).has(id))
        }
      }),
    )
  })
})

test('one of the permissions is enough, and what is asked for besides is needed as well', () => {
  const needed = { permission: ['services.read', 'services.update'], also: 'pricing.read' } as const
  const holding = (...ids: string[]) => holdsNeeded(needed, { has: (id) => ids.includes(id) })
  expect(holding('services.read', 'pricing.read')).toBe(true)
  expect(holding('services.update', 'pricing.read')).toBe(true)
  expect([holding('services.read', 'services.update'), holding('pricing.read'), holding()]).toEqual([
    false,
    false,
    false,
  ])
})

describe('what a role hides', () => {
  test('drivers, viewers and plain users read no prices', () => {
    const reads = (...held: RoleId[]) => permissionsOf(held).has('pricing.read')
    expect(allRoles.filter((role) => !reads(role))).toEqual([
      roles.driver,
      roles.externalDriver,
      roles.viewer,
      roles.user,
    ])
    expect(reads(roles.viewer, roles.dispatcher)).toBe(true)
  })

  test('a driver sees only their own orders, unless another role sees all', () => {
    expect(seesOnlyOwnOrders({ roles: [roles.driver], ownRoles: [] })).toBe(true)
    expect(seesOnlyOwnOrders({ roles: [roles.user, roles.externalDriver], ownRoles: [] })).toBe(true)
    expect(seesOnlyOwnOrders({ roles: [roles.driver, roles.dispatcher], ownRoles: [] })).toBe(false)
    expect(seesOnlyOwnOrders({ roles: [roles.viewer], ownRoles: [] })).toBe(false)
  })

  test('someone without a reading role sees nobody else’s orders', () => {
    expect(seesOnlyOwnOrders({ roles: [], ownRoles: [] })).toBe(true)
    expect(seesOnlyOwnOrders({ roles: [roles.user], ownRoles: [] })).toBe(true)
  })
})
