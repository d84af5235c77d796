/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it holds.
 */
export type DeliveryOrderFieldKind = typeof DeliveryOrderFieldKind[keyof typeof DeliveryOrderFieldKind];


export const DeliveryOrderFieldKind = {
  text: 'text',
  number: 'number',
  yesNo: 'yesNo',
  choice: 'choice',
} as const;
