import type { Check } from './check-list.ts'
import type { CheckResult } from './run-check.ts'

/** Tells the person at the terminal, or the log, how far the checks are. */
export interface Progress {
  started: (check: Check) => void
  ended: (result: CheckResult) => void
  stop: () => void
}

const redrawMs = 250

/**
 * A line per finished check. On a terminal a last line shows what runs and for how long; in a log each check has a line
 * when it starts, so that one that hangs can be told.
 */
export function showProgress(out: NodeJS.WriteStream): Progress {
  const running = new Map<Check, number>()
  const live = out.isTTY === true

  const clear = (): void => {
    if (live) out.write('\r\u001B[K')
  }
  const draw = (): void => {
    if (!live || running.size === 0) return
    const parts = [...running].map(([check, since]) => `${check.name} ${Math.floor((Date.now() - since) / 1000)} s`)
    out.write(`\r\u001B[K… ${parts.join('   ')}`)
  }
  const timer = setInterval(draw, redrawMs)

  return {
    started: (check) => {
      running.set(check, Date.now())
      if (live) draw()
      else out.write(`… ${check.name}: ${check.title}\n`)
    },
    ended: (result) => {
      running.delete(result.check)
      clear()
      const mark = result.failed === 0 ? '✓' : '✗'
      out.write(`${mark} ${result.check.name.padEnd(12)}${outcome(result).padEnd(24)}${result.seconds.toFixed(1)} s\n`)
      draw()
    },
    stop: () => {
      clearInterval(timer)
      clear()
    },
  }
}

/** What a check came to, such as "214 passed, 2 failed". */
export function outcome({ passed, failed }: CheckResult): string {
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`
}
