/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How days are put together: weeks begin on Monday.
 */
export type FigureSpan = typeof FigureSpan[keyof typeof FigureSpan];


export const FigureSpan = {
  day: 'day',
  week: 'week',
  month: 'month',
} as const;
