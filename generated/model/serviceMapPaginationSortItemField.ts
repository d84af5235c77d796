/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ServiceMapPaginationSortItemField = typeof ServiceMapPaginationSortItemField[keyof typeof ServiceMapPaginationSortItemField];


export const ServiceMapPaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
