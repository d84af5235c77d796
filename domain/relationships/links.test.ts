import { expect, it } from 'vitest'
import type { TenantFeature } from '../access/navigation.ts'
import { partnerSubject, permissionToEnd, schedulerVariants } from './links.ts'

it('the other one is a customer to the one that provides, and a vendor or a supplier to the one that asks', () => {
  const kinds = ['courier-customer', 'courier-broker', 'supplier-customer'] as const
  expect(kinds.map((kind) => partnerSubject(kind, true))).toEqual(['customer', 'customer', 'customer'])
  expect(kinds.map((kind) => partnerSubject(kind, false))).toEqual(['vendor', 'vendor', 'supplier'])
  expect(permissionToEnd('vendor')).toBe('vendors.delete')
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
