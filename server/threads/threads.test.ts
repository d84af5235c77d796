import { expect, onTestFinished, test } from 'vitest'
import { createThreads, type ThreadLimits } from './threads.ts'

/** Threads that double numbers; told so, one fails, ends, fills its memory or never answers instead. */
function doubling(limits: Partial<ThreadLimits> = {}) {
  const source = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (task) => {
      if (task === 'fail') throw new Error('cannot be doubled')
      if (task === 'end') process.exit(3)
      if (task === 'hang') for (;;);
      if (task === 'fill') for (const all = []; ; ) all.push({ one: [all.length] })
      parentPort.postMessage(task * 2)
    })`
  const address = new URL(`data:text/javascript,${encodeURIComponent(source)}`)
  const thread = createThreads<number | string, number>(address, {
    patienceMs: 60_000,
    mostWaiting: 10,
    mostMemoryMb: 32,
    busy: 'Too many numbers wait.',
    ...limits,
  })
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
  ['fills its memory', 'fill', 'more memory', 60_000],
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
  await expect(thread.run(4)).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Too many numbers wait.',
    retryAfterSeconds: 5,
  })
  expect(await Promise.all(accepted)).toEqual([2, 4, 6])
  expect(await thread.run(5)).toBe(10)
})

test('what is not done when it closes fails', async () => {
  const thread = doubling()
  const tasks = Promise.allSettled([thread.run('hang'), thread.run(1)])
  await thread.close()
  expect((await tasks).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('two tasks are done at once where there are two threads, and a third waits for one of them', async () => {
  const thread = doubling({ atOnce: 2, mostWaiting: 1 })
  const stuck = new AbortController()
  const hanging = thread.run('hang', stuck.signal).catch((error: unknown) => error)
  expect(await Promise.all([1, 2, 3].map((task) => thread.run(task).catch(() => 'refused')))).toEqual([2, 4, 'refused'])
  stuck.abort('gone')
  expect(await hanging).toBe('gone')
})

test('what nobody wants any more is left: while it waits, and when a thread is at it', async () => {
  const thread = doubling()
  const [first, second] = [new AbortController(), new AbortController()]
  const tasks = [thread.run('hang', first.signal), thread.run(1, second.signal), thread.run(2)]
  const ended = Promise.allSettled(tasks)
  second.abort('not waited for')
  first.abort('not wanted')
  expect(await ended).toEqual([
    { status: 'rejected', reason: 'not wanted' },
    { status: 'rejected', reason: 'not waited for' },
    { status: 'fulfilled', value: 4 },
  ])
  await expect(thread.run(3, first.signal)).rejects.toBe('not wanted')
})
