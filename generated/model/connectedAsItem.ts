/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * One thing that an organisation is to another.
 */
export type ConnectedAsItem = typeof ConnectedAsItem[keyof typeof ConnectedAsItem];


export const ConnectedAsItem = {
  customer: 'customer',
  vendor: 'vendor',
  supplier: 'supplier',
} as const;
