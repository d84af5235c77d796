/** One thing that was measured. */
export interface Figure {
  /** Under which heading of the table it stands. */
  group: string
  name: string
  value: number
  /** `×` is a ratio of two figures of the same run. */
  unit: 'ms' | 's' | '/s' | 'kB' | 'MB' | 'files' | '×'
  /** What docs/benchmarks.md asks for; a figure without one explains another. */
  budget?: { at: 'most' | 'least'; value: number }
}

/** Whether a figure keeps its budget; undefined when it has none. */
export function isWithinBudget({ value, budget }: Figure): boolean | undefined {
  if (budget === undefined) return undefined
  return budget.at === 'most' ? value <= budget.value : value >= budget.value
}

/** The middle of a list that is not empty: one slow moment of the machine does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = sorted.length / 2
  const at = (index: number) => sorted[index] ?? Number.NaN
  return Number.isInteger(middle) ? (at(middle - 1) + at(middle)) / 2 : at(Math.floor(middle))
}

/** The least value of a list that is not empty under which, or at which, so many of a hundred lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? Number.NaN
}

/** The median and the slowest of a hundred, of times in milliseconds; nothing where nothing was timed. */
export function percentiles(group: string, name: string, times: readonly number[]): Figure[] {
  if (times.length === 0) return []
  return [
    { group, name: `${name}, p50`, value: percentile(times, 50), unit: 'ms' },
    { group, name: `${name}, p99`, value: percentile(times, 99), unit: 'ms' },
  ]
}
