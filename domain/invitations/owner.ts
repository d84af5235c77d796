import type { HeldPermissions } from '../access/role-permissions.ts'
import { formError } from '../text/refusal.ts'

/** Administrators make no second courier of a name. */
export const courierNamed = () => formError({ '/name': ['A courier has this name already'] })

export const hasOwner = () => formError({}, 'has_owner', 'This organization has an owner already.')

/** Why somebody may not give an organization that they made an owner any more, null if they may. */
export function whyNotMade(held: HeldPermissions): string | null {
  return held.has('installation.manage') ? null : 'Only administrators make organizations'
}
