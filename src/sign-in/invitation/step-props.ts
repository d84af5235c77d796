import type { InvitationAnswer } from '#domain/invitations/steps.ts'
import type { InvitationLook } from '#generated/model/index.ts'

/** What each step of an invitation is given. */
export interface StepProps {
  readonly uid: string
  readonly look: InvitationLook
  /** @param organization that was connected by this answer */
  readonly answer: (answer: InvitationAnswer, organization?: string) => void
}
