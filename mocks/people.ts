import { isDriver } from '#domain/access/role-permissions.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import type { TenantSummary, User } from '#generated/model/index.ts'
import { heldRolesOf } from './roles.ts'
import { fullName } from './order-acts.ts'
import type { MockPerson, MockTenant, World } from './world-types.ts'

/** The organisations in which this person can work; administrators can in all. */
export function reachableTenants(world: World, person: MockPerson): TenantSummary[] {
  return world.tenants
    .filter(({ tenant }) => person.user.admin || person.memberships.some(({ tenantId }) => tenantId === tenant.id))
    .map(summaryOfTenant)
}

/** Those to whom orders of the organisation are given. */
export function driversIn(world: World, { id }: Pick<TenantSummary, 'id'>): User[] {
  return world.people.filter((person) => isDriver(heldRolesOf(world, person, id))).map(({ user }) => user)
}

export function summaryOfTenant({ tenant: { id, name, kind, image, timezone } }: MockTenant): TenantSummary {
  return { id, name, kind, image, timezone }
}

export function matchesPerson(user: User, search: string | null): boolean {
  return holdsWords(`${fullName(user)} ${user.email} ${user.phone ?? ''}`, search)
}
