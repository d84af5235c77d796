import type { Application } from '#generated/model/index.ts'
import { tenantByKey } from '../lookup.ts'
import type { World } from '../world-types.ts'
import type { TenantKey } from './tenants.ts'

const day = 86_400

const told = {
  pending: { message: 'We send about twenty parcels a day, most of them downtown.', origin: 'website' },
  approved: { message: null, origin: 'connect' },
  rejected: { message: 'Frozen goods to La Ronge, three times a week.', origin: 'connect' },
  revoked: { message: null, origin: null },
} as const

/** From whom, to whom, and what became of it. Of customers one in each state. */
const sent: readonly (readonly [TenantKey, TenantKey, Application['kind'], Application['state']])[] = [
  ['no-actions', 'courier', 'customer', 'pending'],
  ['customer', 'courier', 'customer', 'approved'],
  ['no-actions', 'courier', 'customer', 'rejected'],
  ['onboarding', 'courier', 'customer', 'revoked'],
  ['customer', 'stranger', 'customer', 'rejected'],
  ['stranger', 'customer', 'courier', 'rejected'],
]

export function seedApplications(world: Pick<World, 'tenants'>, now: number): Application[] {
  return sent.map(([from, to, kind, state], index) => {
    const createdAt = now - (index + 1) * day
    const [{ tenant: applicant }, { tenant: receiver }] = [tenantByKey(world, from), tenantByKey(world, to)]
    return {
      id: 851 + index,
      tenantId: applicant.id,
      version: 1,
      archived: false,
      createdAt,
      updatedAt: createdAt,
      kind,
      state,
      ...told[state],
      applicantTenantId: applicant.id,
      applicantTenantName: applicant.name,
      receiverTenantId: receiver.id,
      receiverTenantName: receiver.name,
      appliedByName: 'Dana Kowalski',
      applicantPhone: applicant.phone,
      applicantAddress: applicant.address,
      rejectionReason: state === 'rejected' ? 'We do not deliver that far north.' : null,
      endedAt: state === 'pending' ? null : createdAt + day / 2,
    }
  })
}
