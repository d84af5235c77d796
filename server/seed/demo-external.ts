import type { Kysely } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import { defaultRole } from '#server/access/own-roles.ts'
import type { Database } from '#server/db/schema.ts'
import type { DemoWorld } from './demo-organisations.ts'

/**
 * Lets a driver of the broker partner carry out orders of the courier as well.
 * @param now unix seconds
 */
export async function grantOutside(db: Kysely<Database>, { tenants, users }: DemoWorld, now: number): Promise<void> {
  const { id, name } = defaultRole(roles.externalDriver)
  await db
    .insertInto('role_grants')
    .values({
      tenant_id: tenants.courier,
      user_id: users.get('courier1@queencity.example') ?? 0,
      grantee_tenant_id: tenants.stranger,
      role_id: id,
      role_name: name,
      granted_by: users.get('owner@prairiesky.example') ?? 0,
      granted_at: now,
    })
    .execute()
}
