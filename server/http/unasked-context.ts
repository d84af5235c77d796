import { permissionsOf } from '#domain/access/role-permissions.ts'
import type { RoleId } from '#domain/access/roles.ts'
import type { Context } from './context.ts'

/** What is done in somebody's name without a request of theirs. */
interface Unasked extends Pick<
  Context,
  'db' | 'deps' | 'outside' | 'afterCommit' | 'userId' | 'names' | 'tenantId' | 'now' | 'timeZone'
> {
  /** As the audit names it where a request has a number. */
  readonly id: string
  readonly role: RoleId
  /** Roles whose permissions are held for this act beside those of `role`. */
  readonly alsoHolds?: readonly RoleId[]
}

/** Nobody waits for an answer, and so nobody goes away. */
const nobodyGoes = new AbortController().signal

/** The context of an act that no request asks for: of a job, or of the demo that is played. */
export function unaskedContext({ id, role, alsoHolds = [], ...known }: Unasked): Context {
  return {
    ...known,
    familyId: 0,
    roles: [role],
    ownRoles: [],
    permissions: permissionsOf([role, ...alsoHolds]),
    permissionVersion: 0,
    admin: false,
    driversSeePrices: false,
    external: null,
    unitPreference: 'Metric',
    impersonatorUserId: null,
    request: {
      id,
      ip: '',
      host: '',
      origin: '',
      fetchSite: '',
      userAgent: '',
      cookie: '',
      accept: '',
      idempotencyKey: null,
      ifNoneMatch: '',
      lastEventId: '',
      sentAt: null,
      gone: () => nobodyGoes,
    },
  }
}
