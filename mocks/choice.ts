import { roles as everyRole } from '#domain/access/roles.ts'
import { type Fault, faults, type RoleName } from './context.ts'
import { everyTenantRoles } from './seed/people.ts'
import { type TenantKey, tenantKeys } from './seed/tenants.ts'

/** What the switch is set to. */
export interface Choice {
  readonly tenant: TenantKey | 'nowhere'
  readonly role: RoleName
  readonly fault: Fault | null
  /** Whether the panel is open. */
  readonly open: boolean
}

export const usualChoice: Choice = { tenant: 'courier', role: 'dispatcher', fault: null, open: false }

/** The roles that somebody holds in this organisation; external people work with the courier alone. */
export function rolesIn(tenant: Choice['tenant']): readonly RoleName[] {
  if (tenant === 'nowhere') return ['user']
  if (tenant !== 'courier') return [...everyTenantRoles, 'admin']
  return Object.keys(everyRole) as RoleName[]
}

/**
 * The choice that an address asks for, on top of the one so far: `?mock-tenant=customer&mock-role=viewer&mock=slow`.
 * `mock=none` ends a fault. What is not understood is passed over; a role that nobody holds there becomes a usual one.
 */
export function choiceOf(query: URLSearchParams, sofar: Choice): Choice {
  const tenant = ([...tenantKeys, 'nowhere'] as const).find((key) => key === query.get('mock-tenant')) ?? sofar.tenant
  const roles = rolesIn(tenant)
  const wanted = roles.find((name) => name === query.get('mock-role'))
  const role = wanted ?? roles.find((name) => name === sofar.role) ?? usualRole(roles)
  const asked = query.get('mock')
  const fault = asked === null ? sofar.fault : (faults.find((name) => name === asked) ?? null)
  return { ...sofar, tenant, role, fault }
}

/** The address without what the mocks have taken from it. */
export function withoutChoice(address: URL): URL {
  const rest = new URL(address)
  for (const name of ['mock', 'mock-tenant', 'mock-role']) rest.searchParams.delete(name)
  return rest
}

/** Somebody who orders is the most usual person of an organisation that is no courier. */
function usualRole(roles: readonly RoleName[]): RoleName {
  return roles.find((role) => role === 'scheduler') ?? roles[0] ?? usualChoice.role
}
