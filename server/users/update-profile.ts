import { sql, type Kysely } from 'kysely'
import { refuseAddressesInNames } from '#domain/text/names.ts'
import { noSuchPerson, noSuchTimeZone } from '#domain/text/refusals.ts'
import type { Database } from '#server/db/schema.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { isTimeZone } from '#server/http/time-zones.ts'

/**
 * Saves what a person says of themselves; what is left out stays.
 *
 * @param now unix seconds
 * @returns the profile as it is stored
 * @throws form error for a time zone that does not exist; not found
 */
export async function updateProfile(
  db: Kysely<Database>,
  userId: number,
  change: Schema<'UserChange'>,
  now: number,
): Promise<Schema<'UserUpdate'>> {
  const { firstName, lastName, phone, image, timezone, unitPreference } = change
  if (timezone !== undefined && !isTimeZone(timezone)) throw formError({ '/timezone': [noSuchTimeZone] })
  const names = await db
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirst()
  refuseAddressesInNames(change, ['firstName', 'lastName'], names)
  const updated = await db
    .updateTable('users')
    .set({
      ...(firstName !== undefined && { first_name: firstName.trim() }),
      ...(lastName !== undefined && { last_name: lastName.trim() }),
      ...(phone !== undefined && { phone }),
      ...(image !== undefined && { image }),
      ...(timezone !== undefined && { time_zone: timezone }),
      ...(unitPreference !== undefined && { unit_preference: unitPreference }),
      updated_at: now,
    })
    .where('id', '=', userId)
    .returning([
      'first_name',
      'last_name',
      'phone',
      'unit_preference',
      sql<string>`coalesce(time_zone, 'UTC')`.as('time_zone'),
    ])
    .executeTakeFirst()
  if (!updated) throw notFound(noSuchPerson)
  return {
    firstName: updated.first_name,
    lastName: updated.last_name,
    ...(updated.phone !== null && { phone: updated.phone }),
    timezone: updated.time_zone,
    unitPreference: updated.unit_preference,
  }
}

/** @throws form error for a time zone that does not exist; not found */
export async function setTimezone(db: Kysely<Database>, userId: number, timeZone: string, now: number): Promise<void> {
  if (!isTimeZone(timeZone)) throw formError({ '/canonicalIdentifier': [noSuchTimeZone] })
  const updated = await db
    .updateTable('users')
    .set({ time_zone: timeZone, updated_at: now })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!updated) throw notFound(noSuchPerson)
}
