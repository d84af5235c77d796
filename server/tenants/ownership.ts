import { sql } from 'kysely'
import { answeredStatus, checkSuccessor, type OwnershipAct } from '#domain/acts/ownership.ts'
import { roles } from '#domain/access/roles.ts'
import { forbidden, formError, notFound } from '#domain/text/refusal.ts'
import { noSuch, noSuchOrganization } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Context, SignedInContext } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { refuseImpersonator } from '#server/http/own-name.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { countPressedMails } from '#server/messages/press-limit.ts'
import { tellOf } from '#server/notices/tell-of.ts'
import { publish } from '#server/outbox.ts'
import { conditionsOf } from '#server/resources/filter.ts'
import { changeOwner, lockOwner } from './change-owner.ts'
import { ownershipMailJob } from './ownership-mail.ts'

const changed = 'Ownership is changed'
const filters = { status: sql.ref('ownership_requests.status') }

export const ownershipHandlers = defineHandlers({
  async getTenantOwnershipRequests({ path, query: { pagination } }, ctx) {
    if (ctx.tenantId !== path.tenantId) throw notFound(noSuchOrganization)
    const own = inTenant(ctx)
    const request = pageRequest(pagination)
    const asked = conditionsOf({ filters }, pagination?.filter)
    const found = await countedPage(
      ctx.db,
      visible(own).$if(asked.length > 0, (query) => query.where(({ and }) => and(asked))),
      {
        sort: sql.ref<number>('ownership_requests.created_at'),
        id: sql.ref<number>('ownership_requests.id'),
        direction: sortOf(pagination, { field: 'createdAt', direction: 'desc' }).direction,
        cursorOf: (row) => ({ value: row.created_at, id: row.id }),
      },
      request,
    )
    return { status: 200, body: pageBody(found, request, (row) => toRequest(own, row)) }
  },

  async getOwnershipRequest({ path }, ctx) {
    return { status: 200, body: await readRequest(inTenant(ctx), path.ownershipRequestId) }
  },

  async createOwnershipRequest({ body: { userId } }, ctx) {
    refuseImpersonator(ctx, changed)
    const successor = await findSuccessor(ctx, userId)
    const made = await ctx.db
      .insertInto('ownership_requests')
      .values({
        tenant_id: ctx.tenantId,
        requested_by_user_id: ctx.userId,
        asked_user_id: userId,
        created_at: ctx.now,
      })
      // As it stands in the index, and not as a value: a statement that is prepared for any value finds no index.
      .onConflict((conflict) => conflict.column('tenant_id').where('status', '=', sql.lit('pending')).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw formError({}, 'already_asked', 'Somebody is asked already. Take that request back first.')
    await record(ctx, made.id, 'requested', { userId })
    await notify(ctx, 'ownershipTransferRequest', made.id, userId)
    await countPressedMails(ctx, 'mail', [successor.email])
    await enqueue(ctx, ownershipMailJob, { ownershipRequestId: made.id }, { key: String(made.id) })
    return { status: 200, body: await readRequest(ctx, made.id) }
  },

  async acceptOwnershipRequest({ path }, signedIn) {
    const ctx = inTenant(signedIn)
    const request = await answer(ctx, path.ownershipRequestId, 'accept')
    const owner = await lockOwner(ctx, ctx.userId)
    if (owner !== request.requested_by_user_id)
      throw formError({}, 'no_longer_owner', 'The person who asked you does not own the organization any more.')
    await changeOwner(ctx, owner, ctx.userId)
    await notify(ctx, 'ownershipTransferAccepted', request.id, owner)
    return { status: 200, body: await readRequest(ctx, request.id) }
  },

  async rejectOwnershipRequest({ path, body }, signedIn) {
    const ctx = inTenant(signedIn)
    const { id } = await answer(ctx, path.ownershipRequestId, 'reject', body.rejectionReason?.trim() || null)
    return { status: 200, body: await readRequest(ctx, id) }
  },

  async revokeOwnershipRequest({ path }, ctx) {
    const { id } = await answer(ctx, path.ownershipRequestId, 'revoke')
    return { status: 200, body: await readRequest(ctx, id) }
  },

  async getTenantOwner(_input, ctx) {
    return { status: 200, body: { owner: await readOwner(ctx) } }
  },

  async setTenantOwner({ body: { userId } }, ctx) {
    await findSuccessor(ctx, userId)
    await changeOwner(ctx, await lockOwner(ctx, userId), userId)
    const pending = await ctx.db
      .selectFrom('ownership_requests')
      .select('id')
      .where('tenant_id', '=', ctx.tenantId)
      .where('status', '=', 'pending')
      .executeTakeFirst()
    if (pending) await answer(ctx, pending.id, 'revoke')
    return { status: 200, body: { owner: await readOwner(ctx) } }
  },
})

/** @throws not found for somebody who names no organization that they belong to */
function inTenant(ctx: SignedInContext): Context {
  const { tenantId } = ctx
  if (tenantId === null) throw notFound(noSuchOrganization)
  return { ...ctx, tenantId }
}

/** @throws formError at `/userId` */
async function findSuccessor({ db, tenantId }: Context, userId: number): Promise<{ readonly email: string }> {
  const person = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.email', 'users.archived_at', 'memberships.roles'])
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.user_id', '=', userId)
    .executeTakeFirst()
  const known = person && {
    email: person.email,
    isMember: true,
    isArchived: person.archived_at !== null,
    isOwner: person.roles.includes(roles.owner),
  }
  checkSuccessor(known)
  return known
}

async function readOwner({ db, tenantId }: Context): Promise<Schema<'Person'> | null> {
  const owner = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.first_name as firstName', 'users.last_name as lastName'])
    .where('memberships.tenant_id', '=', tenantId)
    .where(sql<boolean>`${roles.owner}::smallint = any (memberships.roles)`)
    .executeTakeFirst()
  return owner ?? null
}

/** Those of the tenant that the caller may know of: of the owner all, of everybody else what asks them. */
function visible({ db, tenantId, userId, permissions }: Context) {
  return db
    .selectFrom('ownership_requests')
    .innerJoin('users as owner', 'owner.id', 'ownership_requests.requested_by_user_id')
    .innerJoin('users as asked', 'asked.id', 'ownership_requests.asked_user_id')
    .where('ownership_requests.tenant_id', '=', tenantId)
    .$if(!permissions.has('owner.change-ownership'), (query) =>
      query.where('ownership_requests.asked_user_id', '=', userId),
    )
    .select([
      'ownership_requests.id',
      'ownership_requests.created_at',
      'ownership_requests.status',
      'ownership_requests.rejection_reason',
      'ownership_requests.answered_at',
    ])
    .select(['ownership_requests.asked_user_id', 'asked.first_name as asked_first', 'asked.last_name as asked_last'])
    .select([
      'ownership_requests.requested_by_user_id',
      'owner.first_name as owner_first',
      'owner.last_name as owner_last',
    ])
}

type RequestRow = Awaited<ReturnType<ReturnType<typeof visible>['executeTakeFirstOrThrow']>>

async function readRequest(ctx: Context, id: number): Promise<Schema<'OwnershipRequest'>> {
  const row = await visible(ctx).where('ownership_requests.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(noSuch('ownership request'))
  return toRequest(ctx, row)
}

function toRequest(ctx: Context, row: RequestRow): Schema<'OwnershipRequest'> {
  const isPending = row.status === 'pending' && ctx.impersonatorUserId === null
  return {
    id: row.id,
    createdAt: row.created_at,
    requestedBy: { id: row.requested_by_user_id, firstName: row.owner_first, lastName: row.owner_last },
    asked: { id: row.asked_user_id, firstName: row.asked_first, lastName: row.asked_last },
    status: row.status as Schema<'OwnershipRequest'>['status'],
    rejectionReason: row.rejection_reason,
    answeredAt: row.answered_at,
    mayAnswer: isPending && row.asked_user_id === ctx.userId,
    mayRevoke: isPending && ctx.permissions.has('owner.change-ownership'),
  }
}

/**
 * Answers a request, or takes it back: of two who do so at once the second finds it answered.
 * @throws not found; forbidden to everybody else than the person asked, or in their name; invalidTransition
 */
async function answer(ctx: Context, id: number, act: OwnershipAct, reason: string | null = null) {
  refuseImpersonator(ctx, changed)
  const { db, tenantId, userId, now, permissions } = ctx
  const request = await db
    .selectFrom('ownership_requests')
    .select(['id', 'status', 'requested_by_user_id', 'asked_user_id'])
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst()
  const isAsked = request?.asked_user_id === userId
  if (!request || (!isAsked && !permissions.has('owner.change-ownership'))) throw notFound(noSuch('ownership request'))
  if (act !== 'revoke' && !isAsked) throw forbidden('Only the person who is asked can answer.')
  const status = answeredStatus(act, request)
  await db
    .updateTable('ownership_requests')
    .set({ status, answered_at: now, rejection_reason: reason })
    .where('id', '=', id)
    .execute()
  await record(ctx, id, status, reason === null ? {} : { rejectionReason: reason })
  return request
}

/** Tells the one person whom a request concerns, what the other one of the two did. */
async function notify(
  ctx: Context,
  type: 'ownershipTransferRequest' | 'ownershipTransferAccepted',
  id: number,
  forUserId: number,
): Promise<void> {
  const { tenantId, names } = ctx
  const facts = { name: `${names.firstName} ${names.lastName}`, organization: names.tenantName ?? '' }
  await tellOf(ctx, { type, facts, payload: { ownershipRequest: { id } }, tenantId, forUserId })
}

async function record(ctx: Context, id: number, verb: string, details: object): Promise<void> {
  const action = `ownership-request.${verb}`
  await recordAct(ctx, { action, entity: 'ownership-request', entityId: id, details })
  await publish(ctx, { topic: 'ownership-requests', key: id, payload: { action } })
}
