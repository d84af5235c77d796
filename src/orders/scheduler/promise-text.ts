const minute = 60
const hour = 3_600

/** What a speed promises in a few words: "90 min", "6 h", "1 h 45 min", or that it promises no time. */
export function promiseText(durationS: number | null): string {
  if (durationS === null) return 'No promised time'
  const minutes = Math.round(durationS / minute)
  if (minutes < 120 && minutes % 60 !== 0) return `${minutes} min`
  const hours = Math.floor(durationS / hour)
  const rest = minutes - hours * 60
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
