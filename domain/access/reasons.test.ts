import { assert, constantFrom, property, subarray, boolean } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide, mayGive, rolesToAskFor, type ReasonFacts } from './reasons.ts'
import { givablePermissions, permissionIds, permissionsOf, type OwnRole } from './role-permissions.ts'
import { roles, type RoleId } from './roles.ts'

const clerk: OwnRole = { id: 1_000, name: 'Clerk', permissions: ['pricing.read', 'accounting.read'] }
const rider: OwnRole = { id: 1_001, name: 'Rider', permissions: ['delivery-orders.read', 'delivery-orders.drive'] }
const courier: ReasonFacts = {
  organization: 'Prairie Sky',
  features: new Set(['Courier', 'Planner']),
  driversSeePrices: false,
  admin: false,
  archived: false,
  through: null,
  held: { roles: [], ownRoles: [] },
}
const heldBy = (...held: RoleId[]): ReasonFacts => ({ ...courier, held: { roles: held, ownRoles: [] } })

test('agrees with what the roles give, for any roles', () => {
  assert(
    property(
      subarray(Object.values(roles)),
      subarray([clerk, rider]),
      constantFrom(...permissionIds),
      (held, ownRoles, permission) => {
        const { allowed } = decide(permission, { ...courier, held: { roles: held, ownRoles } })
        expect(allowed).toBe(permissionsOf(held, ownRoles).has(permission))
      },
    ),
  )
})

test('never says that an archived person can, and always says why not', () => {
  assert(
    property(subarray(Object.values(roles)), boolean(), constantFrom(...permissionIds), (held, admin, permission) => {
      const { allowed, notes } = decide(permission, { ...heldBy(...held), admin, archived: true })
      expect(allowed).toBe(false)
      expect(notes[0]).toBe('Archived people can do nothing until they are restored.')
    }),
  )
})

describe('beside permissions', () => {
  test.each([
    ['the plan', 'recurring-orders.read', heldBy(roles.owner), 'The Planner is not part of the plan of Prairie Sky.'],
    ['not a courier', 'delivery-orders.assign', heldBy(roles.owner), 'Prairie Sky is no courier.'],
    [
      'one that supplies alone',
      'pricing.read',
      heldBy(roles.owner),
      'Prairie Sky orders for its customers alone, and is shown no prices.',
    ],
  ] as const)('%s decides', (_what, permission, facts, note) => {
    const answer = decide(permission, { ...facts, features: new Set(['Supplier']) })
    expect(answer).toEqual({ allowed: false, notes: [note] })
  })

  test('a driver sees their own orders alone, and their prices where the settings say so', () => {
    expect(decide('delivery-orders.read', heldBy(roles.driver))).toEqual({
      allowed: true,
      notes: ['This holds for orders that are assigned to the person: none of the roles shows all.'],
    })
    expect(decide('pricing.read', heldBy(roles.driver)).allowed).toBe(false)
    expect(decide('pricing.read', { ...heldBy(roles.driver), driversSeePrices: true })).toEqual({
      allowed: true,
      notes: ['The settings of Prairie Sky show drivers the prices of the orders that they carry.'],
    })
    expect(decide('delivery-orders.read', heldBy(roles.driver, roles.viewer)).notes).toEqual([])
  })

  test('what no organization gives says who may', () => {
    expect(decide('owner.change-ownership', heldBy(roles.viewer)).notes).toEqual([
      'Only the owner of Prairie Sky may, and ownership is handed over by itself.',
    ])
    expect(decide('users.impersonate', heldBy(roles.owner)).notes).toEqual([
      'Only administrators of the installation may.',
    ])
    expect(decide('installation.manage', { ...heldBy(), admin: true }).notes).toEqual([
      'Administrators of the installation may do everything.',
    ])
  })
})

test('names the roles that would do, the one that gives least first, and never ownership', () => {
  const all = [
    ...Object.values(roles).map((id) => ({ id, permissions: [...permissionsOf([id])] })),
    { id: clerk.id, permissions: [...permissionsOf([], [clerk])] },
  ]
  expect(rolesToAskFor('pricing.read', all).map(({ id }) => id)).toEqual([
    clerk.id,
    roles.scheduler,
    roles.dispatcher,
    roles.organizationManager,
  ])
  expect(rolesToAskFor('owner.change-ownership', all)).toEqual([])
})

test('a role is given by those who may grant and hold all of it', () => {
  const dispatcher = { id: roles.dispatcher, permissions: [...permissionsOf([roles.dispatcher])] }
  expect(mayGive(dispatcher, permissionsOf([roles.organizationManager]))).toBe(true)
  expect(mayGive(dispatcher, permissionsOf([roles.dispatcher]))).toBe(false)
  expect(mayGive(dispatcher, new Set([...dispatcher.permissions, 'users.update']))).toBe(true)
  expect(mayGive({ id: roles.owner, permissions: [] }, new Set(givablePermissions))).toBe(false)
})
