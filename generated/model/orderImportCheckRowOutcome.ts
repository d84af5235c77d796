/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Would be placed, placed before, or refused.
 */
export type OrderImportCheckRowOutcome = typeof OrderImportCheckRowOutcome[keyof typeof OrderImportCheckRowOutcome];


export const OrderImportCheckRowOutcome = {
  created: 'created',
  duplicate: 'duplicate',
  refused: 'refused',
} as const;
