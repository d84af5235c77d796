import type { Kysely } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import type { Database } from '#server/db/schema.ts'
import type { DemoWorld } from './demo-organisations.ts'

const day = 86_400

/** Colleagues whom Prairie Sky invited: one in each state. Their mails were never sent, so that no link of theirs works. */
export async function insertInvitations(
  db: Kysely<Database>,
  { tenants, users }: Pick<DemoWorld, 'tenants' | 'users'>,
  now: number,
): Promise<void> {
  const people = [
    ['Maren', 'Friesen', 'pending', roles.dispatcher, 2],
    ['Maya', 'Thunderchild', 'accepted', roles.driver, 20],
    ['Sylvie', 'Gauthier', 'rejected', roles.viewer, 9],
    ['Tom', 'Okafor', 'revoked', roles.dispatcher, 12],
    ['Ines', 'Duarte', 'expired', roles.scheduler, 31],
  ] as const
  await db
    .insertInto('invitations')
    .values(
      people.map(([firstName, lastName, state, role, daysAgo]) => {
        const created_at = now - daysAgo * day
        const expires_at = created_at + 30 * day
        const ended_at = { pending: null, expired: expires_at }[state as string] ?? created_at + day
        return {
          tenant_id: tenants.courier,
          kind: 'user' as const,
          state,
          for_initial_user_email:
            state === 'accepted' ? 'driver3@prairiesky.example' : `${firstName.toLowerCase()}@prairiesky.example`,
          for_initial_user_first_name: firstName,
          for_initial_user_last_name: lastName,
          roles: [role],
          invited_by_user_id: users.get('owner@prairiesky.example') ?? null,
          accepted_by_user_id: state === 'accepted' ? (users.get('driver3@prairiesky.example') ?? null) : null,
          expires_at,
          ended_at: state === 'pending' ? null : ended_at,
          created_at,
          updated_at: created_at,
        }
      }),
    )
    .execute()
}
