import type { TenantFeature } from '../access/navigation.ts'

/** What a courier shows to those who look for one, as far as it decides who finds it (docs/rules/invitations-and-customers.md, "Applications"). */
export interface Presence {
  /** Whether it wants to be found. */
  readonly isListed: boolean
  /** How many places it delivers around. */
  readonly areas: number
  /** How many services it has chosen for its profile; none are all that are published. */
  readonly chosen: number
  /** How many of those are published, and so seen. */
  readonly seen: number
}

/** Why an organization has no profile there; null: it has one. */
export function whyNoProfile(features: { has(feature: TenantFeature): boolean }): string | null {
  return features.has('Courier') ? null : 'Only couriers are found here'
}

/** Whether new customers find a courier and its services, and what it is told of that. */
export function whoFinds({ isListed, areas, chosen, seen }: Presence): {
  readonly found: boolean
  readonly message: string
} {
  if (!isListed)
    return { found: false, message: 'New customers do not find you: only those you are connected with see this.' }
  if (seen === 0 && chosen === 0)
    return { found: false, message: 'New customers do not find you yet: publish a service first.' }
  if (seen === 0)
    return { found: false, message: 'None of the services that you show is published: nobody sees what you offer.' }
  return areas === 0
    ? {
        found: true,
        message: 'New customers find you by your name alone: say where you deliver, and they find you by place.',
      }
    : { found: true, message: 'New customers find you by your name and by where you deliver.' }
}
