/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What was changed. A parcel that was added has a quantity from null, one that was taken off a quantity to null. Fields of the price are cents, the rate of a driver is percent, times are unix seconds.
 */
export type FieldChangeField = typeof FieldChangeField[keyof typeof FieldChangeField];


export const FieldChangeField = {
  poNumber: 'poNumber',
  orderNotes: 'orderNotes',
  serviceSpeed: 'serviceSpeed',
  distanceM: 'distanceM',
  timeS: 'timeS',
  availableAt: 'availableAt',
  parcelQuantity: 'parcelQuantity',
  parcelWeightKg: 'parcelWeightKg',
  parcelLengthM: 'parcelLengthM',
  parcelWidthM: 'parcelWidthM',
  parcelHeightM: 'parcelHeightM',
  billStatus: 'billStatus',
  manualPrice: 'manualPrice',
  waitTime: 'waitTime',
  adjustment: 'adjustment',
  driverPayRate: 'driverPayRate',
  driverPayAdjustment: 'driverPayAdjustment',
  pickedUpAt: 'pickedUpAt',
  droppedOffAt: 'droppedOffAt',
  orderField: 'orderField',
} as const;
