import type { Kysely } from 'kysely'
import { formError } from '#domain/text/refusal.ts'
import { isErrorWithCode, standsAlready } from '#server/db/error-code.ts'
import type { Database, NewRow } from '#server/db/schema.ts'

/**
 * Adds an account; an index keeps two of them from having one e-mail, however it is spelled. In a system transaction.
 * @param taken what is said on `/email` then
 * @throws formError
 */
export async function insertAccount(db: Kysely<Database>, taken: string, account: NewRow<'users'>): Promise<number> {
  try {
    const { id } = await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow()
    return id
  } catch (error) {
    throw isErrorWithCode(error, standsAlready) ? formError({ '/email': [taken] }) : error
  }
}
