import type { Kysely } from 'kysely'
import { noSuchPerson, noSuchTimeZone } from '#domain/text/refusals.ts'
import type { Database } from '#server/db/schema.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { isTimeZone } from '#server/http/time-zones.ts'

/**
 * Saves a person's own profile. A phone that is left out is removed: the form sends all of its fields.
 *
 * @param now unix seconds
 * @returns the profile as it is stored
 * @throws form error for a time zone that does not exist; not found
 */
export async function updateProfile(
  db: Kysely<Database>,
  userId: number,
  profile: Schema<'UserUpdate'>,
  now: number,
): Promise<Schema<'UserUpdate'>> {
  if (!isTimeZone(profile.timezone)) throw formError({ '/timezone': [noSuchTimeZone] })
  const updated = await db
    .updateTable('users')
    .set({
      first_name: profile.firstName.trim(),
      last_name: profile.lastName.trim(),
      phone: profile.phone ?? null,
      time_zone: profile.timezone,
      unit_preference: profile.unitPreference,
      updated_at: now,
    })
    .where('id', '=', userId)
    .returning(['first_name', 'last_name', 'phone', 'time_zone', 'unit_preference'])
    .executeTakeFirst()
  if (!updated) throw notFound(noSuchPerson)
  return {
    firstName: updated.first_name,
    lastName: updated.last_name,
    ...(updated.phone !== null && { phone: updated.phone }),
    timezone: updated.time_zone ?? profile.timezone,
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
