import { sql, type Kysely } from 'kysely'
import { deletedEmail, deletedName, obstaclesToDeletion } from '#domain/access/account-ending.ts'
import { permissionIds } from '#domain/access/role-permissions.ts'
import { forbidden, formError } from '#domain/text/refusal.ts'
import { ofAnotherPerson } from '#domain/text/refusals.ts'
import { administratorsLock } from '#server/users/administrators.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Database } from '#server/db/schema.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import { insertOf, writeTogether } from '#server/db/write-together.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { unassignOrders } from '#server/orders/moves/unassign-orders.ts'
import { endSignIns } from '#server/session/families.ts'
import { tellOwner } from '#server/session/security-mails.ts'
import { forgetTwoStep } from '#server/session/two-step.ts'

/** Orders and vehicles that are named before the deletion; the others are counted. */
const namedOrders = 10
const namedVehicles = 100

/** What becomes of it when a person deletes their account. @throws forbidden for another person's */
export function readAccountEnding(ctx: SignedInContext, userId: number): Promise<Schema<'AccountEnding'>> {
  if (userId !== ctx.userId) throw forbidden(ofAnotherPerson)
  return asSystem(ctx.db, async (db) => {
    const memberships = await membershipsOf(db, userId)
    const orders = await ordersInHand(db, userId)
    const vehicles = await db
      .selectFrom('vehicles')
      .innerJoin('memberships', (join) =>
        join.onRef('memberships.tenant_id', '=', 'vehicles.tenant_id').on('memberships.user_id', '=', userId),
      )
      .select('vehicles.name')
      .where('vehicles.driver_user_id', '=', userId)
      .where('vehicles.archived_at', 'is', null)
      .orderBy('vehicles.name')
      .limit(namedVehicles)
      .execute()
    const summary = (found: typeof orders) => ({
      total: found.length,
      orderIds: found.slice(0, namedOrders).map(({ id }) => id),
    })
    return {
      obstacles: obstaclesToDeletion({ memberships, isLastAdministrator: await isLastAdministrator(db, userId) }),
      organizations: memberships.map(({ organization }) => organization),
      assignedOrders: summary(orders.filter(isAssigned)),
      carriedOrders: summary(orders.filter((order) => !isAssigned(order))),
      vehicles: vehicles.map(({ name }) => name),
    }
  })
}

/**
 * Deletes the account of the person who asks, in one transaction: the orders that are theirs by number go back to those who assign, where
 * that is chosen; memberships, roles and sign-ins end; the address is free for another account. The row stays, without a name, because
 * orders and timelines refer to it.
 * @throws forbidden for another person's; formError `not_deletable` while something has to be done first
 */
export async function deleteAccount(
  ctx: SignedInContext,
  userId: number,
  openOrders: 'unassign' | 'keep',
): Promise<void> {
  if (userId !== ctx.userId) throw forbidden(ofAnotherPerson)
  const { memberships, orders } = await asSystem(ctx.db, async (db) => {
    // Of two last administrators who leave at the same moment, one stays.
    if (ctx.admin) await sql`select pg_advisory_xact_lock(${administratorsLock}::bigint)`.execute(db)
    const left = await membershipsOf(db, userId, true)
    const obstacles = obstaclesToDeletion({
      memberships: left,
      isLastAdministrator: await isLastAdministrator(db, userId),
    })
    if (obstacles.length > 0) throw formError({}, 'not_deletable', obstacles.join(' '))
    return { memberships: left, orders: await ordersInHand(db, userId) }
  })
  if (openOrders === 'unassign') await giveBack(ctx, memberships, orders.filter(isAssigned))
  await asSystem(ctx.db, async (db) => {
    // Reads the address, which is gone afterwards.
    await tellOwner(db, ctx, userId, 'deleted')
    await recordDeletion(db, ctx, memberships)
    await endRights(db, ctx, userId)
    await forgetPerson(db, userId, ctx.now)
  })
}

interface Membership {
  tenantId: number
  organization: string
  roles: readonly number[]
}

/** By name. @param isLocked whether nobody may make the person an owner until the transaction ends */
async function membershipsOf(db: Kysely<Database>, userId: number, isLocked = false): Promise<Membership[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select(['memberships.tenant_id', 'memberships.roles', 'tenants.name'])
    .where('memberships.user_id', '=', userId)
    .orderBy('tenants.name')
    .orderBy('memberships.tenant_id')
    .$if(isLocked, (query) => query.forUpdate('memberships'))
    .execute()
  return rows.map((row) => ({ tenantId: row.tenant_id, organization: row.name, roles: row.roles }))
}

async function isLastAdministrator(db: Kysely<Database>, userId: number): Promise<boolean> {
  const administrators = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(2)
    .execute()
  return administrators.length === 1 && administrators[0]?.id === userId
}

interface OrderInHand {
  id: number
  tenantId: number
  status: string
}

const isAssigned = ({ status }: OrderInHand) => status === 'assigned'

/** In all organizations that the person drives for, the oldest first. */
async function ordersInHand(db: Kysely<Database>, userId: number): Promise<OrderInHand[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('delivery_order_parties as party', 'party.tenant_id', 'memberships.tenant_id')
    .select(['party.delivery_order_id', 'party.tenant_id', 'party.status'])
    .where('memberships.user_id', '=', userId)
    .where('party.driver_user_id', '=', userId)
    .where('party.is_receiver', '=', true)
    .where('party.status', 'in', ['assigned', 'pickedUp', 'droppedOff'])
    .orderBy('party.delivery_order_id')
    .execute()
  return rows.map((row) => ({ id: row.delivery_order_id, tenantId: row.tenant_id, status: row.status }))
}

/** Everybody may hand back what is theirs when they go: it is done in each organization as by its office. */
async function giveBack(
  ctx: SignedInContext,
  memberships: readonly Membership[],
  orders: readonly OrderInHand[],
): Promise<void> {
  for (const { tenantId, organization } of memberships) {
    const asked = orders
      .filter((order) => order.tenantId === tenantId)
      .map(({ id }) => ({ orderId: id, userId: ctx.userId }))
    if (asked.length === 0) continue
    const names = { ...ctx.names, tenantName: organization }
    await inTenant(ctx.db, { tenantId }, (db) =>
      unassignOrders({ ...ctx, db, tenantId, names, permissions: new Set(permissionIds) }, asked),
    )
  }
}

/** In the audit of each organization, with the name that is nowhere else from now on. */
async function recordDeletion(
  db: Kysely<Database>,
  ctx: SignedInContext,
  memberships: readonly Membership[],
): Promise<void> {
  const person = `${ctx.names.firstName} ${ctx.names.lastName}`.trim()
  await writeTogether(db, [
    insertOf(
      'audit_entries',
      memberships.map(({ tenantId }) => ({
        tenant_id: tenantId,
        actor_user_id: ctx.userId,
        action: 'user.account-deleted',
        subject_type: 'user',
        subject_id: ctx.userId,
        after: JSON.stringify({ person }),
        request_id: ctx.request.id,
        address: ctx.request.ip,
        created_at: ctx.now,
      })),
    ),
  ])
}

/** Everything that the person may do, wherever they are signed in, also in which they act as somebody. */
async function endRights(db: Kysely<Database>, { now }: SignedInContext, userId: number): Promise<void> {
  await db
    .updateTable('role_grants')
    .set({ ended_at: now, ended_by: userId })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
  await db
    .updateTable('vehicles')
    .set(({ eb }) => ({ driver_user_id: null, updated_at: now, version: eb('version', '+', 1) }))
    .where('driver_user_id', '=', userId)
    .where('tenant_id', 'in', (query) =>
      query.selectFrom('memberships').select('tenant_id').where('user_id', '=', userId),
    )
    .execute()
  await db.deleteFrom('memberships').where('user_id', '=', userId).execute()
  await endSignIns(db, { userId }, 'account deleted', now)
}

async function forgetPerson(db: Kysely<Database>, userId: number, now: number): Promise<void> {
  await forgetTwoStep(db, userId)
  for (const table of ['notice_devices', 'push_subscriptions'] as const)
    await db
      .deleteFrom(table)
      .where('family_id', 'in', (query) =>
        query.selectFrom('sign_in_families').select('id').where('user_id', '=', userId),
      )
      .execute()
  for (const table of ['password_reset_tokens', 'email_changes', 'user_photos', 'table_layouts'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  await db.updateTable('people').set({ archived_roles: [] }).where('user_id', '=', userId).execute()
  await db
    .updateTable('users')
    .set({
      email: deletedEmail(userId),
      first_name: deletedName.firstName,
      last_name: deletedName.lastName,
      phone: null,
      image: null,
      password_hash: null,
      is_admin: false,
      current_tenant_id: null,
      archived_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
}
