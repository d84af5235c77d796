/** Timeline and waiting are asked for again after so many milliseconds (docs/rules/units-and-formats.md, "Intervals"). */
export const historyIntervalMs = 10_000

/** The parts of a page that read the timeline come one after another; so soon after it they share one answer. */
export const historyStaleMs = 2_000
