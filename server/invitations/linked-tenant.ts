import type { Kysely } from 'kysely'
import { isPartner, partners } from '#domain/invitations/kinds.ts'
import type { Database } from '#server/db/schema.ts'
import type { LiveInvitation } from './live-invitation.ts'

/**
 * The organization of whoever has the invited address that is linked with the inviting one in this way already; null where there is none.
 * In a system transaction.
 */
export async function linkedTenantOf(
  db: Kysely<Database>,
  { kind, tenantId, email }: Pick<LiveInvitation, 'kind' | 'tenantId' | 'email'>,
): Promise<{ id: number; name: string } | null> {
  if (!isPartner(kind)) return null
  const { link, inviterProvides } = partners[kind]
  const inviting = inviterProvides ? 'tenant_links.tenant_id' : 'tenant_links.partner_tenant_id'
  const invited = inviterProvides ? 'tenant_links.partner_tenant_id' : 'tenant_links.tenant_id'
  const found = await db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .innerJoin('tenant_links', invited, 'tenants.id')
    .select(['tenants.id', 'tenants.name'])
    .where((match) => match(match.fn<string>('lower', ['users.email']), '=', email.toLowerCase()))
    .where('users.archived_at', 'is', null)
    .where('tenants.archived_at', 'is', null)
    .where(inviting, '=', tenantId)
    .where('tenant_links.kind', '=', link)
    .where('tenant_links.ended_at', 'is', null)
    .orderBy('tenants.id')
    .executeTakeFirst()
  return found ?? null
}
