import { checkAll, checkPermission } from '#src/access/can.ts'
import { allOf, approval, denial, type Verdict } from '#src/access/verdict.ts'
import type { Session } from '#src/session/session.ts'

/** What a person may do about the pay of drivers, each with the reason when it is refused. */
export const payRights = {
  read: (session: Session): Verdict =>
    allOf(isCourier(session), checkAll(session, ['accounting.read', 'pricing.read'], 'see driver pay')),
  make: (session: Session): Verdict => checkPermission(session, 'accounting.create', 'make pay runs'),
  change: (session: Session): Verdict => checkPermission(session, 'accounting.update', 'change driver pay'),
} as const

function isCourier({ features, tenant }: Session): Verdict {
  return features.has('Courier') ? approval : denial(`Driver pay is not part of the plan of ${tenant.name}`)
}
