/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ServicePaginationSortItemField = typeof ServicePaginationSortItemField[keyof typeof ServicePaginationSortItemField];


export const ServicePaginationSortItemField = {
  name: 'name',
} as const;
