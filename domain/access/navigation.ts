import type { HeldPermissions, PermissionId } from './role-permissions.ts'

/** What a tenant's plan switches on (docs/rules/names-and-values.md, "Values"). */
export const tenantFeatures = ['Customer', 'Supplier', 'Courier', 'Planner', 'CourierLocations'] as const

export type TenantFeature = (typeof tenantFeatures)[number]

/**
 * Whether an organization orders for its customers alone: it pays for nothing, and reads no price of theirs
 * (docs/rules/invitations-and-customers.md, "Links").
 */
export function onlySupplies(features: { has(feature: TenantFeature): boolean }): boolean {
  return features.has('Supplier') && !features.has('Customer') && !features.has('Courier')
}

/** Sections of the side menu, each named as its path is. */
export const navigationSections = [
  'scheduler',
  'planner',
  'customers',
  'partners',
  'drivers',
  'locations',
  'order-history',
  'order-tracking',
  'dispatch',
  'accounting-data',
  'accounting-billing',
  'received-invoices',
  'accounting-driver-pay',
  'reports',
  'vendors',
  'suppliers',
  'settings',
] as const

export type NavigationSection = (typeof navigationSections)[number]

/** A badge's words or number; the intents are those of the interface: warning is amber, danger is red. */
export type NavigationBadge =
  | { readonly text: string; readonly intent: 'warning' | 'danger' }
  | { readonly count: number; readonly intent: 'primary' }

/** The figures behind the badges; a count that is not known yet is 0 and shows nothing. */
export interface NavigationBadgeFigures {
  readonly plannerStatus: 'none' | 'warn' | 'error'
  readonly receivedCustomerApplications: number
  readonly receivedApplications: number
  /** Offers of a partnership that wait for an answer. */
  readonly receivedPartnerships: number
  /** Orders that are unassigned, open, and available today or earlier. */
  readonly unassignedOrders: number
  readonly managedCustomerOnboardingRequests: number
}

export interface NavigationLink {
  readonly id: NavigationSection
  readonly path: string
  readonly label: string
}

export interface NavigationEntry {
  readonly id: NavigationSection | 'accounting'
  /** Null for an entry that only opens its submenu. */
  readonly path: string | null
  readonly label: string
  readonly position: 'top' | 'bottom'
  readonly badge: NavigationBadge | null
  readonly submenu: readonly NavigationLink[]
}

export interface NavigationContext {
  readonly permissions: HeldPermissions
  readonly features: { has(feature: TenantFeature): boolean }
  readonly supplierCount: number
  readonly badges: NavigationBadgeFigures
  /** The sections whose screens exist: an entry never leads nowhere. */
  readonly builtSections: { has(section: NavigationSection): boolean }
}

interface Row {
  readonly id: NavigationSection
  readonly label: string
  readonly position?: 'bottom'
  readonly appears: (context: NavigationContext) => boolean
  readonly badge?: (figures: NavigationBadgeFigures) => NavigationBadge | null
}

/** The table of docs/rules/navigation-and-shell.md, "The menu", in its order; accounting, which has a submenu, stands where `null` is. */
const rows: readonly (Row | null)[] = [
  {
    id: 'scheduler',
    label: 'Scheduler',
    appears: (c) => holdsAll(c, 'delivery-orders.create') && hasAny(c, 'Courier', 'Customer', 'Supplier'),
  },
  {
    id: 'planner',
    label: 'Planner',
    appears: (c) => holdsAll(c, 'recurring-orders.read') && hasAny(c, 'Planner'),
    badge: plannerBadge,
  },
  {
    id: 'customers',
    label: 'Customers',
    appears: (c) => holdsAll(c, 'customers.read', 'vendors.read') && hasAny(c, 'Courier', 'Supplier'),
    badge: (figures) => countBadge(figures.receivedCustomerApplications),
  },
  {
    id: 'partners',
    label: 'Partners',
    appears: (c) => holdsAll(c, 'customers.read', 'vendors.read') && hasAny(c, 'Courier'),
    badge: (figures) => countBadge(figures.receivedPartnerships),
  },
  { id: 'drivers', label: 'Drivers', appears: (c) => holdsAll(c, 'users.read') && hasAny(c, 'Courier') },
  {
    id: 'locations',
    label: 'Locations',
    appears: (c) => holdsAll(c, 'locations.read') && hasAny(c, 'Customer', 'CourierLocations'),
  },
  { id: 'order-history', label: 'Order History', appears: (c) => holdsAll(c, 'delivery-orders.read') },
  {
    id: 'order-tracking',
    label: 'Order Tracking',
    appears: (c) => holdsAll(c, 'delivery-orders.read') && hasAny(c, 'Customer', 'Supplier'),
  },
  {
    id: 'dispatch',
    label: 'Dispatch',
    appears: (c) => holdsAll(c, 'delivery-orders.assign') && hasAny(c, 'Courier'),
    badge: (figures) => countBadge(figures.unassignedOrders),
  },
  null,
  {
    id: 'vendors',
    label: 'Vendors',
    appears: (c) => holdsAll(c, 'vendors.read') && hasAny(c, 'Customer'),
    badge: (figures) => countBadge(figures.receivedApplications),
  },
  {
    id: 'suppliers',
    label: 'Suppliers',
    appears: (c) => holdsAll(c, 'suppliers.read') && hasAny(c, 'Customer') && c.supplierCount > 0,
  },
  {
    id: 'settings',
    label: 'Settings',
    position: 'bottom',
    appears: (c) => holdsAny(c, 'tenants.read', 'users.read', 'delivery-settings.read', 'vendors.read'),
    badge: (figures) => countBadge(figures.managedCustomerOnboardingRequests),
  },
]

interface AccountingLink extends NavigationLink {
  /** Any of these is enough. */
  readonly features: readonly TenantFeature[]
  /** A permission that it asks for beside reading the books. */
  readonly also?: PermissionId
}

const accountingLinks: readonly AccountingLink[] = [
  { id: 'accounting-data', path: '/accounting-data', label: 'Data', features: ['Courier'] },
  { id: 'accounting-billing', path: '/accounting-billing', label: 'Billing', features: ['Courier'] },
  // Couriers that hand orders on to others are billed as well.
  {
    id: 'received-invoices',
    path: '/received-invoices',
    label: 'Invoices from Couriers',
    features: ['Courier', 'Customer'],
    also: 'pricing.read',
  },
  // Who orders reports what it ordered.
  { id: 'reports', path: '/reports', label: 'Reports', features: ['Courier', 'Customer', 'Supplier'] },
  {
    id: 'accounting-driver-pay',
    path: '/accounting-driver-pay',
    label: 'Driver Pay',
    features: ['Courier'],
  },
]

/** The entries of the side menu, in the order of docs/rules/navigation-and-shell.md, "The menu", for this person, tenant and build. */
export function navigationEntries(context: NavigationContext): readonly NavigationEntry[] {
  return rows.flatMap((row) => (row === null ? accountingEntry(context) : entryOf(row, context)))
}

function entryOf(row: Row, context: NavigationContext): readonly NavigationEntry[] {
  if (!context.builtSections.has(row.id) || !row.appears(context)) return []
  const { id, label, position = 'top', badge } = row
  return [{ id, path: `/${id}`, label, position, badge: badge?.(context.badges) ?? null, submenu: [] }]
}

/** An entry without a link would open nothing, so there is none. */
function accountingEntry(context: NavigationContext): readonly NavigationEntry[] {
  if (!holdsAll(context, 'accounting.read')) return []
  const submenu = accountingLinks
    .filter(
      ({ id, features, also }) =>
        context.builtSections.has(id) &&
        hasAny(context, ...features) &&
        (also === undefined || holdsAll(context, also)),
    )
    .map(({ id, path, label }) => ({ id, path, label }))
  if (submenu.length === 0) return []
  return [{ id: 'accounting', path: null, label: 'Accounting', position: 'top', badge: null, submenu }]
}

function holdsAll({ permissions }: NavigationContext, ...needed: PermissionId[]): boolean {
  return needed.every((permission) => permissions.has(permission))
}

function holdsAny({ permissions }: NavigationContext, ...enough: PermissionId[]): boolean {
  return enough.some((permission) => permissions.has(permission))
}

function hasAny({ features }: NavigationContext, ...enough: TenantFeature[]): boolean {
  return enough.some((feature) => features.has(feature))
}

function countBadge(count: number): NavigationBadge | null {
  return count > 0 ? { count, intent: 'primary' } : null
}

function plannerBadge({ plannerStatus }: NavigationBadgeFigures): NavigationBadge | null {
  if (plannerStatus === 'none') return null
  return { text: '!', intent: plannerStatus === 'warn' ? 'warning' : 'danger' }
}
