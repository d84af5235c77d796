import { Tag } from '@blueprintjs/core'

/** What becomes of what somebody is asked: an invitation, an application, an offer, a request. */
const states = {
  pending: { word: 'Pending', intent: 'primary' },
  approved: { word: 'Approved', intent: 'success' },
  accepted: { word: 'Accepted', intent: 'success' },
  rejected: { word: 'Rejected', intent: 'danger' },
  declined: { word: 'Declined', intent: 'danger' },
  revoked: { word: 'Revoked', intent: 'none' },
  expired: { word: 'Expired', intent: 'none' },
} as const

export type AnswerState = keyof typeof states

export const wordOfState = (state: AnswerState) => states[state].word

interface StateTagProps {
  readonly state: AnswerState
  /** What the state is called here, where that is something else. */
  readonly word?: string | undefined
}

export function StateTag({ state, word = wordOfState(state) }: StateTagProps) {
  return (
    <Tag minimal intent={states[state].intent}>
      {word}
    </Tag>
  )
}
