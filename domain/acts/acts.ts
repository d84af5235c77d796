import { formError, invalidTransition } from '../text/refusal.ts'
import { transitionText } from './transition.ts'

/** What fields of a row hold in a state; null: the row is gone. */
type Held = Readonly<Record<string, unknown>> | null

/** What may happen to a thing, as the contract declares it (`x-act`). */
export interface Act {
  /** States in which it can be done, and the one that comes of it. */
  readonly from: readonly string[]
  readonly to: string
}

/** A thing with states, as the contract declares it (`x-states`), and what may happen to it. */
export interface Stateful {
  /** What it is called. */
  readonly noun: string
  /** Of several states that fit a row it is in the first. */
  readonly states: Readonly<Record<string, Held>>
  /** What people say for a state where that is not its name: "a template". */
  readonly stateWords: Readonly<Record<string, string>>
  readonly acts: Readonly<Record<string, Act>>
}

type States = Stateful['states']

/** The states that a row can be in. */
type StateIn<Of extends States> = { [State in keyof Of]: Of[State] extends null ? never : State }[keyof Of] & string

/** The state that a row is in. */
export function stateOf<const Of extends { readonly noun: string; readonly states: States }>(
  { noun, states }: Of,
  row: object,
): StateIn<Of['states']> {
  const fits = (held: Held) =>
    held !== null && Object.entries(held).every(([field, value]) => Reflect.get(row, field) === value)
  const [state] = Object.entries<Held>(states).find(([, held]) => fits(held)) ?? []
  if (state === undefined) throw new Error(`This ${noun} is in no state.`)
  return state as StateIn<Of['states']>
}

/** The states that a thing can come to from this one, by any of its acts. */
export function statesFrom<State extends string>(
  state: State,
  { acts }: { readonly acts: Readonly<Record<string, { readonly from: readonly State[]; readonly to: State }>> },
): readonly State[] {
  return [...new Set(Object.values(acts).flatMap(({ from, to }) => (from.includes(state) ? [to] : [])))]
}

/** Why an act cannot be done, and what can be. */
interface ActRefusal {
  /** "The protocol is disabled; from there it can become enabled." */
  readonly message: string
  readonly current: string
  readonly allowed: readonly string[]
}

/** Why an act cannot be done to a row in the state that it is in; null: it can be. */
export function actRefusal(thing: Stateful, { from }: Act, row: object): ActRefusal | null {
  const current = stateOf(thing, row)
  if (from.includes(current)) return null
  const said = (state: string) => thing.stateWords[state] ?? state
  const allowed = statesFrom(current, thing)
  return { message: transitionText(`The ${thing.noun} is ${said(current)}`, allowed.map(said)), current, allowed }
}

/**
 * Refuses an act that the contract declares (`x-act`) where the row is in no state for it.
 * @throws invalidTransition naming the state and what the row can come to from there; formError `archived`
 */
export function refuseAct(thing: Stateful, act: Act, row: object): void {
  if ('archived' in row && row.archived === true)
    throw formError({}, 'archived', `This ${thing.noun} is archived. Restore it first.`)
  const refused = actRefusal(thing, act, row)
  if (refused !== null) throw invalidTransition(refused.message, refused.current, refused.allowed)
}
