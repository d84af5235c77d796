/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What becomes of recurring orders on a holiday, where nobody says otherwise of the day.
 */
export type CourierSettingsRecurringOnHolidays = typeof CourierSettingsRecurringOnHolidays[keyof typeof CourierSettingsRecurringOnHolidays];


export const CourierSettingsRecurringOnHolidays = {
  run: 'run',
  skip: 'skip',
  nextWorkingDay: 'nextWorkingDay',
} as const;
