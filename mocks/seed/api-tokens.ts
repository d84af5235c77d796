import type { ApiToken } from '#generated/model/index.ts'
import type { MockTenant } from '../world-types.ts'

const day = 86_400

/** One that is used, one that has ended and one that was revoked, of each organisation. @param now unix seconds */
export function seedApiTokens(tenants: readonly MockTenant[], now: number): ApiToken[] {
  return tenants.flatMap(({ tenant }, place) => {
    const shared = {
      tenantId: tenant.id,
      version: 1,
      archived: false,
      madeByName: 'Marta Lindqvist',
      madeByMember: true,
      isRevoked: false,
      revokedAt: null,
      lastUsedAddress: null,
    }
    return [
      {
        ...shared,
        id: 1 + place * 3,
        name: 'Web shop',
        scopes: ['delivery-orders.create' as const, 'delivery-orders.read' as const],
        lastFour: 'k3Zq',
        createdAt: now - 20 * day,
        updatedAt: now - 20 * day,
        expiresAt: now + 70 * day,
        lastUsedAt: now - 180,
        lastUsedAddress: '203.0.113.9',
      },
      {
        ...shared,
        id: 2 + place * 3,
        name: 'Warehouse',
        madeByName: 'Piotr Nowak',
        madeByMember: false,
        scopes: ['locations.read' as const, 'locations.create' as const],
        lastFour: 'Qw0x',
        createdAt: now - 95 * day,
        updatedAt: now - 95 * day,
        expiresAt: now - 5 * day,
        lastUsedAt: now - 6 * day,
        lastUsedAddress: '203.0.113.10',
      },
      {
        ...shared,
        id: 3 + place * 3,
        name: 'Trial',
        scopes: ['delivery-orders.read' as const],
        lastFour: '9-bT',
        createdAt: now - 40 * day,
        updatedAt: now - 30 * day,
        expiresAt: now + 50 * day,
        lastUsedAt: null,
        isRevoked: true,
        revokedAt: now - 30 * day,
      },
    ]
  })
}
