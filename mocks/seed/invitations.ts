import { bareLetters } from '#domain/text/bare-letters.ts'
import { roles } from '#domain/access/roles.ts'
import type { Invitation } from '#generated/model/index.ts'

const day = 86_400

const none = { roles: [], forPrefillTenantName: null, acceptedTenantId: null, acceptedTenantName: null }
const customer = (forPrefillTenantName: string) => ({ ...none, kind: 'customer', forPrefillTenantName }) as const
const user = (role: number) => ({ ...none, kind: 'user', roles: [role] }) as const

const people = [
  ['Maren', 'Friesen', 'pending', user(roles.dispatcher)],
  ['Omar', 'Haddad', 'accepted', user(roles.driver)],
  ['Sylvie', 'Gauthier', 'rejected', user(roles.viewer)],
  ['Tom', 'Okafor', 'revoked', user(roles.dispatcher)],
  ['Ines', 'Duarte', 'expired', user(roles.scheduler)],
  ['Priya', 'Raman', 'pending', customer('Riverbend Labs')],
  [
    'Aylin',
    'Yılmaz',
    'accepted',
    { ...customer('Meewasin'), acceptedTenantId: 2, acceptedTenantName: 'Meewasin Pharmacy Group' },
  ],
  ['Jonas', 'Weiss', 'rejected', customer('Batoche Books')],
  ['Chloé', 'Tremblay', 'revoked', customer('Wascana Dental')],
  ['Amit', 'Shah', 'expired', customer('Nutana Optical')],
] as const
const suppliers = [
  ['Rosa', 'Quill', 'pending', { ...none, kind: 'supplier', forPrefillTenantName: 'Sage Hill Packaging' }],
] as const

/** Of colleagues and customers one in each state, and one of a supplier. */
export function invitationsOf(courierId: number, customerId: number, now: number): Invitation[] {
  return [
    ...people.map((person) => [courierId, ...person] as const),
    ...suppliers.map((person) => [customerId, ...person] as const),
  ].map(([tenantId, firstName, lastName, state, given], index) => {
    const createdAt = now - (state === 'expired' ? 40 : index + 1) * day
    return {
      id: 801 + index,
      tenantId,
      version: 1,
      archived: false,
      createdAt,
      updatedAt: createdAt,
      ...given,
      roles: [...given.roles],
      state,
      forInitialUserEmail: `${bareLetters(firstName)}@prairiesky.example`,
      forInitialUserFirstName: firstName,
      forInitialUserLastName: lastName,
      forInitialUserPhone: null,
      invitedByName: 'Helen Dyck',
      expiresAt: createdAt + 30 * day,
      endedAt: state === 'pending' ? null : Math.min(now, createdAt + 30 * day),
    }
  })
}
