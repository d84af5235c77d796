/** Orders are scheduled in steps of 15 minutes (docs/rules/units-and-formats.md, "Lengths and limits"), in seconds. */
export const slotSeconds = 900

/**
 * The first 15-minute slot at or after `now`, both unix seconds. Every zone's offset is a whole number of quarter
 * hours, so a slot of the clock on the wall is a slot of unix time.
 */
export function nextSlot(now: number): number {
  return Math.ceil(now / slotSeconds) * slotSeconds
}
