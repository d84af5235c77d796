import { isWithinBudget, type Figure } from './figure.ts'
import { tableOf } from './table.ts'

/** Something that is measured by itself, without what another group left behind. */
export interface Group {
  readonly name: string
  /** The question that it answers, as it is said when it begins. */
  readonly says: string
  measure(): Promise<readonly Figure[]>
}

/** The end of a group: its figures, or the reason why there are none. */
export interface Outcome {
  readonly name: string
  readonly seconds: number
  readonly figures: readonly Figure[]
  /** One line; absent when the group was measured. */
  readonly error?: string
}

interface Run {
  /** Told which group begins. */
  readonly say: (message: string) => void
  /** Given each outcome as soon as it is there, because a later group may never end. */
  readonly print: (outcome: Outcome) => void
  /** Milliseconds of a clock that only goes forward. */
  readonly clock?: () => number
}

/**
 * Measures one group after the other. A group that throws does not keep the next one from being measured.
 * @returns the exit code: 1 when a group could not be measured
 */
export async function runGroups(
  groups: readonly Group[],
  { say, print, clock = () => performance.now() }: Run,
): Promise<0 | 1> {
  let exitCode: 0 | 1 = 0
  for (const group of groups) {
    say(`${group.name}: ${group.says}`)
    const begun = clock()
    const measured = await triedTo(group)
    if ('error' in measured) exitCode = 1
    print({ name: group.name, seconds: (clock() - begun) / 1_000, ...measured })
  }
  return exitCode
}

async function triedTo(group: Group): Promise<Pick<Outcome, 'figures' | 'error'>> {
  try {
    return { figures: await group.measure() }
  } catch (error) {
    return { figures: [], error: oneLine(error) }
  }
}

/**
 * Finds the groups that are asked for, in the order in which they are measured.
 * @param only names, several of them separated by commas; none: all that belong to a whole run
 * @throws for a name that no group has
 */
export function chosenGroups<Named extends { readonly name: string; readonly isAlone?: boolean }>(
  groups: readonly Named[],
  only: readonly string[],
): Named[] {
  if (only.length === 0) return groups.filter(({ isAlone }) => isAlone !== true)
  const names = new Set(only.flatMap((list) => list.split(',')))
  const unknown = [...names].filter((name) => !groups.some((group) => group.name === name))
  if (unknown.length > 0)
    throw new Error(`No group is called ${unknown.join(', ')}. There are ${groups.map(({ name }) => name).join(', ')}.`)
  return groups.filter(({ name }) => names.has(name))
}

/** The outcome for people: its figures as a table, then how long the group took. */
export function textOf({ name, seconds, figures, error }: Outcome): string {
  const took = `${Math.round(seconds).toLocaleString('en-CA')} s`
  if (error !== undefined) return `${name} could not be measured (${took}): ${error}\n`
  return [...(figures.length > 0 ? [tableOf(figures)] : []), `${name} took ${took}.\n`].join('\n')
}

/** The outcome for machines, in one line, with the machine that it was measured on. */
export function jsonLineOf({ figures, ...outcome }: Outcome, machine: object): string {
  const judged = figures.map((figure) => ({ ...figure, withinBudget: isWithinBudget(figure) }))
  return JSON.stringify({ ...machine, ...outcome, figures: judged })
}

/** Reduces an error to one line: the message of a server that did not start holds all that it wrote. */
function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error)
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 500)
}
