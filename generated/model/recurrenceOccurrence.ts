/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Of `monthly_weekday`: which of them in the month.
 */
export type RecurrenceOccurrence = typeof RecurrenceOccurrence[keyof typeof RecurrenceOccurrence];


export const RecurrenceOccurrence = {
  First: 'First',
  Second: 'Second',
  Third: 'Third',
  Fourth: 'Fourth',
  Last: 'Last',
} as const;
