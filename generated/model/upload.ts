/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';
import type { UploadPutHeaders } from './uploadPutHeaders.ts';
import type { UploadTransport } from './uploadTransport.ts';

/**
 * Where to bring the file. `websocket`: open `socketPath` and send `{"type":"begin","ticket":…}`; `{"type":"ready","receivedBytes":n}` says from
 * which byte to send binary messages of at most `chunkBytes`; each is answered by `{"type":"progress","receivedBytes":n}`, the last one by
 * `{"type":"done"}`, a refusal by `{"type":"error","code":…,"message":…}`. After a broken connection the same ticket goes on where it stopped, and a connection
 * that still brings the file is ended then by `conflict`. `busy` refuses a person who brings many files at a time, and a last message while too many files are being looked at; try again later.
 * `{"type":"cancel"}` throws away what came. A file comes in at most 4000 messages; a connection has 10 seconds to begin. `object-storage`: PUT the bytes to `putUrl` with `putHeaders`. Either way the file is attached by `url`.
 */
export interface Upload {
  /** The upload. */
  uid: string;
  /** What to attach it by. */
  url: string;
  /** How. */
  transport: UploadTransport;
  /**
     * Path of the websocket on this server.
     * @nullable
     */
  socketPath: string | null;
  /**
     * Opens the websocket for this upload alone.
     * @nullable
     */
  ticket: string | null;
  /**
     * Largest message.
     * @minimum 1
     */
  chunkBytes: number;
  /**
     * One-time address of the object storage.
     * @maxLength 4000
     * @nullable
     */
  putUrl: string | null;
  /** Headers of the PUT. */
  putHeaders: UploadPutHeaders;
  expiresAt: UnixSeconds;
}
