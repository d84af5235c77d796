import { type ComponentType, lazy } from 'react'
import {
  getGetServiceRevisionQueryKey,
  getGetServiceRevisionDistanceRangeModifiersQueryKey,
  getGetServiceRevisionFuelSurchargeQueryKey,
  getGetServiceRevisionGeostampsQueryKey,
  getGetServiceRevisionParcelTypesQueryKey,
  getGetServiceRevisionProtocolsQueryKey,
  getGetServiceRevisionServiceMapQueryKey,
  getGetServiceRevisionServiceSpeedsQueryKey,
  getGetServiceRevisionTagsQueryKey,
  getGetServiceRevisionTaxSettingsQueryKey,
  getGetServiceRevisionTimeOfDayModifiersQueryKey,
  getGetServiceRevisionTimeRangeModifiersQueryKey,
  getGetServiceRevisionVariablesQueryKey,
  getGetServiceRevisionVolumeRangeModifiersQueryKey,
  getGetServiceRevisionWeightRangeModifiersQueryKey,
  getServiceRevision,
  getServiceRevisionDistanceRangeModifiers,
  getServiceRevisionFuelSurcharge,
  getServiceRevisionGeostamps,
  getServiceRevisionParcelTypes,
  getServiceRevisionProtocols,
  getServiceRevisionServiceMap,
  getServiceRevisionServiceSpeeds,
  getServiceRevisionTags,
  getServiceRevisionTaxSettings,
  getServiceRevisionTimeOfDayModifiers,
  getServiceRevisionTimeRangeModifiers,
  getServiceRevisionVariables,
  getServiceRevisionVolumeRangeModifiers,
  getServiceRevisionWeightRangeModifiers,
  updateServiceRevision,
  updateServiceRevisionDistanceRangeModifiers,
  updateServiceRevisionFuelSurcharge,
  updateServiceRevisionGeostamps,
  updateServiceRevisionParcelTypes,
  updateServiceRevisionProtocols,
  updateServiceRevisionServiceMap,
  updateServiceRevisionServiceSpeeds,
  updateServiceRevisionTags,
  updateServiceRevisionTaxSettings,
  updateServiceRevisionTimeOfDayModifiers,
  updateServiceRevisionTimeRangeModifiers,
  updateServiceRevisionVariables,
  updateServiceRevisionVolumeRangeModifiers,
  updateServiceRevisionWeightRangeModifiers,
} from '#generated/client/services/services.ts'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import type { ServiceRevisionDetail } from '#generated/model/index.ts'
import { componentTitles, type RevisionComponent, type RevisionPartName } from '#domain/pricing/revision-components.ts'
import type { FormData } from '#src/forms/form-types.ts'
import type { BaseList } from './base-lists.ts'

/** What a part says, with the version that a change is based on. */
export interface PartValues {
  readonly version?: number
}

interface SectionCalls<Values extends PartValues, Body> {
  readonly form: () => Promise<GeneratedForm>
  readonly get: (revisionId: number, options?: undefined, signal?: AbortSignal) => Promise<Values>
  readonly key: (revisionId: number) => readonly unknown[]
  readonly update: (revisionId: number, body: Body) => Promise<Values>
  /** Where the form has what a fault of the revision names: `{ '/waitTime': '/terms' }`. */
  readonly pointers?: Readonly<Record<string, string>>
  /** What is shown under its form of what was saved. */
  readonly Below?: ComponentType<{ readonly values: object }>
  /** Rows of the settings that can be added to its list. */
  readonly base?: BaseList
}

/** A part of a revision as the editor takes it: a form of the contract that is saved by itself. */
export interface RevisionSection extends Omit<SectionCalls<PartValues, never>, 'update'> {
  readonly part: RevisionPartName
  readonly title: string
  readonly update: (revisionId: number, data: FormData & PartValues) => Promise<PartValues>
}

function section<Values extends PartValues, Body>(
  part: RevisionComponent,
  { update, ...calls }: SectionCalls<Values, Body>,
): RevisionSection {
  // What the form's own validator lets through is what the contract takes.
  return { ...calls, part, title: componentTitles[part], update: (id, data) => update(id, data as FormData & Body) }
}

function detailsOf({ revision: { note }, vehicleId, vehicleName, version }: ServiceRevisionDetail) {
  return { note, vehicleId, vehicleName, version }
}

/** In the order of the index: what the draft is, then as a price comes to be. */
export const revisionSections: readonly RevisionSection[] = [
  {
    part: 'details',
    title: 'About this revision',
    form: async () => (await import('#generated/forms/ServiceRevisionUpdate.ts')).serviceRevisionUpdateForm,
    get: async (id, _options, signal) => detailsOf(await getServiceRevision(id, undefined, signal)),
    key: (id) => [...getGetServiceRevisionQueryKey(id), 'details'],
    update: async (id, data) => detailsOf(await updateServiceRevision(id, data)),
  },
  section('variables', {
    form: async () => (await import('#generated/forms/RevisionVariables.ts')).revisionVariablesForm,
    get: getServiceRevisionVariables,
    key: getGetServiceRevisionVariablesQueryKey,
    update: updateServiceRevisionVariables,
  }),
  section('distance-range', {
    form: async () => (await import('#generated/forms/DistanceRangeModifiers.ts')).distanceRangeModifiersForm,
    get: getServiceRevisionDistanceRangeModifiers,
    key: getGetServiceRevisionDistanceRangeModifiersQueryKey,
    update: updateServiceRevisionDistanceRangeModifiers,
  }),
  section('weight-range', {
    form: async () => (await import('#generated/forms/WeightRangeModifiers.ts')).weightRangeModifiersForm,
    get: getServiceRevisionWeightRangeModifiers,
    key: getGetServiceRevisionWeightRangeModifiersQueryKey,
    update: updateServiceRevisionWeightRangeModifiers,
  }),
  section('volume-range', {
    form: async () => (await import('#generated/forms/VolumeRangeModifiers.ts')).volumeRangeModifiersForm,
    get: getServiceRevisionVolumeRangeModifiers,
    key: getGetServiceRevisionVolumeRangeModifiersQueryKey,
    update: updateServiceRevisionVolumeRangeModifiers,
  }),
  section('parcel-types', {
    form: async () => (await import('#generated/forms/ParcelTypesUpdate.ts')).parcelTypesUpdateForm,
    get: getServiceRevisionParcelTypes,
    key: getGetServiceRevisionParcelTypesQueryKey,
    update: updateServiceRevisionParcelTypes,
    pointers: { '/parcelTypes': '/data' },
    base: 'parcelTypes',
  }),
  section('service-speeds', {
    form: async () => (await import('#generated/forms/ServiceSpeedsUpdate.ts')).serviceSpeedsUpdateForm,
    get: getServiceRevisionServiceSpeeds,
    key: getGetServiceRevisionServiceSpeedsQueryKey,
    update: updateServiceRevisionServiceSpeeds,
    pointers: { '/serviceSpeeds': '/data' },
    base: 'serviceSpeeds',
  }),
  section('tags', {
    form: async () => (await import('#generated/forms/TagsUpdate.ts')).tagsUpdateForm,
    get: getServiceRevisionTags,
    key: getGetServiceRevisionTagsQueryKey,
    update: updateServiceRevisionTags,
    pointers: { '/tags': '/data' },
    base: 'tags',
  }),
  section('time-of-day', {
    form: async () => (await import('#generated/forms/TimeOfDayModifiers.ts')).timeOfDayModifiersForm,
    get: getServiceRevisionTimeOfDayModifiers,
    key: getGetServiceRevisionTimeOfDayModifiersQueryKey,
    update: updateServiceRevisionTimeOfDayModifiers,
  }),
  section('time-range', {
    form: async () => (await import('#generated/forms/TimeRangeModifiers.ts')).timeRangeModifiersForm,
    get: getServiceRevisionTimeRangeModifiers,
    key: getGetServiceRevisionTimeRangeModifiersQueryKey,
    update: updateServiceRevisionTimeRangeModifiers,
  }),
  section('service-map', {
    form: async () => (await import('#generated/forms/RevisionServiceMap.ts')).revisionServiceMapForm,
    get: getServiceRevisionServiceMap,
    key: getGetServiceRevisionServiceMapQueryKey,
    update: updateServiceRevisionServiceMap,
    pointers: { '/serviceMap/fallbackFeeCadCents': '/fallbackFeeCadCents', '/serviceMap': '/serviceMapId' },
  }),
  section('fuel-surcharge', {
    form: async () => (await import('#generated/forms/RevisionFuelSurcharge.ts')).revisionFuelSurchargeForm,
    get: getServiceRevisionFuelSurcharge,
    key: getGetServiceRevisionFuelSurchargeQueryKey,
    update: updateServiceRevisionFuelSurcharge,
  }),
  section('geostamps', {
    form: async () => (await import('#generated/forms/RevisionGeostamps.ts')).revisionGeostampsForm,
    get: getServiceRevisionGeostamps,
    key: getGetServiceRevisionGeostampsQueryKey,
    update: updateServiceRevisionGeostamps,
    pointers: { '/waitTime': '/terms' },
  }),
  section('tax-settings', {
    form: async () => (await import('#generated/forms/RevisionTaxSettings.ts')).revisionTaxSettingsForm,
    get: getServiceRevisionTaxSettings,
    key: getGetServiceRevisionTaxSettingsQueryKey,
    update: updateServiceRevisionTaxSettings,
    pointers: { '/tax/rows': '/taxSettingIds', '/tax': '' },
  }),
  section('protocols', {
    form: async () => (await import('#generated/forms/RevisionProtocolsUpdate.ts')).revisionProtocolsUpdateForm,
    get: getServiceRevisionProtocols,
    key: getGetServiceRevisionProtocolsQueryKey,
    update: updateServiceRevisionProtocols,
    Below: lazy(async () => ({ default: (await import('../protocols/RevisionPreview.tsx')).RevisionPreview })),
  }),
]

/** A fault where the form has it: `/parcelTypes/0` of a revision is `/data/0` of the form. */
export function pointerInForm({ pointers = {} }: Pick<RevisionSection, 'pointers'>, pointer: string): string {
  const renamed = Object.entries(pointers).find(([from]) => pointer === from || pointer.startsWith(`${from}/`))
  return renamed === undefined ? pointer : renamed[1] + pointer.slice(renamed[0].length)
}
