/**
 * An e-mail is tried for two days at least, so that one of Friday evening survives a mail server that is mended on Sunday. The pauses
 * double from a few seconds and end at a quarter of an hour, so that all of them leave soon after the mail server is back.
 */
export const mailPatience = { attempts: 205, pause: { first: 5, longest: 900 } } as const

/** The same, and how many are sent at a time, for the jobs that are a mail each. */
export const mailJob = { ...mailPatience, atOnce: { here: 2, ofTenant: 2 }, sends: 'mail' } as const

/**
 * Whether something that was asked for is too late to be sent.
 * @param wantedSince unix seconds, of the job
 * @param seconds for which it is good
 */
export function isTooLate(wantedSince: number, seconds: number, now: number): boolean {
  return now >= wantedSince + seconds
}
