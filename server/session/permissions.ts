import { onlySupplies } from '#domain/access/navigation.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
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
    permissions: [...ctx.permissions].map((id) => ({ id })),
    permissionToken: await ctx.deps.signer.permissionToken({ userId, tenantId, version }),
    readsPrices:
      (ctx.permissions.has('pricing.read') || (await courierShowsPrices(ctx, tenantId))) &&
      !onlySupplies(await featuresOf(ctx, tenantId)),
  }
}

async function featuresOf({ db }: SignedInContext, tenantId: number) {
  const rows = await db.selectFrom('tenant_features').select('feature').where('tenant_id', '=', tenantId).execute()
  return new Set(rows.map(({ feature }) => feature))
}

/** Drivers see prices where their courier allows it (docs/rules/roles-and-permissions.md, "Default roles"). */
async function courierShowsPrices({ db, roles: held }: SignedInContext, tenantId: number): Promise<boolean> {
  if (!held.includes(roles.driver) && !held.includes(roles.externalDriver)) return false
  const settings = await db
    .selectFrom('courier_settings')
    .select('prices_visible_to_drivers')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return settings?.prices_visible_to_drivers ?? false
}
