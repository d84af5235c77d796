/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type BaseServiceSpeedPaginationSortItemField = typeof BaseServiceSpeedPaginationSortItemField[keyof typeof BaseServiceSpeedPaginationSortItemField];


export const BaseServiceSpeedPaginationSortItemField = {
  position: 'position',
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
