import { sql } from 'kysely'
import type { DatabaseConnection } from '#server/db/connect.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import type { Growth } from './grow-orders.ts'

/**
 * Adds vehicles until there are so many, for lists that are filtered as the contract declares: one of a thousand has a driver, one of
 * fifty carries more than a tonne.
 */
export async function growVehicles({ pool }: DatabaseConnection, { total, tenths }: Growth): Promise<void> {
  await createTransactions(pool).systemTransaction((db) =>
    sql`insert into vehicles (tenant_id, name, driver_user_id, max_weight_kg, updated_at)
      select case when n % 10 < ${tenths}::int then own.id else stranger.id end, 'Van ' || md5(n::text),
        case when n % 1000 = 3 then driver.id end, case when n % 50 = 4 then 1500 else n % 1000 end,
        1700000000 + (n * 7919::bigint) % 63072000
      from generate_series((select count(*) from vehicles), ${total - 1}::int) n,
        (select id from tenants where name = 'Prairie Sky Couriers') own,
        (select id from tenants where name = 'Queen City Rush') stranger,
        (select id from users where email = 'driver1@prairiesky.example') driver`.execute(db),
  )
  await pool.query('vacuum analyze vehicles')
}
