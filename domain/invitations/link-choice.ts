/** An organization for which somebody could accept an invitation. */
export interface LinkChoice {
  readonly id: number
  readonly name: string
  /** Whether it is linked with the inviting one already. */
  readonly linked: boolean
  /** Why they cannot accept for it; null if they can. */
  readonly whyNot: string | null
}

/** What somebody picked: one by its id, to make a new one, or nothing yet. */
export type LinkPick = number | 'new' | null

/** What the link step shows. */
export type LinkView<Choice extends LinkChoice> =
  | { readonly view: 'pick' }
  | { readonly view: 'make' }
  | { readonly view: 'confirm' | 'connected'; readonly choice: Choice }

/**
 * What the link step shows (docs/rules/invitations-and-customers.md, "The page"). With exactly one organization that is picked; with none
 * a new one is made.
 */
export function linkView<Choice extends LinkChoice>(
  choices: readonly Choice[],
  picked: LinkPick | undefined,
): LinkView<Choice> {
  const possible = choices.filter(({ whyNot }) => whyNot === null)
  const [only] = choices.length === 1 ? possible : []
  const chosen = picked === undefined ? only : possible.find(({ id }) => id === picked)
  if (chosen !== undefined) return { view: chosen.linked ? 'connected' : 'confirm', choice: chosen }
  return picked === 'new' || choices.length === 0 ? { view: 'make' } : { view: 'pick' }
}
