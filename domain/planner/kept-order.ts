import type { TypedSizes } from '../amounts/typed-sizes.ts'
import type { FieldErrors } from '../text/refusal.ts'
import { reasonSentence, reasonSeverities, type LackingPart, type Reason, type ReasonSeverity } from './reasons.ts'

/** Parcels of a type, by the id of the type in the revision that it was chosen from. Kilograms each. */
export interface RecurringParcel {
  parcelTypeId: number
  quantity: number
  weightKg?: number | undefined
  typed?: TypedSizes | undefined
}

/** What each order has in a field of the courier's own. */
export interface RecurringField {
  fieldId: number
  value: string | number | boolean
}

/** The same with the name of the type: each revision has types of its own, and by its name it is found again. */
export interface DayParcel extends RecurringParcel {
  name: string
}

/** What differs on a single day from the rule. */
export interface DayChanges {
  pickupFromS?: number
  dropoffToS?: number
  orderNotes?: string
  poNumber?: string
  parcels?: DayParcel[]
}

/** A reason as people read it. */
export interface ShownReason {
  reason: Reason['reason']
  severity: ReasonSeverity
  text: string
}

/** The same with what it is about. */
export interface ReasonFault extends ShownReason {
  /** The service, the location or the customer. */
  subjectId: number
  /** Of a location. */
  stop: 'pickup' | 'dropoff' | null
  /** Of a service that has become another one. */
  lacking: LackingPart[]
}

/** What a recurring order refers to. */
export interface ReasonSubjects {
  readonly serviceId: number
  readonly customerTenantId: number
  readonly pickupLocationId: number
  readonly dropoffLocationId: number
}

export function shownReason(reason: Reason): ShownReason {
  return { reason: reason.reason, severity: reasonSeverities[reason.reason], text: reasonSentence(reason) }
}

export function reasonFault(reason: Reason, of: ReasonSubjects): ReasonFault {
  return {
    ...shownReason(reason),
    subjectId: subjectOf(reason, of),
    stop: 'stop' in reason ? reason.stop : null,
    lacking: 'lacking' in reason ? [...reason.lacking] : [],
  }
}

function subjectOf(reason: Reason, of: ReasonSubjects): number {
  if (reason.reason === 'service_outdated') return of.serviceId
  if ('stop' in reason) return of[`${reason.stop}LocationId`]
  return of.customerTenantId
}

/** What was right when somebody last said so: texts that differ when what they stand for does. */
export interface Confirmation {
  pickup?: string
  dropoff?: string
  customer?: string
}

/** The names of the parts that were chosen: each revision has parts of its own, and by their names they are found again. */
export interface PartNames {
  speed: string
  tags: Readonly<Record<number, string>>
  parcelTypes: Readonly<Record<number, string>>
}

interface Part {
  readonly id: number
  readonly name: string
}

/** What a revision offers. */
interface Offered {
  readonly speeds: readonly Part[]
  readonly tags: readonly Part[]
  readonly parcelTypes: readonly Part[]
}

/** What was chosen of a revision. */
interface ChosenParts {
  readonly serviceSpeedId: number
  readonly tagIds: readonly number[]
  readonly parcels: readonly RecurringParcel[]
}

/** The names of what was chosen, as the revision that it was chosen from calls it; of what it does not have there is none. */
export function namesOfParts({ serviceSpeedId, tagIds, parcels }: ChosenParts, offered: Offered): PartNames {
  const nameIn = (parts: readonly Part[], id: number) => parts.find((part) => part.id === id)?.name ?? ''
  return {
    speed: nameIn(offered.speeds, serviceSpeedId),
    tags: Object.fromEntries(tagIds.map((id) => [id, nameIn(offered.tags, id)])),
    parcelTypes: Object.fromEntries(parcels.map(({ parcelTypeId: id }) => [id, nameIn(offered.parcelTypes, id)])),
  }
}

/**
 * The same parts in the revision that is published now: by their ids where it is still the one that they were chosen from, else by their
 * names.
 * @returns them, and what the revision no longer has
 */
export function partsNow(
  chosen: ChosenParts,
  names: PartNames,
  offered: Offered,
): { serviceSpeedId: number; tagIds: number[]; parcels: RecurringParcel[]; lacking: LackingPart[] } {
  const lacking: LackingPart[] = []
  const find = (part: LackingPart['part'], parts: readonly Part[], id: number, name: string) => {
    const found = parts.find((each) => each.id === id) ?? parts.find((each) => each.name === name)
    if (!found) lacking.push({ part, name })
    return found?.id ?? id
  }
  return {
    serviceSpeedId: find('speed', offered.speeds, chosen.serviceSpeedId, names.speed),
    tagIds: chosen.tagIds.map((id) => find('tag', offered.tags, id, names.tags[id] ?? '')),
    parcels: chosen.parcels.map((parcel) => ({
      ...parcel,
      parcelTypeId: find(
        'parcelType',
        offered.parcelTypes,
        parcel.parcelTypeId,
        names.parcelTypes[parcel.parcelTypeId] ?? '',
      ),
    })),
    lacking,
  }
}

/** The faults of an order as one sentence of why it could not be made. */
export function failureWords(message: string, errors: FieldErrors = {}): string {
  const faults = Object.values(errors).flat()
  return faults.length === 0 ? message : faults.map((fault) => `${fault}.`).join(' ')
}
