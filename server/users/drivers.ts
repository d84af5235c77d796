import { sql, type SqlBool } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import { checkVehicles } from '#domain/orders/driver-vehicles.ts'
import { refuseNoDriver } from '#domain/orders/move-refusals.ts'
import { statusesInHand } from '#domain/orders/order-status.ts'
import { noSuchColleague } from '#domain/text/refusals.ts'
import { notFound } from '#domain/text/refusal.ts'
import { drives } from '#server/access/own-roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { actRows } from '#server/audit.ts'
import { countedPage } from '#server/db/cursor.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { comingDaysOff, todayOf } from '#server/orders/core/days-off.ts'
import { findDriver, namesOfDrivers } from '#server/orders/core/drivers.ts'
import { eventRows } from '#server/outbox.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'

type SortField = NonNullable<Schema<'DriverPagination'>['sort']>[number]['field']

const sortColumns = { firstName: 'first_name', lastName: 'last_name' } as const satisfies Record<SortField, string>

interface Driving {
  user_id: number
  through: Schema<'TenantRef'> | null
}

/** The drivers of the request's tenant with how each stands, and the external ones of linked organisations. */
function driversOf({ db, tenantId, now }: Context) {
  const inHand = sql`from delivery_order_parties p where p.tenant_id = ${tenantId} and p.is_receiver
    and p.driver_user_id = users.id and p.status in (${sql.join([...statusesInHand])})`
  const hasVehicle = sql<SqlBool>`exists (select from vehicles
    where tenant_id = ${tenantId} and driver_user_id = users.id and archived_at is null)`
  const isOff = sql<SqlBool>`exists (select from absences where tenant_id = ${tenantId} and user_id = users.id
    and ${todayOf(tenantId, now)} between from_day and until_day)`
  const query = db
    .selectFrom(
      sql<Driving>`(select user_id, null::json as through from memberships
        where tenant_id = ${tenantId} and ${drives(tenantId, sql`memberships.roles`)}
        union all select user_id, json_build_object('id', through_id, 'name', through_name)
        from external_people() where ${roles.externalDriver} = any (roles))`.as('driving'),
    )
    .innerJoin('users', 'users.id', 'driving.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.phone', 'users.image'])
    .select([
      'driving.through',
      sql<Schema<'DriverVehicle'>[]>`(select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]')
        from (select id, name from vehicles where tenant_id = ${tenantId} and driver_user_id = users.id and archived_at is null
          order by lower(name), id limit 100) own)`.as('vehicles'),
      sql<number>`(select count(*) ${inHand})`.as('in_hand'),
      sql<number>`(select count(*) ${inHand} and p.due_at < ${now})`.as('late'),
      sql<Schema<'DriverPosition'> | null>`(select json_build_object('latitude', latitude, 'longitude', longitude,
        'recordedAt', recorded_at) from driver_positions where tenant_id = ${tenantId} and user_id = users.id)`.as(
        'last_position',
      ),
      comingDaysOff(tenantId, now).as('days_off'),
    ])
    .where('users.archived_at', 'is', null)
  return { query, hasOrders: sql<SqlBool>`exists (select ${inHand})`, hasVehicle, isOff }
}

type DriverRow = Awaited<ReturnType<ReturnType<typeof driversOf>['query']['executeTakeFirstOrThrow']>>

function driverBody(row: DriverRow): Schema<'Driver'> {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    image: row.image,
    through: row.through,
    vehicles: row.vehicles,
    ordersInHand: Number(row.in_hand),
    ordersLate: Number(row.late),
    lastPosition: row.last_position,
    daysOff: row.days_off,
  }
}

async function listDrivers(
  ctx: Context,
  pagination: Schema<'DriverPagination'> = {},
  search = '',
): Promise<Schema<'DriverPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'firstName', direction: 'asc' })
  const column = sortColumns[field]
  const { offToday, withOrders, withVehicle } = pagination.filter ?? {}
  const { query, hasOrders, hasVehicle, isOff } = driversOf(ctx)
  const asked = [
    [isOff, offToday],
    [hasOrders, withOrders],
    [hasVehicle, withVehicle],
  ] as const
  const conditions = asked.flatMap(([condition, is]) => {
    if (is === undefined) return []
    return [is ? condition : sql<SqlBool>`not ${condition}`]
  })
  const words = bareText(
    ...(['first_name', 'last_name', 'email', 'phone'] as const).map((one) => sql.ref(`users.${one}`)),
  )
  const found = await countedPage(
    ctx.db,
    query
      .where(({ and }) => and(conditions))
      .$if(search.trim() !== '', (drivers) => drivers.where(holdsEveryWord(words, search))),
    {
      sort: sql.ref<string>(`users.${column}`),
      id: sql.ref<number>('users.id'),
      direction,
      cursorOf: (row) => ({ value: row[column], id: row.id }),
    },
    request,
  )
  return pageBody(found, request, driverBody)
}

/**
 * Gives a driver these vehicles and no others. They are locked in the order of their ids, so that of two drivers who are given the same
 * one the second is asked about.
 * @throws notFound when the person is not of the request's tenant
 * @throws formError at the person, at a vehicle, or `vehicle_taken` where it has to be confirmed
 */
async function setVehicles(
  ctx: Context,
  userId: number,
  { vehicleIds, confirmTaken }: Schema<'DriverVehiclesUpdate'>,
): Promise<void> {
  const { db, tenantId, now } = ctx
  const driver = await findDriver(ctx, userId)
  refuseNoDriver(driver)
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'name', 'driver_user_id', 'archived_at'])
    .where('tenant_id', '=', tenantId)
    .where(({ or, eb }) => or([eb('driver_user_id', '=', userId), sql<boolean>`id = any (${vehicleIds})`]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const names = await namesOfDrivers(
    ctx,
    rows.map((row) => row.driver_user_id),
  )
  const asked = vehicleIds.map((id) => {
    const row = byId.get(id)
    const other = row?.driver_user_id ?? userId
    return (
      row && {
        name: row.name,
        archived: row.archived_at !== null,
        takenFrom: other === userId ? null : (names.get(other)?.name ?? 'another driver'),
      }
    )
  })
  checkVehicles(driver.name, asked, confirmTaken)
  const changed = rows.flatMap(({ id, driver_user_id: before }) => {
    const after = vehicleIds.includes(id) ? userId : null
    return before === after ? [] : [{ id, before, after }]
  })
  if (changed.length === 0) return
  const given = changed.flatMap(({ id, after }) => (after === null ? [] : [id]))
  await sql`update vehicles set driver_user_id = case when id = any (${given}::bigint[]) then ${userId}::bigint end,
    version = version + 1, updated_at = ${now}
    where tenant_id = ${tenantId} and id = any (${changed.map(({ id }) => id)}::bigint[])`.execute(db)
  const action = 'vehicle.updated'
  await writeTogether(db, [
    actRows(
      ctx,
      changed.map(({ id, before, after }) => ({
        action,
        entity: 'vehicle',
        entityId: id,
        before: { driverUserId: before },
        details: { driverUserId: after },
      })),
    ),
    eventRows(
      ctx,
      changed.map(({ id }) => ({ topic: 'vehicles', key: id, payload: { action } })),
    ),
  ])
}

async function readDriver(ctx: Context, userId: number): Promise<Schema<'Driver'>> {
  const row = await driversOf(ctx).query.where('users.id', '=', userId).executeTakeFirst()
  if (!row) throw notFound(noSuchColleague)
  return driverBody(row)
}

export const driversHandlers = defineHandlers({
  async getTenantDrivers({ query }, ctx) {
    return { status: 200, body: await listDrivers(ctx, query.pagination, query.search) }
  },

  async getTenantDriver({ path }, ctx) {
    return { status: 200, body: await readDriver(ctx, path.userId) }
  },

  async setUserVehicles({ path, body }, ctx) {
    await setVehicles(ctx, path.userId, body)
    const { vehicles } = await readDriver(ctx, path.userId)
    return { status: 200, body: { vehicles } }
  },
})
