/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whose orders: those that the organisation carries out, those that it ordered of couriers, or those that it placed for customers as their supplier.
 */
export type FigureSide = typeof FigureSide[keyof typeof FigureSide];


export const FigureSide = {
  carried: 'carried',
  ordered: 'ordered',
  supplied: 'supplied',
} as const;
