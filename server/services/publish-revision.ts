import { sql } from 'kysely'
import { mergeProtocols, crowdedStops, mostActionsAtStop } from '#domain/orders/base-protocol.ts'
import { stopNames, type StopProtocols } from '#domain/orders/protocol.ts'
import {
  pricingFaults,
  publishingFaults,
  type LiveReferences,
  type RevisionFault,
  refuseFaults,
} from '#domain/pricing/revision-faults.ts'
import { withBaseFee, type RevisionDraft } from '#domain/pricing/revision-components.ts'
import type { RevisionPricing, ServiceMap, TaxRow } from '#domain/pricing/types.ts'
import type { Context } from '#server/http/context.ts'
import { checkOutlines } from './outline-checks.ts'
import { protocolsOf } from './protocols.ts'
import type { RevisionContent } from './revision-component.ts'
import type { OwnRevision } from './revision-draft.ts'
import { taxRows } from './tax-rows.ts'

/**
 * What a draft is priced by once it is published: with the zones of its map as they were published last, and its taxes as they are.
 * @throws formError `revision_faults`, each fault under its component and its place there
 */
export async function publishablePricing(ctx: Context, draft: OwnRevision): Promise<RevisionPricing> {
  const [live, { pricing, taxSettingIds }, asked] = await Promise.all([
    liveReferences(ctx, draft),
    pinned(ctx, draft),
    stopProtocolsOf(ctx, draft),
  ])
  await checkOutlines(pricing.serviceMap?.zones ?? [])
  const faults = [
    ...publishingFaults(pricing, { ...live, taxSettingIds }, ctx.unitPreference),
    ...crowdingFaults(asked),
  ]
  refuseFaults(faults, 'publish')
  return withBaseFee(pricing)
}

/** What drivers are asked with a revision: by its protocols as they are now, once it is published as they were then. */
export async function stopProtocolsOf(
  ctx: Context,
  { status, pricing, protocols }: RevisionContent,
): Promise<StopProtocols> {
  return status === 'draft' ? mergeProtocols(await protocolsOf(ctx, pricing.protocolIds ?? [])) : protocols
}

function crowdingFaults(asked: StopProtocols): readonly RevisionFault[] {
  return crowdedStops(asked).map((stop) => {
    const message = `More than ${mostActionsAtStop} actions at the ${stopNames[stop]}`
    return { component: 'protocols', pointer: '/protocolIds', message }
  })
}

/**
 * What a draft would be priced by if it were published now.
 * @throws formError `revision_faults` for what keeps it from pricing any order rightly
 */
export async function triablePricing(ctx: Context, draft: OwnRevision): Promise<RevisionPricing> {
  const { pricing } = await pinned(ctx, draft)
  await checkOutlines(pricing.serviceMap?.zones ?? [])
  refuseFaults(pricingFaults(pricing, ctx.unitPreference), 'price')
  return withBaseFee(pricing)
}

/** A draft with what it names as it stands now. */
async function pinned(
  ctx: Context,
  { pricing }: OwnRevision,
): Promise<{ pricing: RevisionDraft; taxSettingIds: ReadonlySet<number> }> {
  const { tax } = pricing
  const [serviceMap, taxes] = await Promise.all([pinnedMap(ctx, pricing), taxRows(ctx, idsOf(tax.rows))])
  // One that is gone keeps its place, where it is named.
  const rows = tax.rows?.map((row, index) => taxes[index] ?? row)
  return {
    pricing: { ...pricing, serviceMap, tax: rows ? { ...tax, rows } : tax },
    taxSettingIds: new Set(idsOf(taxes.filter((row) => row !== null))),
  }
}

/** A revision as it is published: a draft would take the zones and the taxes that there are now. */
export async function asPublished(ctx: Context, revision: OwnRevision): Promise<OwnRevision> {
  if (revision.status === 'published') return revision
  return { ...revision, pricing: (await pinned(ctx, revision)).pricing }
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

/** Rows of the courier's own all have an id. */
function idsOf(rows: readonly TaxRow[] = []): number[] {
  return rows.flatMap(({ id }) => id ?? [])
}

/** Whether the settings have a row of the name of `part`, by which a copy is known, and every such row is archived. */
function isArchivedInSettings(base: 'base_parcel_types' | 'base_service_speeds' | 'base_tags', tenantId: number) {
  return sql<boolean>`coalesce((select bool_and(base.archived_at is not null) from ${sql.table(base)} as base
    where base.tenant_id = ${tenantId} and lower(base.name) = lower(part.name)), false)`
}

async function liveReferences(
  ctx: Context,
  { id, pricing }: OwnRevision,
): Promise<Omit<LiveReferences, 'taxSettingIds'>> {
  const { db, tenantId } = ctx
  const idsIn = async (
    table: 'service_revision_parcel_types' | 'service_revision_service_speeds' | 'service_revision_tags',
    base: 'base_parcel_types' | 'base_service_speeds' | 'base_tags',
  ) => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} as part
      where service_revision_id = ${id} and archived_at is null and not ${isArchivedInSettings(base, tenantId)}`.execute(
      db,
    )
    return new Set(rows.map((row) => row.id))
  }
  const [parcelTypeIds, serviceSpeedIds, tagIds, protocols, maps] = await Promise.all([
    idsIn('service_revision_parcel_types', 'base_parcel_types'),
    idsIn('service_revision_service_speeds', 'base_service_speeds'),
    idsIn('service_revision_tags', 'base_tags'),
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
  return { parcelTypeIds, serviceSpeedIds, tagIds, serviceMapIds, protocolIds }
}
