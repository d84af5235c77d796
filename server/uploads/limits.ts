import { maxFileBytes } from '#domain/files/file-size.ts'

/** Largest message of the websocket, and largest piece that the database keeps of a file. Bytes. */
export const mostChunkBytes = 262_144

/** An upload that nobody attached is thrown away after a day. Seconds. */
export const uploadLifetimeS = 86_400

/**
 * Most messages that one file comes in. Careful senders make them small on a poor line, yet a file in single bytes would be
 * as many rows and transactions.
 */
export const maxPieces = 4_000

/** Files that one person may have on their way at a time. */
export const maxPendingFiles = 200

/** What one person may have on its way at a time: nobody shall fill the disk with files that belong to nothing. Bytes. */
export const maxPendingBytes = 20 * maxFileBytes
