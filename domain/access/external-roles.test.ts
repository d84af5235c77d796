import { assert, constantFrom, property, subarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  externalRoles,
  isExternalRole,
  namedRoles,
  notAmongTheirs,
  standingText,
  whyNotGrantedOutside,
} from './external-roles.ts'
import { whyNotGranted } from './own-roles.ts'
import { decide, mayGive, rolesToAskFor } from './reasons.ts'
import { permissionIds, permissionsOf } from './role-permissions.ts'
import { roles } from './roles.ts'

const numbers = Object.values(roles)

describe('which roles are given outside', () => {
  test('the four external ones, which nobody of one’s own is given', () => {
    expect([...externalRoles]).toEqual([3, 5, 12, 14])
    for (const id of [...numbers, 1_000, 99]) {
      expect(whyNotGrantedOutside(id) === null).toBe(isExternalRole(id))
      expect(isExternalRole(id) && whyNotGranted(id) === null).toBe(false)
    }
    expect(whyNotGrantedOutside(roles.owner)).toBe(
      'Other organizations and their people are given External Driver, External Scheduler, External Courier, External Supplier alone.',
    )
  })

  test('hold verbs on orders and prices alone', () => {
    const given = [...permissionsOf([...externalRoles])]
    expect(given.filter((id) => !/^(delivery-orders|pricing)\./.test(id))).toEqual([])
  })

  test('are asked for by external people, and by nobody else', () => {
    const all = numbers.map((id) => ({ id, permissions: [...permissionsOf([id])] }))
    assert(
      property(constantFrom(...permissionIds), (permission) => {
        expect(rolesToAskFor(permission, all, true).every(({ id }) => isExternalRole(id))).toBe(true)
        expect(rolesToAskFor(permission, all).some(({ id }) => isExternalRole(id))).toBe(false)
      }),
    )
    const driver = all.find(({ id }) => id === roles.externalDriver) ?? { id: 0, permissions: [] }
    expect(mayGive(driver, permissionsOf([roles.owner]))).toBe(true)
    expect(mayGive(driver, permissionsOf([roles.dispatcher]))).toBe(false)
  })
})

test('why an external person can: for whose orders it holds, unless for those alone that they drive', () => {
  const facts = {
    organization: 'Prairie Sky',
    features: new Set(['Courier'] as const),
    driversSeePrices: false,
    admin: false,
    archived: false,
    through: 'Queen City Rush',
  }
  assert(
    property(subarray([...externalRoles], { minLength: 1 }), (held) => {
      const { allowed, notes } = decide('delivery-orders.read', { ...facts, held: { roles: held, ownRoles: [] } })
      const drivesOnly = held.every((id) => id === roles.externalDriver)
      expect(allowed).toBe(true)
      expect(notes).toEqual([
        drivesOnly
          ? 'This holds for orders that are assigned to the person: none of the roles shows all.'
          : 'This holds for orders that Queen City Rush sends, receives, brokers or scheduled.',
      ])
    }),
  )
})

test('how it is said', () => {
  const held = namedRoles([roles.externalScheduler, 1_000])
  expect(standingText({ roles: held, through: { name: 'Meewasin Pharmacy Group' } })).toBe(
    'External Scheduler, through Meewasin Pharmacy Group',
  )
  expect(notAmongTheirs('Queen City Rush')).toBe('Nobody with this email belongs to Queen City Rush.')
})
