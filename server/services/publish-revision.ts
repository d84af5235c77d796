import { askedBy, crowdedStops, mostActionsAtStop } from '#domain/base-protocol.ts'
import { publishingFaults, type LiveReferences } from '#domain/pricing/revision-faults.ts'
import type { RevisionDraft } from '#domain/pricing/revision-components.ts'
import { stopNames, type StopProtocols } from '#domain/protocol.ts'
import type { RevisionPricing, ServiceMap } from '#domain/pricing/types.ts'
import { formError, type FieldErrors } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import { protocolsOf } from './protocols.ts'
import type { RevisionContent } from './revision-component.ts'
import type { OwnRevision } from './revision-draft.ts'

/**
 * What a draft is priced by once it is published: with the zones of its map as they were published last.
 * @throws formError `revision_faults`, each fault under its component and its place there
 */
export async function publishablePricing(ctx: Context, draft: OwnRevision): Promise<RevisionPricing> {
  const [live, serviceMap, protocols] = await Promise.all([
    liveReferences(ctx, draft),
    pinnedMap(ctx, draft.pricing),
    askedOf(ctx, draft),
  ])
  const pricing = { ...draft.pricing, serviceMap }
  const errors: FieldErrors = {}
  for (const { component, pointer, message } of publishingFaults(pricing, live)) {
    const place = `/${component}${pointer}`
    errors[place] = [...(errors[place] ?? []), message]
  }
  for (const stop of crowdedStops(protocols)) {
    const message = `More than ${mostActionsAtStop} actions at the ${stopNames[stop]}`
    errors['/protocols/protocolIds'] = [...(errors['/protocols/protocolIds'] ?? []), message]
  }
  if (Object.keys(errors).length > 0) throw formError(errors, 'revision_faults', 'The draft cannot be published yet.')
  return withBaseFee(pricing)
}

/** What drivers are asked with a revision: by its protocols as they are now, once it is published as they were then. */
export async function askedOf(ctx: Context, { status, pricing, protocols }: RevisionContent): Promise<StopProtocols> {
  return status === 'draft' ? askedBy(await protocolsOf(ctx, pricing.protocolIds ?? [])) : protocols
}

/** Where bands or a dispatcher make the price, no base fee means that there is none. */
export function withBaseFee({ baseFeeCadCents, ...pricing }: RevisionDraft): RevisionPricing {
  return { ...pricing, baseFeeCadCents: baseFeeCadCents ?? 0 }
}

/** The map of a draft with its zones as they were published last; null when the draft has no map. */
async function pinnedMap({ db }: Context, { serviceMap }: RevisionDraft): Promise<ServiceMap | null> {
  if (!serviceMap) return null
  const map = await db
    .selectFrom('service_maps')
    .select(['name', 'published_zones'])
    .where('id', '=', serviceMap.id)
    .executeTakeFirst()
  return {
    ...serviceMap,
    name: map?.name ?? serviceMap.name,
    zones: (map?.published_zones ?? []).map(({ number: id, color: _color, description: _description, ...zone }) => ({
      id,
      ...zone,
    })),
  }
}

async function liveReferences(ctx: Context, { id, pricing }: OwnRevision): Promise<LiveReferences> {
  const { db, tenantId } = ctx
  const idsIn = async (
    table: 'service_revision_parcel_types' | 'service_revision_service_speeds' | 'service_revision_tags',
  ) => {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('service_revision_id', '=', id)
      .where('archived_at', 'is', null)
      .execute()
    return new Set(rows.map((row) => row.id))
  }
  const [parcelTypeIds, serviceSpeedIds, tagIds, protocols, maps] = await Promise.all([
    idsIn('service_revision_parcel_types'),
    idsIn('service_revision_service_speeds'),
    idsIn('service_revision_tags'),
    protocolsOf(ctx, pricing.protocolIds ?? []),
    db
      .selectFrom('service_maps')
      .select('id')
      .where('id', '=', pricing.serviceMap?.id ?? 0)
      .where('tenant_id', '=', tenantId)
      .where('archived_at', 'is', null)
      .execute(),
  ])
  const serviceMapIds = new Set(maps.map((map) => map.id))
  const protocolIds = new Set(protocols.filter(({ isEnabled }) => isEnabled).map(({ id: protocolId }) => protocolId))
  // Taxes of the courier are copied into the draft: nothing of them can be gone.
  const taxSettingIds = new Set((pricing.tax.rows ?? []).flatMap((row) => row.id ?? []))
  return { parcelTypeIds, serviceSpeedIds, tagIds, serviceMapIds, taxSettingIds, protocolIds }
}
