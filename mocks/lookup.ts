import type { Tenant, User } from '#generated/model/index.ts'
import type { TenantKey } from './seed/tenants.ts'
import type { MockTenant, World } from './world-types.ts'

/** @throws when the world has none: a mistake in the seed */
export function tenantByKey(world: Pick<World, 'tenants'>, key: TenantKey): MockTenant {
  const found = world.tenants.find((candidate) => candidate.key === key)
  if (found === undefined) throw new Error(`The mock world has no tenant "${key}"`)
  return found
}

/** The people who hold this role in the organisation. */
export function peopleWith(world: Pick<World, 'people'>, tenant: Pick<Tenant, 'id'>, role: number): User[] {
  return world.people
    .filter(({ memberships }) =>
      memberships.some(({ tenantId, roles }) => tenantId === tenant.id && roles.includes(role)),
    )
    .map(({ user }) => user)
}

/** These fields of something that has more. */
export function pick<Whole extends object, Field extends keyof Whole>(
  whole: Whole,
  fields: readonly Field[],
): Pick<Whole, Field> {
  return Object.fromEntries(fields.map((field) => [field, whole[field]])) as Pick<Whole, Field>
}

/** A sample of a view with everything in it that the values have as well. */
export function pickFields<View extends object>(sample: View, values: object): View {
  const known = Object.keys(sample).filter((name) => name in values)
  return { ...sample, ...Object.fromEntries(known.map((name) => [name, Reflect.get(values, name)])) }
}

/** A number that nothing in the world has yet. */
export function takeId(world: Pick<World, 'nextId'>): number {
  world.nextId += 1
  return world.nextId - 1
}
