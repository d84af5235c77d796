import { mergersAlone } from '#domain/relationships/merge.ts'
import { checkPermission } from '#src/access/can.ts'
import { allOf, approval, denial } from '#src/access/verdict.ts'
import type { Session } from '#src/session/session.ts'

/** One of the two is gone afterwards: it takes what ending a connection takes, and what changing a customer takes. */
export const mayMerge = (session: Session) =>
  allOf(
    session.tenant.kind === 'Courier' ? approval : denial(mergersAlone),
    checkPermission(session, 'customers.update', 'merge customers'),
    checkPermission(session, 'customers.delete', 'merge customers'),
  )
