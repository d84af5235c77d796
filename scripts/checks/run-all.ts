import type { Check } from './check-list.ts'
import type { CheckResult } from './run-check.ts'

/** Checks that run side by side when neither wants the machine for itself: one per core of the smallest machine. */
const laneCount = 2

/**
 * Runs checks in their order, two at a time where both allow it.
 *
 * @param run runs one check; never throws
 */
export async function runAll(checks: Check[], run: (check: Check) => Promise<CheckResult>): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const under = new Set<Promise<void>>()

  for (const check of checks) {
    const lanes = check.alone ? 1 : laneCount
    while (under.size >= lanes) await Promise.race(under)
    const task: Promise<void> = run(check).then((result) => {
      results.push(result)
      under.delete(task)
    })
    under.add(task)
    if (check.alone) await task
  }
  await Promise.all(under)
  return results
}
