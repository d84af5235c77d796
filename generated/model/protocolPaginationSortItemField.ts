/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ProtocolPaginationSortItemField = typeof ProtocolPaginationSortItemField[keyof typeof ProtocolPaginationSortItemField];


export const ProtocolPaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
