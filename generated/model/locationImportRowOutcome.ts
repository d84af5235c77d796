/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Created (or would be, in a dry run), already there, or refused.
 */
export type LocationImportRowOutcome = typeof LocationImportRowOutcome[keyof typeof LocationImportRowOutcome];


export const LocationImportRowOutcome = {
  created: 'created',
  duplicate: 'duplicate',
  refused: 'refused',
} as const;
