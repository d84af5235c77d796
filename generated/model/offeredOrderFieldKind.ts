/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it holds.
 */
export type OfferedOrderFieldKind = typeof OfferedOrderFieldKind[keyof typeof OfferedOrderFieldKind];


export const OfferedOrderFieldKind = {
  text: 'text',
  number: 'number',
  yesNo: 'yesNo',
  choice: 'choice',
} as const;
