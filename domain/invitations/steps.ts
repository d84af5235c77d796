/** A step of the page of an invitation (docs/rules/invitations-and-customers.md, "The page"). */
export type InvitationStep = 'question' | 'link' | 'register' | 'finished' | 'reject'

/** What a person says: yes or no to the step, that they go back, or that they reject. */
export type InvitationAnswer = 'yes' | 'no' | 'back' | 'reject'

/** The steps that somebody took, the first one first; the last is where they are. */
export type InvitationPath = readonly [InvitationStep, ...InvitationStep[]]

const next: Partial<Record<InvitationStep, Record<'yes' | 'no', InvitationStep>>> = {
  question: { yes: 'link', no: 'register' },
  link: { yes: 'finished', no: 'reject' },
  register: { yes: 'finished', no: 'reject' },
}

/** Where the page begins: people who are signed in have said that they have an account. */
export function beginInvitation(signedIn: boolean): InvitationPath {
  return signedIn ? ['question', 'link'] : ['question']
}

export function stepOf(path: InvitationPath): InvitationStep {
  return path.at(-1) ?? 'question'
}

/**
 * Goes on by an answer. Back undoes the last one; whatever is over has none to undo.
 * @throws Error for an answer that the step does not take: a fault of ours
 */
export function answerInvitation(path: InvitationPath, answer: InvitationAnswer): InvitationPath {
  const step = stepOf(path)
  if (answer === 'back') {
    const [first, ...rest] = path
    if (step !== 'finished' && rest.length > 0) return [first, ...rest.slice(0, -1)]
  } else if (answer === 'reject') {
    if (step === 'question') return [...path, 'reject']
  } else {
    const to = next[step]?.[answer]
    if (to !== undefined) return [...path, to]
  }
  throw new Error(`An invitation at "${step}" does not take "${answer}".`)
}
