import type { NavigationSection } from '#domain/navigation.ts'
import type { Session } from '#src/session/session.ts'

/** The sections whose screens exist. A new one is added here and among the routes, and nowhere else. */
export const builtSections: ReadonlySet<NavigationSection> = new Set<NavigationSection>([
  'scheduler',
  'dispatch',
  'locations',
  'order-history',
  'order-tracking',
])

/** What opens a page of the settings. */
const opensSettings = ['vehicles.read', 'delivery-settings.read', 'accounting.read']

/** The same for a person: settings stand for those who may open one of their pages. */
export function sectionsFor(session: Session): ReadonlySet<NavigationSection> {
  const opens = opensSettings.some((permission) => session.permissions.has(permission))
  return opens ? new Set([...builtSections, 'settings']) : builtSections
}
