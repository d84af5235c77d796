import { sql, type RawBuilder } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import { drives } from './own-roles.ts'

/**
 * Everybody who drives for the request's organization now, as a column `user_id` to select from: its own people who drive, and people of
 * linked organizations to whom it gave External Driver (docs/rules/roles-and-permissions.md, "External roles").
 */
export function driversHere(tenantId: number): RawBuilder<{ user_id: number }> {
  return sql<{ user_id: number }>`(
    select memberships.user_id from memberships join users on users.id = memberships.user_id
    where memberships.tenant_id = ${tenantId} and users.archived_at is null and ${drives(tenantId, sql`memberships.roles`)}
    union
    select user_id from external_people() where ${sql.lit(roles.externalDriver)}::bigint = any (roles))`
}
