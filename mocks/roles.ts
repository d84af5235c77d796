import {
  isGivable,
  permissionsOf,
  type HeldRoles,
  type OwnRole,
  type PermissionId,
} from '#domain/access/role-permissions.ts'
import { isRoleId, roleNames } from '#domain/access/roles.ts'
import type { Role, RoleGrant } from '#generated/model/index.ts'
import { takeId } from './lookup.ts'
import type { MockPerson, World } from './world-types.ts'

/** What a person is in an organisation, by the numbers of their membership there. */
export function heldRolesOf(world: World, { memberships }: MockPerson, tenantId: number | null): HeldRoles {
  const held = memberships.find((membership) => membership.tenantId === tenantId)?.roles ?? []
  return { roles: held.filter(isRoleId), ownRoles: ownRolesOf(world, tenantId).filter(({ id }) => held.includes(id)) }
}

export function ownRolesOf({ resources }: World, tenantId: number | null): readonly Role[] {
  return (resources.role ?? []).filter((role): role is Role => role.tenantId === tenantId)
}

/** A role of this number, default or the organisation's own, with what it allows. */
export function roleById(
  world: World,
  tenantId: number,
  id: number,
): (OwnRole & { readonly permissions: readonly PermissionId[] }) | undefined {
  if (isRoleId(id)) return { id, name: roleNames[id], permissions: [...permissionsOf([id])] }
  const own = ownRolesOf(world, tenantId).find((role) => role.id === id)
  return own && { id, name: own.name, permissions: own.permissions.filter(isGivable) }
}

/** People of the organisation, without the archived ones, who hold this role. */
export function holdersOf({ people }: World, tenantId: number, roleId: number): MockPerson[] {
  return people.filter(
    ({ user, memberships }) =>
      !user.archived &&
      memberships.some((membership) => membership.tenantId === tenantId && membership.roles.includes(roleId)),
  )
}

/** The grants of an organisation: those that the world began with came with the accounts. */
export function grantsOf(world: World, tenantId: number): RoleGrant[] {
  world.roleGrants ??= {}
  return (world.roleGrants[tenantId] ??= world.people.flatMap(({ user, memberships }) =>
    memberships
      .filter((membership) => membership.tenantId === tenantId)
      .flatMap(({ roles }) => roles)
      .map((roleId): RoleGrant => ({
        id: takeId(world),
        user: nameOf(user),
        granteeTenant: null,
        role: { id: roleId, name: roleById(world, tenantId, roleId)?.name ?? '' },
        grantedBy: null,
        grantedAt: world.now,
        endedBy: null,
        endedAt: null,
      })),
  ))
}

export function nameOf({ id, firstName, lastName }: MockPerson['user']) {
  return { id, firstName, lastName }
}
