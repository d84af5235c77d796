import { sql } from 'kysely'
import type { PermissionId } from '#domain/access/role-permissions.ts'
import { partnerSubject, type PartnerSubject, schedulerVariants, whyNotEnded } from '#domain/relationships/links.ts'
import { forbidden, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { recordAct, recordForeignAct } from '#server/audit.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { endLinks, hasLinked, lockedLinks } from '#server/relationships/links.ts'
import type { Resource, Shape } from '#server/resources/resource.ts'
import { recordWrite } from '#server/resources/record-write.ts'
import { customers } from './customers.ts'
import { suppliers } from './suppliers.ts'
import { vendors } from './vendors.ts'

const done = { status: 200, body: { done: true } } as const

/** What connects organisations, whatever each is to the other. */
export const connectionsHandlers = defineHandlers({
  async endLink({ path }, ctx) {
    await endLink(ctx, path.partnerTenantId)
    return done
  },
  async addFavoriteTenant({ path }, ctx) {
    await markFavorite(ctx, path.favoriteTenantId, true)
    return done
  },
  async removeFavoriteTenant({ path }, ctx) {
    await markFavorite(ctx, path.favoriteTenantId, false)
    return done
  },

  async getSchedulerVariant(_input, { db, tenantId }) {
    const features = await db
      .selectFrom('tenant_features')
      .select('feature')
      .where('tenant_id', '=', tenantId)
      .execute()
    const [hasCouriers, hasSupplied] = [await hasLinked(db, 'courier'), await hasLinked(db, 'supplied')]
    const held = new Set(features.map(({ feature }) => feature))
    const variants = schedulerVariants({ features: held, hasCouriers, hasSupplied })
    return { status: 200, body: { variant: variants[0] ?? null, variants } }
  },
})

/**
 * Ends all that connects two organisations, which both find in their audit; what was stays with both.
 * @throws notFound where nothing connects them; forbidden for a side that the caller may not end
 */
async function endLink(ctx: Context, partnerTenantId: number): Promise<void> {
  const { db, tenantId, now } = ctx
  const links = await lockedLinks(db, tenantId, partnerTenantId)
  if (links.length === 0) throw notFound(noSuch('connection'))
  const subjects = (provider: number) =>
    new Set(links.map(({ kind, tenant_id: provides }) => partnerSubject(kind, provides === provider)))
  const ours = subjects(tenantId)
  const why = whyNotEnded([...ours], ctx.permissions)
  if (why !== null) throw forbidden(`${why}.`)
  await endLinks(db, links, now)
  const ended = (subject: PartnerSubject, entityId: number) => ({
    action: `${subject}.link-ended`,
    entity: subject,
    entityId,
  })
  for (const subject of ours) await recordAct(ctx, ended(subject, partnerTenantId))
  await inTenant(db, { tenantId: partnerTenantId }, async (partner) => {
    const there = { db: partner, tenantId: partnerTenantId, now }
    for (const subject of subjects(partnerTenantId)) await recordForeignAct(there, ended(subject, tenantId))
  })
}

/** @throws notFound for one that is nothing to the request's tenant that the caller may change */
async function markFavorite(ctx: Context, partnerTenantId: number, isFavorite: boolean): Promise<void> {
  const { db, tenantId, permissions, now } = ctx
  const mark = async <Of extends Shape>(resource: Resource<Of>, permission: PermissionId): Promise<boolean> => {
    if (!permissions.has(permission)) return false
    const { rows } = await sql<{ is_favorite: boolean }>`select is_favorite from ${sql.table(resource.table)}
      where tenant_id = ${tenantId} and id = ${partnerTenantId}`.execute(db)
    const [row] = rows
    if (row === undefined) return false
    if (row.is_favorite === isFavorite) return true
    // No version of its own: nobody who edits it meanwhile has anything to merge.
    const write = sql`update ${sql.table(resource.table)} set is_favorite = ${isFavorite}, updated_at = ${now}
      where tenant_id = ${tenantId} and id = ${partnerTenantId}`
    const before = { isFavorite: !isFavorite }
    await recordWrite(resource, ctx, write, { verb: 'updated', before, details: { isFavorite } })
    return true
  }
  const marked = [
    await mark(customers, 'customers.update'),
    await mark(vendors, 'vendors.update'),
    await mark(suppliers, 'suppliers.update'),
  ]
  if (!marked.includes(true)) throw notFound(noSuch('organization'))
}
