import type { PermissionId } from '#domain/access/role-permissions.ts'
import { forbidden } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { rolesById } from './own-roles.ts'

/**
 * What the caller may do at this moment. The request began with what it found then; before rights are handed on it is asked again,
 * and stays so until the transaction ends.
 * @param needed for what the caller is about to do
 * @throws forbidden when that was taken away in the meantime
 */
export async function heldNow(ctx: Context, needed: PermissionId): Promise<ReadonlySet<PermissionId>> {
  if (ctx.admin) return ctx.permissions
  const member = await ctx.db
    .selectFrom('memberships')
    .select('roles')
    .where('tenant_id', '=', ctx.tenantId)
    .where('user_id', '=', ctx.userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const roles = await rolesById(ctx.db, ctx.tenantId, member?.roles ?? [])
  const held = new Set([...roles.values()].flatMap(({ permissions }) => permissions))
  if (!held.has(needed)) throw forbidden()
  return held
}
