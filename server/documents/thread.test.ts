import { expect, onTestFinished, test } from 'vitest'
import { createThread, type ThreadLimits } from './thread.ts'

/** A thread that doubles numbers; told so, it fails, ends or never answers instead. */
function doubling(limits: Partial<ThreadLimits> = {}) {
  const source = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (task) => {
      if (task === 'fail') throw new Error('cannot be doubled')
      if (task === 'end') process.exit(3)
      if (task === 'hang') for (;;);
      parentPort.postMessage(task * 2)
    })`
  const address = new URL(`data:text/javascript,${encodeURIComponent(source)}`)
  const thread = createThread<number | string, number>(address, { patienceMs: 60_000, mostWaiting: 10, ...limits })
  onTestFinished(() => thread.close())
  return thread
}

test('tasks are done one after the other, and each gets its own answer', async () => {
  const thread = doubling()
  expect(await Promise.all([1, 2, 3].map((task) => thread.run(task)))).toEqual([2, 4, 6])
})

test.each([
  ['fails', 'fail', 'cannot be doubled', 60_000],
  ['ends', 'end', 'ended with 3', 60_000],
  // Long enough for the tasks around it on a busy machine.
  ['takes too long', 'hang', 'longer than 2000 ms', 2_000],
])('a thread that %s loses the task that it was at, and no other', async (_what, task, reason, patienceMs) => {
  const thread = doubling({ patienceMs })
  const results = await Promise.allSettled([thread.run(1), thread.run(task), thread.run(2)])
  expect(results[0]).toEqual({ status: 'fulfilled', value: 2 })
  expect(results[1]).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(reason) } })
  expect(results[2]).toEqual({ status: 'fulfilled', value: 4 })
})

test('more tasks than may wait are refused at once, and told to come again', async () => {
  const thread = doubling({ mostWaiting: 2 })
  const accepted = [1, 2, 3].map((task) => thread.run(task))
  await expect(thread.run(4)).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 })
  expect(await Promise.all(accepted)).toEqual([2, 4, 6])
  expect(await thread.run(5)).toBe(10)
})

test('what is not done when it closes fails', async () => {
  const thread = doubling()
  const tasks = Promise.allSettled([thread.run('hang'), thread.run(1)])
  await thread.close()
  expect((await tasks).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
