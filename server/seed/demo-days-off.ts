import type { Kysely } from 'kysely'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Database } from '#server/db/schema.ts'
import type { DemoWorld } from './demo-organisations.ts'

/** Who is off when, in days from today. */
const daysOff = [
  { email: 'driver7@prairiesky.example', from: 0, until: 1, note: 'Back on the third day.' },
  { email: 'driver7@prairiesky.example', from: -20, until: -16, note: '' },
  { email: 'driver3@prairiesky.example', from: 4, until: 10, note: 'Holidays' },
]

/**
 * Gives drivers days off, one of them today; that one reports no position. It comes after the orders: those that such a driver has of
 * today were given before anybody knew.
 * @param today by the courier's calendar
 * @param now unix seconds
 */
export async function seedDaysOff(
  db: Kysely<Database>,
  { tenants, users }: DemoWorld,
  today: LocalDate,
  now: number,
): Promise<void> {
  const rows = daysOff.map(({ email, from, until, note }) => ({
    tenant_id: tenants.courier,
    user_id: users.get(email) ?? 0,
    from_day: addDays(today, from),
    until_day: addDays(today, until),
    note,
    created_at: now,
    updated_at: now,
  }))
  await db.insertInto('absences').values(rows).execute()
  const away = rows.flatMap((row) => (row.from_day <= today && today <= row.until_day ? [row.user_id] : []))
  await db
    .deleteFrom('driver_positions')
    .where('tenant_id', '=', tenants.courier)
    .where('user_id', 'in', away)
    .execute()
}
