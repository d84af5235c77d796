import { onlySupplies } from '#domain/access/navigation.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import { isGivable } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { notFound } from '#domain/text/refusal.ts'

/** @throws not found without a tenant that the person belongs to */
export async function permissionSet(ctx: SignedInContext): Promise<Schema<'PermissionSet'>> {
  const { tenantId, userId, permissionVersion: version } = ctx
  if (tenantId === null) throw notFound(noSuchOrganization)
  return {
    tenantId,
    roles: ctx.admin && ctx.roles.length === 0 ? [roles.admin] : [...ctx.roles],
    ownRoles: ctx.ownRoles.map(({ id, name, permissions }) => ({
      id,
      name,
      permissions: permissions.filter(isGivable),
    })),
    permissions: [...ctx.permissions].map((id) => ({ id })),
    ...(ctx.external && { external: { id: ctx.external.tenantId, name: ctx.external.tenantName } }),
    permissionToken: await ctx.deps.signer.permissionToken({ userId, tenantId, version }),
    readsPrices:
      (ctx.permissions.has('pricing.read') || (ctx.driversSeePrices && ctx.permissions.has('delivery-orders.drive'))) &&
      !onlySupplies(await featuresOf(ctx, tenantId)),
  }
}

async function featuresOf({ db }: SignedInContext, tenantId: number) {
  const rows = await db.selectFrom('tenant_features').select('feature').where('tenant_id', '=', tenantId).execute()
  return new Set(rows.map(({ feature }) => feature))
}
