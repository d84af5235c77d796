import { checkPermission } from '#src/access/can.ts'
import type { Session } from '#src/session/session.ts'

const mayChange = (session: Session) => checkPermission(session, 'services.update', 'change services')

/** Anyone who may change services also arranges what they are made of: tags, parcel types, speeds, taxes. */
export const servicesRights = { create: mayChange, update: mayChange }
