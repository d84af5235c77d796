import type { Kysely } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import { isPartner, linkOf, partners, whyNotAccepted, type PartnerKind } from '#domain/invitations/kinds.ts'
import { faultsOfOrganization, nameOfOrganization, type AskedOrganization } from '#domain/invitations/organization.ts'
import { nameFaults } from '#domain/text/names.ts'
import { forbidden, formError, notFound, refuseErrors } from '#domain/text/refusal.ts'
import { noSuchInvitation, noSuchTimeZone, notOfOrganization, ownersAlone } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { permissionsHeldBy } from '#server/access/held-there.ts'
import { addMember } from '#server/access/grants.ts'
import { defaultRole } from '#server/access/own-roles.ts'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { PublicContext, SignedInContext } from '#server/http/context.ts'
import { isTimeZone } from '#server/http/time-zones.ts'
import { areConnected, connectTenants } from '#server/relationships/connect.ts'
import { makeTenant } from '#server/relationships/make-tenant.ts'
import { endInvitation, standIn } from './end-invitation.ts'
import { liveInvitation, type LiveInvitation } from './live-invitation.ts'

/**
 * Accepts for an organization of the person who is signed in, or for one that is made with it, and has them work there. Where it is linked
 * already, the invitation ends and nothing else happens.
 * @throws forbidden while acting as another person; notFound as {@link liveInvitation}; formError naming the field
 */
export async function linkSignedIn(
  ctx: SignedInContext,
  { uid, tenantId, organization }: Schema<'InvitationLink'>,
): Promise<{ id: number; name: string }> {
  if (ctx.impersonatorUserId !== null) throw forbidden(ownersAlone)
  if ((tenantId === undefined) === (organization === undefined))
    throw formError({ '/tenantId': ['Choose an organization, or make one'] })
  return asSystem(ctx.db, async (db) => {
    const invitation = await liveInvitation(db, uid, ctx.now, true)
    const { kind } = invitation
    if (!isPartner(kind)) throw notFound(noSuchInvitation)
    const accepting =
      organization === undefined
        ? await ownOrganization(db, ctx, kind, invitation.tenantId, tenantId ?? 0)
        : await newOrganization(db, ctx, kind, organization)
    await connect(db, ctx, invitation, ctx.userId, accepting.id)
    return accepting
  })
}

async function newOrganization(
  db: Kysely<Database>,
  ctx: SignedInContext,
  kind: PartnerKind,
  asked: Schema<'NewOrganization'>,
): Promise<{ id: number; name: string }> {
  const said = { ...nameFaults(asked, ['name']), ...faultsOfOrganization(asked) }
  const faults = Object.entries(said).map(([field, words]) => [`/organization${field}`, words])
  refuseErrors(Object.fromEntries(faults))
  if (!isTimeZone(asked.timezone)) throw formError({ '/organization/timezone': [noSuchTimeZone] })
  const id = await makeOrganization(db, ctx, kind, ctx.userId, asked, ctx.names)
  return { id, name: nameOfOrganization(asked, ctx.names) }
}

/** @throws formError on `/tenantId` for one that the person does not belong to, cannot answer for, or that invites itself */
async function ownOrganization(
  db: Kysely<Database>,
  { userId }: SignedInContext,
  kind: PartnerKind,
  invitingTenantId: number,
  tenantId: number,
): Promise<{ id: number; name: string }> {
  if (tenantId === invitingTenantId)
    throw formError({ '/tenantId': ['An organization cannot accept its own invitation'] })
  const own = await organizationsOf(db, userId).where('tenants.id', '=', tenantId).executeTakeFirst()
  if (!own) throw formError({ '/tenantId': [notOfOrganization] })
  const reason = whyNotAccepted(kind, await permissionsHeldBy(db, tenantId, userId))
  if (reason !== null) throw formError({ '/tenantId': [reason] })
  return own
}

function organizationsOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select(['tenants.id', 'tenants.name'])
    .where('memberships.user_id', '=', userId)
    .where('tenants.archived_at', 'is', null)
    .where('tenants.kind', '!=', 'Internal')
}

/** More than anybody works in. */
const mostChoices = 200

/** Whom a person can accept an invitation for. In a system transaction. @throws notFound as {@link liveInvitation} */
export async function choicesFor(
  db: Kysely<Database>,
  { userId, now }: Pick<SignedInContext, 'userId' | 'now'>,
  uid: string,
): Promise<Schema<'InvitationChoices'>['data']> {
  const { kind, tenantId } = await liveInvitation(db, uid, now)
  if (!isPartner(kind)) return []
  const own = await organizationsOf(db, userId)
    .where('tenants.id', '!=', tenantId)
    .orderBy('tenants.name')
    .orderBy('tenants.id')
    .limit(mostChoices)
    .execute()
  const choices: Schema<'InvitationChoices'>['data'] = []
  for (const { id, name } of own) {
    const whyNot = whyNotAccepted(kind, await permissionsHeldBy(db, id, userId))
    choices.push({ id, name, linked: await areConnected(db, linkOf(kind, tenantId, id)), whyNot })
  }
  return choices
}

/**
 * The organization of the invited address that is linked with the inviting one in this way already; null where there is none. In a
 * system transaction.
 */
export async function linkedTenantOf(
  db: Kysely<Database>,
  { kind, tenantId, email }: Pick<LiveInvitation, 'kind' | 'tenantId' | 'email'>,
): Promise<{ id: number; name: string } | null> {
  if (!isPartner(kind)) return null
  const account = await db
    .selectFrom('users')
    .select('id')
    .where((match) => match(match.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!account) return null
  for (const own of await organizationsOf(db, account.id).orderBy('tenants.id').limit(mostChoices).execute())
    if (own.id !== tenantId && (await areConnected(db, linkOf(kind, tenantId, own.id)))) return own
  return null
}

/** Makes the organization of a customer or supplier, of which the person is the owner. In a system transaction. */
export async function makeOrganization(
  db: Kysely<Database>,
  { now }: PublicContext,
  kind: PartnerKind,
  userId: number,
  asked: AskedOrganization & { timezone: string; phone?: string },
  person: { firstName: string; lastName: string },
): Promise<number> {
  const name = nameOfOrganization(asked, person)
  const address = asked.address?.trim() ?? ''
  const { becomes } = partners[kind]
  const tenantId = await makeTenant(
    db,
    {
      name,
      kind: becomes,
      account_type: asked.accountType ?? 'organization',
      features: [becomes],
      address,
      phone: asked.phone ?? null,
      bill_to_name: name,
      bill_to_address: address,
      time_zone: asked.timezone,
    },
    now,
  )
  await addMember(db, { tenantId, userId, now }, [defaultRole(roles.owner)])
  return tenantId
}

/**
 * Links the organization with the inviting one, ends the invitation, and has the person stand in the organization. In a system
 * transaction.
 */
export async function connect(
  db: Kysely<Database>,
  { now, request }: PublicContext,
  invitation: LiveInvitation,
  userId: number,
  acceptingTenantId: number,
): Promise<void> {
  const { kind, tenantId } = invitation
  if (!isPartner(kind)) throw new Error('A colleague is no organization to be linked.')
  await db
    .insertInto('tenant_features')
    .values({ tenant_id: acceptingTenantId, feature: partners[kind].becomes, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await connectTenants(db, { ...linkOf(kind, tenantId, acceptingTenantId), now })
  await standIn(db, userId, acceptingTenantId, now)
  await endInvitation(db, { tenantId, now, request }, invitation, {
    state: 'accepted',
    userId,
    acceptedTenantId: acceptingTenantId,
  })
}
