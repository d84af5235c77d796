import { expect, it } from 'vitest'
import { permissionIds, permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import { formLabels } from '#generated/forms/labels.ts'
import { findSettings, settingsPages } from './settings-pages.ts'

/** Forms that are no settings of an organization. */
const elsewhere = new Set([
  'PasswordChange',
  'UserUpdate',
  'LocationInput',
  'AccountForm',
  'AbsenceInput',
  'EmailChangeRequest',
  'NewOrganization',
  'AccountingTemplateInput',
  'ApplicationInput',
  'CustomerInput',
  'CustomerProfile',
  'ManagedCustomerOnboardingInput',
  'NewCustomer',
  'PartnershipInput',
  'RecurringOrderInput',
  'ReportScheduleInput',
  'SupplierInput',
  'VendorInput',
])

const tenant = { kind: 'Courier' } as const
const pages = settingsPages({ permissions: new Set(permissionIds), tenant })
const found = (term: string) => findSettings(pages, term).map(({ title, by }) => [title, ...by])

it('finds whatever a form of the settings asks, however deep, by its label', () => {
  const labels = Object.entries(formLabels).flatMap(([form, said]) => (elsewhere.has(form) ? [] : said))
  expect(labels.length).toBeGreaterThan(100)
  expect(labels.filter((label) => found(label).length === 0)).toEqual([])
  expect(found('Price of a minute')).toEqual([['Dispatch', 'Price of a minute']])
  expect(found('stop cannot be left')).toEqual([['Protocols', 'The stop cannot be left without it']])
})

it('says in which part of a service it is set, and what else stands on a page', () => {
  expect(found('distance per')).toEqual([['Services', 'Distance: Per']])
  expect(found('free minutes at the drop-off')).toEqual([['Services', 'Waiting: Free minutes at the drop-off']])
  expect(found('even steps')).toEqual([['Fuel surcharge', 'Even steps']])
  expect(found('customer template')).toEqual([])
})

it('finds nothing on a page that the person may not open', () => {
  const own = settingsPages({ permissions: new Set(['vehicles.read']), tenant })
  expect(findSettings(own, 'name').map(({ title }) => title)).toEqual(['Vehicles'])
})

it('offers the marketplace to couriers alone', () => {
  const titlesOf = (kind: 'Courier' | 'Customer') =>
    settingsPages({ permissions: new Set(permissionIds), tenant: { kind } }).map(({ title }) => title)
  expect(titlesOf('Courier')).toContain('Marketplace profile')
  expect(titlesOf('Customer')).not.toContain('Marketplace profile')
})

it('offers budgets to those who pay for orders, and to their schedulers', () => {
  const titlesOf = (kind: 'Courier' | 'Customer' | 'Supplier') =>
    settingsPages({ permissions: permissionsOf([roles.scheduler]), tenant: { kind } }).map(({ title }) => title)
  expect([titlesOf('Courier'), titlesOf('Customer'), titlesOf('Supplier')]).toEqual([['Budgets'], ['Budgets'], []])
})

it('offers no page of prices or of the books to somebody who may only look', () => {
  const titles = settingsPages({ permissions: permissionsOf([roles.viewer]), tenant }).map(({ title }) => title)
  expect(titles).toContain('Vehicles')
  for (const title of [
    'Services',
    'Parcel types',
    'Service speeds',
    'Service maps',
    'Fuel surcharge',
    'Dispatch',
    'Accounting',
  ])
    expect(titles).not.toContain(title)
  const all = pages.map(({ title }) => title)
  expect(all).toEqual(expect.arrayContaining(['Services', 'Service maps', 'Fuel surcharge', 'Dispatch', 'Accounting']))
})
