/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * By what orders are put together. The party of what is carried is the customer, otherwise the courier; drivers are those of what is carried alone.
 */
export type FigureDimension = typeof FigureDimension[keyof typeof FigureDimension];


export const FigureDimension = {
  service: 'service',
  party: 'party',
  driver: 'driver',
  lane: 'lane',
} as const;
