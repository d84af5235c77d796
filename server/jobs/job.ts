import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { Deps } from '#server/http/context.ts'

/** Work that no request waits for: it outlives the process, is tried again, and is done by whichever process has time. */
export interface Job<Payload extends object> {
  /** As it stands in the database and in what operators read, such as `try-out`. */
  readonly name: string
  /** What people call it, such as `Try-out of prices`. */
  readonly title: string
  /** How often it is begun at most. A server that is killed meanwhile costs one, one that stops does not. */
  readonly attempts: number
  /** Seconds before the second attempt; each further pause is about twice the one before, up to the longest. */
  readonly pause: { readonly first: number; readonly longest: number }
  /** In one process, and of one organisation: one that has thousands waiting leaves the rest to others. */
  readonly atOnce: { readonly here: number; readonly ofTenant: number }
  /** When it is done by itself. */
  readonly schedule?: Schedule
  /**
   * Says that something leaves the installation by it: each job is an e-mail, a message of `messages`, or sends notices to browsers.
   * `later`: it makes something to be sent by itself, and is not begun while a restore is held.
   */
  readonly sends?: 'mail' | 'messages' | 'pushes' | 'later'
  /**
   * Does it. It may be begun again after any of its transactions: what must not happen twice is written in one that calls
   * `run.progress`. What it throws is a failed attempt; what a {@link GiveUp} says is not tried again.
   */
  run(run: JobRun, payload: Payload): Promise<void>
  /** Is told, when it has failed for good. */
  failed?(run: Pick<JobRun, 'deps' | 'id' | 'tenantId'>, payload: Payload): Promise<void>
}

export interface Schedule {
  /** Minute, hour, day of the month, month, day of the week. Times that a change of clocks leaves out come after it. */
  readonly cron: string
  /** `installation`: once, by UTC. `courier`: once for each courier, by its own clock, as a job of the courier. */
  readonly of: 'installation' | 'courier'
}

/** What a job works with. */
export interface JobRun {
  readonly deps: Deps
  /** Of the job, through all of its attempts: what is derived from it is the same when the job is begun again. */
  readonly id: string
  /** Null: of the installation itself. */
  readonly tenantId: number | null
  /** Unix seconds from which it was to be begun; a failed job that begins anew is wanted from then on. */
  readonly wantedSince: number
  /** Aborted when the server stops: work that takes long leaves off by throwing, and is gone on with later. */
  readonly signal: AbortSignal
  /**
   * Says how far the work is, and makes sure that nobody else is at it, until the transaction ends: what is written with it is
   * written once.
   * @throws JobTaken when the job was cancelled, or another process has begun it
   */
  progress(db: Kysely<Database>, amount?: { done: number; total: number | null }): Promise<void>
}

/** This attempt is not the newest any more, or nobody wants it any more: it ends, and writes nothing. */
export class JobTaken extends Error {
  constructor() {
    super('The job was cancelled, or another process has begun it.')
  }
}

/** A failure that trying again would not mend. */
export class GiveUp extends Error {}

/** A job by its name, for those who enqueue it and stand below where it is declared. */
export interface JobName<Payload extends object> {
  readonly name: string
  /** Says what it is given; called by nobody. */
  readonly carries?: (payload: Payload) => void
}

/** A job of any payload, as those who run jobs see it: what was enqueued with the declaration comes back to it. */
export type AnyJob = Job<never>

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job
}
