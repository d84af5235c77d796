import { transitionText } from './transition.ts'

/** The states of a thing, as the contract declares them: the words for them with what its field holds. */
export interface States {
  readonly field: string
  readonly values: Readonly<Record<string, unknown>>
}

/** What may happen to it, as the contract declares it (`x-act`). */
export interface Act {
  /** States in which it can be done, and the one that comes of it. */
  readonly from: readonly string[]
  readonly to: string
}

/** The state that a row is in. */
export function stateOf({ field, values }: States, row: object): string {
  const held: unknown = Reflect.get(row, field)
  const state = Object.keys(values).find((name) => values[name] === held)
  if (state === undefined) throw new Error(`${String(held)} is no state in ${field}.`)
  return state
}

/** The states that a thing can come to from this one, by any of the acts. */
export function statesFrom(state: string, acts: readonly Act[]): readonly string[] {
  return acts.filter(({ from }) => from.includes(state)).map(({ to }) => to)
}

/** Why an act cannot be done in a state: "The protocol is disabled; from there it can become enabled." */
export function actRefusal(noun: string, state: string, acts: readonly Act[]): string {
  return transitionText(`The ${noun} is ${state}`, statesFrom(state, acts))
}
