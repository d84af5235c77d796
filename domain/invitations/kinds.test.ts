import { expect, test } from 'vitest'
import { permissionsOf } from '../access/role-permissions.ts'
import { roles, type RoleId } from '../access/roles.ts'
import type { TenantFeature } from '../access/navigation.ts'
import { linkOf, whyNotAccepted, whyNotInvited, type InvitationKind, type PartnerKind } from './kinds.ts'

const why = (kind: InvitationKind, role: RoleId, ...features: TenantFeature[]) =>
  whyNotInvited(kind, permissionsOf([role]), new Set(features))

test('a courier invites customers, a customer suppliers, by those who may add them and invite', () => {
  expect(why('customer', roles.owner, 'Courier')).toBeNull()
  expect(why('customer', roles.organizationManager, 'Courier')).toBeNull()
  expect(why('supplier', roles.owner, 'Customer')).toBeNull()
  expect(why('user', roles.owner)).toBeNull()
  expect(why('customer', roles.owner, 'Customer', 'Supplier')).toBe('Only a courier invites a customer')
  expect(why('supplier', roles.owner, 'Courier')).toBe('Only a customer invites a supplier')
  expect(why('customer', roles.dispatcher, 'Courier')).toBe('You do not have permission to invite')
  const invitesAlone = new Set(['invitations.create'])
  expect(whyNotInvited('customer', invitesAlone, new Set(['Courier']))).toBe(
    'You do not have permission to invite a customer',
  )
  expect(whyNotInvited('user', invitesAlone, new Set())).toBeNull()
})

test('an organization is answered for by its owner and its managers', () => {
  const may = (kind: PartnerKind) =>
    Object.values(roles).filter((role) => whyNotAccepted(kind, permissionsOf([role])) === null)
  const powerful = [roles.admin, roles.owner, roles.organizationManager]
  expect([may('customer'), may('supplier')]).toEqual([powerful, powerful])
})

test('who provides the delivery stands first in the link', () => {
  expect(linkOf('customer', 1, 2)).toEqual({ kind: 'courier-customer', tenantId: 1, partnerTenantId: 2 })
  expect(linkOf('supplier', 1, 2)).toEqual({ kind: 'supplier-customer', tenantId: 2, partnerTenantId: 1 })
})
