/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How the service is priced: by its rules, at one price, or by a dispatcher who types it.
 */
export type RevisionVariablesType = typeof RevisionVariablesType[keyof typeof RevisionVariablesType];


export const RevisionVariablesType = {
  variable: 'variable',
  fixed: 'fixed',
  manual: 'manual',
} as const;
