import { inOrder } from '#domain/access/areas.ts'
import { grantsNobody } from '#domain/access/external-roles.ts'
import {
  defaultRoleStays,
  elsewhereOf,
  heldAlready,
  isDefaultRoleName,
  lastRole,
  nameOfDefaultRole,
  nameOfOwnRole,
  noSuchRole,
  whyNotEnded,
  whyNotGranted,
  whyNotInRole,
  whyNotToGive,
} from '#domain/access/own-roles.ts'
import { decide, mayGive, rolesToAskFor } from '#domain/access/reasons.ts'
import { permissionIds, permissionsOf, type PermissionId } from '#domain/access/role-permissions.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { isRoleId, roleNames, roles, type RoleId } from '#domain/access/roles.ts'
import { formError, notFound, refuseErrors } from '#domain/text/refusal.ts'
import { noSuch, noSuchColleague } from '#domain/text/refusals.ts'
import type { DefaultRole, PermissionReasons, PersonAccess, Role, RoleGrant } from '#generated/model/index.ts'
import { resources } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { externalOrganizationsOf, externalPeopleOf, grantOutside } from '../external-roles.ts'
import { pageOf } from '../pages.ts'
import { addRow, changeRow, removeRow, rowOf, type NamedResource } from '../resource-store.ts'
import { grantsOf, heldRolesOf, holdersOf, nameOf, ownRolesOf, roleById } from '../roles.ts'
import type { MockPerson } from '../world-types.ts'

const resource: NamedResource = { ...resources.role, name: 'role' }
const done = { done: true } as const

const own = ({ caller }: MockCall) => tenantOf(caller).tenant.id

function defaultRole(call: MockCall, id: RoleId): DefaultRole {
  const people = holdersOf(call.world, own(call), id).length
  return { id, name: roleNames[id], permissions: inOrder(permissionsOf([id])), people }
}

function ownRole(call: MockCall, roleId: number): Role {
  return rowOf(call.world, resource, roleId, [own(call)]) as Role
}

function shown(call: MockCall, role: Role): Role {
  return { ...role, people: holdersOf(call.world, role.tenantId, role.id).length }
}

function refuseDefault(roleId: number): void {
  if (isRoleId(roleId)) throw formError({}, 'default_role', defaultRoleStays)
}

/** What the server refuses of a role's form. */
function checkRole(
  call: MockCall,
  form: { name?: string; permissions?: readonly PermissionId[] },
  before?: Role,
): void {
  const { name, permissions = [] } = form
  const added = permissions.filter((id) => !before?.permissions.includes(id))
  const fault = whyNotInRole(added) ?? whyNotToGive(added, call.caller.permissions)
  const others = ownRolesOf(call.world, own(call)).filter(({ id }) => id !== before?.id)
  const isTaken = others.some((other) => other.name.toLowerCase() === name?.trim().toLowerCase())
  refuseErrors({
    ...(isTaken && { '/name': [nameOfOwnRole] }),
    ...(name !== undefined && isDefaultRoleName(name) && { '/name': [nameOfDefaultRole] }),
    ...(fault !== null && { '/permissions': [fault] }),
  })
}

function memberOf(call: MockCall, userId: number) {
  const person = call.world.people.find(({ user }) => user.id === userId)
  const membership = person?.memberships.find(({ tenantId }) => tenantId === own(call))
  if (person === undefined || membership === undefined) throw notFound(noSuchColleague)
  return { person, membership }
}

/** Gives and takes what is different, all of it or nothing. */
function setRoles(call: MockCall, userId: number, after: readonly number[], pointerOf: (id: number) => string): void {
  const { person, membership } = memberOf(call, userId)
  const granted = grantsOf(call.world, own(call))
  const added = after.filter((id) => !membership.roles.includes(id))
  const faults = added.flatMap((id) => {
    const role = roleById(call.world, own(call), id)
    const why = whyNotGranted(id) ?? whyNotToGive(role?.permissions ?? [], call.caller.permissions)
    if (why !== null) return [[pointerOf(id), [why]] as const]
    return role === undefined ? [[pointerOf(id), [noSuchRole]] as const] : []
  })
  refuseErrors(Object.fromEntries(faults.map(([pointer, why]) => [pointer, [...why]])))
  const by = nameOf(call.caller.user)
  for (const one of granted) {
    if (one.user?.id === userId && one.endedAt === null && !after.includes(one.role.id))
      Object.assign(one, { endedAt: call.now(), endedBy: by })
  }
  for (const id of added) granted.push(newGrant(call, person, id))
  membership.roles.splice(0, membership.roles.length, ...after)
}

function newGrant(call: MockCall, { user }: MockPerson, roleId: number): RoleGrant {
  call.world.nextId += 1
  return {
    id: call.world.nextId,
    user: nameOf(user),
    granteeTenant: null,
    role: { id: roleId, name: roleById(call.world, own(call), roleId)?.name ?? '' },
    grantedBy: nameOf(call.caller.user),
    grantedAt: call.now(),
    endedBy: null,
    endedAt: null,
  }
}

function grant(call: MockCall, userId: number, roleId: number): RoleGrant {
  const { membership } = memberOf(call, userId)
  if (membership.roles.includes(roleId)) throw formError({}, 'already_held', heldAlready)
  setRoles(call, userId, [...membership.roles, roleId], () => '/roleId')
  const granted = grantsOf(call.world, own(call)).find(
    ({ user, role, endedAt }) => user?.id === userId && role.id === roleId && endedAt === null,
  )
  if (granted === undefined) throw notFound(noSuchRole)
  return granted
}

function end(call: MockCall, userId: number, roleId: number) {
  const { membership } = memberOf(call, userId)
  if (!membership.roles.includes(roleId)) throw notFound(noSuchRole)
  const why = whyNotEnded(roleId)
  if (why !== null) throw formError({}, 'not_granted', why)
  if (membership.roles.length === 1) throw formError({}, 'last_role', lastRole)
  setRoles(
    call,
    userId,
    membership.roles.filter((id) => id !== roleId),
    () => '',
  )
  return done
}

function accessOf(call: MockCall, person: MockPerson): PersonAccess {
  const { user, memberships } = person
  const held = memberships.find(({ tenantId }) => tenantId === own(call))?.roles ?? []
  const { roles: defaults, ownRoles } = heldRolesOf(call.world, person, own(call))
  const permissions = user.admin ? permissionIds : permissionsOf(defaults, ownRoles)
  return {
    ...nameOf(user),
    email: user.email,
    admin: user.admin,
    archived: user.archived,
    through: null,
    roles: held.map((id) => ({ id, name: roleById(call.world, own(call), id)?.name ?? '' })),
    permissions: inOrder(new Set(permissions)),
  }
}

function membersOf({ world, caller }: MockCall): MockPerson[] {
  const { id } = tenantOf(caller).tenant
  return world.people.filter(({ memberships }) => memberships.some(({ tenantId }) => tenantId === id))
}

function reasonsFor(call: MockCall, userId: number, permission: PermissionId): PermissionReasons {
  const { person, membership } = memberOf(call, userId)
  const { tenant, features } = tenantOf(call.caller)
  const { admin, archived } = person.user
  const held = heldRolesOf(call.world, person, own(call))
  const facts = {
    organization: tenant.name,
    features: new Set(features),
    driversSeePrices: false,
    admin,
    archived,
    through: null,
    held,
  }
  const { allowed, notes } = decide(permission, facts)
  const gives = (id: number) => roleById(call.world, own(call), id)?.permissions.includes(permission) ?? false
  const live = grantsOf(call.world, own(call)).filter(({ user, endedAt }) => user?.id === userId && endedAt === null)
  const isHeld = membership.roles.some(gives)
  const numbers = [...Object.values(roles), ...ownRolesOf(call.world, own(call)).map(({ id }) => id)]
  const offered = rolesToAskFor(
    permission,
    numbers.flatMap((id) => roleById(call.world, own(call), id) ?? []),
  )
  return {
    user: nameOf(person.user),
    permission,
    allowed,
    notes: [...notes],
    givenBy: live
      .filter(({ role }) => gives(role.id))
      .map(({ role, grantedAt, grantedBy }) => ({ role, grantedAt, grantedBy, grantedTo: null })),
    wouldGive: isHeld
      ? []
      : offered.map((role) => ({
          role: { id: role.id, name: role.name },
          granters: membersOf(call)
            .filter(({ user }) => !user.archived && !user.admin)
            .filter((one) => mayGive(role, new Set(accessOf(call, one).permissions)))
            .map(({ user }) => nameOf(user))
            .slice(0, 5),
        })),
  }
}

/** Roles and who holds them. */
export const rolesMocks = defineMocks({
  getTenantRoles({ query }, call) {
    const search = (query.search ?? '').trim().toLowerCase()
    const rows = ownRolesOf(call.world, own(call)).filter(({ name, description }) =>
      `${name} ${description ?? ''}`.toLowerCase().includes(search),
    )
    return pageOf(call, {
      rows: rows.map((role) => shown(call, role)),
      sortBy: { name: ({ name }) => name.toLowerCase(), updatedAt: ({ updatedAt }) => updatedAt },
    })
  },

  createRole({ body }, call) {
    checkRole(call, body)
    const form = { description: '', ...body, permissions: inOrder(new Set(body.permissions)) }
    return shown(call, addRow(call, resource, form, own(call), { isDefault: false, people: 0 }) as Role)
  },

  getDefaultRoles: (_input, call) => ({
    data: Object.values(roles)
      .filter((id) => id !== roles.admin)
      .map((id) => defaultRole(call, id)),
  }),

  getRole({ path: { roleId } }, call) {
    if (!isRoleId(roleId)) return shown(call, ownRole(call, roleId))
    const { id: tenantId } = tenantOf(call.caller).tenant
    const at = call.world.now
    const fixed = {
      tenantId,
      description: '',
      isDefault: true,
      version: 1,
      archived: false,
      createdAt: at,
      updatedAt: at,
    }
    return { ...defaultRole(call, roleId), ...fixed }
  },

  updateRole({ path: { roleId }, body }, call) {
    refuseDefault(roleId)
    const before = ownRole(call, roleId)
    checkRole(call, { ...(body.name && { name: body.name }), permissions: body.permissions ?? [] }, before)
    return shown(call, changeRow(call, resource, before, body) as Role)
  },

  deleteRole({ path: { roleId } }, call) {
    refuseDefault(roleId)
    const role = ownRole(call, roleId)
    const [holder] = holdersOf(call.world, own(call), roleId)
    if (holder !== undefined) {
      const { firstName, lastName } = holder.user
      throw formError({}, 'in_use', `This role cannot be deleted. It is held by ${firstName} ${lastName}.`)
    }
    removeRow(call.world, resource, role)
    return done
  },

  getRoleHolders({ path: { roleId } }, call) {
    const { world } = call
    if (roleById(world, own(call), roleId) === undefined) throw notFound(noSuchRole)
    return elsewhereOf(
      holdersOf(world, own(call), roleId).map((person) => {
        const held = person.memberships.find(({ tenantId }) => tenantId === own(call))?.roles ?? []
        const others = held.filter((id) => id !== roleId)
        return { people: 1, others: others.flatMap((id) => roleById(world, own(call), id)?.permissions ?? []) }
      }),
    )
  },

  getRoleGrants({ query }, call) {
    const { userId, roleId, granteeTenantId, isLive } = query.pagination?.filter ?? {}
    const rows = grantsOf(call.world, own(call)).filter(
      ({ user, role, granteeTenant, endedAt }) =>
        (userId === undefined || user?.id === userId) &&
        (roleId === undefined || role.id === roleId) &&
        (granteeTenantId === undefined || granteeTenant?.id === granteeTenantId) &&
        (isLive === undefined || isLive === (endedAt === null)),
    )
    return pageOf(call, { rows, sortBy: { grantedAt: ({ grantedAt }) => grantedAt } })
  },

  getExternalPeople({ query: { pagination, search } }, call) {
    const { userId, tenantId } = pagination?.filter ?? {}
    const rows = externalPeopleOf(call)
      .filter(
        (one) => (userId === undefined || one.id === userId) && (tenantId === undefined || one.tenant.id === tenantId),
      )
      .filter(({ firstName, lastName, email, tenant }) =>
        holdsWords(`${firstName} ${lastName} ${email} ${tenant.name}`, search),
      )
    return pageOf(call, {
      rows,
      sortBy: { firstName: ({ firstName }) => firstName, lastName: ({ lastName }) => lastName },
    })
  },

  getExternalOrganizations({ query: { pagination, search } }, call) {
    const { tenantId, isGranted } = pagination?.filter ?? {}
    const rows = externalOrganizationsOf(call)
      .filter(({ id }) => tenantId === undefined || id === tenantId)
      .filter(({ roles: held, people }) => isGranted === undefined || isGranted === held.length + people > 0)
      .filter(({ name }) => holdsWords(name, search))
    return pageOf(call, { rows, sortBy: { name: ({ name }) => name } })
  },

  getPeopleAccess({ query: { search, permission, userId } }, call) {
    const outside = externalPeopleOf(call).map(({ tenant, roles: held, ...person }) => ({
      ...person,
      admin: false,
      archived: false,
      through: tenant,
      roles: held,
      permissions: inOrder(permissionsOf(held.map(({ id }) => id).filter(isRoleId))),
    }))
    const rows = membersOf(call)
      .filter(({ user }) => userId !== undefined || !user.archived)
      .map((person): PersonAccess => accessOf(call, person))
      .concat(outside)
      .filter(({ id }) => userId === undefined || id === userId)
      .filter(({ firstName, lastName, email }) => holdsWords(`${firstName} ${lastName} ${email}`, search))
      .filter((person) => permission === undefined || person.permissions.includes(permission))
    return pageOf(call, {
      rows,
      sortBy: { firstName: ({ firstName }) => firstName, lastName: ({ lastName }) => lastName },
    })
  },

  getPermissionReasons: ({ path, query }, call) => reasonsFor(call, path.userId, query.permission),
  getOwnPermissionReasons({ query: { permission } }, call) {
    const { user } = call.caller
    if (!user.admin) return reasonsFor(call, user.id, permission)
    const { tenant, features } = tenantOf(call.caller)
    const held = { roles: [], ownRoles: [] }
    const facts = { organization: tenant.name, features: new Set(features), driversSeePrices: false, archived: false }
    const { allowed, notes } = decide(permission, { ...facts, admin: true, through: null, held })
    return { user: nameOf(user), permission, allowed, notes: [...notes], givenBy: [], wouldGive: [] }
  },

  createRoleGrant({ body: { userId, granteeTenantId, email, roleId } }, call) {
    if (userId !== undefined) return grant(call, userId, roleId)
    if (granteeTenantId === undefined) throw formError({ '/granteeTenantId': [grantsNobody] })
    return grantOutside(call, granteeTenantId, email, roleId)
  },
  grantUserRole: ({ path, body }, call) => grant(call, path.userId, body.roleId),

  endRoleGrant({ path }, call) {
    const found = grantsOf(call.world, own(call)).find(({ id, endedAt }) => id === path.roleGrantId && endedAt === null)
    if (found === undefined) throw notFound(noSuch('grant'))
    if (found.user !== null && found.granteeTenant === null) return end(call, found.user.id, found.role.id)
    Object.assign(found, { endedAt: call.now(), endedBy: nameOf(call.caller.user) })
    return done
  },

  endUserRole: ({ path }, call) => end(call, path.userId, path.roleId),

  setUserRoles({ path, body }, call) {
    const { membership } = memberOf(call, path.userId)
    const kept = membership.roles.filter((id) => !body.roleIds.includes(id)).map(whyNotEnded)
    const why = kept.find((one) => one !== null)
    if (why) throw formError({ '/roleIds': [why] })
    setRoles(call, path.userId, body.roleIds, (id) => `/roleIds/${body.roleIds.indexOf(id)}`)
    return done
  },
})
