import type { Transactions } from '#server/db/tenant-transaction.ts'
import { endSignIns } from '#server/session/families.ts'
import { isPassword } from '#server/session/passwords.ts'
import { demoPassword, demoTenants } from '../session/demo-people.ts'

export interface DemoAccount {
  id: number
  email: string
}

/** The accounts of the demo that can still be opened with the password that everybody knows. */
export async function openDemoAccounts({
  systemTransaction,
}: Pick<Transactions, 'systemTransaction'>): Promise<DemoAccount[]> {
  const emails = demoTenants.flatMap(({ people }) => people.map(({ email }) => email))
  const found = await systemTransaction((db) =>
    db
      .selectFrom('users')
      .select(['id', 'email', 'password_hash'])
      .where((match) => match(match.fn<string>('lower', ['email']), 'in', emails))
      .where('archived_at', 'is', null)
      .orderBy('id')
      .execute(),
  )
  // The seed gives everybody the same hash, which is checked once and not for each of them.
  const hashes = [...new Set(found.map(({ password_hash: hash }) => hash))]
  const matches = await Promise.all(hashes.map((hash) => isPassword(hash, demoPassword)))
  const open = new Set(hashes.filter((_hash, index) => matches[index]))
  return found.filter(({ password_hash: hash }) => open.has(hash)).map(({ id, email }) => ({ id, email }))
}

/**
 * Ends every sign-in of these accounts, and of those who act through them: anyone who knew the password may have signed in
 * while it was accepted, and would stay in for a month.
 *
 * @param now unix seconds
 */
export async function endDemoSignIns(
  { systemTransaction }: Pick<Transactions, 'systemTransaction'>,
  accounts: readonly DemoAccount[],
  now: number,
): Promise<void> {
  await systemTransaction(async (db) => {
    for (const { id } of accounts) await endSignIns(db, { userId: id }, 'demo refused', now)
  })
}
