import { notFound, unauthorized } from '#domain/text/refusal.ts'
import { onlySupplies } from '#domain/access/navigation.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import { permissionsOf, type HeldRoles, type OwnRole, type PermissionId } from '#domain/access/role-permissions.ts'
import { roles, type RoleId } from '#domain/access/roles.ts'
import type { User } from '#generated/model/index.ts'
import { peopleWith, tenantByKey } from './lookup.ts'
import { heldRolesOf } from './roles.ts'
import type { TenantKey } from './seed/tenants.ts'
import type { MockUploads } from './uploads.ts'
import type { MockPerson, MockTenant, World } from './world-types.ts'

/** What every call is answered with while it is set; see README.md. */
export const faults = ['slow', 'empty', '401', '403', '422', '500', 'permission-token'] as const
export type Fault = (typeof faults)[number]

export type RoleName = keyof typeof roles

export interface MockSettings {
  /** `nowhere`: somebody who belongs to no organisation. */
  readonly tenant: TenantKey | 'nowhere'
  readonly role: RoleName
  fault: Fault | null
}

/** What handlers work with. */
export interface MockContext {
  readonly world: World
  readonly settings: MockSettings
  /** Unix seconds. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
  readonly permissionTokens: { issued: number }
  readonly uploads: MockUploads
}

/** Who makes a call, in which organisation. */
export interface Caller {
  readonly person: MockPerson
  readonly user: User
  readonly impersonated: boolean
  readonly tenant: MockTenant | null
  readonly roles: readonly RoleId[]
  readonly ownRoles: readonly OwnRole[]
  readonly permissions: ReadonlySet<PermissionId>
  readonly readsPrices: boolean
}

const tokenPattern = /^mock-access-(\d+)(-by-\d+)?-/

/** An access token that says whose it is. */
export function accessToken(userId: number, impersonatorId?: number): string {
  return `mock-access-${tokenOwner(userId, impersonatorId)}-of-the-mock-world`
}

export function refreshToken(userId: number, impersonatorId?: number): string {
  return accessToken(userId, impersonatorId).replace('access', 'refresh')
}

/** The access token that a refresh token stands for. */
export function accessTokenFor(token: string): string {
  return token.replace('refresh', 'access')
}

export const firstPermissionToken = 'mock-permission-1'

/** A permission token that no call has carried yet. */
export function nextPermissionToken({ permissionTokens }: MockContext): string {
  permissionTokens.issued += 1
  return `mock-permission-${permissionTokens.issued}`
}

function tokenOwner(userId: number, impersonatorId?: number): string {
  return impersonatorId === undefined ? String(userId) : `${userId}-by-${impersonatorId}`
}

/** Who is signed in with these settings when no token says otherwise. */
export function signedInPerson(world: World, { tenant, role }: MockSettings): MockPerson {
  const user = tenant === 'nowhere' ? null : firstWith(world, tenant, role)
  const person = world.people.find(({ memberships, user: { id } }) =>
    user === null ? memberships.length === 0 : id === user.id,
  )
  if (person === undefined) throw new Error(`Nobody is ${role} of ${tenant}`)
  return person
}

/** Administrators belong to Waybill and may work anywhere; some roles exist at the courier alone. */
function firstWith(world: World, tenant: TenantKey, role: RoleName): User {
  const held = role === 'admin' ? 'internal' : tenant
  const [first] = peopleWith(world, tenantByKey(world, held).tenant, roles[role])
  if (first === undefined) throw new Error(`Nobody is ${role} of ${tenant}`)
  return first
}

/**
 * Who makes this call: the person of the token, in the tenant of the header, if that is one of theirs. A call without either, or
 * with a token that is not ours, is made by the person of the settings, so that a component test need not sign in.
 * @throws 401 for a token of nobody
 */
export function callerOf(context: MockContext, request: Request): Caller {
  const { world, settings } = context
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  const person = personOfToken(context, token)
  const header = request.headers.get('x-tenant-id')
  const tenantId = header === null ? homeOf(world, settings, person) : Number(header)
  const belongs = person.user.admin || person.memberships.some((membership) => membership.tenantId === tenantId)
  const tenant = (belongs && world.tenants.find((candidate) => candidate.tenant.id === tenantId)) || null
  const held = heldBy(world, person, tenantId)
  const permissions = permissionsOf(held.roles, held.ownRoles)
  return {
    person,
    user: person.user,
    impersonated: tokenPattern.exec(token)?.[2] !== undefined,
    tenant,
    ...held,
    permissions,
    readsPrices: permissions.has('pricing.read') && !onlySupplies(new Set(tenant?.features)),
  }
}

/**
 * Whose access token this is; one that is not ours is the person's of the settings.
 * @throws 401 for a token of nobody
 */
export function personOfToken({ world, settings }: MockContext, token: string): MockPerson {
  const [, id] = tokenPattern.exec(token) ?? []
  if (id === undefined) return signedInPerson(world, settings)
  const person = world.people.find(({ user }) => user.id === Number(id))
  if (person === undefined) throw unauthorized()
  return person
}

/** What this person is in the organisation; an administrator is one in all of them. */
export function heldBy(world: World, person: MockPerson, tenantId: number | null): HeldRoles {
  return person.user.admin ? { roles: [roles.admin], ownRoles: [] } : heldRolesOf(world, person, tenantId)
}

function homeOf(world: World, { tenant }: MockSettings, person: MockPerson): number | null {
  return person.user.admin && tenant !== 'nowhere' ? tenantByKey(world, tenant).tenant.id : person.currentTenantId
}

/** @throws 404 when the caller works in none */
export function tenantOf(caller: Caller): MockTenant {
  if (caller.tenant === null) throw notFound(noSuchOrganization)
  return caller.tenant
}
