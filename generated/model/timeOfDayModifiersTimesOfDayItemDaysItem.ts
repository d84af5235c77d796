/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type TimeOfDayModifiersTimesOfDayItemDaysItem = typeof TimeOfDayModifiersTimesOfDayItemDaysItem[keyof typeof TimeOfDayModifiersTimesOfDayItemDaysItem];


export const TimeOfDayModifiersTimesOfDayItemDaysItem = {
  monday: 'monday',
  tuesday: 'tuesday',
  wednesday: 'wednesday',
  thursday: 'thursday',
  friday: 'friday',
  saturday: 'saturday',
  sunday: 'sunday',
  holiday: 'holiday',
} as const;
