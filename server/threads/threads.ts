import { Worker } from 'node:worker_threads'
import { serviceUnavailable } from '#server/errors.ts'

/** Threads that do one task each at a time, so that what they compute keeps no request waiting. */
export interface Threads<Task, Answer> {
  /**
   * @param signal ends the wait, and the thread when it is at the task already
   * @throws serviceUnavailable when too many tasks wait already
   * @throws ThreadFault when the thread ended over the task, or did not end it in time
   * @throws Error what the thread threw, or the reason of the signal
   */
  run(task: Task, signal?: AbortSignal): Promise<Answer>
  /** Ends the threads and what they do. */
  close(): Promise<void>
}

export interface ThreadLimits {
  /** Tasks that are done at a time; one unless given. */
  readonly atOnce?: number
  /** The longest time that one task may take, in milliseconds. */
  readonly patienceMs: number
  /** One more task is refused instead of waiting behind so many. */
  readonly mostWaiting: number
  /** The memory that one thread may take, in megabytes. */
  readonly mostMemoryMb?: number
  /** The words for somebody whose task is one too many. */
  readonly busy: string
}

/** A thread was ended over a task, and what of it was used up. */
export class ThreadFault extends Error {
  readonly reason: 'time' | 'memory' | 'end'

  constructor(reason: ThreadFault['reason'], message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** Until a few of those that wait are done. */
const retryAfterS = 5
const usualMemoryMb = 256

interface Job<Task, Answer> {
  readonly task: Task
  readonly end: PromiseWithResolvers<Answer>
  /** Stops to listen for whether somebody still wants it. */
  forget(): void
}

/** A place in which one thread works at a time. */
interface Place<Task, Answer> {
  worker: Worker | null
  current: { readonly job: Job<Task, Answer>; readonly timer: NodeJS.Timeout } | null
}

/**
 * Few threads: there are as few cores as that, and the requests need one. Each starts with its first task. One that crashes, takes too
 * long, or is at what nobody wants any more, loses the task that it was at; the next task gets a new one.
 * @param source answers each message with one message
 */
export function createThreads<Task, Answer>(
  source: URL,
  { atOnce = 1, patienceMs, mostWaiting, mostMemoryMb = usualMemoryMb, busy }: ThreadLimits,
): Threads<Task, Answer> {
  const waiting: Job<Task, Answer>[] = []
  const places = Array.from({ length: atOnce }, (): Place<Task, Answer> => ({ worker: null, current: null }))

  function next(): void {
    for (const place of places) {
      if (place.current !== null) continue
      const job = waiting.shift()
      if (!job) return
      begin(place, job)
    }
  }

  function begin(place: Place<Task, Answer>, job: Job<Task, Answer>): void {
    place.worker ??= start(place)
    const worker = place.worker
    const late = () => lose(place, worker, new ThreadFault('time', `A task took longer than ${patienceMs} ms.`))
    place.current = { job, timer: setTimeout(late, patienceMs) }
    // Nothing of the task is moved away from whom it belongs to.
    worker.postMessage(job.task, [])
  }

  /** The task that a thread was at is over. */
  function finish(place: Place<Task, Answer>, tell: (end: PromiseWithResolvers<Answer>) => void): void {
    if (place.current === null) return
    const { job, timer } = place.current
    clearTimeout(timer)
    job.forget()
    tell(job.end)
    place.current = null
    next()
  }

  function start(place: Place<Task, Answer>): Worker {
    // The environment is left out: it holds the server's secrets, and a thread reads what strangers made.
    const worker = new Worker(source, { env: {}, resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb } })
    worker.unref()
    worker.on('message', (answer: Answer) => {
      if (worker === place.worker) finish(place, ({ resolve }) => resolve(answer))
    })
    worker.on('error', (error) => lose(place, worker, faultOf(error)))
    worker.on('exit', (code) => lose(place, worker, new ThreadFault('end', `The thread ended with ${code}.`)))
    return worker
  }

  function lose(place: Place<Task, Answer>, worker: Worker, reason: unknown): void {
    if (worker !== place.worker) return
    place.worker = null
    void worker.terminate()
    finish(place, ({ reject }) => reject(reason))
  }

  /** Nobody wants it any more. */
  function drop(job: Job<Task, Answer>, reason: unknown): void {
    const at = waiting.indexOf(job)
    if (at >= 0) {
      waiting.splice(at, 1)
      job.end.reject(reason)
      return
    }
    const place = places.find(({ current }) => current?.job === job)
    if (place?.worker) lose(place, place.worker, reason)
  }

  return {
    run(task, signal) {
      if (signal?.aborted === true) return Promise.reject(signal.reason)
      if (waiting.length >= mostWaiting) {
        return Promise.reject(serviceUnavailable({ code: 'too_busy', message: busy, retryAfterSeconds: retryAfterS }))
      }
      const onAbort = () => drop(job, signal?.reason)
      const job: Job<Task, Answer> = {
        task,
        end: Promise.withResolvers<Answer>(),
        forget: () => signal?.removeEventListener('abort', onAbort),
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      waiting.push(job)
      next()
      return job.end.promise
    },
    async close() {
      const closing = new Error('The server is stopping.')
      for (const { end, forget } of waiting.splice(0)) {
        forget()
        end.reject(closing)
      }
      const ending = places.flatMap((place) => {
        const { worker } = place
        if (worker === null) return []
        lose(place, worker, closing)
        return worker.terminate()
      })
      await Promise.all(ending)
    },
  }
}

function faultOf(error: unknown): unknown {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isMemory ? new ThreadFault('memory', 'A task took more memory than a thread may have.', error) : error
}
