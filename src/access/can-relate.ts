import { type InvitationKind, whyNotInvited } from '#domain/invitations/kinds.ts'
import { type ApplicationKind, whyNoApplicant } from '#domain/relationships/applications.ts'
import { whyNotHandedOver } from '#domain/relationships/onboarding.ts'
import type { Session } from '#src/session/session.ts'
import { checkPermission } from './can.ts'
import { allOf, approval, denial, type Verdict } from './verdict.ts'

/** The acts that bring other organizations and people in. Their rules stand apart because the first screens need not load them. */
export const canRelate = {
  invite: (session: Session, kind: InvitationKind): Verdict => {
    const reason = whyNotInvited(kind, session.permissions, session.features)
    return reason === null ? approval : denial(reason)
  },
  handOver: (session: Session): Verdict => {
    const reason = whyNotHandedOver(session.permissions, session.features)
    return reason === null ? approval : denial(reason)
  },
  apply: (session: Session, kind: ApplicationKind): Verdict => {
    const reason = whyNoApplicant(kind, session.features)
    return allOf(
      checkPermission(session, 'applications.create', 'apply to others'),
      reason === null ? approval : denial(reason),
    )
  },
} as const
