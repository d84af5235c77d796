import type { NavigationSection } from '#domain/navigation.ts'

/** The sections whose screens exist. A new one is added here and in routes.tsx, and nowhere else. */
export const builtSections: ReadonlySet<NavigationSection> = new Set<NavigationSection>([
  'scheduler',
  'dispatch',
  'locations',
  'order-history',
  'order-tracking',
])
