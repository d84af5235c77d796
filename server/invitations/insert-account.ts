import type { Kysely } from 'kysely'
import { formError } from '#domain/text/refusal.ts'
import { isErrorWithCode, standsAlready } from '#server/db/error-code.ts'
import type { Database, NewRow } from '#server/db/schema.ts'
import { endSignIns } from '#server/session/families.ts'
import { forgetTwoStep } from '#server/session/two-step.ts'

/** Whether an address, in lower case, has an account that its person can sign in with. In a system transaction. */
export async function hasAccount(db: Kysely<Database>, email: string): Promise<boolean> {
  const account = await db
    .selectFrom('users')
    .select('id')
    .where((match) => match(match.fn<string>('lower', ['email']), '=', email))
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return account !== undefined
}

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

/** The fields that somebody fills in who makes an account. */
type OwnAccount = Pick<
  NewRow<'users'>,
  'email' | 'first_name' | 'last_name' | 'phone' | 'password_hash' | 'time_zone'
> & { readonly created_at: number; readonly updated_at: number }

/**
 * Makes the account of a person who has proved that the address is theirs, or revives the archived account that still holds the address. A
 * revived account starts without roles, administrator's rights, second step or sign-ins of its former time. In a system transaction.
 * @param taken the words for `/email` if the address has an account that is in use
 * @throws formError
 */
export async function makeOwnAccount(db: Kysely<Database>, taken: string, account: OwnAccount): Promise<number> {
  const { created_at: _never, ...present } = account
  const revived = await db
    .updateTable('users')
    .set({ ...present, archived_at: null, is_admin: false, current_tenant_id: null })
    .where((match) => match(match.fn<string>('lower', ['email']), '=', account.email.toLowerCase()))
    .where('archived_at', 'is not', null)
    .where('is_machine', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (revived === undefined) return insertAccount(db, taken, account)
  await endSignIns(db, { userId: revived.id }, 'account revived', account.updated_at)
  await forgetTwoStep(db, revived.id)
  return revived.id
}
