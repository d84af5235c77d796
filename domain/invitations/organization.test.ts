import { expect, test } from 'vitest'
import { faultsOfOrganization, nameOfOrganization } from './organization.ts'

const person = { firstName: ' Dana ', lastName: 'Kowalski' }

test('an organization has a name of its own, an individual that of the person', () => {
  expect(nameOfOrganization({ accountType: 'organization', name: ' Riverbend Labs ' }, person)).toBe('Riverbend Labs')
  expect(nameOfOrganization({ accountType: 'individual', name: 'ignored' }, person)).toBe('Dana Kowalski')
})

test('says what is missing', () => {
  const required = ['Required']
  expect(faultsOfOrganization({})).toEqual({ '/accountType': required, '/address': required })
  expect(faultsOfOrganization({ accountType: 'organization', name: ' ', address: ' ' })).toEqual({
    '/name': required,
    '/address': required,
  })
  expect(faultsOfOrganization({ accountType: 'individual', address: '1 Main Street' })).toEqual({})
})
