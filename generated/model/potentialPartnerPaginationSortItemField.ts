/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PotentialPartnerPaginationSortItemField = typeof PotentialPartnerPaginationSortItemField[keyof typeof PotentialPartnerPaginationSortItemField];


export const PotentialPartnerPaginationSortItemField = {
  name: 'name',
} as const;
