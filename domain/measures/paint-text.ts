/** The bound that has what took longer than every class. Milliseconds. */
const last = 600_000
const longest = 10_000

/** How long a first paint took at most, in words: "500 ms", "1.3 s". @param ms the upper bound of its class */
export function formatPaint(ms: number): string {
  if (ms >= last) return `over ${longest / 1_000} s`
  return ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`
}
