/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Ascending or descending.
 */
export type SortDirection = typeof SortDirection[keyof typeof SortDirection];


export const SortDirection = {
  asc: 'asc',
  desc: 'desc',
} as const;
