/**
 * Which transactions of the database an answer shows: all whose number is below `floor`, none from `ceiling` on, and in between those that
 * were not running any more. PostgreSQL's snapshot, taken before the first row of the answer was read.
 */
export interface Snapshot {
  readonly floor: number
  readonly ceiling: number
  readonly running: readonly number[]
}

/** @param text as `pg_current_snapshot()` writes it: `7200:7205:7201,7203`. @returns null: it is none */
export function parseSnapshot(text: string): Snapshot | null {
  const [, floor, ceiling, running = ''] = /^(\d{1,15}):(\d{1,15}):((?:\d+(?:,\d+)*,?)?)$/.exec(text) ?? []
  if (floor === undefined || ceiling === undefined) return null
  return { floor: Number(floor), ceiling: Number(ceiling), running: running.split(',').filter(Boolean).map(Number) }
}

/** Whether what a transaction wrote is in the answer. */
export function hasSeen({ floor, ceiling, running }: Snapshot, xid: number): boolean {
  return xid < floor || (xid < ceiling && !running.includes(xid))
}

/** What the version of an answer says of it, `W/"7200:7205:7201.1795281304.…"`; null: it is none of ours. */
export function snapshotOfVersion(version: string): Snapshot | null {
  return parseSnapshot(/^W\/"([\d:,]+)\./.exec(version)?.[1] ?? '')
}
