import { noSuch } from '#domain/text/refusals.ts'
import { refusePublished } from '#domain/pricing/draft-refusals.ts'
import { emptyPricing, type RevisionDraft, type RevisionPartName } from '#domain/pricing/revision-components.ts'
import { actRows } from '#server/audit.ts'
import type { StopProtocols } from '#domain/orders/protocol.ts'
import { writeTogether } from '#server/db/write-together.ts'
import { notFound, refuseConflict } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { eventRows } from '#server/outbox.ts'

/** A revision of one's own, with all of its parts. */
export interface OwnRevision {
  readonly id: number
  readonly serviceId: number
  readonly status: 'draft' | 'published'
  readonly pricing: RevisionDraft
  /** What drivers are asked, from when it was published: of a draft nothing is pinned yet. */
  readonly protocols: StopProtocols
  /** How often each of its parts was changed. */
  readonly versions: PartVersions
}

type PartVersions = Readonly<Partial<Record<RevisionPartName, number>>>

export function versionOf(versions: PartVersions, part: RevisionPartName): number {
  return versions[part] ?? 1
}

/**
 * The versions once a part is changed.
 * @param basedOn the version that the change is based on; a change that names none is not asked
 * @throws formError `edit_conflict`
 */
export function nextVersions(
  versions: PartVersions,
  part: RevisionPartName,
  basedOn: number | undefined,
): PartVersions {
  const version = versionOf(versions, part)
  refuseConflict('this part of the draft', version, basedOn)
  return { ...versions, [part]: version + 1 }
}

/** @throws notFound when it is not one's own: what a courier charges is read by its own people alone */
export async function loadRevision(ctx: Context, revisionId: number): Promise<OwnRevision> {
  return toRevision(await ownRevisions(ctx, revisionId).executeTakeFirst())
}

/** The same: nobody else changes it in the meantime. */
export async function lockRevision(ctx: Context, revisionId: number): Promise<OwnRevision> {
  return toRevision(await ownRevisions(ctx, revisionId).forUpdate().executeTakeFirst())
}

/**
 * One that is locked, to be changed.
 * @throws notFound; formError `revision_published`
 */
export async function lockDraft(ctx: Context, revisionId: number): Promise<OwnRevision> {
  const revision = await lockRevision(ctx, revisionId)
  refusePublished(revision.status)
  return revision
}

function ownRevisions({ db, tenantId }: Context, revisionId: number) {
  return db
    .selectFrom('service_revisions')
    .select(['id', 'service_id', 'status', 'pricing', 'protocols', 'versions'])
    .where('id', '=', revisionId)
    .where('tenant_id', '=', tenantId)
}

type RevisionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof ownRevisions>['executeTakeFirst']>>>

function toRevision(row: RevisionRow | undefined): OwnRevision {
  if (!row) throw notFound(noSuch('service revision'))
  const { id, service_id: serviceId, status, pricing, protocols, versions } = row
  return { id, serviceId, status, pricing: { ...emptyPricing, ...pricing }, protocols, versions }
}

/** Stores what a draft says now, and that somebody arranged it. */
export async function storeDraft(
  ctx: Context,
  { id, pricing, versions }: OwnRevision,
  act: { readonly before: unknown; readonly details: unknown },
): Promise<void> {
  const action = 'service-revision.arranged'
  await Promise.all([
    ctx.db
      .updateTable('service_revisions')
      .set({
        pricing: JSON.stringify(pricing),
        versions: JSON.stringify(versions),
        service_map_id: pricing.serviceMap?.id ?? null,
        updated_at: ctx.now,
      })
      .where('id', '=', id)
      .execute(),
    writeTogether(ctx.db, [
      actRows(ctx, [{ action, entity: 'service-revision', entityId: id, ...act }]),
      eventRows(ctx, [{ topic: 'service-revisions', key: String(id), payload: { action } }]),
    ]),
  ])
}
