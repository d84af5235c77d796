/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of them.
 */
export type OrderImportRowFilterOutcome = typeof OrderImportRowFilterOutcome[keyof typeof OrderImportRowFilterOutcome];


export const OrderImportRowFilterOutcome = {
  waiting: 'waiting',
  placed: 'placed',
  duplicate: 'duplicate',
  refused: 'refused',
} as const;
