/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type TaxSettingPaginationSortItemField = typeof TaxSettingPaginationSortItemField[keyof typeof TaxSettingPaginationSortItemField];


export const TaxSettingPaginationSortItemField = {
  name: 'name',
  effectiveFrom: 'effectiveFrom',
  updatedAt: 'updatedAt',
} as const;
