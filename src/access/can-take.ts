import { whyNotTakenFrom } from '#domain/access/own-roles.ts'
import type { Session } from '#src/session/session.ts'
import { checkPermission } from './can.ts'
import { allOf, approval, denial, type Verdict } from './verdict.ts'

/**
 * Whether the reader may take a role from a person, archive or rename them. It stands apart from the other acts because its rule knows every
 * permission, which the first screens need not load.
 * @param person with the permissions that the reader lacks
 */
export function canTakeFrom(
  session: Session,
  person: Parameters<typeof whyNotTakenFrom>[0] & { readonly id: number },
): Verdict {
  const reason = person.id === session.me.id ? null : whyNotTakenFrom(person, session.permissions)
  return allOf(checkPermission(session, 'users.update', 'change users'), reason === null ? approval : denial(reason))
}
