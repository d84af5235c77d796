import { type Choice, choiceOf, usualChoice } from './choice.ts'
import type { World } from './world-types.ts'

// In the storage of the tab: the application empties the other one when somebody signs out.
const choiceKey = 'waybill-mocks-choice'
const worldKey = 'waybill-mocks-world'

/** A world and the text of how it began, by which one sees later whether the code still makes the same. */
export interface StoredWorld {
  readonly began: string
  readonly world: World
}

export function readChoice(): Choice {
  const kept = read<Record<string, string | boolean | null>>(choiceKey)
  if (kept === null) return usualChoice
  const { tenant, role, fault } = kept
  const query = new URLSearchParams({ 'mock-tenant': `${tenant}`, 'mock-role': `${role}`, mock: `${fault}` })
  return { ...choiceOf(query, usualChoice), open: kept.open === true }
}

export function keepChoice(choice: Choice): void {
  sessionStorage.setItem(choiceKey, JSON.stringify(choice))
}

/**
 * The world as this tab left it, so that what one made outlives a reload; a new one on another day, or when the code that
 * makes it has changed.
 * @param make makes the world of an instant, unix seconds
 */
export function openWorld(make: (now: number) => World, now: number): StoredWorld {
  const kept = read<StoredWorld>(worldKey)
  if (kept !== null && dayOf(kept.world.now) === dayOf(now)) {
    const began = JSON.stringify(make(kept.world.now))
    if (began === kept.began) return kept
  }
  const world = make(now)
  return { began: JSON.stringify(world), world }
}

export function keepWorld(kept: StoredWorld): void {
  sessionStorage.setItem(worldKey, JSON.stringify(kept))
}

export function forgetWorld(): void {
  sessionStorage.removeItem(worldKey)
}

function dayOf(unixSeconds: number): string {
  return new Date(unixSeconds * 1_000).toDateString()
}

function read<Value>(key: string): Value | null {
  try {
    const value: Value | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return value
  } catch {
    return null
  }
}
