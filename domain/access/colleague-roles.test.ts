import { expect, test } from 'vitest'
import { colleagueRoles, whyNotGiven } from './colleague-roles.ts'
import { permissionsOf } from './role-permissions.ts'
import { roles, type RoleId } from './roles.ts'

const givenBy = (held: RoleId) =>
  Object.values(roles).filter((role) => whyNotGiven(role, permissionsOf([held])) === null)

test('owners and managers give every role of a colleague, and never their own ownership', () => {
  const all = colleagueRoles.map(({ id }) => id).toSorted((a, b) => a - b)
  expect(givenBy(roles.owner).toSorted((a, b) => a - b)).toEqual(all)
  expect(givenBy(roles.organizationManager).toSorted((a, b) => a - b)).toEqual(all)
  expect(givenBy(roles.admin).toSorted((a, b) => a - b)).toEqual(all)
})

test('nobody gives what they do not hold', () => {
  expect(givenBy(roles.dispatcher)).toEqual([roles.dispatcher, roles.user])
  expect(givenBy(roles.user)).toEqual([roles.user])
  expect(whyNotGiven(roles.viewer, permissionsOf([roles.dispatcher]))).toBe(
    'You may not do yourself all that this role may.',
  )
  expect(whyNotGiven(1000, permissionsOf([roles.owner]))).toBe('This role cannot be given to a colleague.')
})
