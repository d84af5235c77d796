import { withBaseFee } from '#domain/pricing/revision-components.ts'
import { draftExists } from '#domain/pricing/draft-refusals.ts'
import { describeRevisionChanges } from '#domain/pricing/revision-changes.ts'
import type { RevisionTerms } from '#domain/pricing/revision-facts.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { checkAct } from '#server/resources/act.ts'
import { copyRevision, pricingByOrigin } from './copy-revision.ts'
import { loadMeta, lockService, shownRevision, recordServiceAct } from './own-services.ts'
import { asPublished, stopProtocolsOf } from './publish-revision.ts'
import { loadRevision, lockDraft, lockRevision, nextVersions, type OwnRevision, versionOf } from './revision-draft.ts'

/** The revisions of a service: its history, and the draft that is being worked on. */
export const serviceRevisionsHandlers = defineHandlers({
  async getServiceRevisions({ path }, ctx) {
    const service = await loadMeta(ctx, path.serviceId)
    const rows = await ctx.db
      .selectFrom('service_revisions')
      .select(shownRevision('service_revisions').as('revision'))
      .where('service_id', '=', path.serviceId)
      .orderBy('number', 'desc')
      .limit(1_000)
      .execute()
    return { status: 200, body: { service, data: rows.map(({ revision }) => revision) } }
  },

  async createServiceRevision({ path }, ctx) {
    const { published_revision_id: publishedId } = await lockService(ctx, path.serviceId)
    const { draftRevisionId } = await loadMeta(ctx, path.serviceId)
    if (draftRevisionId !== null) throw draftExists()
    const from = publishedId === null ? null : await loadRevision(ctx, publishedId)
    const id = await copyRevision(ctx, path.serviceId, from)
    await recordServiceAct(ctx, 'service.drafted', path.serviceId, { revisionId: id })
    return { status: 200, body: (await detailOf(ctx, id)).revision }
  },

  async getServiceRevision({ path }, ctx) {
    return { status: 200, body: await detailOf(ctx, path.revisionId) }
  },

  async updateServiceRevision({ path, body }, ctx) {
    const { id, serviceId, versions } = await lockDraft(ctx, path.revisionId)
    const next = nextVersions(versions, 'details', body.version)
    const { note, vehicleId } = body
    await ctx.db
      .updateTable('service_revisions')
      .set({
        versions: JSON.stringify(next),
        updated_at: ctx.now,
        ...(note !== undefined && { note: note.trim() }),
        ...(vehicleId !== undefined && (await vehicleColumns(ctx, vehicleId))),
      })
      .where('id', '=', id)
      .execute()
    await recordServiceAct(ctx, 'service.draft-described', serviceId, { revisionId: id, note, vehicleId })
    return { status: 200, body: await detailOf(ctx, id) }
  },

  async discardServiceRevision({ path }, ctx) {
    const revision = await lockRevision(ctx, path.revisionId)
    checkAct('discardServiceRevision', revision)
    const { id, serviceId, pricing } = revision
    await ctx.db.deleteFrom('service_revisions').where('id', '=', id).execute()
    await recordServiceAct(ctx, 'service.draft-discarded', serviceId, { revisionId: id, pricing })
    return { status: 200, body: { done: true } }
  },

  async getServiceRevisionChanges({ path, query }, ctx) {
    const [after, before] = await Promise.all([
      loadRevision(ctx, path.revisionId),
      loadRevision(ctx, query.sinceRevisionId),
    ])
    if (after.serviceId !== before.serviceId) throw notFound('No such revision of this service.')
    const [old, now] = await Promise.all([toldRevision(ctx, before), toldRevision(ctx, after)])
    return { status: 200, body: { data: [...describeRevisionChanges(old, now, ctx.unitPreference)] } }
  },
})

async function toldRevision(ctx: Context, revision: OwnRevision): Promise<RevisionTerms> {
  const [pricing, protocols] = await Promise.all([
    asPublished(ctx, revision).then((published) => pricingByOrigin(ctx, published)),
    stopProtocolsOf(ctx, revision),
  ])
  return { ...withBaseFee(pricing), protocols }
}

async function detailOf(ctx: Context, revisionId: number): Promise<Schema<'ServiceRevisionDetail'>> {
  const { serviceId, versions } = await loadRevision(ctx, revisionId)
  const [service, row] = await Promise.all([
    loadMeta(ctx, serviceId),
    ctx.db
      .selectFrom('service_revisions')
      .select(['vehicle_id as vehicleId', 'vehicle_name'])
      .select(shownRevision('service_revisions').as('revision'))
      .where('id', '=', revisionId)
      .executeTakeFirstOrThrow(),
  ])
  const { revision, vehicleId, vehicle_name: vehicleName } = row
  return { revision, service, vehicleId, vehicleName: vehicleName || null, version: versionOf(versions, 'details') }
}

/** The name stays with the revision, whatever becomes of the vehicle. */
async function vehicleColumns({ db, tenantId }: Context, vehicleId: number | null) {
  if (vehicleId === null) return { vehicle_id: null, vehicle_name: '' }
  const vehicle = await db
    .selectFrom('vehicles')
    .select('name')
    .where('id', '=', vehicleId)
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!vehicle) throw formError({ '/vehicleId': ['Choose a vehicle of your own'] })
  return { vehicle_id: vehicleId, vehicle_name: vehicle.name }
}
