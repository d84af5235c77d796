/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Not looked at, placed, placed before, or refused.
 */
export type OrderImportRowOutcome = typeof OrderImportRowOutcome[keyof typeof OrderImportRowOutcome];


export const OrderImportRowOutcome = {
  waiting: 'waiting',
  placed: 'placed',
  duplicate: 'duplicate',
  refused: 'refused',
} as const;
