import { expect, test } from 'vitest'
import type { Check } from './check-list.ts'
import { runAll } from './run-all.ts'
import type { CheckResult } from './run-check.ts'

function check(name: string, alone = false): Check {
  return { name, title: name, steps: [], alone }
}

/** Runs that end when told to, and a record of what ran beside what. */
function controlledRuns() {
  const open = new Map<string, () => void>()
  const together: string[] = []
  const run = (started: Check): Promise<CheckResult> => {
    const { promise, resolve } = Promise.withResolvers<CheckResult>()
    open.set(started.name, () => {
      open.delete(started.name)
      resolve({ check: started, passed: 1, failed: 0, seconds: 0, output: '' })
    })
    together.push([...open.keys()].join('+'))
    return promise
  }
  return { open, together, run }
}

/** Lets everything that waits on settled promises go on. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done))

test('two run at a time, and one that wants the machine runs alone', async () => {
  const { open, together, run } = controlledRuns()
  const all = runAll([check('a'), check('b'), check('c'), check('alone', true), check('d')], run)

  for (const name of ['b', 'a', 'c', 'alone', 'd']) {
    await settled()
    open.get(name)?.()
  }

  expect((await all).map((result) => result.check.name)).toEqual(['b', 'a', 'c', 'alone', 'd'])
  expect(together).toEqual(['a', 'a+b', 'a+c', 'alone', 'd'])
})
