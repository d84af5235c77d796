import { checkPermission } from '#src/access/can.ts'
import type { Session } from '#src/session/session.ts'

/** Anyone who adds locations may bring a file of them. */
export const mayImport = (session: Session) => checkPermission(session, 'locations.create', 'import locations')
