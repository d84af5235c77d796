/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PlanOfferPaginationSortItemField = typeof PlanOfferPaginationSortItemField[keyof typeof PlanOfferPaginationSortItemField];


export const PlanOfferPaginationSortItemField = {
  name: 'name',
} as const;
