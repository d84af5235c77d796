import { expect, test } from 'vitest'
import { linkOfApplication, whyNoApplicant, whyNotApplied } from './applications.ts'
import { listOfApplication } from './own-list.ts'

const standing = { name: 'Queen City Rush', isConnected: false, pending: null } as const

test('one applies to whom one is neither connected with nor has applied to, in the words of the rule', () => {
  expect(whyNotApplied(standing)).toBeNull()
  expect(whyNotApplied({ ...standing, isConnected: true, pending: 'own' })).toEqual({
    code: 'already_connected',
    message: 'You are already connected with Queen City Rush',
  })
  expect(whyNotApplied({ ...standing, pending: 'own' })?.message).toBe('You have already applied to Queen City Rush')
  expect(whyNotApplied({ ...standing, pending: 'other' })?.message).toBe(
    'Queen City Rush has applied to you: answer that first',
  )
})

test('a customer applies to become one, a courier to deliver', () => {
  expect(whyNoApplicant('customer', new Set(['Customer']))).toBeNull()
  expect(whyNoApplicant('customer', new Set(['Courier']))).toBe('Only a customer can apply here')
  expect(whyNoApplicant('courier', new Set(['Customer', 'Supplier']))).toBe('Only a courier can apply here')
})

test('who delivers stands first in the link', () => {
  const ends = { applicantTenantId: 2, receiverTenantId: 4 }
  const link = { kind: 'courier-customer' }
  expect(linkOfApplication({ kind: 'customer', ...ends })).toEqual({ ...link, tenantId: 4, partnerTenantId: 2 })
  expect(linkOfApplication({ kind: 'courier', ...ends })).toEqual({ ...link, tenantId: 2, partnerTenantId: 4 })
})

const [asker, asked, neither] = [1, 2, 3]
test.each([
  ['customer', asker, { part: 'vendors', direction: 'sent' }],
  ['customer', asked, { part: 'customers', direction: 'received' }],
  ['courier', asker, { part: 'customers', direction: 'sent' }],
  ['courier', asked, { part: 'vendors', direction: 'received' }],
  ['courier', neither, null],
] as const)('stands in one list: to become a %s, for %i', (kind, ownId, expected) => {
  expect(listOfApplication({ kind, applicantTenantId: asker, receiverTenantId: asked }, ownId)).toEqual(expected)
})
