import { formatMeasure, type UnitPreference } from '#domain/amounts/units.ts'
import type { DeliveryOrderOverrideView } from '#generated/model/index.ts'
import { type EditDraft, totalWeightKg } from '#src/orders/edit/edit-draft.ts'

/** The details of an order in a line: "PO-7781 · Rush · 14.3 km". */
export function detailsSummary(
  { poNumber, serviceSpeedId, distanceM }: EditDraft,
  { serviceSpeeds }: Pick<DeliveryOrderOverrideView, 'serviceSpeeds'>,
  units: UnitPreference,
): string {
  const speed = serviceSpeeds.find(({ id }) => id === serviceSpeedId)?.name
  const distance = typeof distanceM === 'number' ? formatMeasure(distanceM, 'largeDistance', units) : undefined
  return [poNumber.trim(), speed, distance].filter(Boolean).join(' · ')
}

/** The parcels of an order in a line: "3 items · 25.2 kg"; what is no number yet does not count, and what nobody knows has no sum. */
export function parcelsSummary({ parcels }: Pick<EditDraft, 'parcels'>, units: UnitPreference): string {
  const items = parcels.reduce((sum, { quantity }) => sum + (typeof quantity === 'number' ? quantity : 0), 0)
  const counted = items === 1 ? '1 item' : `${items} items`
  if (parcels.some(({ weightKg }) => weightKg === null)) return counted
  const kilograms = parcels.reduce((sum, parcel) => sum + (totalWeightKg(parcel) ?? 0), 0)
  return `${counted} · ${formatMeasure(kilograms, 'weight', units)}`
}
