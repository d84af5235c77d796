import type { Kysely } from 'kysely'
import { forbidden } from '#domain/text/refusal.ts'
import { confirmNeeded, ownersAlone } from '#domain/text/refusals.ts'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { AccessClaims } from '#server/http/tokens.ts'

/** Seconds for which a sign-in is taken at its word once the person has proved who they are. */
const confirmedSeconds = 600

/**
 * Enforces `x-confirm`: the person has proved in this sign-in, a short while ago, who they are. Somebody who acts as another person
 * cannot: the administrator's own password would prove the administrator, and rights, money and tokens are not theirs to
 * change in another's name.
 * @throws forbidden `confirm_identity`
 */
export async function checkConfirmed(
  db: Kysely<Database>,
  { familyId, impersonatorUserId }: AccessClaims,
  now: number,
): Promise<void> {
  if (impersonatorUserId !== null) throw forbidden(ownersAlone)
  const family = await asSystem(db, (system) =>
    system.selectFrom('sign_in_families').select('confirmed_at').where('id', '=', familyId).executeTakeFirst(),
  )
  const confirmedAt = family?.confirmed_at ?? null
  if (confirmedAt === null || now - confirmedAt > confirmedSeconds) throw forbidden(confirmNeeded, 'confirm_identity')
}
