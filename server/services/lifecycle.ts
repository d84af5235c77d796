import { sql } from 'kysely'
import { describeRevisionChanges } from '#domain/pricing/revision-changes.ts'
import { recordAct } from '#server/audit.ts'
import { formError, notFound } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers, type Schema } from '#server/http/handler-types.ts'
import { publish } from '#server/outbox.ts'
import { copyRevision, pricingByOrigin } from './copy-revision.ts'
import { publishablePricing, withBaseFee } from './publish-revision.ts'
import { loadRevision, lockDraft } from './revision-draft.ts'

const mostServices = 1_000

/** How a service is set up, published and taken out of what can be ordered. */
export const serviceLifecycleHandlers = defineHandlers({
  async getTenantServicesMeta(_input, ctx) {
    const rows = await ownServices(ctx)
      .orderBy(sql`lower(services.name)`)
      .orderBy('services.id')
      .execute()
    return { status: 200, body: { data: rows.slice(0, mostServices).map(toMeta) } }
  },

  async createService({ body }, ctx) {
    const { name, description = '', fromServiceId, isTemplate = false } = body
    const from = fromServiceId === undefined ? null : await startingPoint(ctx, fromServiceId)
    const { id } = await ctx.db
      .insertInto('services')
      .values({ tenant_id: ctx.tenantId, name: name.trim(), description: description.trim(), is_template: isTemplate })
      .returning('id')
      .executeTakeFirstOrThrow()
    await copyRevision(ctx, id, from)
    await told(ctx, 'service.created', id, body)
    return { status: 200, body: await loadMeta(ctx, id) }
  },

  async getServiceRevisions({ path }, ctx) {
    await loadMeta(ctx, path.serviceId)
    const rows = await ctx.db
      .selectFrom('service_revisions')
      .select(['id', 'number', 'status', 'published_at as publishedAt'])
      .where('service_id', '=', path.serviceId)
      .orderBy('number', 'desc')
      .limit(1_000)
      .execute()
    return { status: 200, body: { data: rows } }
  },

  async createServiceRevision({ path }, ctx) {
    const { published_revision_id: publishedId } = await lockService(ctx, path.serviceId)
    const { draftRevisionId } = await loadMeta(ctx, path.serviceId)
    if (draftRevisionId !== null) throw formError({}, 'draft_exists', 'There is a draft already. Go on with that one.')
    const from = publishedId === null ? null : await loadRevision(ctx, publishedId)
    const id = await copyRevision(ctx, path.serviceId, from)
    await told(ctx, 'service.drafted', path.serviceId, { revisionId: id })
    const { number } = await ctx.db
      .selectFrom('service_revisions')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { status: 200, body: { id, number, status: 'draft', publishedAt: null } }
  },

  async getServiceRevisionChanges({ path, query }, ctx) {
    const [after, before] = await Promise.all([
      loadRevision(ctx, path.revisionId),
      loadRevision(ctx, query.sinceRevisionId),
    ])
    if (after.serviceId !== before.serviceId) throw notFound('No such revision of this service.')
    const [old, now] = await Promise.all([pricingByOrigin(ctx, before), pricingByOrigin(ctx, after)])
    return { status: 200, body: { data: [...describeRevisionChanges(withBaseFee(old), withBaseFee(now))] } }
  },

  async publishService({ path }, ctx) {
    // Whoever else publishes waits here, and then finds no draft.
    await lockService(ctx, path.serviceId)
    const { draftRevisionId } = await loadMeta(ctx, path.serviceId)
    if (draftRevisionId === null) throw formError({}, 'no_draft', 'There is no draft to publish.')
    const draft = await lockDraft(ctx, draftRevisionId)
    const pricing = await publishablePricing(ctx, draft)
    await ctx.db
      .updateTable('service_revisions')
      .set({ status: 'published', pricing: JSON.stringify(pricing), published_at: ctx.now, updated_at: ctx.now })
      .where('id', '=', draft.id)
      .execute()
    await ctx.db
      .updateTable('services')
      .set({ published_revision_id: draft.id, updated_at: ctx.now })
      .where('id', '=', path.serviceId)
      .execute()
    await told(ctx, 'service.published', path.serviceId, { revisionId: draft.id })
    return { status: 200, body: await loadMeta(ctx, path.serviceId) }
  },

  async enableService({ path }, ctx) {
    return { status: 200, body: await setEnabled(ctx, path.serviceId, true) }
  },
  async disableService({ path }, ctx) {
    return { status: 200, body: await setEnabled(ctx, path.serviceId, false) }
  },

  async deleteServiceTemplate({ path }, ctx) {
    const { is_template: isTemplate } = await lockService(ctx, path.serviceId)
    if (!isTemplate) throw formError({}, 'no_template', 'This service is no template. Disable it instead.')
    await ctx.db
      .updateTable('services')
      .set({ archived_at: ctx.now, updated_at: ctx.now })
      .where('id', '=', path.serviceId)
      .execute()
    await told(ctx, 'service.template-deleted', path.serviceId)
    return { status: 200, body: { done: true } }
  },
})

function ownServices({ db, tenantId }: Context) {
  return db
    .selectFrom('services')
    .leftJoin('service_revisions as published', 'published.id', 'services.published_revision_id')
    .leftJoin('service_revisions as draft', (join) =>
      join.onRef('draft.service_id', '=', 'services.id').on('draft.status', '=', 'draft'),
    )
    .where('services.tenant_id', '=', tenantId)
    .where('services.archived_at', 'is', null)
    .select(['services.id', 'services.name', 'services.description', 'services.is_enabled', 'services.is_template'])
    .select(['published.id as published_id', 'published.number', 'published.published_at', 'draft.id as draft_id'])
    .select(sql<Schema<'ServiceMeta'>['pricingType']>`published.pricing ->> 'type'`.as('pricing_type'))
}

type MetaRow = Awaited<ReturnType<ReturnType<typeof ownServices>['execute']>>[number]

function toMeta(row: MetaRow): Schema<'ServiceMeta'> {
  const { published_id: id, number, published_at: publishedAt } = row
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    isEnabled: row.is_enabled,
    isTemplate: row.is_template,
    pricingType: row.pricing_type,
    publishedRevision: id === null || number === null ? null : { id, number, status: 'published', publishedAt },
    draftRevisionId: row.draft_id,
  }
}

async function loadMeta(ctx: Context, serviceId: number): Promise<Schema<'ServiceMeta'>> {
  const row = await ownServices(ctx).where('services.id', '=', serviceId).executeTakeFirst()
  if (!row) throw noSuchService()
  return toMeta(row)
}

/** @throws notFound when it is not one's own */
async function lockService({ db, tenantId }: Context, serviceId: number) {
  const row = await db
    .selectFrom('services')
    .select(['published_revision_id', 'is_template'])
    .where('id', '=', serviceId)
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noSuchService()
  return row
}

/** What a copy of a service starts from: what is published, else what is being worked on. */
async function startingPoint(ctx: Context, serviceId: number) {
  const row = await ownServices(ctx).where('services.id', '=', serviceId).executeTakeFirst()
  const id = row?.published_id ?? row?.draft_id
  if (!id) throw formError({ '/fromServiceId': ['Choose a service of your own'] })
  return loadRevision(ctx, id)
}

async function setEnabled(ctx: Context, serviceId: number, isEnabled: boolean): Promise<Schema<'ServiceMeta'>> {
  await lockService(ctx, serviceId)
  await ctx.db
    .updateTable('services')
    .set({ is_enabled: isEnabled, updated_at: ctx.now })
    .where('id', '=', serviceId)
    .execute()
  await told(ctx, isEnabled ? 'service.enabled' : 'service.disabled', serviceId)
  return loadMeta(ctx, serviceId)
}

async function told(ctx: Context, action: string, serviceId: number, details?: unknown): Promise<void> {
  await recordAct(ctx, { action, entity: 'service', entityId: serviceId, details })
  await publish(ctx, { topic: 'services', key: serviceId, payload: { action } })
}

function noSuchService() {
  return notFound('No such service.')
}
