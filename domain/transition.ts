const either = new Intl.ListFormat('en-CA', { type: 'disjunction' })

/**
 * Why a thing does not take a move, in words: "The order is picked up; from there it can become dropped off or cancelled."
 * @param current the state that it is in, as people say it
 * @param allowed the states that it may become
 */
export function transitionText(noun: string, current: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return `The ${noun} is ${current} and cannot change any more.`
  return `The ${noun} is ${current}; from there it can become ${either.format(allowed)}.`
}
