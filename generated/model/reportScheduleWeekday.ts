/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Of what is sent every week: on which day.
 * @nullable
 */
export type ReportScheduleWeekday = typeof ReportScheduleWeekday[keyof typeof ReportScheduleWeekday] | null;


export const ReportScheduleWeekday = {
  monday: 'monday',
  tuesday: 'tuesday',
  wednesday: 'wednesday',
  thursday: 'thursday',
  friday: 'friday',
  saturday: 'saturday',
  sunday: 'sunday',
} as const;
