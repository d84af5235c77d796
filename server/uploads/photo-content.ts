import type { Kysely } from 'kysely'
import type { Database, Row } from '#server/db/schema.ts'

/** Where photos of people and pictures of the library are to be had. */
export function addressOfPhoto(uid: string): string {
  return `/api/images/${uid}`
}

/** The photo at an address, for anyone who was given that; null when there is none (any more). In a system transaction. */
export async function photoContent(
  db: Kysely<Database>,
  uid: string,
): Promise<Pick<Row<'user_photos'>, 'content_type' | 'content'> | null> {
  const found = await db
    .selectFrom('user_photos')
    .select(['content_type', 'content'])
    .where('uid', '=', uid)
    .executeTakeFirst()
  return found ?? null
}
