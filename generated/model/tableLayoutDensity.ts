/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Height of rows.
 */
export type TableLayoutDensity = typeof TableLayoutDensity[keyof typeof TableLayoutDensity];


export const TableLayoutDensity = {
  regular: 'regular',
  compact: 'compact',
} as const;
