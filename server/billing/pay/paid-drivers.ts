import { sql } from 'kysely'
import type { PaidDriver } from '#domain/accounting/pay/types.ts'
import type { Context } from '#server/http/context.ts'
import { driversHere } from '#server/access/drivers-here.ts'

/** The drivers of these numbers as statements name them, external ones included; of those who are gone the name alone is known. */
export async function paidDrivers(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PaidDriver>> {
  const { rows } = await sql<PaidDriver>`
    select driver.id, driver.name, here.email, here.id is null as "isGone"
    from names_of_drivers(${[...new Set(ids)]}::bigint[]) as driver
    left join (select users.id, users.email from ${driversHere(tenantId)} as drives join users on users.id = drives.user_id) as here
      on here.id = driver.id`.execute(db)
  return new Map(rows.map((driver) => [driver.id, driver]))
}
