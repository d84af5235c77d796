import { sql } from 'kysely'
import {
  mayMakePartners,
  offererEnded,
  offerVoid,
  ownOffer,
  whyNoPartner,
  whyNotOffered,
} from '#domain/relationships/partnerships.ts'
import { forbidden, formError, notFound } from '#domain/text/refusal.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { isErrorWithCode, standsAlready } from '#server/db/error-code.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { featuresOf, permissionsHeldBy } from '#server/access/held-there.ts'
import { tellOf } from '#server/notices/tell-of.ts'
import { arePartners, connectTenants } from '#server/relationships/connect.ts'
import { actOf } from '#server/resources/act.ts'
import { getOf, listOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { create } from '#server/resources/write.ts'
import { connectedAs, lastOrder, openOrders, postalAddress, supportPhone } from './partner-columns.ts'
import { offersServices } from './potential-vendors.ts'
import {
  bothOf,
  checkServices,
  type Direction,
  listProposals,
  ofEither,
  openExactly,
  pendingBetween,
  stillStands,
  tellOther,
  those,
} from './proposals.ts'

type Partnership = Schema<'Partnership'>

/** Offers, with what became of them: both ends read the same row. */
const partnerships = defineResource('partnership', 'partnerships', {
  fields: { offererTenantId: { column: 'tenant_id' } },
})

const ofPartner = {
  handedOn: sql`p.receiver_tenant_id = partners.id and p.is_sender`,
  received: sql`p.sender_tenant_id = partners.id`,
}

/** The couriers that are, or were, partners: triggers keep these rows beside the links (0300_partnerships.sql). */
const partners = defineResource('partner', 'partners', {
  also: {
    is_favorite: sql<boolean>`exists (select from vendors v where v.tenant_id = partners.tenant_id and v.id = partners.id
      and v.is_favorite)`,
    phone: supportPhone('partners'),
    address: postalAddress('partners'),
    connected_as: connectedAs('partners'),
    open_handed_on: openOrders('partners', ofPartner.handedOn),
    open_received: openOrders('partners', ofPartner.received),
    last_order_at: sql<number | null>`greatest(${lastOrder('partners', ofPartner.handedOn)},
      ${lastOrder('partners', ofPartner.received)})`,
  },
})

const told = (ctx: Context, id: number, otherTenantId: number, verb: string) =>
  tellOther(partnerships, ctx, { id, otherTenantId, verb })

/** Tells the people of the other courier. */
async function notify(
  ctx: Context,
  { id, ...of }: Partnership,
  type: 'partnershipOffered' | 'partnershipAccepted' | 'partnershipDeclined',
): Promise<void> {
  const [own, name, other] =
    type === 'partnershipOffered'
      ? [of.offererTenantId, of.offererTenantName, of.receiverTenantId]
      : [of.receiverTenantId, of.receiverTenantName, of.offererTenantId]
  await tellOf(ctx, { type, facts: { name }, payload: { partnership: { id }, courier: { id: own } }, tenantId: other })
}

/** The request's tenant is the one that offered, or the other one. */
function endedBy(direction: Direction) {
  return (ctx: Context) => those('partnerships', ctx, direction)
}

/** @throws formError as {@link whyNotOffered}; forbidden for who is no courier; notFound for one to whom nothing is offered */
async function offer(ctx: Context, input: Schema<'PartnershipInput'>): Promise<Partnership> {
  const { db, tenantId, names, userId } = ctx
  const { receiverTenantId } = input
  if (receiverTenantId === tenantId) throw formError({}, 'own_offer', ownOffer)
  const { own, other } = await asSystem(db, async (all) => {
    const reason = whyNoPartner(await featuresOf(all, tenantId))
    if (reason !== null) throw forbidden(`${reason}.`)
    const both = await bothOf(all, tenantId, receiverTenantId)
    if (both === null) throw notFound(noSuchOrganization)
    const isConnected = await arePartners(all, tenantId, receiverTenantId)
    if (!isConnected && !(await offersServices(all, receiverTenantId))) throw notFound(noSuchOrganization)
    const pending = await pendingBetween(all, 'partnerships', tenantId, receiverTenantId)
    const refused = whyNotOffered({ name: both.other.name, isConnected, pending })
    if (refused !== null) throw formError({}, refused.code, refused.message)
    return both
  })
  try {
    const partnership = await create(partnerships, ctx, input, {
      offerer_tenant_name: own.name,
      receiver_tenant_name: other.name,
      offered_by_user_id: userId,
      offered_by_name: `${names.firstName} ${names.lastName}`,
      offerer_phone: own.phone ?? own.order_support_phone,
      offerer_address: own.address || null,
    })
    await told(ctx, partnership.id, other.id, 'created')
    await notify(ctx, partnership, 'partnershipOffered')
    return partnership
  } catch (error) {
    if (!isErrorWithCode(error, standsAlready)) throw error
    // Somebody was quicker a moment ago, here or there: what waits was not to be seen yet.
    throw formError({}, 'already_offered', 'An offer waits between the two of you already')
  }
}

/** @throws formError for an offer that nobody stands behind any more, and for services that cannot be opened */
async function accept(ctx: Context, offered: Partnership, { serviceIds }: Schema<'PartnershipAcceptance'>) {
  const { id, offererTenantId, offererTenantName } = offered
  if (serviceIds !== undefined) await checkServices(ctx, serviceIds)
  await asSystem(ctx.db, async (db) => {
    if (!(await stillStands(db, offererTenantId))) throw formError({}, 'offerer_ended', offererEnded)
    const { offered_by_user_id: by } = await db
      .selectFrom('partnerships')
      .select('offered_by_user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const [held, features] = [await permissionsHeldBy(db, offererTenantId, by), await featuresOf(db, offererTenantId)]
    if (!mayMakePartners(held) || whyNoPartner(features) !== null)
      throw formError({}, 'offer_void', offerVoid(offererTenantName))
    const link = { kind: 'courier-broker', tenantId: offererTenantId, partnerTenantId: ctx.tenantId } as const
    await connectTenants(db, { ...link, now: ctx.now })
  })
  if (serviceIds !== undefined) await openExactly(ctx, offererTenantId, serviceIds)
}

export const partnershipsHandlers = defineHandlers({
  getPartners: listOf(partners),
  getPartner: getOf(partners),

  getSentPartnerships: listProposals(partnerships, 'sent'),
  getReceivedPartnerships: listProposals(partnerships, 'received'),
  getPartnership: getOf(partnerships, ofEither('partnerships')),

  async createPartnership({ body }, ctx) {
    return { status: 200, body: await offer(ctx, body) }
  },
  acceptPartnership: actOf(
    partnerships,
    'acceptPartnership',
    async (ctx, offered, { body }: { path: { partnershipId: number }; body?: Schema<'PartnershipAcceptance'> }) => {
      await accept(ctx, offered, body ?? {})
      await told(ctx, offered.id, offered.offererTenantId, 'accepted')
      await notify(ctx, offered, 'partnershipAccepted')
      return { ended_at: ctx.now }
    },
    endedBy('received'),
  ),
  declinePartnership: actOf(
    partnerships,
    'declinePartnership',
    async (ctx, offered, { body }: { path: { partnershipId: number }; body?: Schema<'PartnershipDecline'> }) => {
      await told(ctx, offered.id, offered.offererTenantId, 'declined')
      await notify(ctx, offered, 'partnershipDeclined')
      return { ended_at: ctx.now, decline_reason: body?.declineReason?.trim() || null }
    },
    endedBy('received'),
  ),
  revokePartnership: actOf(
    partnerships,
    'revokePartnership',
    async (ctx, { id, receiverTenantId }) => {
      await told(ctx, id, receiverTenantId, 'revoked')
      return { ended_at: ctx.now }
    },
    endedBy('sent'),
  ),
})
