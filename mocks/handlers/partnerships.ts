import { offererEnded, ownOffer, whyNoPartner, whyNotOffered } from '#domain/relationships/partnerships.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { forbidden, formError, notFound } from '#domain/text/refusal.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import type {
  Partner,
  Partnership,
  PartnershipDecline,
  PotentialPartner,
  PartnershipStanding,
} from '#generated/model/index.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { takeId } from '../lookup.ts'
import { pageOf } from '../pages.ts'
import { profileOf } from '../profiles.ts'
import { seedPartnerPair } from '../seed/partnerships.ts'
import type { World } from '../world-types.ts'
import { checkAct } from './acts.ts'
import { type Direction, keepRows, proposalsOf } from './proposals.ts'

const { listOf, found, add, end, waiting } = proposalsOf<Partnership>('partnership')

const listed = (direction: Direction) =>
  listOf(direction, (row) => `${row.offererTenantName} ${row.receiverTenantName}`)

export function arePartners({ resources }: World, one: number, other: number): boolean {
  const rows = (resources.partner as readonly Partner[] | undefined) ?? []
  return rows.some(({ tenantId, id, status }) => tenantId === one && id === other && status === 'connected')
}

/** How a courier stands to the caller's organisation. */
export function standingOf(
  call: MockCall,
  courierId: number,
): { partnership: PartnershipStanding; partnershipId: number | null } {
  const own = call.caller.tenant?.tenant.id ?? 0
  if (arePartners(call.world, own, courierId)) return { partnership: 'partners', partnershipId: null }
  const offer = waiting(call, own, courierId)
  if (offer === undefined) return { partnership: 'none', partnershipId: null }
  return { partnership: offer.tenantId === own ? 'offered' : 'received', partnershipId: offer.id }
}

function refuseOthers(call: MockCall): void {
  const reason = whyNoPartner(new Set(tenantOf(call.caller).features))
  if (reason !== null) throw forbidden(`${reason}.`)
}

/** Offers of a partnership, and whom one finds to offer it. */
export const partnershipsMocks = defineMocks({
  getSentPartnerships: listed('sent'),
  getReceivedPartnerships: listed('received'),
  getPartnership: ({ path }, call) => found(call, path.partnershipId, ['sent', 'received']),

  createPartnership({ body }, call) {
    const { world, caller, now } = call
    const { tenant } = tenantOf(caller)
    if (tenant.id === body.receiverTenantId) throw formError({}, 'own_offer', ownOffer)
    refuseOthers(call)
    const receiver = world.tenants.find(({ tenant: { id } }) => id === body.receiverTenantId)
    if (receiver?.tenant.kind !== 'Courier') throw notFound(noSuchOrganization)
    const pending = waiting(call, tenant.id, receiver.tenant.id)
    const why = whyNotOffered({
      name: receiver.tenant.name,
      isConnected: arePartners(call.world, tenant.id, receiver.tenant.id),
      pending: pending === undefined ? null : pending.tenantId === tenant.id ? 'own' : 'other',
    })
    if (why !== null) throw formError({}, why.code, why.message)
    const { firstName, lastName } = caller.person.user
    return add(call, {
      id: takeId(world),
      tenantId: tenant.id,
      version: 1,
      archived: false,
      createdAt: now(),
      updatedAt: now(),
      state: 'pending',
      offererTenantId: tenant.id,
      offererTenantName: tenant.name,
      receiverTenantId: receiver.tenant.id,
      receiverTenantName: receiver.tenant.name,
      message: body.message?.trim() || null,
      offeredByName: `${firstName} ${lastName}`,
      offererPhone: tenant.phone,
      offererAddress: tenant.address,
      declineReason: null,
      endedAt: null,
    })
  },

  acceptPartnership({ path }, call) {
    const row = found(call, path.partnershipId, ['received'])
    checkAct('acceptPartnership', row)
    const offerer = call.world.tenants.find(({ tenant }) => tenant.id === row.offererTenantId)
    if (offerer === undefined) throw formError({}, 'offerer_ended', offererEnded)
    // In the place of those of a partnership that had ended.
    keepRows(call.world, seedPartnerPair(offerer, tenantOf(call.caller), call.now()))
    return end(call, row, { state: 'accepted' })
  },
  declinePartnership({ path, body }: { path: { partnershipId: number }; body?: PartnershipDecline }, call) {
    const row = found(call, path.partnershipId, ['received'])
    checkAct('declinePartnership', row)
    return end(call, row, { state: 'declined', declineReason: body?.declineReason?.trim() || null })
  },
  revokePartnership({ path }, call) {
    const row = found(call, path.partnershipId, ['sent'])
    checkAct('revokePartnership', row)
    return end(call, row, { state: 'revoked' })
  },

  getPotentialPartners({ query }, call) {
    refuseOthers(call)
    const own = tenantOf(call.caller).tenant.id
    const rows = call.world.tenants
      .filter(({ tenant: { id, kind } }) => kind === 'Courier' && id !== own && !arePartners(call.world, own, id))
      .map((one): PotentialPartner => ({ ...profileOf(call.world, one), ...standingOf(call, one.tenant.id) }))
      .filter(({ name, city }) => holdsWords(`${name} ${city ?? ''}`, query.search))
    return pageOf(call, { rows, sortBy: { name: ({ name }) => name } })
  },
})
