import { expect, it } from 'vitest'
import type { TenantFeature } from '../access/navigation.ts'
import type { PermissionId } from '../access/role-permissions.ts'
import { partnerSubject, schedulerVariants, whyNotEnded } from './links.ts'

it('the other one is a customer to the one that provides, and a vendor or a supplier to the one that asks', () => {
  const kinds = ['courier-customer', 'courier-broker', 'supplier-customer'] as const
  expect(kinds.map((kind) => partnerSubject(kind, true))).toEqual(['customer', 'customer', 'customer'])
  expect(kinds.map((kind) => partnerSubject(kind, false))).toEqual(['vendor', 'vendor', 'supplier'])
})

it('all that connects two ends at once, for those who may end each of it', () => {
  const why = (as: Parameters<typeof whyNotEnded>[0], ...held: PermissionId[]) => whyNotEnded(as, new Set(held))
  expect(why(['customer'], 'customers.delete')).toBeNull()
  expect(why(['customer', 'vendor'], 'customers.delete', 'vendors.delete')).toBeNull()
  expect(why(['supplier'], 'customers.delete')).toBe('It is your supplier, and your role does not let you end that')
  expect(why(['customer', 'vendor'], 'customers.delete')).toBe(
    'It is also your vendor, and your role does not let you end that',
  )
})

it.each([
  [['Courier'], false, false, ['courier-on-behalf-of-customer']],
  [['Customer'], false, false, []],
  [['Customer'], true, false, ['customer-for-courier']],
  [['Supplier'], true, false, []],
  [['Supplier'], false, true, ['supplier-on-behalf-of-customer']],
  [
    ['Courier', 'Customer', 'Supplier'],
    true,
    true,
    ['courier-on-behalf-of-customer', 'customer-for-courier', 'supplier-on-behalf-of-customer'],
  ],
] as const)(
  'with %j, couriers %s and customers that let it order %s it orders as %j',
  (features, hasCouriers, hasSupplied, variants) => {
    expect(schedulerVariants({ features: new Set<TenantFeature>(features), hasCouriers, hasSupplied })).toEqual(
      variants,
    )
  },
)
