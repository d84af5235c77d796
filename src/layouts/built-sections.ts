import type { NavigationSection } from '#domain/navigation.ts'
import type { Session } from '#src/session/session.ts'

/** The sections whose screens exist. A new one is added here and in routes.tsx, and nowhere else. */
export const builtSections: ReadonlySet<NavigationSection> = new Set<NavigationSection>([
  'scheduler',
  'dispatch',
  'locations',
  'order-history',
  'order-tracking',
])

/** The same for a person: settings stand for those who may open one of their pages. */
export function sectionsFor(session: Session): ReadonlySet<NavigationSection> {
  return session.permissions.has('vehicles.read') ? new Set([...builtSections, 'settings']) : builtSections
}
