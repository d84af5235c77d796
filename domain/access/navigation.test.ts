import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  navigationEntries,
  navigationSections,
  onlySupplies,
  tenantFeatures,
  type NavigationBadgeFigures,
  type NavigationContext,
  type NavigationEntry,
  type TenantFeature,
} from './navigation.ts'
import { permissionIds, permissionsOf, type PermissionId } from './role-permissions.ts'
import { roles } from './roles.ts'

const quiet: NavigationBadgeFigures = {
  plannerStatus: 'none',
  receivedCustomerApplications: 0,
  receivedApplications: 0,
  receivedPartnerships: 0,
  unassignedOrders: 0,
  managedCustomerOnboardingRequests: 0,
}

const everything: NavigationContext = {
  permissions: new Set(permissionIds),
  features: new Set(tenantFeatures),
  supplierCount: 1,
  badges: quiet,
  builtSections: new Set(navigationSections),
}

function ids(context: Partial<NavigationContext>): string[] {
  return navigationEntries({ ...everything, ...context }).map((each) => each.id)
}

function entry(id: string, context: Partial<NavigationContext> = {}): NavigationEntry | undefined {
  return navigationEntries({ ...everything, ...context }).find((each) => each.id === id)
}

/** The table of docs/rules/navigation-and-shell.md, "The menu", written out: which permissions are all needed, and which features are each enough. */
const table: readonly { id: string; needs: PermissionId[]; features: TenantFeature[] }[] = [
  { id: 'scheduler', needs: ['delivery-orders.create'], features: ['Courier', 'Customer', 'Supplier'] },
  { id: 'planner', needs: ['recurring-orders.read'], features: ['Planner'] },
  { id: 'customers', needs: ['customers.read', 'vendors.read'], features: ['Courier', 'Supplier'] },
  { id: 'partners', needs: ['customers.read', 'vendors.read'], features: ['Courier'] },
  { id: 'drivers', needs: ['users.read'], features: ['Courier'] },
  { id: 'locations', needs: ['locations.read'], features: ['Customer', 'CourierLocations'] },
  { id: 'order-history', needs: ['delivery-orders.read'], features: [] },
  { id: 'order-tracking', needs: ['delivery-orders.read'], features: ['Customer', 'Supplier'] },
  { id: 'dispatch', needs: ['delivery-orders.assign'], features: ['Courier'] },
  { id: 'accounting', needs: ['accounting.read'], features: ['Courier', 'Customer', 'Supplier'] },
  { id: 'vendors', needs: ['vendors.read'], features: ['Customer'] },
  { id: 'suppliers', needs: ['suppliers.read'], features: ['Customer'] },
]

describe('each row of the table', () => {
  test.each(table)('$id needs every one of $needs', ({ id, needs }) => {
    expect(ids({ permissions: new Set(needs) })).toContain(id)
    for (const missing of needs) {
      expect(ids({ permissions: new Set(permissionIds.filter((each) => each !== missing)) })).not.toContain(id)
    }
  })

  test.each(table)('$id is content with any of $features', ({ id, features }) => {
    for (const feature of features) expect(ids({ features: new Set([feature]) })).toContain(id)
    const others = tenantFeatures.filter((feature) => !features.includes(feature))
    expect(ids({ features: new Set(others) }).includes(id)).toBe(features.length === 0)
  })

  test.each<PermissionId>(['tenants.read', 'users.read', 'delivery-settings.read', 'vendors.read'])(
    'settings is content with %s',
    (permission) => {
      expect(ids({ permissions: new Set([permission]) })).toContain('settings')
    },
  )

  test('settings needs one of its four', () => {
    const others = permissionIds.filter(
      (id) => !['tenants.read', 'users.read', 'delivery-settings.read', 'vendors.read'].includes(id),
    )
    expect(ids({ permissions: new Set(others), features: new Set() })).toEqual(['order-history'])
  })

  test.each<[boolean, TenantFeature[]]>([
    [true, ['Supplier']],
    [false, ['Supplier', 'Customer']],
    [false, ['Supplier', 'Courier']],
    [false, ['Customer', 'Planner']],
    [false, []],
  ])('it is %s that %j only supplies', (expected, features) => {
    expect(onlySupplies(new Set(features))).toBe(expected)
  })

  test('suppliers needs a supplier', () => {
    expect(ids({ supplierCount: 0 })).not.toContain('suppliers')
  })
})

describe('the whole menu', () => {
  test('is in the order of the table, settings at the bottom', () => {
    expect(ids({})).toEqual([...table.map((row) => row.id), 'settings'])
    const bottom = navigationEntries(everything).filter((each) => each.position === 'bottom')
    expect(bottom.map((each) => each.id)).toEqual(['settings'])
  })

  test('leads to the addresses of the sections', () => {
    expect(entry('order-history')).toEqual({
      id: 'order-history',
      path: '/order-history',
      label: 'Order History',
      position: 'top',
      badge: null,
      submenu: [],
    })
  })

  test('accounting only opens, and each of its links can be followed', () => {
    expect(entry('accounting')).toMatchObject({
      path: null,
      submenu: [
        { path: '/accounting-data' },
        { path: '/accounting-billing' },
        { path: '/received-invoices' },
        { path: '/reports' },
        { path: '/accounting-driver-pay' },
      ],
    })
    // An organization that only orders is billed for what it ordered, and reports it.
    const customer = entry('accounting', { features: new Set(['Customer']) })
    expect(customer?.submenu.map(({ id }) => id)).toEqual(['received-invoices', 'reports'])
    const withoutPrices = entry('accounting', { permissions: new Set(['accounting.read']) })
    expect(withoutPrices?.submenu.map(({ id }) => id)).not.toContain('received-invoices')
    const supplier = entry('accounting', { features: new Set(['Supplier']) })
    expect(supplier?.submenu.map(({ id }) => id)).toEqual(['reports'])
    expect(ids({ builtSections: new Set(['accounting-driver-pay']) })).toEqual(['accounting'])
    expect(entry('accounting', { builtSections: new Set(['accounting-billing']) })?.submenu).toHaveLength(1)
  })

  test('shows only sections that are built', () => {
    fc.assert(
      fc.property(fc.subarray([...navigationSections]), (built) => {
        const shown = navigationEntries({ ...everything, builtSections: new Set(built) })
        const reached = shown.flatMap((each) =>
          each.id === 'accounting' ? each.submenu.map(({ id }) => id) : [each.id],
        )
        expect(built).toEqual(expect.arrayContaining(reached))
      }),
    )
  })

  test('never grows by taking a permission or feature away', () => {
    fc.assert(
      fc.property(fc.subarray([...permissionIds]), fc.subarray([...tenantFeatures]), (permissions, features) => {
        const less = ids({ permissions: new Set(permissions), features: new Set(features) })
        expect(ids({})).toEqual(expect.arrayContaining(less))
      }),
    )
  })
})

describe('badges', () => {
  const busy: NavigationBadgeFigures = {
    plannerStatus: 'error',
    receivedCustomerApplications: 2,
    receivedApplications: 3,
    receivedPartnerships: 4,
    unassignedOrders: 25,
    managedCustomerOnboardingRequests: 1,
  }

  test.each([
    ['planner', { text: '!', intent: 'danger' }],
    ['customers', { count: 2, intent: 'primary' }],
    ['dispatch', { count: 25, intent: 'primary' }],
    ['vendors', { count: 3, intent: 'primary' }],
    ['partners', { count: 4, intent: 'primary' }],
    ['settings', { count: 1, intent: 'primary' }],
    ['scheduler', null],
    ['locations', null],
  ])('%s: %o', (id, badge) => {
    expect(entry(id, { badges: busy })?.badge).toEqual(badge)
  })

  test('a planner warning is amber', () => {
    expect(entry('planner', { badges: { ...quiet, plannerStatus: 'warn' } })?.badge).toEqual({
      text: '!',
      intent: 'warning',
    })
  })

  test('nothing to tell shows nothing', () => {
    expect(navigationEntries(everything).every((each) => each.badge === null)).toBe(true)
  })
})

describe('the people of the demo', () => {
  const courier: ReadonlySet<TenantFeature> = new Set(['Courier', 'Planner', 'CourierLocations'])
  const customer: ReadonlySet<TenantFeature> = new Set(['Customer', 'Planner'])

  test('a dispatcher of a courier', () => {
    expect(ids({ permissions: permissionsOf([roles.dispatcher]), features: courier })).toEqual([
      'scheduler',
      'planner',
      'customers',
      'partners',
      'drivers',
      'locations',
      'order-history',
      'dispatch',
      'settings',
    ])
  })

  test('a scheduler of a customer', () => {
    expect(ids({ permissions: permissionsOf([roles.scheduler]), features: customer })).toEqual([
      'scheduler',
      'planner',
      'locations',
      'order-history',
      'order-tracking',
      'vendors',
      'settings',
    ])
  })

  test('a driver', () => {
    expect(ids({ permissions: permissionsOf([roles.driver]), features: courier })).toEqual(['order-history'])
  })
})
