/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it holds.
 */
export type KeptOrderFieldKind = typeof KeptOrderFieldKind[keyof typeof KeptOrderFieldKind];


export const KeptOrderFieldKind = {
  text: 'text',
  number: 'number',
  yesNo: 'yesNo',
  choice: 'choice',
} as const;
