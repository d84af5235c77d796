import { firstOwnRoleId, roles } from '#domain/access/roles.ts'
import type { Contact, Role, TaxSetting } from '#generated/model/index.ts'
import type { MockPerson, MockTenant } from '../world-types.ts'

const daySeconds = 86_400

/** What is due where a courier of the prairies delivers, and what was due before, by its name, its rate and its first day. */
const taxes: readonly (Pick<TaxSetting, 'name' | 'type' | 'province' | 'percent' | 'effectiveFrom'> &
  Partial<Pick<TaxSetting, 'effectiveUntil'>>)[] = [
  { name: 'GST Saskatchewan', type: 'GST', province: 'SK', percent: 5, effectiveFrom: '2008-01-01' },
  { name: 'PST Saskatchewan', type: 'PST SK', province: 'SK', percent: 6, effectiveFrom: '2017-03-23' },
  { name: 'GST Alberta', type: 'GST', province: 'AB', percent: 5, effectiveFrom: '2008-01-01' },
  { name: 'GST British Columbia', type: 'GST', province: 'BC', percent: 5, effectiveFrom: '2013-04-01' },
  { name: 'GST Manitoba', type: 'GST', province: 'MB', percent: 5, effectiveFrom: '2008-01-01' },
  { name: 'HST New Brunswick', type: 'GST/HST', province: 'NB', percent: 15, effectiveFrom: '2016-07-01' },
  { name: 'HST Nova Scotia', type: 'GST/HST', province: 'NS', percent: 14, effectiveFrom: '2025-04-01' },
  { name: 'HST Ontario', type: 'GST/HST', province: 'ON', percent: 13, effectiveFrom: '2010-07-01' },
  { name: 'GST Québec', type: 'GST', province: 'QC', percent: 5, effectiveFrom: '2008-01-01' },
  { name: 'QST Québec', type: 'QST', province: 'QC', percent: 9.975, effectiveFrom: '2013-01-01' },
  { name: 'Interlining', type: 'Zero Rated', province: null, percent: 0, effectiveFrom: '2008-01-01' },
  {
    name: 'PST Saskatchewan until 2017',
    type: 'PST SK',
    province: 'SK',
    percent: 5,
    effectiveFrom: '2006-10-28',
    effectiveUntil: '2017-03-22',
  },
]

/** The taxes of each organisation; the last of each shows what an archived one looks like. */
export function seedTaxes(tenants: readonly MockTenant[], now: number, firstId: number): TaxSetting[] {
  return tenants.flatMap(({ tenant }, place) =>
    taxes.map((tax, index) => ({
      effectiveUntil: null,
      ...tax,
      ...keptBy(tenant.id, firstId + place * taxes.length + index, now - index * daySeconds),
      archived: index === taxes.length - 1,
      usedBy: index === 0 ? [{ serviceId: 1, name: 'City Same Day', revisionId: 1, status: 'published' as const }] : [],
    })),
  )
}

/** What one asks somebody of this role about. */
const askedAbout: readonly (readonly [role: number, about: Contact['roles']])[] = [
  [roles.owner, ['Primary', 'Owner']],
  [roles.dispatcher, ['Dispatch']],
  [roles.organizationManager, ['Accounting']],
  [roles.scheduler, []],
  [roles.viewer, []],
]

/** Whom one asks for in each organisation: people of its own, by the e-mail and the number that they have. */
export function seedContacts(
  tenants: readonly MockTenant[],
  people: readonly MockPerson[],
  now: number,
  firstId: number,
): Contact[] {
  const contacts = tenants.flatMap(({ tenant }) =>
    askedAbout.flatMap(([role, about], index): Omit<Contact, 'id'>[] => {
      const person = people.find(({ memberships }) =>
        memberships.some((membership) => membership.tenantId === tenant.id && membership.roles.includes(role)),
      )
      if (person === undefined) return []
      const { firstName, lastName, email, phone } = person.user
      const { id: _id, ...own } = keptBy(tenant.id, 0, now - index * daySeconds)
      return [
        {
          ...own,
          name: `${firstName} ${lastName}`,
          roles: about,
          details: [
            { type: 'email', value: email },
            ...(phone === null ? [] : [{ type: 'phone' as const, value: phone }]),
            { type: 'url', value: `https://${email.split('@').at(-1)}` },
          ],
          archived: index === askedAbout.length - 1,
        },
      ]
    }),
  )
  return contacts.map((contact, index) => ({ ...contact, id: firstId + index }))
}

/** A role that a courier made for whom keeps its books; nobody holds it. */
export function bookkeeperOf(tenantId: number, now: number): Role {
  return {
    ...keptBy(tenantId, firstOwnRoleId, now),
    name: 'Bookkeeper',
    description: 'Keeps the books and sees what orders cost.',
    permissions: ['accounting.read', 'pricing.read'],
    isDefault: false,
    people: 0,
    archived: false,
  }
}

function keptBy(tenantId: number, id: number, at: number) {
  return { id, tenantId, version: 1, createdAt: at, updatedAt: at }
}
