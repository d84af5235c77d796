import { nothingToPublish, notOwnService } from '#domain/pricing/draft-refusals.ts'
import { sql, type RawBuilder } from 'kysely'
import { countedPage } from '#server/db/cursor.ts'
import { oneBeginning } from '#domain/pricing/standard-services.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { checkAct } from '#server/resources/act.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { beginStandard } from './begin-standard.ts'
import { copyRevision } from './copy-revision.ts'
import { loadMeta, lockService, ownServices, recordServiceAct, toMeta } from './own-services.ts'
import { stopProtocolsOf, publishablePricing } from './publish-revision.ts'
import { loadRevision, lockDraft } from './revision-draft.ts'

const sortColumns: Readonly<Record<'name' | 'updatedAt', RawBuilder<string | number>>> = {
  name: sql<string>`lower(services.name)`,
  updatedAt: sql<number>`services.updated_at`,
}

const text = bareText(sql.ref('services.name'), sql.ref('services.description'))

/** Each service is in one of these. */
const inState = {
  template: sql<boolean>`services.is_template`,
  unpublished: sql<boolean>`not services.is_template and services.published_revision_id is null`,
  disabled: sql<boolean>`not services.is_template and services.published_revision_id is not null and not services.is_enabled`,
  offered: sql<boolean>`not services.is_template and services.published_revision_id is not null and services.is_enabled`,
}

/** How a service is set up, published and taken out of what can be ordered. */
export const serviceLifecycleHandlers = defineHandlers({
  async getTenantServicesMeta({ query }, ctx) {
    const request = pageRequest(query.pagination)
    const { field, direction } = sortOf(query.pagination, { field: 'name', direction: 'asc' })
    const sort = sortColumns[field]
    const { search = '', state } = query
    const found = await countedPage(
      ctx.db,
      ownServices(ctx)
        .select(sort.as('sort_key'))
        .$if(state !== undefined, (services) => services.where(inState[state ?? 'offered']))
        .$if(search.trim() !== '', (services) => services.where(holdsEveryWord(text, search))),
      {
        sort,
        id: sql.ref<number>('services.id'),
        direction,
        cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
      },
      request,
    )
    return { status: 200, body: pageBody(found, request, toMeta) }
  },

  async createService({ body }, ctx) {
    const { name, description = '', fromServiceId, standard, isTemplate = false } = body
    if (standard !== undefined && fromServiceId !== undefined) throw formError({ '/standard': [oneBeginning] })
    await checkName(ctx, name)
    const from = fromServiceId === undefined ? null : await startingPoint(ctx, fromServiceId)
    const { id } = await ctx.db
      .insertInto('services')
      .values({
        tenant_id: ctx.tenantId,
        name: name.trim(),
        description: description.trim(),
        is_template: isTemplate,
        // What one starts from to deliver soon is for everybody whom one delivers for.
        open_to_all: standard !== undefined && !isTemplate,
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await (standard === undefined ? copyRevision(ctx, id, from) : beginStandard(ctx, id, standard))
    await recordServiceAct(ctx, 'service.created', id, body)
    return { status: 200, body: await loadMeta(ctx, id) }
  },

  async updateService({ path, body }, ctx) {
    const { name, description = '' } = body
    const before = await lockService(ctx, path.serviceId)
    if (before.name.toLowerCase() !== name.trim().toLowerCase()) await checkName(ctx, name)
    await ctx.db
      .updateTable('services')
      .set({ name: name.trim(), description: description.trim(), updated_at: ctx.now })
      .where('id', '=', path.serviceId)
      .execute()
    await recordServiceAct(ctx, 'service.renamed', path.serviceId, body)
    return { status: 200, body: await loadMeta(ctx, path.serviceId) }
  },

  async publishService({ path }, ctx) {
    // Anyone else who publishes waits here, and then finds no draft.
    await lockService(ctx, path.serviceId)
    const { draftRevisionId } = await loadMeta(ctx, path.serviceId)
    if (draftRevisionId === null) throw nothingToPublish()
    const draft = await lockDraft(ctx, draftRevisionId)
    const pricing = await publishablePricing(ctx, draft)
    await ctx.db
      .updateTable('service_revisions')
      .set({
        status: 'published',
        pricing: JSON.stringify(pricing),
        protocols: JSON.stringify(await stopProtocolsOf(ctx, draft)),
        published_at: ctx.now,
        published_by: ctx.userId,
        updated_at: ctx.now,
      })
      .where('id', '=', draft.id)
      .execute()
    await ctx.db
      .updateTable('services')
      .set({ published_revision_id: draft.id, updated_at: ctx.now })
      .where('id', '=', path.serviceId)
      .execute()
    await recordServiceAct(ctx, 'service.published', path.serviceId, { revisionId: draft.id })
    return { status: 200, body: await loadMeta(ctx, path.serviceId) }
  },

  async enableService({ path }, ctx) {
    return { status: 200, body: await setEnabled(ctx, path.serviceId, 'enableService') }
  },
  async disableService({ path }, ctx) {
    return { status: 200, body: await setEnabled(ctx, path.serviceId, 'disableService') }
  },

  async deleteServiceTemplate({ path }, ctx) {
    await lockService(ctx, path.serviceId)
    checkAct('deleteServiceTemplate', await loadMeta(ctx, path.serviceId))
    await ctx.db
      .updateTable('services')
      .set({ archived_at: ctx.now, updated_at: ctx.now })
      .where('id', '=', path.serviceId)
      .execute()
    await recordServiceAct(ctx, 'service.template-deleted', path.serviceId)
    return { status: 200, body: { done: true } }
  },
})

/**
 * Refuses a name that another service or template has, whatever its capitals. Nobody else takes it until this request is through.
 * Namesakes from before this was asked keep theirs.
 * @throws formError at the name
 */
async function checkName({ db, tenantId }: Context, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('services', ${tenantId}))`.execute(db)
  const other = await db
    .selectFrom('services')
    .select('is_template')
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is', null)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name.trim()})`)
    .executeTakeFirst()
  if (other) throw formError({ '/name': [`There is a ${other.is_template ? 'template' : 'service'} of this name`] })
}

/** What a copy of a service starts from: what is published, else what is being worked on. */
async function startingPoint(ctx: Context, serviceId: number) {
  const row = await ownServices(ctx).where('services.id', '=', serviceId).executeTakeFirst()
  const id = row?.published_revision_id ?? row?.draft_id
  if (!id) throw formError({ '/fromServiceId': [notOwnService] })
  return loadRevision(ctx, id)
}

async function setEnabled(
  ctx: Context,
  serviceId: number,
  act: 'enableService' | 'disableService',
): Promise<Schema<'ServiceMeta'>> {
  await lockService(ctx, serviceId)
  checkAct(act, await loadMeta(ctx, serviceId))
  const isEnabled = act === 'enableService'
  await ctx.db
    .updateTable('services')
    .set({ is_enabled: isEnabled, updated_at: ctx.now })
    .where('id', '=', serviceId)
    .execute()
  await recordServiceAct(ctx, isEnabled ? 'service.enabled' : 'service.disabled', serviceId)
  return loadMeta(ctx, serviceId)
}
