import type { HeldPermissions, PermissionId } from './role-permissions.ts'
import { whyNotGranted, whyNotToGive } from './own-roles.ts'
import { roles, type RoleId } from './roles.ts'

/**
 * The roles that a colleague can be given, with what each may do, the most powerful first. An owner hands the organization over, and the
 * external roles belong to the people of others (docs/rules/invitations-and-customers.md, "Invitations").
 */
export const colleagueRoles = [
  { id: roles.organizationManager, may: 'Does everything but hand over the organization or change its plan.' },
  { id: roles.dispatcher, may: 'Places, assigns and changes orders and their prices, and keeps locations.' },
  { id: roles.scheduler, may: 'Orders deliveries, plans recurring ones and keeps locations.' },
  { id: roles.viewer, may: 'Sees everything but prices and accounting, and changes nothing.' },
  { id: roles.driver, may: 'Carries out the orders that are assigned to them.' },
  { id: roles.user, may: 'Has a profile of their own and nothing else.' },
] as const satisfies readonly { id: RoleId; may: string }[]

/**
 * Why somebody may not give a colleague this role, null if they may: nobody gives what they do not hold.
 * @param held by the one who gives, in the organization
 */
export function whyNotGiven(
  { id, permissions }: { readonly id: number; readonly permissions: readonly PermissionId[] },
  held: HeldPermissions,
): string | null {
  return whyNotGranted(id) ?? whyNotToGive(permissions, held)
}
