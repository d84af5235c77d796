/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether its location was created (or would be, in a dry run), is already there, or the row was refused.
 */
export type CustomerImportRowOutcome = typeof CustomerImportRowOutcome[keyof typeof CustomerImportRowOutcome];


export const CustomerImportRowOutcome = {
  created: 'created',
  duplicate: 'duplicate',
  refused: 'refused',
} as const;
