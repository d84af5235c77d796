import { expect, test } from 'vitest'
import { colleagueRoles, whyNotGiven } from './colleague-roles.ts'
import { permissionsOf } from './role-permissions.ts'
import { roles, type RoleId } from './roles.ts'

const role = (id: RoleId) => ({ id, permissions: [...permissionsOf([id])] })
const givenBy = (held: RoleId) =>
  Object.values(roles).filter((id) => whyNotGiven(role(id), permissionsOf([held])) === null)

test('owners and managers give every role of a colleague, and never their own ownership', () => {
  const all = colleagueRoles.map(({ id }) => id).toSorted((a, b) => a - b)
  expect(givenBy(roles.owner).toSorted((a, b) => a - b)).toEqual(all)
  expect(givenBy(roles.organizationManager).toSorted((a, b) => a - b)).toEqual(all)
  expect(givenBy(roles.admin).toSorted((a, b) => a - b)).toEqual(all)
})

test('nobody gives what they do not hold, in a role of the organization’s own neither', () => {
  expect(givenBy(roles.dispatcher)).toEqual([roles.dispatcher, roles.user])
  expect(givenBy(roles.user)).toEqual([roles.user])
  const bookkeeper = { id: 1000, permissions: ['accounting.read', 'pricing.read'] as const }
  expect(whyNotGiven(bookkeeper, permissionsOf([roles.owner]))).toBeNull()
  expect(whyNotGiven(bookkeeper, permissionsOf([roles.dispatcher]))).toBe(
    'You cannot give what you may not do yourself: see accounting.',
  )
})
