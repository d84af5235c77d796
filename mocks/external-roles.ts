import {
  heldByOrganization,
  isOwnPerson,
  namedRoles,
  noLiveLink,
  notAmongTheirs,
  whyNotGrantedOutside,
} from '#domain/access/external-roles.ts'
import { heldAlready, whyNotToGive } from '#domain/access/own-roles.ts'
import { formError } from '#domain/text/refusal.ts'
import type { ExternalOrganization, ExternalPerson, RoleGrant } from '#generated/model/index.ts'
import { tenantOf } from './context.ts'
import type { MockCall } from './define-mocks.ts'
import { grantsOf, nameOf, roleById } from './roles.ts'
import type { MockPerson } from './world-types.ts'

const own = ({ caller }: MockCall) => tenantOf(caller).tenant.id

/** Those that the organization delivers for, or that deliver for it. */
function linkedOf(call: MockCall) {
  const { tenant, customerIds } = tenantOf(call.caller)
  return call.world.tenants
    .filter((other) => customerIds.includes(other.tenant.id) || other.customerIds.includes(tenant.id))
    .map((other) => other.tenant)
    .filter(({ id }) => id !== tenant.id)
}

const belongsTo = ({ memberships }: MockPerson, id: number) => memberships.some(({ tenantId }) => tenantId === id)

const liveOutside = (call: MockCall) =>
  grantsOf(call.world, own(call)).filter(({ granteeTenant, endedAt }) => granteeTenant !== null && endedAt === null)

/** Who has external roles in the caller's organization. */
export function externalPeopleOf(call: MockCall): ExternalPerson[] {
  const grants = liveOutside(call)
  return call.world.people
    .filter((person) => !person.user.admin && !belongsTo(person, own(call)))
    .flatMap(({ user, memberships }) => {
      const theirs = grants.filter(
        (grant) =>
          memberships.some(({ tenantId }) => tenantId === grant.granteeTenant?.id) &&
          (grant.user === null || grant.user.id === user.id),
      )
      const tenant = theirs[0]?.granteeTenant
      if (!tenant) return []
      const ids = theirs.filter(({ granteeTenant }) => granteeTenant?.id === tenant.id).map(({ role }) => role.id)
      return [{ ...nameOf(user), email: user.email, tenant, roles: namedRoles([...new Set(ids)]) }]
    })
}

/** Those with a live link, with what was given to them. */
export function externalOrganizationsOf(call: MockCall): ExternalOrganization[] {
  const people = externalPeopleOf(call)
  return linkedOf(call).map(({ id, name }) => ({
    id,
    name,
    roles: liveOutside(call)
      .filter(({ user, granteeTenant }) => user === null && granteeTenant?.id === id)
      .map(({ role }) => role),
    people: people.filter(({ tenant }) => tenant.id === id).length,
  }))
}

export function grantOutside(call: MockCall, granteeTenantId: number, email: string | undefined, roleId: number) {
  const role = roleById(call.world, own(call), roleId)
  const why = whyNotGrantedOutside(roleId) ?? whyNotToGive(role?.permissions ?? [], call.caller.permissions)
  if (why !== null) throw formError({ '/roleId': [why] })
  const organization = linkedOf(call).find(({ id }) => id === granteeTenantId)
  if (organization === undefined) throw formError({ '/granteeTenantId': [noLiveLink] })
  const person = call.world.people.find(
    (one) => belongsTo(one, granteeTenantId) && one.user.email === email?.trim().toLowerCase(),
  )
  if (email !== undefined && person === undefined) throw formError({ '/email': [notAmongTheirs(organization.name)] })
  if (person && belongsTo(person, own(call)))
    throw formError({ '/email': [isOwnPerson(`${person.user.firstName} ${person.user.lastName}`)] })
  const isHeld = liveOutside(call).some(
    (grant) =>
      grant.role.id === roleId && grant.granteeTenant?.id === granteeTenantId && grant.user?.id === person?.user.id,
  )
  if (isHeld) throw formError({}, 'already_held', person ? heldAlready : heldByOrganization)
  call.world.nextId += 1
  const made: RoleGrant = {
    id: call.world.nextId,
    user: person ? nameOf(person.user) : null,
    granteeTenant: { id: organization.id, name: organization.name },
    role: { id: roleId, name: role?.name ?? '' },
    grantedBy: nameOf(call.caller.user),
    grantedAt: call.now(),
    endedBy: null,
    endedAt: null,
  }
  grantsOf(call.world, own(call)).push(made)
  return made
}
