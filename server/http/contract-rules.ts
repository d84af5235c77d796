import { type OperatingHours, validateOperatingHours } from '#domain/time/operating-hours.ts'

/** A message and the pointer of the value that it is about, from where the rule stands. */
interface BrokenRule {
  readonly pointer: string
  readonly message: string
}

/**
 * Rules of `domain/` that a schema of the contract names by `x-rule`: they are asked together with the schema, so that one answer
 * names all that has to be mended, in whatever body the schema stands. What has the wrong shape is told by the schema.
 */
export const contractRules: Readonly<Record<string, (value: object) => readonly BrokenRule[]>> = {
  operatingHours: (hours) =>
    Object.entries(validateOperatingHours(readableHours(hours))).flatMap(([day, messages]) =>
      Object.entries(messages).flatMap(([time, texts]) =>
        texts.map((message) => ({ pointer: `/${day}/hours/${time}`, message })),
      ),
    ),
}

/** The days whose times are numbers, or not set. */
function readableHours(hours: object): OperatingHours {
  const days = Object.entries(hours).filter(([, day]) => isObject(day) && hasTimes(day))
  return Object.fromEntries(days)
}

function hasTimes(day: object): boolean {
  const times: unknown = 'hours' in day ? day.hours : null
  if (times === null || times === undefined) return true
  return isObject(times) && Object.values(times).every((time) => time === null || typeof time === 'number')
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
