import type { Upload } from '#generated/model/index.ts'

/** The server, or the storage, will not have the file, however often it is brought. */
export class UploadRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'UploadRefusal'
    this.code = code
  }
}

/** The connection broke; what came before is kept, and the same upload can go on. */
export class ConnectionLost extends Error {
  constructor() {
    super('The connection was lost during an upload.')
    this.name = 'ConnectionLost'
  }
}

/** What both ways of bringing a file are given; each resolves once all of it came. */
export interface TransferJob {
  readonly upload: Upload
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress: (sentBytes: number) => void
}
