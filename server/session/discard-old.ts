import { sql } from 'kysely'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import type { Deps } from '#server/http/context.ts'
import { pressWindowSeconds } from '#domain/messages/press-limits.ts'
import { attemptsWindowSeconds } from '#server/session/attempts.ts'
import { refreshTokenSeconds } from '#server/http/tokens.ts'

/**
 * Seconds that a used refresh token is kept, so that a second use is known for a theft and ends the sign-in. One is used
 * every ten minutes; a copy that turns up later than this is refused all the same.
 */
const usedTokenSeconds = 7 * 86_400
/** Seconds that a sign-in which has ended is kept with its reason, for a person who asks why they were signed out. */
const endedSignInSeconds = 30 * 86_400

/** Removes what sign-in keeps no longer than it is of use: attempts, tokens, and sign-ins that are over; and how many e-mails were sent. */
export async function discardOldSignIns(deps: Pick<Deps, 'systemTransaction' | 'clock'>): Promise<void> {
  const now = deps.clock()
  await deleteInBatches(deps, 'sign_in_attempts', sql`window_started_at <= ${now - attemptsWindowSeconds}`)
  await deleteInBatches(deps, 'pressed_mails', sql`window_started_at <= ${now - pressWindowSeconds}`)
  await deleteInBatches(deps, 'password_reset_tokens', sql`expires_at <= ${now}`)
  await deleteInBatches(deps, 'verification_codes', sql`expires_at <= ${now}`)
  await deleteInBatches(deps, 'email_changes', sql`expires_at <= ${now}`)
  await deleteInBatches(deps, 'refresh_tokens', sql`expires_at <= ${now} and used_at is null`)
  await deleteInBatches(deps, 'refresh_tokens', sql`used_at <= ${now - usedTokenSeconds}`)
  await deleteInBatches(deps, 'sign_in_families', sql`revoked_at <= ${now - endedSignInSeconds}`)
  // Without a token left that could be exchanged, and without an API token, nobody is in it. Younger ones have one at least.
  await deleteInBatches(
    deps,
    'sign_in_families',
    sql`created_at <= ${now - refreshTokenSeconds}
      and not exists (select from refresh_tokens where refresh_tokens.family_id = sign_in_families.id)
      and not exists (select from api_tokens where api_tokens.family_id = sign_in_families.id)`,
  )
}
