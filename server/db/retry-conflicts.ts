import { isErrorWithCode } from '#server/db/error-code.ts'
import { formError } from '#domain/text/refusal.ts'

/** PostgreSQL ended a transaction so that others could go on (SQLSTATE 40): the same one, run anew, is as good as the first. */
const turnedAway = ['40P01', '40001'] as const
/** Somebody else took the same key, or what a row was to refer to, between the look and the write: the next look finds it. */
const takenMeanwhile = ['23505', '23503'] as const

/** More than others can be in the way of one request by chance. */
const mostAttempts = 5

/**
 * Runs a transaction, anew where PostgreSQL turned it away for the sake of another.
 * @param attempt a whole transaction, with everything that is done in it: it is rolled back each time
 */
export function retryConflicts<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return whileMeeting(attempt, turnedAway)
}

/**
 * The same for a request, which looks before it writes: where what it found free was taken in the meantime, it looks again, and answers
 * as it does to a request that comes later.
 * @throws formError `changed_meanwhile` for a request that others are in the way of each time
 */
export async function requestAgainstOthers<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const meetings = [...turnedAway, ...takenMeanwhile]
  try {
    return await whileMeeting(attempt, meetings)
  } catch (error) {
    if (!isErrorWithCode(error, ...meetings)) throw error
    throw formError(
      {},
      'changed_meanwhile',
      'Somebody else changed the same at this moment. Look again, then try anew.',
    )
  }
}

async function whileMeeting<Result>(attempt: () => Promise<Result>, codes: readonly string[]): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (attempts === mostAttempts || !isErrorWithCode(error, ...codes)) throw error
    }
  }
}
