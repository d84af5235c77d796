import { expect, test } from 'vitest'
import { deletedEmail, obstaclesToDeletion } from './account-ending.ts'
import { roles } from './roles.ts'

const of = (...held: number[]) => ({ organization: `Organization ${held.join('+')}`, roles: held })

test.each([
  [[], false, []],
  [[of(roles.dispatcher), of(roles.driver)], false, []],
  [
    [of(roles.owner, roles.driver), of(roles.viewer)],
    false,
    ['You own Organization 7+3. Hand it over to somebody else first.'.replace('7+3', `${roles.owner}+${roles.driver}`)],
  ],
  [[], true, ['You are the last administrator of this installation. Make another one first.']],
])('%j, last administrator %s: %j', (memberships, isLastAdministrator, obstacles) => {
  expect(obstaclesToDeletion({ memberships, isLastAdministrator })).toEqual(obstacles)
})

test('the address that is left is of this account alone', () => {
  expect(deletedEmail(7)).not.toBe(deletedEmail(8))
})
