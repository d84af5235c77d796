import type { ManagedCustomerOnboarding } from '#generated/model/index.ts'
import { tenantByKey } from '../lookup.ts'
import type { World } from '../world-types.ts'

const day = 86_400

const toPerson = { offeredTo: 'person', toFirstName: 'Chantal', toLastName: 'Bouvier', toTenantId: null } as const
const person = { ...toPerson, toEmail: 'chantal@nutanaflowers.example', toTenantName: null }

/** The managed customer, offered to a person, who is asked, after an organization said no; and one that a stranger offers the customer. */
export function seedOnboardings(world: Pick<World, 'tenants'>, now: number): ManagedCustomerOnboarding[] {
  const [courier, customer, stranger, managed] = (['courier', 'customer', 'stranger', 'managed'] as const).map(
    (key) => tenantByKey(world, key).tenant,
  )
  if (!courier || !customer || !stranger || !managed) throw new Error('The world lacks one of them.')
  const organization = {
    offeredTo: 'organization',
    toEmail: null,
    toFirstName: null,
    toLastName: null,
    toTenantId: customer.id,
    toTenantName: customer.name,
  } as const
  const rowOf = (
    id: number,
    from: typeof courier,
    of: { id: number; name: string },
    to: typeof person | typeof organization,
    state: ManagedCustomerOnboarding['state'],
    daysAgo: number,
  ): ManagedCustomerOnboarding => {
    const createdAt = now - daysAgo * day
    return {
      id,
      tenantId: from.id,
      version: 1,
      archived: false,
      createdAt,
      updatedAt: createdAt,
      ...to,
      customerTenantId: of.id,
      customerName: of.name,
      courierName: from.name,
      offeredByName: 'Helen Dyck',
      state,
      rejectionReason: state === 'rejected' ? 'It is no shop of ours.' : null,
      expiresAt: createdAt + 30 * day,
      endedAt: state === 'pending' ? null : createdAt + day / 2,
    }
  }
  return [
    rowOf(871, courier, managed, person, 'pending', 2),
    rowOf(872, courier, managed, organization, 'rejected', 9),
    rowOf(873, stranger, { id: 990, name: 'Wascana Pharmacy' }, organization, 'pending', 1),
  ]
}
