const either = new Intl.ListFormat('en-CA', { type: 'disjunction' })

/**
 * Why a thing does not take a move, in words: "The order is picked up; from there it can become dropped off or cancelled."
 * @param stands where it stands, as people say it: "The order is picked up"
 * @param allowed the states that it may become
 */
export function transitionText(stands: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return `${stands} and cannot change any more.`
  return `${stands}; from there it can become ${either.format(allowed)}.`
}
