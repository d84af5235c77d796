import { sql } from 'kysely'
import { accountIsDeleted, noRightToUnassign, whyNotArchived } from '#domain/access/people.ts'
import { whyNotEnded, whyNotTakenFrom, whyNotToGive } from '#domain/access/own-roles.ts'
import { inProgressStatuses, planUnassign } from '#domain/orders/order-status.ts'
import { formError, refuseErrors } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { heldNow } from '#server/access/held-now.ts'
import { rolesById } from '#server/access/own-roles.ts'
import { actRows } from '#server/audit.ts'
import { writeTogether } from '#server/db/write-together.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { unassignOrders } from '#server/orders/moves/unassign-orders.ts'
import { eventRows } from '#server/outbox.ts'
import { readPeople } from './people.ts'

type Person = Schema<'TenantUser'>

/** Orders and vehicles that are named; of more only the number is said. */
const mostNamed = 5

/**
 * What becomes of it when these people are archived.
 * @throws notFound where one is missing
 */
export async function archiveConsequences(
  ctx: Context,
  userIds: readonly number[],
): Promise<Schema<'ArchiveConsequences'>> {
  const people = await readPeople(ctx, userIds)
  const [orders, vehicles] = await Promise.all([openOrdersOf(ctx, userIds), vehiclesOf(ctx, userIds)])
  const data = people.map(({ id, firstName, lastName, belongsElsewhere }) => {
    const own = orders.filter(({ userId }) => userId === id)
    return {
      user: { id, firstName, lastName },
      openOrders: own.length,
      unassignable: own.filter(({ isUnassignable }) => isUnassignable).length,
      orders: own.slice(0, mostNamed).map(({ orderId, status }) => ({ id: orderId, status })),
      vehicles: vehicles
        .filter((vehicle) => vehicle.userId === id)
        .slice(0, mostNamed)
        .map((vehicle) => ({ id: vehicle.id, name: vehicle.name })),
      accountEnds: !belongsElsewhere,
    }
  })
  return { data }
}

/** What these people are to carry out and is not over, the soonest promise first. */
async function openOrdersOf(ctx: Context, userIds: readonly number[]) {
  const { db, tenantId, permissions, now } = ctx
  const rows = await db
    .selectFrom('delivery_order_parties')
    .select(['delivery_order_id', 'driver_user_id', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('is_receiver', '=', true)
    .where('status', 'in', [...inProgressStatuses])
    .where(sql<boolean>`driver_user_id = any (${userIds})`)
    .orderBy(sql`coalesce(due_at, available_at)`)
    .orderBy('delivery_order_id')
    .execute()
  const actor = { isCourierTenant: true, permissions, isOrdersDriver: false }
  return rows.map(({ delivery_order_id: orderId, driver_user_id: userId, status }) => ({
    orderId,
    userId: userId ?? 0,
    status,
    isUnassignable: planUnassign({ from: status, actor, at: now }).ok,
  }))
}

async function vehiclesOf({ db, tenantId }: Context, userIds: readonly number[]) {
  return db
    .selectFrom('vehicles')
    .select(['id', 'name', sql<number>`driver_user_id`.as('userId')])
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is', null)
    .where(sql<boolean>`driver_user_id = any (${userIds})`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

/**
 * Archives people of the request's tenant: they belong to it no more, with the grants left as they are. An account that belongs nowhere
 * then ends. Who is archived already stays so.
 * @throws notFound; forbidden; formError `not_archivable` naming who stays, or at `/openOrders`
 */
export async function archivePeople(
  ctx: Context,
  { userIds, openOrders = 'leave' }: Schema<'UsersArchive'>,
): Promise<Schema<'UsersArchived'>> {
  await lockMemberships(ctx, userIds)
  const permissions = await heldNow(ctx, 'users.update')
  const people = await readPeople({ ...ctx, permissions }, userIds)
  for (const person of people) {
    const why =
      whyNotArchived(person, ctx.userId) ?? whyNotTakenFrom({ ...person, permissions: person.beyond }, permissions)
    if (why !== null) throw formError({}, 'not_archivable', `${person.firstName} ${person.lastName}: ${why}`)
  }
  const leaving = people.filter(({ archived }) => !archived)
  const open = await openOrdersOf(
    ctx,
    leaving.map(({ id }) => id),
  )
  const unassigned = openOrders === 'unassign' ? await unassignAll(ctx, open) : new Set<number>()
  await endMemberships(ctx, leaving)
  await record(ctx, leaving, 'archived', ({ id }) => {
    const own = open.filter(({ userId }) => userId === id)
    const taken = own.filter(({ orderId }) => unassigned.has(orderId)).length
    return { unassigned: taken, left: own.length - taken }
  })
  return { unassigned: unassigned.size, left: open.length - unassigned.size }
}

/** In the order of their ids, with the caller's own: of two who archive each other one waits. */
async function lockMemberships({ db, tenantId, userId }: Context, userIds: readonly number[]): Promise<void> {
  await db
    .selectFrom('memberships')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`user_id = any (${[userId, ...userIds]})`)
    .orderBy('user_id')
    .forUpdate()
    .execute()
}

/** The orders that wait for another driver now. */
async function unassignAll(ctx: Context, open: Awaited<ReturnType<typeof openOrdersOf>>): Promise<ReadonlySet<number>> {
  if (!ctx.permissions.has('delivery-orders.assign')) throw formError({ '/openOrders': [noRightToUnassign] })
  const asked = open.filter(({ isUnassignable }) => isUnassignable)
  if (asked.length === 0) return new Set()
  const { results } = await unassignOrders(
    ctx,
    asked.map(({ orderId, userId }) => ({ orderId, userId })),
  )
  return new Set(results.filter(({ ok }) => ok).map(({ orderId }) => orderId))
}

async function endMemberships({ db, tenantId, now }: Context, people: readonly Person[]): Promise<void> {
  const ids = people.map(({ id }) => id)
  await db
    .deleteFrom('memberships')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`user_id = any (${ids})`)
    .execute()
  await asSystem(db, async (system) => {
    await system
      .updateTable('users')
      .set({ current_tenant_id: null })
      .where(sql<boolean>`id = any (${ids})`)
      .where('current_tenant_id', '=', tenantId)
      .execute()
    await system
      .updateTable('users')
      .set({ archived_at: now, updated_at: now })
      .where(sql<boolean>`id = any (${ids})`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('memberships').select('user_id').whereRef('memberships.user_id', '=', 'users.id'))),
      )
      .execute()
  })
}

/**
 * Restores archived people of the request's tenant with the roles that they held.
 * @throws notFound; forbidden; formError at the one who held what the caller may not grant
 */
export async function restorePeople(ctx: Context, userIds: readonly number[]): Promise<void> {
  const { db, tenantId, now } = ctx
  const held = await heldNow(ctx, 'users.update')
  const people = await readPeople(ctx, userIds)
  const coming = people.filter(({ archived }) => archived)
  const roles = await rolesById(db, tenantId, [
    ...new Set(coming.flatMap((person) => person.roles.map(({ id }) => id))),
  ])
  const faults = coming.map((person): [string, string[]] => {
    const whys = person.roles.flatMap(({ id, name }) => {
      const why = whyNotEnded(id) ?? whyNotToGive(roles.get(id)?.permissions ?? [], held)
      return why === null ? [] : [`${name}: ${why}`]
    })
    const pointer = `/userIds/${userIds.indexOf(person.id)}`
    return [pointer, person.roles.length === 0 ? [accountIsDeleted] : whys]
  })
  refuseErrors(Object.fromEntries(faults.filter(([, whys]) => whys.length > 0)))
  if (coming.length === 0) return
  await db
    .insertInto('memberships')
    .values(
      coming.map(({ id, roles: own, createdAt }) => ({
        tenant_id: tenantId,
        user_id: id,
        roles: own.map((role) => role.id),
        created_at: createdAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await asSystem(db, (system) =>
    system
      .updateTable('users')
      .set({ archived_at: null, updated_at: now })
      .where(sql<boolean>`id = any (${coming.map(({ id }) => id)})`)
      .where('archived_at', 'is not', null)
      .execute(),
  )
  await record(ctx, coming, 'restored')
}

async function record(
  ctx: Context,
  people: readonly Person[],
  verb: 'archived' | 'restored',
  more: (person: Person) => object = () => ({}),
): Promise<void> {
  const by = `${ctx.names.firstName} ${ctx.names.lastName}`
  await writeTogether(ctx.db, [
    actRows(
      ctx,
      people.map((person) => ({
        action: `user.${verb}`,
        entity: 'user',
        entityId: person.id,
        details: {
          person: `${person.firstName} ${person.lastName}`,
          by,
          roles: person.roles.map(({ name }) => name),
          ...more(person),
        },
      })),
    ),
    eventRows(
      ctx,
      people.map(({ id }) => ({ topic: 'users', key: id })),
    ),
  ])
}
