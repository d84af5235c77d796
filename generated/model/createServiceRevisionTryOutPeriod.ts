/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type CreateServiceRevisionTryOutPeriod = typeof CreateServiceRevisionTryOutPeriod[keyof typeof CreateServiceRevisionTryOutPeriod];


export const CreateServiceRevisionTryOutPeriod = {
  last30Days: 'last30Days',
  lastMonth: 'lastMonth',
} as const;
