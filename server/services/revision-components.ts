import { storedRanges } from '#domain/pricing/stored-bands.ts'
import type { RangeProperty } from '#domain/pricing/price-words.ts'
import type { RangeSet } from '#domain/pricing/types.ts'
import type { ProtocolAction } from '#domain/orders/protocol.ts'
import type { components } from '#generated/server-types.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { stopProtocolsOf } from './publish-revision.ts'
import { protocolsOf } from './protocols.ts'
import { taxRows } from './tax-rows.ts'
import { componentOfRevision, setComponentOfRevision, type RevisionComponent } from './revision-component.ts'

/** A component as it is given, without the version. */
type Unversioned<Name extends keyof components['schemas']> = Omit<Schema<Name>, 'version'>

const variables: RevisionComponent<Unversioned<'RevisionVariables'>> = {
  name: 'variables',
  read: ({ pricing: { type, baseFeeCadCents, minimumCadCents, maximumCadCents } }) => ({
    type,
    baseFeeCadCents,
    minimumCadCents,
    maximumCadCents,
  }),
  write: (pricing) => pricing,
}

const distanceRanges: RevisionComponent<Unversioned<'DistanceRangeModifiers'>> = {
  name: 'distance-range',
  read: ({ pricing }) => ({ distanceRanges: shownRanges(pricing, 'distanceRanges') }),
  write: ({ distanceRanges: set }) => ({ distanceRanges: set && storedRanges(set, 'distanceRanges') }),
}
const weightRanges: RevisionComponent<Unversioned<'WeightRangeModifiers'>> = {
  name: 'weight-range',
  read: ({ pricing }) => ({ weightRanges: shownRanges(pricing, 'weightRanges') }),
  write: ({ weightRanges: set }) => ({ weightRanges: set && storedRanges(set, 'weightRanges') }),
}
const volumeRanges: RevisionComponent<Unversioned<'VolumeRangeModifiers'>> = {
  name: 'volume-range',
  read: ({ pricing }) => ({ volumeRanges: shownRanges(pricing, 'volumeRanges') }),
  write: ({ volumeRanges: set }) => ({ volumeRanges: set && storedRanges(set, 'volumeRanges') }),
}

const timesOfDay: RevisionComponent<Unversioned<'TimeOfDayModifiers'>> = {
  name: 'time-of-day',
  read: ({ pricing: { timesOfDay: windows = [] } }) => ({
    timesOfDay: windows.map((window) => ({ ...window, days: [...window.days] })),
  }),
  write: async (body, before, ctx) => {
    const known = before.pricing.timesOfDay ?? []
    const published = (await publishedPricing(ctx, before.serviceId))?.timesOfDay ?? []
    return { timesOfDay: numbered(body.timesOfDay, known, published, '/timesOfDay') }
  },
}

const timeRanges: RevisionComponent<Unversioned<'TimeRangeModifiers'>> = {
  name: 'time-range',
  read: ({ pricing: { timeRanges: ranges = [] } }) => ({ timeRanges: [...ranges] }),
  write: async (body, before, ctx) => {
    const known = before.pricing.timeRanges ?? []
    const published = (await publishedPricing(ctx, before.serviceId))?.timeRanges ?? []
    return { timeRanges: numbered(body.timeRanges, known, published, '/timeRanges') }
  },
}

const fuelSurcharge: RevisionComponent<Unversioned<'RevisionFuelSurcharge'>> = {
  name: 'fuel-surcharge',
  read: ({ pricing: { fuelSurchargeOf, fuelType = 'regular' } }) => ({ fuelSurchargeOf, fuelType }),
  write: (pricing) => pricing,
}

/** A draft knows its map; the zones are pinned when it is published. */
const serviceMap: RevisionComponent<Unversioned<'RevisionServiceMap'>> = {
  name: 'service-map',
  read: ({ pricing: { serviceMap: map } }) => ({
    serviceMapId: map?.id ?? null,
    pricingStrategy: map?.strategy ?? 'both',
    fallbackFeeCadCents: map?.fallbackFeeCadCents ?? null,
  }),
  write: async ({ serviceMapId, pricingStrategy, fallbackFeeCadCents }, _before, ctx) => {
    if (serviceMapId === null) return { serviceMap: null }
    const map = await ctx.db
      .selectFrom('service_maps')
      .select(['id', 'name'])
      .where('id', '=', serviceMapId)
      .where('tenant_id', '=', ctx.tenantId)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (!map) throw formError({ '/serviceMapId': ['Choose a map of your own'] })
    return { serviceMap: { ...map, strategy: pricingStrategy, fallbackFeeCadCents, zones: [] } }
  },
  pointers: { '/serviceMap': '' },
}

const taxSettings: RevisionComponent<Unversioned<'RevisionTaxSettings'>> = {
  name: 'tax-settings',
  read: ({ pricing: { tax } }) => ({
    kind: tax.kind,
    pstSk: tax.pstSk,
    taxSettingIds: (tax.rows ?? []).flatMap(({ id }) => id ?? []),
  }),
  write: async ({ taxSettingIds = [], ...tax }, _before, ctx) => {
    const rows = await taxRows(ctx, taxSettingIds)
    const faults = rows.flatMap((row, index) =>
      row === null ? [[`/taxSettingIds/${index}`, ['Choose a tax of your own']]] : [],
    )
    if (faults.length > 0) throw formError(Object.fromEntries(faults))
    return { tax: { ...tax, rows: rows.filter((row) => row !== null) } }
  },
  pointers: { '/tax/rows': '/taxSettingIds', '/tax': '' },
}

/** A draft knows its protocols; what they ask is pinned when it is published. */
const protocols: RevisionComponent<Unversioned<'RevisionProtocolsUpdate'>, Unversioned<'RevisionProtocols'>> = {
  name: 'protocols',
  read: async (content, ctx) => {
    const { pickup, dropoff } = await stopProtocolsOf(ctx, content)
    return {
      protocolIds: [...(content.pricing.protocolIds ?? [])],
      pickup: pickup.map(shownAction),
      dropoff: dropoff.map(shownAction),
    }
  },
  write: async ({ protocolIds }, { pricing }, ctx) => {
    const found = await protocolsOf(ctx, protocolIds)
    for (const [index, id] of protocolIds.entries()) {
      const protocol = found.find((one) => one.id === id)
      // One that was disabled since stays until somebody takes it out: publishing names it.
      if (protocol && (protocol.isEnabled || pricing.protocolIds?.includes(id))) continue
      const message = protocol ? `${protocol.name} is disabled` : 'Choose a protocol of your own'
      throw formError({ [`/protocolIds/${index}`]: [message] })
    }
    return { protocolIds }
  },
}

const geostamps: RevisionComponent<Unversioned<'RevisionGeostamps'>> = {
  name: 'geostamps',
  read: ({ pricing: { waitTime } }) => {
    if (!waitTime) return { charging: waitTime === null ? 'nothing' : 'courier', terms: null }
    return { charging: 'service', terms: { freeMinutesAtDropoff: null, ...waitTime } }
  },
  write: ({ charging, terms }) => {
    if (charging === 'service' && terms === null) throw formError({ '/terms': ['Say what waiting costs'] })
    if (charging === 'service') return { waitTime: terms }
    return { waitTime: charging === 'nothing' ? null : undefined }
  },
  pointers: { '/waitTime': '/terms' },
}

/** The components of a revision that are no lists with rows of their own. */
export const revisionComponentsHandlers = defineHandlers({
  getServiceRevisionVariables: componentOfRevision(variables),
  updateServiceRevisionVariables: setComponentOfRevision(variables),
  getServiceRevisionDistanceRangeModifiers: componentOfRevision(distanceRanges),
  updateServiceRevisionDistanceRangeModifiers: setComponentOfRevision(distanceRanges),
  getServiceRevisionWeightRangeModifiers: componentOfRevision(weightRanges),
  updateServiceRevisionWeightRangeModifiers: setComponentOfRevision(weightRanges),
  getServiceRevisionVolumeRangeModifiers: componentOfRevision(volumeRanges),
  updateServiceRevisionVolumeRangeModifiers: setComponentOfRevision(volumeRanges),
  getServiceRevisionTimeOfDayModifiers: componentOfRevision(timesOfDay),
  updateServiceRevisionTimeOfDayModifiers: setComponentOfRevision(timesOfDay),
  getServiceRevisionTimeRangeModifiers: componentOfRevision(timeRanges),
  updateServiceRevisionTimeRangeModifiers: setComponentOfRevision(timeRanges),
  getServiceRevisionFuelSurcharge: componentOfRevision(fuelSurcharge),
  updateServiceRevisionFuelSurcharge: setComponentOfRevision(fuelSurcharge),
  getServiceRevisionServiceMap: componentOfRevision(serviceMap),
  updateServiceRevisionServiceMap: setComponentOfRevision(serviceMap),
  getServiceRevisionTaxSettings: componentOfRevision(taxSettings),
  updateServiceRevisionTaxSettings: setComponentOfRevision(taxSettings),
  getServiceRevisionProtocols: componentOfRevision(protocols),
  updateServiceRevisionProtocols: setComponentOfRevision(protocols),
  getServiceRevisionGeostamps: componentOfRevision(geostamps),
  updateServiceRevisionGeostamps: setComponentOfRevision(geostamps),
})

function shownRanges(
  pricing: Readonly<Record<RangeProperty, RangeSet | null>>,
  property: RangeProperty,
): Schema<'RangeSet'> | null {
  const set = pricing[property]
  return set && { ...set, bands: [...set.bands] }
}

function shownAction({ options, ...action }: ProtocolAction): Schema<'ProtocolAction'> {
  return { ...action, options: [...options] }
}

/** The prices of the revision that orders get now; null before the first is published. */
async function publishedPricing({ db }: Context, serviceId: number) {
  const row = await db
    .selectFrom('services')
    .innerJoin('service_revisions as revision', 'revision.id', 'services.published_revision_id')
    .select('revision.pricing')
    .where('services.id', '=', serviceId)
    .executeTakeFirst()
  return row?.pricing ?? null
}

/**
 * What has no id gets the next one. One that the published revision uses is not given to something else, so that the difference
 * between the two says what became of it.
 */
function numbered<Item extends { id?: number }>(
  given: readonly Item[],
  known: readonly { readonly id: number }[],
  published: readonly { readonly id: number }[],
  pointer: string,
): (Item & { id: number })[] {
  const own = new Set(known.map(({ id }) => id))
  refuseTwice(given, pointer)
  let last = Math.max(0, ...own, ...published.map(({ id }) => id))
  return given.map((item, index) => {
    if (item.id === undefined) return { ...item, id: (last += 1) }
    if (!own.has(item.id)) throw formError({ [`${pointer}/${index}/id`]: ['Does not belong to this revision'] })
    return { ...item, id: item.id }
  })
}

function refuseTwice(items: readonly { readonly id?: number | string }[], pointer: string): void {
  const seen = new Set<number | string>()
  for (const [index, { id }] of items.entries()) {
    if (id === undefined) continue
    if (seen.has(id)) throw formError({ [`${pointer}/${index}/id`]: ['Stands here twice'] })
    seen.add(id)
  }
}
