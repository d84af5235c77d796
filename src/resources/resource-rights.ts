import type { Session } from '#src/session/session.ts'
import type { Resource, ResourceRow } from './define-resource.ts'

interface RowRights {
  readonly update: boolean
  readonly archive: boolean
  readonly delete: boolean
}

/** What may be done with a row: what the resource has, the person's role lets, and only with rows of their own organisation, or of the one that the resource names. */
export function rowRights<Row extends ResourceRow, SortField extends string>(
  { calls, rights, ownerId }: Resource<Row, SortField>,
  session: Session,
  row: Row,
): RowRights {
  const isOwn = ownerId === undefined ? isOwnRow(session, row) : row.tenantId === undefined || row.tenantId === ownerId
  const updates = isOwn && rights.update(session).allowed
  return {
    update: updates && calls.update !== undefined,
    archive: updates && calls.archive !== undefined,
    delete: isOwn && calls.delete !== undefined && (rights.delete ?? rights.update)(session).allowed,
  }
}

/** Whether a row belongs to the organisation that the person works in. */
export function isOwnRow({ tenant }: Session, { tenantId = tenant.id }: ResourceRow): boolean {
  return tenantId === tenant.id
}
