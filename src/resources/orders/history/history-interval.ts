/** Timeline and waiting are asked for again after so many milliseconds (order-detail.md 9). */
export const historyIntervalMs = 10_000
