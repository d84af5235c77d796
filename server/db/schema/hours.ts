export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

/** Opening hours of one day, seconds from midnight. */
export interface DayHours {
  openTime?: number | null
  closeTime?: number | null
  breakStartTime?: number | null
  breakEndTime?: number | null
}
/** Hours in which a courier dispatches; a day without an entry is open all day. */
export type DispatchHours = Partial<Record<Weekday, DayHours>>
/** Opening hours of a place. */
export type OperatingHours = Partial<Record<Weekday, { closed: boolean; hours?: DayHours | null }>>
