/** A span in seconds as hours, minutes and seconds without leading zeros parts: "1h 04m 09s", "24m 31s", "40s". */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const hours = Math.floor(whole / 3_600)
  const minutes = Math.floor((whole % 3_600) / 60)
  const rest = whole % 60
  const two = (value: number) => String(value).padStart(2, '0')
  if (hours > 0) return `${hours}h ${two(minutes)}m ${two(rest)}s`
  return minutes > 0 ? `${minutes}m ${two(rest)}s` : `${rest}s`
}

/** How long until, or since, a promised time (unix seconds) in words: "8 min left", "12 min late", "3 h left". */
export function formatRemaining(dueAt: number, now: number): string {
  const minutes = Math.round(Math.abs(dueAt - now) / 60)
  const span =
    minutes < 90
      ? `${minutes} min`
      : minutes < 48 * 60
        ? `${Math.round(minutes / 60)} h`
        : `${Math.round(minutes / 1_440)} days`
  return dueAt >= now ? `${span} left` : `${span} late`
}
