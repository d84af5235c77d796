import { whyNotGrantedOutside } from './external-roles.ts'
import { whyNotGranted, whyNotToGive } from './own-roles.ts'
import { onlySupplies, type TenantFeature } from './navigation.ts'
import {
  isGivable,
  permissionsOf,
  seesOnlyOwnOrders,
  type HeldPermissions,
  type HeldRoles,
  type PermissionId,
} from './role-permissions.ts'
import { notInPlan } from '../text/refusals.ts'

/*
 * Why somebody can, or cannot, do something: by which roles, or what is missing, and what decides beside permissions
 * (docs/rules/roles-and-permissions.md, "Why somebody can or cannot").
 */

/** A person in an organization, as far as it decides what they can do. */
export interface ReasonFacts {
  readonly organization: string
  readonly features: { has(feature: TenantFeature): boolean }
  /** Whether its settings show drivers the prices of their orders. */
  readonly driversSeePrices: boolean
  /** Whether the person administers the installation. */
  readonly admin: boolean
  readonly archived: boolean
  /** The name of the organization as one of which an external person has their roles; null of one's own people. */
  readonly through: string | null
  readonly held: HeldRoles
}

export interface Decision {
  readonly allowed: boolean
  /** What decides, or narrows it, beside the roles: sentences. */
  readonly notes: readonly string[]
}

/** Whether the person can do it, with what decides beside their roles. */
export function decide(permission: PermissionId, facts: ReasonFacts): Decision {
  const { admin, held, through } = facts
  const holds = admin || permissionsOf(held.roles, held.ownRoles).has(permission)
  const barred = barriers(permission, facts)
  const shown = !holds && showsOwnPrices(permission, facts)
  const narrowed = holds && !admin && /^delivery-orders\.(read|drive)$/.test(permission) && seesOnlyOwnOrders(held)
  const notes = [
    ...barred,
    ...(admin ? ['Administrators of the installation may do everything.'] : []),
    ...(narrowed ? ['This holds for orders that are assigned to the person: none of the roles shows all.'] : []),
    ...(holds && through !== null && !seesOnlyOwnOrders(held)
      ? [`This holds for orders that ${through} sends, receives, brokers or scheduled.`]
      : []),
    ...(shown ? [`The settings of ${facts.organization} show drivers the prices of the orders that they carry.`] : []),
    ...(holds || isGivable(permission) ? [] : [notGivable(permission, facts.organization)]),
  ]
  return { allowed: (holds || shown) && barred.length === 0, notes }
}

/** What nobody in that place could do, whatever their roles. */
function barriers(permission: PermissionId, { organization, features, archived }: ReasonFacts): string[] {
  const isOf = (...starts: readonly string[]) => starts.some((start) => permission.startsWith(start))
  return [
    ...(archived ? ['Archived people can do nothing until they are restored.'] : []),
    ...(isOf('recurring-orders.') && !features.has('Planner') ? [notInPlan('Planner', organization)] : []),
    ...(isOf('delivery-orders.assign', 'delivery-orders.drive', 'accounting.') && !features.has('Courier')
      ? [`${organization} is no courier.`]
      : []),
    ...(permission === 'pricing.read' && onlySupplies(features)
      ? [`${organization} orders for its customers alone, and is shown no prices.`]
      : []),
  ]
}

function showsOwnPrices(permission: PermissionId, { held, driversSeePrices }: ReasonFacts): boolean {
  const drives = permissionsOf(held.roles, held.ownRoles).has('delivery-orders.drive')
  return permission === 'pricing.read' && driversSeePrices && drives
}

function notGivable(permission: PermissionId, organization: string): string {
  return permission.startsWith('owner.')
    ? `Only the owner of ${organization} may, and ownership is handed over by itself.`
    : 'Only administrators of the installation may.'
}

/** A role with what it gives. */
interface GivingRole {
  readonly id: number
  readonly permissions: readonly PermissionId[]
}

/**
 * Those of the roles that would let somebody do it and can be granted to them, the one that gives least first.
 * @param isExternal whether to an external person
 */
export function rolesToAskFor<Role extends GivingRole>(
  permission: PermissionId,
  roles: readonly Role[],
  isExternal = false,
): Role[] {
  const whyNot = isExternal ? whyNotGrantedOutside : whyNotGranted
  return roles
    .filter(({ id, permissions }) => permissions.includes(permission) && whyNot(id) === null)
    .toSorted((a, b) => a.permissions.length - b.permissions.length || a.id - b.id)
}

/** Whether somebody who holds this may give the role, to those to whom it is given. */
export function mayGive({ id, permissions }: GivingRole, held: HeldPermissions): boolean {
  const isGranted = whyNotGranted(id) === null || whyNotGrantedOutside(id) === null
  return held.has('users.update') && isGranted && whyNotToGive(permissions, held) === null
}
