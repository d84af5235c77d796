import type { Customer, Partner, Partnership, Vendor } from '#generated/model/index.ts'
import { tenantByKey } from '../lookup.ts'
import type { MockTenant, World } from '../world-types.ts'
import type { TenantKey } from './tenants.ts'

const day = 86_400

/** From whom, to whom, and what became of it. */
const offered: readonly (readonly [TenantKey, TenantKey, Partnership['state']])[] = [
  ['battlefords', 'courier', 'pending'],
  ['courier', 'battlefords', 'declined'],
  ['courier', 'stranger', 'accepted'],
]

export function seedPartnerships(world: Pick<World, 'tenants'>, now: number): Partnership[] {
  return offered.map(([from, to, state], index) => {
    const createdAt = now - (index + 1) * day
    const [{ tenant: offerer }, { tenant: receiver }] = [tenantByKey(world, from), tenantByKey(world, to)]
    return {
      id: 871 + index,
      tenantId: offerer.id,
      version: 1,
      archived: false,
      createdAt,
      updatedAt: createdAt,
      state,
      message: state === 'pending' ? 'We drive to Saskatoon every morning and go home empty.' : null,
      offererTenantId: offerer.id,
      offererTenantName: offerer.name,
      receiverTenantId: receiver.id,
      receiverTenantName: receiver.name,
      offeredByName: 'Dana Kowalski',
      offererPhone: offerer.phone,
      offererAddress: offerer.address,
      declineReason: state === 'declined' ? 'Our vans are full until spring.' : null,
      endedAt: state === 'pending' ? null : createdAt + day / 2,
    }
  })
}

/** What each of two partners keeps of the other: as a partner, as a customer and as a vendor. */
export function seedPartnerPair(one: MockTenant, other: MockTenant, connectedAt: number) {
  const pairs = [
    [one, other],
    [other, one],
  ] as const
  const rows = pairs.map(([{ tenant: own }, { tenant }]) => ({
    tenantId: own.id,
    id: tenant.id,
    name: tenant.name,
    status: 'connected' as const,
    phone: tenant.orderSupportPhone,
    address: tenant.address,
    lastOrderAt: null,
    isFavorite: false,
    connectedAs: ['customer' as const, 'vendor' as const],
    connectedAt,
    endedAt: null,
  }))
  const kept = { version: 1, archived: false, createdAt: connectedAt, updatedAt: connectedAt, openOrders: 0 }
  const own = { notes: null, accountNumber: null }
  return {
    partner: rows.map((row): Partner & typeof kept => ({ ...kept, ...row, openHandedOn: 2, openReceived: 1 })),
    customer: rows.map((row): Customer => ({
      ...kept,
      ...row,
      ...own,
      relation: 'partner',
      isManaged: false,
      mergedInto: null,
      services: 1,
      billToName: null,
      billToAddress: null,
      invoiceEmail: null,
      paymentTerms: null,
      billingCycle: null,
      taxExempt: false,
      taxExemptionNumber: null,
      poNumberRequired: false,
      creditHold: false,
    })),
    vendor: rows.map((row): Vendor => ({ ...kept, ...row, ...own, relation: 'partner', services: 3, ownName: null })),
  }
}
