import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import {
  alreadyOffered,
  checkOffer,
  checkSuccessorOrganization,
  noLongerManaged,
  noOwner,
  notManaged,
  whyNotHandedOver,
} from '#domain/relationships/onboarding.ts'
import { forbidden, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordForeignAct } from '#server/audit.ts'
import { holdCustomers } from '#server/customers/managed-customers.ts'
import { isErrorWithCode, standsAlready } from '#server/db/error-code.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { refuseImpersonator } from '#server/http/own-name.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { countPressedMails } from '#server/messages/press-limit.ts'
import { tellOf } from '#server/notices/tell-of.ts'
import { publish } from '#server/outbox.ts'
import { actOf } from '#server/resources/act.ts'
import { getOf } from '#server/resources/handlers.ts'
import { list, type ListScope, type RowScope } from '#server/resources/read.ts'
import { defineResource } from '#server/resources/resource.ts'
import { create } from '#server/resources/write.ts'
import { expireInvitations } from './expire.ts'
import { invitationSeconds } from './live-invitation.ts'
import { invitationJob } from './mails.ts'
import { featuresOf, permissionsHeldBy } from '#server/access/held-there.ts'
import { isManagedBy, ownerOf, takeOver } from './take-over.ts'

type Onboarding = Schema<'ManagedCustomerOnboarding'>

const onboardings = defineResource('managedCustomerOnboarding', 'managed_customer_onboardings', {
  names: ['toFirstName', 'toLastName'],
})

const ends = {
  sent: sql.ref<number>('managed_customer_onboardings.tenant_id'),
  received: sql.ref<number>('managed_customer_onboardings.to_tenant_id'),
} as const

type Direction = keyof typeof ends

/** Those that the request's tenant offered, or that were offered to it. */
const those =
  (direction: Direction) =>
  ({ tenantId }: Context): RowScope => ({ isMeant: () => sql`${ends[direction]} = ${tenantId}` })

/** What the caller may read of both. */
function readable({ tenantId, permissions }: Context, direction?: Direction): ListScope {
  const may = { sent: permissions.has('customers.read'), received: permissions.has('owner.audit-onboarding-requests') }
  const asked = (['sent', 'received'] as const).filter((one) => may[one] && (direction ?? one) === one)
  const meant = asked.map((one) => sql<boolean>`${ends[one]} = ${tenantId}`)
  return {
    isMeant: () => (meant.length === 0 ? sql`false` : sql`(${sql.join(meant, sql` or `)})`),
    tenantIds: sql`select ${tenantId}::bigint`,
  }
}

const handedOver = 'A customer is handed over'

/** @throws notFound; forbidden; formError as the rules say */
async function offer(ctx: Context, customerId: number, input: Schema<'ManagedCustomerOnboardingInput'>) {
  const { db, tenantId, permissions, names, userId, now } = ctx
  const reason = whyNotHandedOver(permissions, await featuresOf(db, tenantId))
  if (reason !== null) throw forbidden(`${reason}.`)
  await asSystem(db, (all) => holdCustomers(all, tenantId, [customerId]))
  const customer = await db
    .selectFrom('customers')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', customerId)
    .where('relation', '=', 'customer')
    .where('status', '=', 'connected')
    .executeTakeFirst()
  if (!customer) throw notFound(noSuch('customer'))
  const toTenantName = await asSystem(db, async (all) => {
    // One whose time is over no longer stands in the way.
    await expireInvitations(all, now)
    if (!(await isManagedBy(all, tenantId, customerId))) throw notManaged()
    checkOffer(input)
    return input.toTenantId ? successorName(all, tenantId, input.toTenantId) : null
  })
  const offered = await once(() =>
    create(onboardings, ctx, input, {
      customer_tenant_id: customerId,
      customer_name: customer.name,
      courier_name: names.tenantName,
      to_tenant_name: toTenantName,
      offered_by_user_id: userId,
      offered_by_name: `${names.firstName} ${names.lastName}`,
      expires_at: now + invitationSeconds,
    }),
  )
  if (offered.toTenantId === null) await invite(ctx, offered)
  else {
    await tellOther(ctx, offered, offered.toTenantId, 'created')
    const told = { type: 'ownershipTransferRequest', facts: factsOf(offered, offered.courierName) } as const
    await tellOf(ctx, { ...told, payload: payloadOf(offered), tenantId: offered.toTenantId })
  }
  return offered
}

/** What a notice says of it. @param name of the organization that acted */
const factsOf = ({ customerName }: Onboarding, name: string | null) => ({
  organization: customerName,
  ...(name !== null && { name }),
})

const payloadOf = ({ id, customerTenantId }: Pick<Onboarding, 'id' | 'customerTenantId'>) => ({
  onboardingMeta: { managedCustomerOnboarding: { id, customerTenantId } },
})

/** @throws formError at `/toTenantId` */
async function successorName(db: Kysely<Database>, courierId: number, tenantId: number): Promise<string> {
  const found = await db
    .selectFrom('customers')
    .select(['name', 'relation', 'status'])
    .where('tenant_id', '=', courierId)
    .where('id', '=', tenantId)
    .executeTakeFirst()
  checkSuccessorOrganization(
    found && {
      isCustomer: found.relation === 'customer' && found.status === 'connected',
      isManaged: await isManagedBy(db, courierId, tenantId),
      hasOwner: (await ownerOf(db, tenantId)) !== null,
    },
  )
  return found?.name ?? ''
}

/** Invites the person: what is mailed, opened and answered then is an invitation like any other. */
async function invite(ctx: Context, { id, toEmail, toFirstName, toLastName, expiresAt }: Onboarding): Promise<void> {
  await countPressedMails(ctx, 'invitation', [toEmail ?? ''])
  const invitation = await asSystem(ctx.db, (db) =>
    db
      .insertInto('invitations')
      .values({
        tenant_id: ctx.tenantId,
        kind: 'owner',
        onboarding_id: id,
        for_initial_user_email: toEmail ?? '',
        for_initial_user_first_name: toFirstName ?? '',
        for_initial_user_last_name: toLastName ?? '',
        invited_by_user_id: ctx.userId,
        uid_seed: randomUUID(),
        expires_at: expiresAt,
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await enqueue(ctx, invitationJob, { invitationId: invitation.id }, { key: String(invitation.id) })
}

async function once<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    throw isErrorWithCode(error, standsAlready) ? alreadyOffered() : error
  }
}

/** What the other end hears and finds in its audit, without who did it. */
async function tellOther(ctx: Context, { id, customerName }: Onboarding, otherTenantId: number, verb: string) {
  const action = `managed-customer-onboarding.${verb}`
  const topic = 'ownership-transfer-requests'
  await publish(ctx, { topic, key: id, audienceTenantIds: [otherTenantId], payload: { action } })
  await inTenant(ctx.db, { tenantId: otherTenantId }, (db) =>
    recordForeignAct(
      { db, tenantId: otherTenantId, now: ctx.now },
      { action, entity: 'managed-customer-onboarding', entityId: id, details: { name: customerName } },
    ),
  )
}

/**
 * Those who answer an invitation hold it before what it is part of: in the same order here, so that neither waits for the other.
 * What is over by the clock is said to be.
 */
async function holdInvitation({ db, tenantId, now }: Context, onboardingId: number): Promise<void> {
  await asSystem(db, async (all) => {
    await expireInvitations(all, now)
    await all
      .selectFrom('invitations')
      .select('id')
      .where('onboarding_id', '=', onboardingId)
      .where('tenant_id', '=', tenantId)
      .forNoKeyUpdate()
      .execute()
  })
}

const accept = actOf(
  onboardings,
  'acceptManagedCustomerOnboarding',
  async (ctx, onboarding) => {
    const { id, tenantId: courierId, customerTenantId, courierName } = onboarding
    await asSystem(ctx.db, async (db) => {
      const { offered_by_user_id: offeredBy } = await db
        .selectFrom('managed_customer_onboardings')
        .select('offered_by_user_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const held = await permissionsHeldBy(db, courierId, offeredBy)
      if (whyNotHandedOver(held, await featuresOf(db, courierId)) !== null) throw noLongerManaged(courierName)
      if (!(await isManagedBy(db, courierId, customerTenantId))) throw noLongerManaged(courierName)
      const owner = await ownerOf(db, ctx.tenantId)
      if (owner === null) throw noOwner()
      await takeOver(db, ctx, customerTenantId, owner)
    })
    await tellOther(ctx, onboarding, courierId, 'accepted')
    const facts = factsOf(onboarding, onboarding.toTenantName)
    await tellOf(ctx, { type: 'ownershipTransferAccepted', facts, payload: payloadOf(onboarding), tenantId: courierId })
    return { ended_at: ctx.now }
  },
  those('received'),
)

const reject = actOf(
  onboardings,
  'rejectManagedCustomerOnboarding',
  async (
    ctx,
    onboarding,
    { body }: { path: { managedCustomerOnboardingId: number }; body?: Schema<'OwnershipRejection'> },
  ) => {
    await tellOther(ctx, onboarding, onboarding.tenantId, 'rejected')
    return { ended_at: ctx.now, rejection_reason: body?.rejectionReason?.trim() || null }
  },
  those('received'),
)

const revoke = actOf(
  onboardings,
  'revokeManagedCustomerOnboarding',
  async (ctx, onboarding) => {
    const { id, toTenantId } = onboarding
    if (toTenantId !== null) await tellOther(ctx, onboarding, toTenantId, 'revoked')
    await asSystem(ctx.db, (db) =>
      db
        .updateTable('invitations')
        .set((row) => ({ state: 'revoked', ended_at: ctx.now, updated_at: ctx.now, version: row('version', '+', 1) }))
        .where('onboarding_id', '=', id)
        .execute(),
    )
    return { ended_at: ctx.now }
  },
  those('sent'),
)

/** Managed customers that are handed over, from both ends. */
export const onboardingsHandlers = defineHandlers({
  async getManagedCustomerOnboardings({ query: { direction, customerTenantId, ...query } }, ctx) {
    const scope = readable(ctx, direction)
    const { pagination } = query
    const newest = { field: 'createdAt', direction: 'desc' } as const
    const ofCustomer =
      customerTenantId === undefined
        ? scope
        : {
            ...scope,
            isMeant: (owner: Parameters<ListScope['isMeant']>[0]) =>
              sql<boolean>`${scope.isMeant(owner)} and managed_customer_onboardings.customer_tenant_id = ${customerTenantId}`,
          }
    const sorted = { ...query, pagination: { ...pagination, sort: pagination?.sort ?? [newest] } }
    return { status: 200, body: list(onboardings, ctx, sorted, ofCustomer) }
  },
  getManagedCustomerOnboarding: getOf(onboardings, (ctx) => readable(ctx)),

  async createOnboarding({ path: { customerId }, body }, ctx) {
    refuseImpersonator(ctx, handedOver)
    return { status: 200, body: await offer(ctx, customerId, body) }
  },

  async acceptManagedCustomerOnboarding(input, ctx) {
    refuseImpersonator(ctx, handedOver)
    await holdInvitation(ctx, input.path.managedCustomerOnboardingId)
    return accept(input, ctx)
  },
  async rejectManagedCustomerOnboarding(input, ctx) {
    await holdInvitation(ctx, input.path.managedCustomerOnboardingId)
    return reject(input, ctx)
  },
  async revokeManagedCustomerOnboarding(input, ctx) {
    await holdInvitation(ctx, input.path.managedCustomerOnboardingId)
    return revoke(input, ctx)
  },
})
