import type { FieldErrors } from '../text/refusal.ts'
import type { PartNames, RecurringParcel } from './kept-order.ts'

/** What is to differ of several recurring orders (docs/rules/planner.md, "Many at once"). What is left out stays. Times are seconds from midnight. */
export interface ManyChange {
  readonly pickupFromS?: number | undefined
  /** null: as the speed promises. */
  readonly dropoffToS?: number | null | undefined
  /** Cents before tax; null: what is published on the day. */
  readonly agreedPriceCadCents?: number | null | undefined
  readonly customerTenantId?: number | undefined
  readonly serviceId?: number | undefined
  readonly serviceSpeedId?: number | undefined
  readonly parcelTypes?: readonly { readonly name: string; readonly parcelTypeId: number }[] | undefined
  /** null: it is left away. */
  readonly tags?: readonly { readonly name: string; readonly tagId: number | null }[] | undefined
  readonly location?: { readonly from: number; readonly to: number } | undefined
}

/** Of a recurring order what a change of many may concern. */
export interface Changeable {
  readonly parcels: readonly RecurringParcel[]
  readonly tagIds: readonly number[]
  readonly pickupLocationId: number
  readonly dropoffLocationId: number
}

/** What is sent to change one. */
export type OneChange = Partial<{
  pickupFromS: number
  dropoffToS: number | null
  agreedPriceCadCents: number | null
  customerTenantId: number
  serviceId: number
  serviceSpeedId: number
  parcels: RecurringParcel[]
  tagIds: number[]
  pickupLocationId: number
  dropoffLocationId: number
}>

/**
 * What a change of many is to one of them: of its own parcels, tags and stops those are replaced that are called so.
 * @param names of its parts, each revision of a service has ids of its own
 */
export function changeOfOne(order: Changeable, names: PartNames, change: ManyChange): OneChange {
  const { parcelTypes, tags, location, ...same } = change
  return {
    ...given(same),
    ...(parcelTypes && { parcels: withParcelTypes(order.parcels, names, parcelTypes) }),
    ...(tags && { tagIds: withTags(order.tagIds, names, tags) }),
    ...(location?.from === order.pickupLocationId && { pickupLocationId: location.to }),
    ...(location?.from === order.dropoffLocationId && { dropoffLocationId: location.to }),
  }
}

/** What a change would replace and one of them does not have, by the field of the change; empty: it has all of it. */
export function missingIn(
  order: Changeable,
  names: PartNames,
  { parcelTypes, tags, location }: ManyChange,
): FieldErrors {
  const has = (part: 'parcelTypes' | 'tags', ids: readonly number[], name: string) =>
    ids.some((id) => names[part][id] === name)
  const types = order.parcels.map(({ parcelTypeId }) => parcelTypeId)
  const lost = {
    parcelTypes: parcelTypes?.filter(({ name }) => !has('parcelTypes', types, name)) ?? [],
    tags: tags?.filter(({ name }) => !has('tags', order.tagIds, name)) ?? [],
  }
  const isElsewhere = location && ![order.pickupLocationId, order.dropoffLocationId].includes(location.from)
  return {
    ...(lost.parcelTypes.length > 0 && {
      '/parcelTypes': lost.parcelTypes.map(({ name }) => `Has no parcel type ${name}`),
    }),
    ...(lost.tags.length > 0 && { '/tags': lost.tags.map(({ name }) => `Has no tag ${name}`) }),
    ...(isElsewhere && { '/location': ['Has no stop at that location'] }),
  }
}

/** The field of the change that a refusal of one of them is about; null: it is about something else of it. */
export function changedField(pointer: string, change: ManyChange): string | null {
  const [, name = ''] = pointer.split('/')
  const field = partOf[name] ?? name
  return naming.some((one) => one === field) && change[field as keyof ManyChange] !== undefined
    ? `/change/${field}`
    : null
}

/** Fields of a change that name something. */
const naming = ['customerTenantId', 'serviceId', 'serviceSpeedId', 'parcelTypes', 'tags', 'location'] as const

const partOf: Readonly<Record<string, string>> = {
  parcels: 'parcelTypes',
  tagIds: 'tags',
  pickupLocationId: 'location',
  dropoffLocationId: 'location',
}

function given<Values extends object>(values: Values): { [Key in keyof Values]: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: Exclude<Values[Key], undefined>
  }
}

/** Each type stands once: of two that become the same the quantities are added, and what was typed of their sizes is left to the type. */
function withParcelTypes(
  parcels: readonly RecurringParcel[],
  names: PartNames,
  others: NonNullable<ManyChange['parcelTypes']>,
): RecurringParcel[] {
  const changed: RecurringParcel[] = []
  for (const parcel of parcels) {
    const other = others.find(({ name }) => names.parcelTypes[parcel.parcelTypeId] === name)
    const { quantity, weightKg } = parcel
    const next = other ? { parcelTypeId: other.parcelTypeId, quantity, weightKg } : parcel
    const same = changed.find(({ parcelTypeId }) => parcelTypeId === next.parcelTypeId)
    if (same) same.quantity += quantity
    else changed.push({ ...next })
  }
  return changed
}

function withTags(tagIds: readonly number[], names: PartNames, others: NonNullable<ManyChange['tags']>): number[] {
  const changed = tagIds.map((id) => {
    const other = others.find(({ name }) => names.tags[id] === name)
    return other ? other.tagId : id
  })
  return [...new Set(changed.filter((id) => id !== null))]
}
