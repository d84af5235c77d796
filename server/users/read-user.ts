import type { Kysely } from 'kysely'
import { noSuchPerson } from '#domain/text/refusals.ts'
import type { Database, Row } from '#server/db/schema.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'

/** The columns that {@link toUser} needs beside when the person was archived; a tenant transaction may not read all of the table's. */
export const userFacts = [
  'users.id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.phone',
  'users.image',
  'users.is_admin',
  'users.time_zone',
  'users.unit_preference',
] as const

export const userColumns = [...userFacts, 'users.archived_at'] as const

type UserRow = Pick<
  Row<'users'>,
  | 'id'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'image'
  | 'is_admin'
  | 'time_zone'
  | 'unit_preference'
  | 'archived_at'
>

/** @param timeZone for a person who has chosen none */
export function toUser(row: UserRow, timeZone: string): Schema<'User'> {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    image: row.image,
    archived: row.archived_at !== null,
    admin: row.is_admin,
    timezone: row.time_zone ?? timeZone,
    unitPreference: row.unit_preference,
  }
}

/** @throws not found */
export async function readUser(db: Kysely<Database>, userId: number, timeZone: string): Promise<Schema<'User'>> {
  const row = await db.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirst()
  if (!row) throw notFound(noSuchPerson)
  return toUser(row, timeZone)
}
