import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyServerOptions } from 'fastify'

/** Where the product writes what happened. Never tokens, passwords or bodies. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
  /** Is told whenever a connection to the database was made, by a log that says when it was away. */
  databaseAnswers?(): void
}

/** The facts about the work that writes a line; they stand on each of its lines. */
export type LogSubject = Record<string, string | number | null>

const subjects = new AsyncLocalStorage<LogSubject>()

/** Runs the work so that each line that it writes, however deep, says whose it is. */
export function loggedAs<Result>(subject: LogSubject, work: () => Result): Result {
  return subjects.run(subject, work)
}

export const logLevels = ['error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

/** Adds to what stands on each of the lines to come, such as the organization, once it is known. */
export function logAlso(facts: LogSubject): void {
  Object.assign(subjects.getStore() ?? {}, facts)
}

/** One line of JSON for each event: its time in milliseconds, its level, its words, and what it is about. */
export function loggerOptions(level: LogLevel): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    base: { pid: process.pid },
    mixin: () => ({ ...subjects.getStore() }),
    // The details that PostgreSQL tells about a row hold its values.
    redact: { paths: ['err.detail', 'err.where', 'err.cause.detail', 'err.cause.where'], remove: true },
    formatters: { level: (label) => ({ level: label }) },
  }
}
