import { holds } from '#src/access/can.ts'
import type { Session } from '#src/session/session.ts'

/** Anyone who adds locations may bring a file of them. */
export const mayImport = (session: Session) => holds(session, 'locations.create', 'import locations')
