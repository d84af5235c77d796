import { expect, test } from 'vitest'
import { permissionsOf } from '../access/role-permissions.ts'
import { roles, type RoleId } from '../access/roles.ts'
import { mayMakePartners, whyNoPartner, whyNotOffered } from './partnerships.ts'

const name = 'Queen City Rush'

test('says why no partnership is offered, and that a partner is one however it came about', () => {
  expect(whyNotOffered({ name, isConnected: false, pending: null })).toBeNull()
  expect(whyNotOffered({ name, isConnected: true, pending: null })).toEqual({
    code: 'already_partners',
    message: 'You are already partners with Queen City Rush',
  })
  expect(whyNotOffered({ name, isConnected: true, pending: 'other' })?.code).toBe('already_partners')
  expect(whyNotOffered({ name, isConnected: false, pending: 'own' })).toEqual({
    code: 'already_offered',
    message: 'You have already offered Queen City Rush a partnership',
  })
})

test('refuses the second of two offers that cross, and says what to do instead', () => {
  expect(whyNotOffered({ name, isConnected: false, pending: 'other' })).toEqual({
    code: 'offered_to_you',
    message: 'Queen City Rush has offered you a partnership: answer that first',
  })
})

test('is for couriers, and for those of them who may add customers and vendors', () => {
  expect(whyNoPartner(new Set(['Courier']))).toBeNull()
  expect(whyNoPartner(new Set(['Customer', 'Supplier', 'Planner']))).toBe('Only couriers hand orders on to each other')
  const may = (role: RoleId) => mayMakePartners(permissionsOf([role]))
  const allowed = Object.values(roles).filter(may)
  expect(allowed.toSorted()).toEqual([roles.admin, roles.owner, roles.organizationManager].toSorted())
  expect(mayMakePartners(new Set(['vendors.create']))).toBe(false)
})
