/**
 * Where an event stands: by the transaction that wrote it, then by its row. Ids alone are handed out before their transactions commit,
 * so that a later one may be seen before an earlier one. The same in every process.
 */
export interface Cursor {
  readonly xid: number
  readonly id: number
}

export function isAfter(one: Cursor, other: Cursor): boolean {
  return one.xid === other.xid ? one.id > other.id : one.xid > other.xid
}

/** As callers hold it: `7201-44`. */
export function cursorText({ xid, id }: Cursor): string {
  return `${xid}-${id}`
}

/** null: it is none. */
export function parseCursor(text: string): Cursor | null {
  const [, xid, id] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? []
  return xid === undefined || id === undefined ? null : { xid: Number(xid), id: Number(id) }
}
