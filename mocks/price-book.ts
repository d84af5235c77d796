import { pick, takeId } from './lookup.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { refusePublished } from '#domain/pricing/draft-refusals.ts'
import { emptyPricing, type RevisionDraft, withBaseFee } from '#domain/pricing/revision-components.ts'
import { publishingFaults, refuseFaults } from '#domain/pricing/revision-faults.ts'
import { standardServices, type StandardServiceId } from '#domain/pricing/standard-services.ts'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import type { ServiceMeta, ServiceRevision } from '#generated/model/index.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import type { MockBook, MockBookService, MockRevision, MockService, World } from './world-types.ts'

/** How services are set up; made of those that can be ordered when it is first asked for. */
export function bookOf(world: World): MockBook {
  world.book ??= {
    services: world.services.map(({ summary: { id, name, description, courierTenant, revisionId } }) => {
      const flags = { isEnabled: true, isTemplate: false, publishedId: revisionId, updatedAt: world.now }
      const customers = { openToAll: true }
      return { id, name, description, tenantId: courierTenant.id, ...flags, customers }
    }),
    revisions: world.services.map((service) => ({
      ...newDraftRevision(service.summary.revisionId, service.summary.id, 1, world.now),
      status: 'published',
      publishedAt: world.now,
      vehicleName: service.summary.vehicleName,
      parts: partsOf(service.pricing, service),
    })),
  }
  return world.book
}

export function newDraftRevision(id: number, serviceId: number, number: number, at: number, by: string | null = null) {
  const shown = { id, number, publishedAt: null, publishedByName: null, createdAt: at, createdByName: by, note: '' }
  return { ...shown, serviceId, status: 'draft', vehicleId: null, vehicleName: null, version: 1 } as const
}

/** The parts of a revision by the last word of their paths, each as the contract has it. */
export function partsOf(
  pricing: RevisionDraft = emptyPricing,
  lists: Pick<MockService, 'parcelTypes' | 'speeds' | 'tags'> = { parcelTypes: [], speeds: [], tags: [] },
): MockRevision['parts'] {
  const { fuelSurchargeOf, fuelType = 'regular', tax, timesOfDay = [], timeRanges = [] } = pricing
  const withPrices = (rows: readonly { id: number }[], prices: readonly { id: number }[]) => ({
    data: rows.map((row) => ({ ...row, ...prices.find(({ id }) => id === row.id) })),
  })
  const parts = {
    variables: pick(pricing, ['type', 'baseFeeCadCents', 'minimumCadCents', 'maximumCadCents']),
    'distance-range-modifiers': pick(pricing, ['distanceRanges']),
    'weight-range-modifiers': pick(pricing, ['weightRanges']),
    'volume-range-modifiers': pick(pricing, ['volumeRanges']),
    'parcel-types': withPrices(lists.parcelTypes, pricing.parcelTypes),
    'service-speeds': withPrices(lists.speeds, pricing.serviceSpeeds),
    tags: withPrices(lists.tags, pricing.tags),
    'time-of-day-modifiers': { timesOfDay },
    'time-range-modifiers': { timeRanges },
    'fuel-surcharge': { fuelSurchargeOf, fuelType },
    'service-map': { serviceMapId: null, pricingStrategy: 'both', fallbackFeeCadCents: null },
    'tax-settings': { kind: tax.kind, pstSk: tax.pstSk, taxSettingIds: [] },
    protocols: { protocolIds: [] },
    geostamps: { charging: 'courier', terms: null },
  }
  return Object.fromEntries(Object.entries(parts).map(([part, values]) => [part, { ...values, version: 1 }]))
}

/** The parts of a draft that begins as a standard service, with rows of its own. */
export function standardParts(world: World, standard: StandardServiceId): MockRevision['parts'] {
  const { pricing, parcelTypes, serviceSpeeds } = standardServices[standard]
  const types = parcelTypes.map(({ size: [maxLengthM, maxWidthM, maxHeightM], ...type }) => ({
    id: takeId(world),
    ...type,
    maxLengthM,
    maxWidthM,
    maxHeightM,
  }))
  const speeds = serviceSpeeds.map((speed) => ({ id: takeId(world), ...speed }))
  const draft = { ...pricing, parcelTypes: types, serviceSpeeds: speeds, tags: [] }
  return partsOf(draft, { parcelTypes: types, speeds, tags: [] })
}

/** @throws 404 */
export function revisionOf(world: World, revisionId: number): MockRevision {
  const revision = bookOf(world).revisions.find(({ id }) => id === revisionId)
  if (revision === undefined) throw notFound(noSuch('service revision'))
  return revision
}

/** @throws 404; 422 `revision_published` */
export function draftOf(world: World, revisionId: number): MockRevision {
  const revision = revisionOf(world, revisionId)
  refusePublished(revision.status)
  return revision
}

export function rowsIn<Row>({ parts }: Pick<MockRevision, 'parts'>, part: string): Row[] {
  return Reflect.get(parts[part] ?? {}, 'data') ?? []
}

/** What a revision is priced by. The contract's parts say what the rules of `domain/` read, but for what only names rows. */
export function pricingOf(revision: Pick<MockRevision, 'parts'>): RevisionDraft {
  const { parts } = revision
  const plain = ['variables', 'distance-range-modifiers', 'weight-range-modifiers', 'volume-range-modifiers']
  const others = ['time-of-day-modifiers', 'time-range-modifiers', 'fuel-surcharge']
  const { charging, terms } = Object(parts.geostamps)
  return {
    ...emptyPricing,
    ...Object.assign({}, ...[...plain, ...others].map((part) => parts[part])),
    parcelTypes: rowsIn(revision, 'parcel-types'),
    serviceSpeeds: rowsIn(revision, 'service-speeds'),
    tags: rowsIn(revision, 'tags'),
    tax: Object(parts['tax-settings']),
    protocolIds: Object(parts.protocols).protocolIds,
    ...(charging !== 'courier' && { waitTime: charging === 'nothing' ? null : terms }),
  }
}

export function shownRevision(revision: MockRevision): ServiceRevision {
  const who = pick(revision, ['publishedAt', 'publishedByName', 'createdAt', 'createdByName'])
  return { ...pick(revision, ['id', 'number', 'status', 'note']), ...who }
}

export function metaOf(world: World, service: MockBookService): ServiceMeta {
  const { revisions } = bookOf(world)
  const published = revisions.find(({ id }) => id === service.publishedId)
  const draft = revisions.find(({ serviceId, status }) => serviceId === service.id && status === 'draft')
  return {
    ...pick(service, ['id', 'name', 'description', 'isEnabled', 'isTemplate', 'updatedAt']),
    openToAll: service.customers.openToAll,
    pricingType: published === undefined ? null : pricingOf(published).type,
    publishedRevision: published === undefined ? null : shownRevision(published),
    draftRevisionId: draft?.id ?? null,
  }
}

/** @throws 422 `revision_faults` */
export function publishablePricing(
  { resources }: World,
  revision: MockRevision,
  units: UnitPreference,
): RevisionPricing {
  const draft = pricingOf(revision)
  const none: ReadonlySet<number> = new Set()
  const idsOf = (items: readonly { id: number }[]) => new Set(items.map(({ id }) => id))
  const live = {
    parcelTypeIds: idsOf(draft.parcelTypes),
    serviceSpeedIds: idsOf(draft.serviceSpeeds),
    tagIds: idsOf(draft.tags),
    serviceMapIds: none,
    taxSettingIds: none,
    protocolIds: idsOf(resources.protocol.filter(({ isEnabled }) => isEnabled)),
  }
  refuseFaults(publishingFaults(draft, live, units), 'publish')
  return withBaseFee(draft)
}
