import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  effectsForPerson,
  effectsOfChange,
  effectSentence,
  elsewhereOf,
  isDefaultRoleName,
  namesOfRoles,
  whyNotEnded,
  whyNotGranted,
  whyNotInRole,
  whyNotTakenFrom,
  whyNotToGive,
} from './own-roles.ts'
import {
  givablePermissions,
  isDriver,
  permissionIds,
  permissionsOf,
  seesOnlyOwnOrders,
  type OwnRole,
  type PermissionId,
} from './role-permissions.ts'
import { hasDriverRole, hasScreens } from './role-screens.ts'
import { roles, type RoleId } from './roles.ts'

const anyIds = fc.subarray([...permissionIds])
const anyRoles = fc.subarray<RoleId>(Object.values(roles))
const anyOwnRoles = fc
  .array(fc.subarray([...permissionIds, 'gone.read']), { maxLength: 4 })
  .map((lists) =>
    lists.map((permissions, index): OwnRole => ({ id: 1_000 + index, name: `Own ${index}`, permissions })),
  )
const own = (...permissions: readonly string[]): OwnRole => ({ id: 1_000, name: 'Own', permissions })

describe('roles of an organization’s own', () => {
  test('give, beside the default ones, what they name, and nothing that no organization may give', () => {
    fc.assert(
      fc.property(anyRoles, anyOwnRoles, (held, ownRoles) => {
        const given = permissionsOf(held, ownRoles)
        for (const id of permissionIds) {
          const byOwn = ownRoles.some(({ permissions }) => permissions.includes(id)) && givablePermissions.includes(id)
          expect([id, given.has(id)]).toEqual([id, permissionsOf(held).has(id) || byOwn])
        }
        expect([...given].every((id) => permissionIds.includes(id))).toBe(true)
      }),
    )
  })

  test('never narrow the orders that are seen: each says for itself whether it shows all', () => {
    const office = /^delivery-orders\.(create|update|delete|assign|update-limited)$/
    fc.assert(
      fc.property(anyRoles, anyOwnRoles, (held, ownRoles) => {
        const sets = [
          ...held.map((role): readonly string[] => [...permissionsOf([role])]),
          ...ownRoles.map(({ permissions }) => permissions),
        ]
        const showsAll = sets.some(
          (ids) =>
            ids.includes('delivery-orders.read') &&
            (!ids.includes('delivery-orders.drive') || ids.some((id) => office.test(id))),
        )
        expect(seesOnlyOwnOrders({ roles: held, ownRoles })).toBe(!showsAll)
        expect(seesOnlyOwnOrders({ roles: [], ownRoles }) || !seesOnlyOwnOrders({ roles: held, ownRoles })).toBe(true)
      }),
    )
  })

  test('that drive and do no more have the drivers’ app; all others have screens', () => {
    const driving = { roles: [roles.user], ownRoles: [own('delivery-orders.read', 'delivery-orders.drive')] }
    expect([hasScreens(driving), hasDriverRole(driving)]).toEqual([false, true])
    const office = { roles: [roles.user], ownRoles: [own('delivery-orders.read')] }
    expect([hasScreens(office), hasDriverRole(office)]).toEqual([true, false])
    const books = { roles: [roles.user], ownRoles: [own('accounting.read')] }
    expect([hasScreens(books), hasDriverRole(books)]).toEqual([true, false])
    expect(hasScreens({ roles: [roles.user], ownRoles: [own()] })).toBe(false)
  })

  test('that drive make a driver, as the default role does; to be allowed everything does not', () => {
    const isOne = (held: RoleId[], ...permissions: PermissionId[]) =>
      isDriver({ roles: held, ownRoles: [own(...permissions)] })
    expect([isOne([roles.driver]), isOne([roles.dispatcher], 'delivery-orders.drive')]).toEqual([true, true])
    expect([isOne([roles.owner]), isOne([roles.dispatcher], 'delivery-orders.read')]).toEqual([false, false])
  })

  test('are named behind the default ones', () => {
    expect(namesOfRoles({ roles: [roles.viewer], ownRoles: [own()] })).toEqual(['Viewer', 'Own'])
  })

  test('have no name of a default role, whatever its case', () => {
    expect(['Viewer', ' ORGANIZATION manager ', 'Bookkeeper'].map(isDefaultRoleName)).toEqual([true, true, false])
  })
})

describe('nobody gives', () => {
  test('what they do not hold', () => {
    fc.assert(
      fc.property(anyIds, anyIds, (ids, held) => {
        expect(whyNotToGive(ids, new Set(held)) === null).toBe(ids.every((id) => held.includes(id)))
      }),
    )
    expect(whyNotToGive(['pricing.read', 'users.read'], new Set<PermissionId>(['users.read']))).toBe(
      'You cannot give what you may not do yourself: see prices.',
    )
  })

  test('what is for owners or administrators alone', () => {
    expect(permissionIds.filter((id) => whyNotInRole([id]) !== null)).toEqual([
      'users.impersonate',
      'installation.manage',
      'owner.audit-onboarding-requests',
      'owner.change-ownership',
      'owner.update-subscription',
    ])
  })

  test('ownership, administration or an external role; the first two nobody takes either', () => {
    const all = [...Object.values(roles), 1_000]
    expect(all.filter((id) => whyNotGranted(id) !== null)).toEqual([1, 3, 5, 12, 13, 14])
    expect(all.filter((id) => whyNotEnded(id) !== null)).toEqual([1, 13])
  })
})

describe('what a change of a role means', () => {
  test('is counted for those alone who have it by no other role', () => {
    fc.assert(
      fc.property(fc.array(anyIds, { maxLength: 6 }), anyIds, anyIds, (people, before, after) => {
        const effects = effectsOfChange(
          new Set(before),
          new Set(after),
          elsewhereOf(people.map((others) => ({ people: 1, others }))),
        )
        const counted = permissionIds.flatMap((id) => {
          const may = (ids: readonly PermissionId[]) =>
            people.filter((others) => [...others, ...ids].includes(id)).length
          const difference = may(after) - may(before)
          return difference === 0 ? [] : [{ id, gains: difference > 0, people: Math.abs(difference) }]
        })
        expect(effects).toEqual(counted)
      }),
    )
  })

  test('is said in words', () => {
    expect(effectSentence({ id: 'pricing.read', gains: false, people: 4 })).toBe('4 people will no longer see prices')
    expect(effectSentence({ id: 'vehicles.update', gains: true, people: 1 })).toBe(
      '1 person will be able to change vehicles',
    )
  })
})

test('a person is told what they will be able to do, and what no longer', () => {
  const before = new Set<PermissionId>(['pricing.read', 'locations.read'])
  expect(effectsForPerson('Ravi Patel', before, new Set(['delivery-orders.read', 'locations.read']))).toEqual([
    'Ravi Patel will be able to see orders',
    'Ravi Patel will no longer see prices',
  ])
  expect(effectsForPerson('Ravi Patel', before, before)).toEqual([])
})

describe('from a person is taken', () => {
  const holding = (...ids: readonly RoleId[]) => ({
    roles: ids.map((id) => ({ id })),
    permissions: [...permissionsOf(ids)],
  })
  const staff = new Set<PermissionId>(['users.read', 'users.update'])

  test('nothing by somebody who may less', () => {
    fc.assert(
      fc.property(anyIds, anyIds, (permissions, held) => {
        const isWithin = permissions.every((id) => held.includes(id))
        expect(whyNotTakenFrom({ roles: [], permissions }, new Set(held)) === null).toBe(isWithin)
      }),
    )
  })

  test.each([
    ['a user by the staff office', holding(roles.user), staff, null],
    [
      'a driver by the staff office',
      holding(roles.driver),
      staff,
      'This person may do what you may not: see orders and drive orders.',
    ],
    [
      'a manager by the staff office',
      holding(roles.organizationManager),
      staff,
      'This person may do what you may not: see orders, place orders, change orders and more.',
    ],
    ['a manager by a manager', holding(roles.organizationManager), permissionsOf([roles.organizationManager]), null],
    ['a manager by the owner', holding(roles.organizationManager), permissionsOf([roles.owner]), null],
    [
      'the owner by a manager',
      holding(roles.owner),
      permissionsOf([roles.organizationManager]),
      'Only the owner and the administrators of Waybill can do this to the owner.',
    ],
    ['the owner by the owner', holding(roles.owner), permissionsOf([roles.owner]), null],
    ['the owner by an administrator', holding(roles.owner), new Set(permissionIds), null],
  ] as const)('%s', (_case, person, held, why) => {
    expect(whyNotTakenFrom(person, held)).toBe(why)
  })
})
