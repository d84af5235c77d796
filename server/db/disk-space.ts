import { statfsSync } from 'node:fs'

/** Bytes of one segment of PostgreSQL's write-ahead log: without room for the next one it does not start. */
const leastRoom = 16 * 1024 * 1024

/** Whether the disk of a folder has too little room for PostgreSQL to start; `false` if that cannot be told. */
export function hasNoRoom(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize < leastRoom
  } catch {
    return false
  }
}

/** The sentence about a full disk that holds `dataDir`. */
export function diskFull(dataDir: string): string {
  return `The disk that holds DATA_DIR (${dataDir}) is full: make room there, or move DATA_DIR, then start Waybill again.`
}
