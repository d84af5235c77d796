import type { RecordedRead, RecordedReads } from '#scripts/keep-release/read-everything.ts'

/** The place in which an answer of today differs from the recorded one, without ids and places in lists: `GET /users/{} /phone`. */
export type Difference = string

/**
 * Compares what is answered today with what an earlier release answered. Whatever was there has to be there with the same value; what
 * has been added since is no difference.
 * @param now answers by the addresses of `recorded`
 * @returns the differences, each once, with one example of each
 */
export function differencesOf(recorded: RecordedReads, now: RecordedReads): Map<Difference, string> {
  const found = new Map<Difference, string>()
  for (const [address, before] of Object.entries(recorded)) {
    const after = now[address]
    if (after === undefined) throw new Error(`${address} was not asked.`)
    for (const { at, example } of differencesOfRead(before, after)) {
      const difference = `GET ${withoutIds(address)} ${at}`
      if (!found.has(difference)) found.set(difference, `${address}: ${example}`)
    }
  }
  return found
}

interface Place {
  at: string
  example: string
}

function differencesOfRead(before: RecordedRead, after: RecordedRead): Place[] {
  if (before.status !== after.status) return [{ at: 'status', example: `${before.status} is ${after.status}` }]
  return [...differencesOfValue(before.body, after.body, '')]
}

function* differencesOfValue(before: unknown, after: unknown, at: string): Generator<Place> {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) yield { at: `${at}[]`, example: `${before.length} are ${after.length}` }
    else for (const [index, item] of before.entries()) yield* differencesOfValue(item, after[index], `${at}[]`)
    return
  }
  if (isObject(before) && isObject(after)) {
    for (const [name, value] of Object.entries(before))
      yield* differencesOfValue(value, after[name], `${at}/${nameOf(name)}`)
    return
  }
  if (!Object.is(before, after)) yield { at, example: `${textOf(before)} is ${textOf(after)}` }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A key that is an id stands for all of them. */
function nameOf(key: string): string {
  return /^\d+$/.test(key) ? '{}' : key
}

function withoutIds(address: string): string {
  return address.replace(/\?.*$/, '').replaceAll(/\/(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27})(?=\/|$)/g, '/{}')
}

function textOf(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 120)
}
