import type { ParcelDetailInput } from '#generated/model/index.ts'
import { findChoice } from '#src/orders/scheduler/choice.ts'
import type { ResolvedParcel } from '#src/orders/scheduler/complete-draft.ts'
import { type DraftParcel, emptyParcel } from '#src/orders/scheduler/draft.ts'
import type { ServiceParts } from '#src/orders/scheduler/use-service-parts.ts'

/** What is carried, as rows that one edits. What a type is called is known of single days. */
export function draftParcels(parcels: readonly (ParcelDetailInput & { readonly name?: string })[]): DraftParcel[] {
  return parcels.map(({ parcelTypeId, name = '', quantity, weightKg, typed }, index) => ({
    ...emptyParcel,
    key: index + 1,
    type: { id: parcelTypeId, name },
    quantity,
    weightKg: weightKg ?? null,
    ...(typed && { typed }),
  }))
}

/** The same rows with the types of the service that is published now. */
export function resolvedParcels(
  parcels: readonly DraftParcel[],
  types: ServiceParts['parcelTypes'],
): readonly ResolvedParcel[] {
  return parcels.map((parcel) => ({ ...parcel, type: findChoice(parcel.type, types) ?? null }))
}
