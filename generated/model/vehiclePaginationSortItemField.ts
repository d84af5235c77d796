/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type VehiclePaginationSortItemField = typeof VehiclePaginationSortItemField[keyof typeof VehiclePaginationSortItemField];


export const VehiclePaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
