import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areaLevel,
  areaNames,
  areas,
  inOrder,
  permissionPhrases,
  permissionWords,
  withArea,
  type AreaLevel,
} from './areas.ts'
import { givablePermissions, permissionIds, permissionsOf } from './role-permissions.ts'
import { roles } from './roles.ts'

const anyHeld = fc.subarray([...permissionIds]).map((ids) => new Set(ids))
const anyArea = fc.constantFrom(...areaNames)
const anyLevel = fc.constantFrom('none', 'read', 'write') satisfies fc.Arbitrary<AreaLevel>

describe('areas', () => {
  test('are the ten of the rules, with accounting beside them', () => {
    expect(areaNames.map((name) => areas[name].title)).toEqual([
      'Settings',
      'Users',
      'Courier',
      'Scheduler',
      'Dispatch',
      'Driver',
      'Suppliers',
      'Customers',
      'Locations',
      'Pricing',
      'Accounting',
    ])
  })

  test('hold each id that an organization may give exactly once, and none besides', () => {
    const all = areaNames.flatMap((name) => [...areas[name].read, ...areas[name].write])
    expect(all.toSorted()).toEqual([...givablePermissions].toSorted())
  })

  test('have something to read and something to change', () => {
    for (const name of areaNames) expect([areas[name].read.length, areas[name].write.length]).not.toContain(0)
    const reading = areaNames.flatMap((name) => areas[name].read)
    expect(reading.filter((id) => !id.endsWith('.read'))).toEqual([])
  })

  test('set to a level are at that level, and change nothing elsewhere', () => {
    fc.assert(
      fc.property(anyHeld, anyArea, anyLevel, (held, area, level) => {
        const after = new Set(withArea(area, level, held))
        expect(areaLevel(area, after)).toBe(level)
        for (const other of areaNames.filter((name) => name !== area))
          expect(areaLevel(other, after)).toBe(areaLevel(other, held))
        expect(withArea(area, level, after)).toEqual(inOrder(after))
      }),
    )
  })

  test('held in part are neither seen nor changed as a whole', () => {
    expect(areaLevel('suppliers', new Set(['vendors.read']))).toBe('some')
    expect(areaLevel('pricing', new Set(['pricing.read', 'pricing.update']))).toBe('some')
    expect(areaLevel('pricing', new Set(['pricing.update']))).toBe('some')
  })

  test('of default roles', () => {
    const levels = (role: Parameters<typeof permissionsOf>[0][number]) =>
      Object.fromEntries(
        areaNames.map((name) => [name, areaLevel(name, permissionsOf([role]))]).filter(([, level]) => level !== 'none'),
      )
    expect(levels(roles.viewer)).toEqual({
      settings: 'read',
      users: 'read',
      courier: 'read',
      customer: 'read',
      dispatch: 'read',
      driver: 'read',
      suppliers: 'read',
      customers: 'read',
      locations: 'read',
    })
    expect(Object.values(levels(roles.organizationManager))).toEqual(areaNames.map(() => 'write'))
    expect(levels(roles.user)).toEqual({})
  })
})

describe('the words of a permission', () => {
  test('are there for each, and each has its own', () => {
    const words = permissionIds.map(permissionWords)
    expect(new Set(words).size).toBe(permissionIds.length)
    for (const one of words) expect(one).toMatch(/^[A-Z][a-z]+ [a-z ]+$/)
  })

  test('stand in a sentence', () => {
    expect(permissionWords('pricing.read')).toBe('See prices')
    expect(permissionPhrases(['pricing.read', 'vehicles.delete', 'delivery-orders.drive'])).toBe(
      'see prices, delete vehicles and drive orders',
    )
    expect([permissionPhrases(['pricing.read']), permissionPhrases([])]).toEqual(['see prices', ''])
  })
})
