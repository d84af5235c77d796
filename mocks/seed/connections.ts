import type { Customer, Supplier, Vendor } from '#generated/model/index.ts'
import type { MockTenant, World } from '../world-types.ts'

const daySeconds = 86_400

/** Whom each organisation of the world delivers for, who delivers for it and who sends to it; the last customer is on credit hold. */
export function seedPartners(tenants: readonly MockTenant[], now: number): Pick<World['resources'], string> {
  const pairs = tenants.flatMap((provider) =>
    provider.customerIds.flatMap((id) => {
      const asker = tenants.find(({ tenant }) => tenant.id === id)
      return asker === undefined ? [] : [{ provider, asker }]
    }),
  )
  const connectedAt = now - 60 * daySeconds
  const kept = {
    version: 1,
    archived: false,
    createdAt: connectedAt,
    updatedAt: connectedAt,
    connectedAt,
    endedAt: null,
  }
  const facts = ({ tenant }: MockTenant) => ({
    id: tenant.id,
    name: tenant.name,
    status: 'connected' as const,
    phone: tenant.orderSupportPhone,
    address: tenant.address,
    openOrders: 0,
    lastOrderAt: null,
    notes: null,
  })
  const isCourier = ({ tenant }: MockTenant) => tenant.kind === 'Courier'
  const customer = pairs.map(({ provider, asker }): Customer => ({
    ...kept,
    ...facts(asker),
    tenantId: provider.tenant.id,
    connectedAs: ['customer'],
    relation: isCourier(provider) ? 'customer' : 'supplied',
    isManaged: asker.key === 'managed',
    mergedInto: null,
    isFavorite: false,
    services: 3,
    accountNumber: `C-${1_000 + asker.tenant.id}`,
    billToName: null,
    billToAddress: null,
    invoiceEmail: null,
    paymentTerms: null,
    billingCycle: null,
    taxExempt: false,
    taxExemptionNumber: null,
    poNumberRequired: false,
    creditHold: asker.key === 'onboarding',
  }))
  const vendor = pairs
    .filter(({ provider }) => isCourier(provider))
    .map(({ provider, asker }): Vendor => ({
      ...kept,
      ...facts(provider),
      tenantId: asker.tenant.id,
      connectedAs: ['vendor'],
      relation: 'courier',
      services: 3,
      ownName: null,
      accountNumber: null,
      isFavorite: true,
    }))
  const supplier = pairs
    .filter(({ provider }) => !isCourier(provider))
    .map(({ provider, asker }): Supplier => ({
      ...kept,
      ...facts(provider),
      tenantId: asker.tenant.id,
      isFavorite: false,
      connectedAs: ['supplier'],
      placesOrders: true,
    }))
  return { customer, vendor, supplier }
}
