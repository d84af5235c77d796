import type { NavigationSection } from '#domain/access/navigation.ts'

/** The sections whose screens exist. A new one is added here and among the routes, and nowhere else. */
export const builtSections: ReadonlySet<NavigationSection> = new Set<NavigationSection>([
  'scheduler',
  'planner',
  'dispatch',
  'accounting-data',
  'accounting-billing',
  'received-invoices',
  'accounting-driver-pay',
  'reports',
  'customers',
  'partners',
  'drivers',
  'locations',
  'order-history',
  'order-tracking',
  'vendors',
  'suppliers',
  'settings',
])
