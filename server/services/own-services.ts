import { sql } from 'kysely'
import { noSuch } from '#domain/text/refusals.ts'
import { recordAct } from '#server/audit.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { publish } from '#server/outbox.ts'

/** A revision as it is told of, of a table of revisions by its name in the query; null where there is none. */
export function shownRevision(revision: 'service_revisions' | 'published') {
  const column = (name: string) => sql.ref(`${revision}.${name}`)
  const nameOf = (id: string) => sql`(select first_name || ' ' || last_name from users where users.id = ${column(id)})`
  return sql<Schema<'ServiceRevision'>>`case when ${column('id')} is not null then jsonb_build_object(
    'id', ${column('id')}, 'number', ${column('number')}, 'status', ${column('status')},
    'publishedAt', ${column('published_at')}, 'publishedByName', ${nameOf('published_by')},
    'createdAt', ${column('created_at')}, 'createdByName', ${nameOf('created_by')}, 'note', ${column('note')}) end`
}

/** The services of a courier as it sets them up. */
export function ownServices({ db, tenantId }: Context) {
  return db
    .selectFrom('services')
    .leftJoin('service_revisions as published', 'published.id', 'services.published_revision_id')
    .leftJoin('service_revisions as draft', (join) =>
      join.onRef('draft.service_id', '=', 'services.id').on('draft.status', '=', 'draft'),
    )
    .where('services.tenant_id', '=', tenantId)
    .where('services.archived_at', 'is', null)
    .select(['services.id', 'services.name', 'services.description', 'services.updated_at', 'draft.id as draft_id'])
    .select(['services.is_enabled', 'services.is_template', 'services.open_to_all', 'services.published_revision_id'])
    .select(sql<Schema<'ServiceMeta'>['pricingType']>`published.pricing_type`.as('pricing_type'))
    .select(shownRevision('published').$castTo<Schema<'ServiceRevision'> | null>().as('published_revision'))
}

type ServiceRow = Awaited<ReturnType<ReturnType<typeof ownServices>['execute']>>[number]

export function toMeta(row: ServiceRow): Schema<'ServiceMeta'> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    isEnabled: row.is_enabled,
    isTemplate: row.is_template,
    openToAll: row.open_to_all,
    pricingType: row.pricing_type,
    publishedRevision: row.published_revision,
    draftRevisionId: row.draft_id,
    updatedAt: row.updated_at,
  }
}

/** @throws notFound when it is not one's own */
export async function loadMeta(ctx: Context, serviceId: number): Promise<Schema<'ServiceMeta'>> {
  const row = await ownServices(ctx).where('services.id', '=', serviceId).executeTakeFirst()
  if (!row) throw noSuchService()
  return toMeta(row)
}

/** @throws notFound when it is not one's own */
export async function lockService({ db, tenantId }: Context, serviceId: number) {
  const row = await db
    .selectFrom('services')
    .select(['name', 'published_revision_id', 'is_template'])
    .where('id', '=', serviceId)
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noSuchService()
  return row
}

/** Records what became of a service, and tells those who look on. */
export async function recordServiceAct(
  ctx: Context,
  action: string,
  serviceId: number,
  details?: unknown,
): Promise<void> {
  await recordAct(ctx, { action, entity: 'service', entityId: serviceId, details })
  await publish(ctx, { topic: 'services', key: serviceId, payload: { action } })
}

function noSuchService() {
  return notFound(noSuch('service'))
}
