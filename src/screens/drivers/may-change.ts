import { checkPermission } from '#src/access/can.ts'
import type { Verdict } from '#src/access/verdict.ts'
import type { Session } from '#src/session/session.ts'

/** Days off are a person's data, and are changed by whom people are changed. */
export function mayChangeDaysOff(session: Session): Verdict {
  return checkPermission(session, 'users.update', 'change days off')
}
