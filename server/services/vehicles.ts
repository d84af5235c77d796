import { sql } from 'kysely'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { drives } from '#server/access/own-roles.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { archiveOf, createOf, deleteOf, getOf, listOf, restoreOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { selectUsesByPerson, selectUsesInRevisions, usesIn } from '#server/resources/uses.ts'

const driverName = sql<string | null>`(select first_name || ' ' || last_name from users where id = driver_user_id)`

const vehicles = defineResource('vehicle', 'vehicles', {
  hasOwnNames: true,
  also: { driver_name: driverName },
  check: async (ctx, { driverUserId }) => {
    if (driverUserId) await checkDriver(ctx, driverUserId)
  },
  uses: [
    selectUsesByPerson({ how: 'assigned to', keeps: true }, sql.ref('vehicles.driver_user_id')),
    selectUsesInRevisions({ how: 'the vehicle of', keeps: true }, 'details', sql`revision.vehicle_id = vehicles.id`),
  ],
})

/** @throws formError when the person does not drive for the request's tenant */
async function checkDriver({ db, tenantId }: Context, userId: number): Promise<void> {
  const driver = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where(drives(tenantId, sql`memberships.roles`))
    .executeTakeFirst()
  if (!driver) throw formError({ '/driverUserId': ['Must be a driver of this organization'] })
}

export const vehiclesHandlers = defineHandlers({
  getVehicles: listOf(vehicles),
  getTenantVehicles: listOf(vehicles),
  getVehicle: getOf(vehicles),
  createVehicle: createOf(vehicles),
  updateVehicle: updateOf(vehicles),
  deleteVehicle: deleteOf(vehicles),
  archiveVehicles: archiveOf(vehicles),
  restoreVehicles: restoreOf(vehicles),
  getVehicleUses: usesIn(vehicles),
})
