/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * After how many days it ends.
 */
export type ApiTokenCreationDays = typeof ApiTokenCreationDays[keyof typeof ApiTokenCreationDays];


export const ApiTokenCreationDays = {
  NUMBER_30: 30,
  NUMBER_90: 90,
  NUMBER_365: 365,
} as const;
