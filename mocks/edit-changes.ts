import type { DeliveryOrderPageView, FieldChange } from '#generated/model/index.ts'

type Details = Pick<
  DeliveryOrderPageView,
  'poNumber' | 'orderNotes' | 'serviceSpeedName' | 'distanceM' | 'timeS' | 'availableAt' | 'parcelDetails'
>

const parcelFields = {
  parcelQuantity: 'quantity',
  parcelWeightKg: 'weightKg',
  parcelLengthM: 'lengthM',
  parcelWidthM: 'widthM',
  parcelHeightM: 'heightM',
} as const

/** What an edit changed, for the timeline. */
export function editChanges(before: Details, after: Details): FieldChange[] {
  const fields: FieldChange[] = [
    { field: 'poNumber', from: before.poNumber, to: after.poNumber },
    { field: 'orderNotes', from: before.orderNotes, to: after.orderNotes },
    { field: 'serviceSpeed', from: before.serviceSpeedName, to: after.serviceSpeedName },
    { field: 'distanceM', from: before.distanceM, to: after.distanceM },
    { field: 'timeS', from: before.timeS, to: after.timeS },
    { field: 'availableAt', from: before.availableAt, to: after.availableAt },
  ]
  const names = new Set([...before.parcelDetails, ...after.parcelDetails].map(({ name }) => name))
  const parcels = [...names].flatMap((name) => {
    const [was, is] = [before, after].map(({ parcelDetails }) => parcelDetails.find((parcel) => parcel.name === name))
    return Object.entries(parcelFields).map(([field, measure]): FieldChange => ({
      field: field as keyof typeof parcelFields,
      name,
      from: was?.[measure] ?? null,
      to: is?.[measure] ?? null,
    }))
  })
  return [...fields, ...parcels].filter(({ from, to }) => from !== to)
}
