import { Worker } from 'node:worker_threads'
import { serviceUnavailable } from '#server/errors.ts'

/** A thread that does one task at a time, so that what it computes keeps no request waiting. */
export interface Thread<Task, Answer> {
  /**
   * @throws serviceUnavailable when too many tasks wait already
   * @throws Error when the thread ended over the task, or did not end it in time
   */
  run(task: Task): Promise<Answer>
  /** Ends the thread and what it does. */
  close(): Promise<void>
}

export interface ThreadLimits {
  /** How long one task may take. Milliseconds. */
  readonly patienceMs: number
  /** One more task is refused instead of waiting behind so many. */
  readonly mostWaiting: number
}

/** Until a few of those that wait are done. */
const retryAfterS = 5
/** What one task may take of the machine's memory. */
const mostMemoryMb = 256

interface Job<Task, Answer> {
  readonly task: Task
  readonly end: PromiseWithResolvers<Answer>
}

/**
 * One thread, not several: there are as few cores as that, and the requests need one. It starts with the first task. One
 * that crashes, or takes too long, fails the task that it was at; the next task gets a new one.
 * @param source answers each message with one message
 */
export function createThread<Task, Answer>(
  source: URL,
  { patienceMs, mostWaiting }: ThreadLimits,
): Thread<Task, Answer> {
  const waiting: Job<Task, Answer>[] = []
  let thread: Worker | null = null
  let current: { job: Job<Task, Answer>; timer: NodeJS.Timeout } | null = null

  function next(): void {
    if (current !== null) return
    const job = waiting.shift()
    if (!job) return
    thread ??= start()
    const worker = thread
    const timer = setTimeout(() => lose(worker, new Error(`A task took longer than ${patienceMs} ms.`)), patienceMs)
    current = { job, timer }
    // Nothing of the task is moved away from whom it belongs to.
    worker.postMessage(job.task, [])
  }

  /** The task that the thread was at is over. */
  function finish(tell: (end: PromiseWithResolvers<Answer>) => void): void {
    if (current === null) return
    clearTimeout(current.timer)
    tell(current.job.end)
    current = null
    next()
  }

  function start(): Worker {
    const worker = new Worker(source, { resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb } })
    worker.unref()
    worker.on('message', (answer: Answer) => {
      if (worker === thread) finish(({ resolve }) => resolve(answer))
    })
    worker.on('error', (error) => lose(worker, error))
    worker.on('exit', (code) => lose(worker, new Error(`The thread ended with ${code}.`)))
    return worker
  }

  function lose(worker: Worker, reason: unknown): void {
    if (worker !== thread) return
    thread = null
    void worker.terminate()
    finish(({ reject }) => reject(reason))
  }

  return {
    run(task) {
      if (waiting.length >= mostWaiting) {
        const message = 'Too many documents are being drawn. Try again in a moment.'
        return Promise.reject(serviceUnavailable({ code: 'too_busy', message, retryAfterSeconds: retryAfterS }))
      }
      const end = Promise.withResolvers<Answer>()
      waiting.push({ task, end })
      next()
      return end.promise
    },
    async close() {
      const closing = new Error('The server is stopping.')
      for (const { end } of waiting.splice(0)) end.reject(closing)
      const worker = thread
      if (worker === null) return
      lose(worker, closing)
      await worker.terminate()
    },
  }
}
