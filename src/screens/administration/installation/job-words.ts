/** Milliseconds between two looks at the installation. */
export const lookEvery = 10_000

export const failedWords = { title: 'Failed jobs', one: 'failed job', many: 'failed jobs' } as const
export const jobWords = { one: 'job', many: 'jobs' } as const

/** How far queues are counted. */
const countedTo = 10_000
const counts = new Intl.NumberFormat('en-CA')

/** A length of a queue, "10,000+" past the point where counting stops. */
export function queueCount(count: number): string {
  return count > countedTo ? `${counts.format(countedTo)}+` : counts.format(count)
}
