import { couriersAlone } from '#domain/relationships/customer-import.ts'
import { checkPermission } from '#src/access/can.ts'
import { allOf, approval, denial } from '#src/access/verdict.ts'
import type { Session } from '#src/session/session.ts'

/** A courier keeps customers that nobody answers for yet; those who add them may bring a file of them. */
export const mayImport = (session: Session) =>
  allOf(
    session.tenant.kind === 'Courier' ? approval : denial(couriersAlone),
    checkPermission(session, 'customers.create', 'import customers'),
  )
