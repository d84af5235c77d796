import { checkAll, checkPermission } from '#src/access/can.ts'
import { allOf, approval, denial, type Verdict } from '#src/access/verdict.ts'
import type { Session } from '#src/session/session.ts'

/** What a person may do about billing, each with the reason when it is refused. */
export const billingRights = {
  read: (session: Session): Verdict =>
    allOf(isCourier(session), checkAll(session, ['accounting.read', 'pricing.read'], 'see billing')),
  make: (session: Session): Verdict => checkPermission(session, 'accounting.create', 'make billing runs'),
  send: (session: Session): Verdict => checkPermission(session, 'accounting.create', 'send invoices'),
  accept: (session: Session): Verdict => checkPermission(session, 'accounting.update', 'accept leaks'),
  reverse: (session: Session): Verdict => checkPermission(session, 'accounting.update', 'reverse billing runs'),
  match: (session: Session): Verdict =>
    checkPermission(session, 'accounting.update', 'change what the books call things'),
} as const

function isCourier({ features, tenant }: Session): Verdict {
  return features.has('Courier') ? approval : denial(`Billing is not part of the plan of ${tenant.name}`)
}
