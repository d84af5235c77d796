import { longerThanAnnounced, nothingBegun, unknownTicket } from '#domain/files/upload-refusals.ts'

/** A file on its way, for as long as the page lives: bytes are no part of a world that is kept. */
interface MockUpload {
  readonly fileName: string
  readonly sizeBytes: number
  readonly pieces: ArrayBuffer[]
  receivedBytes: number
  /** Whether its connection broke once, as the name of the file asked for. */
  wasCut: boolean
}

/** What is on its way, by the `uid` of the upload, and what was brought, by the id of the file. */
export interface MockUploads {
  readonly onTheirWay: Map<string, MockUpload>
  readonly contents: Map<number, Blob>
}

/** Small, so that even a picture comes in several pieces. Bytes. */
export const mockChunkBytes = 16_384

/** A file of this name loses its connection once, after its first piece; see README.md. */
const cutOnce = /^sentinel-cut\b/i

/** Milliseconds that a piece takes on its way. */
const pieceMs = 40

export function noUploads(): MockUploads {
  return { onTheirWay: new Map(), contents: new Map() }
}

/** What the websocket of uploads answers with. */
interface UploadConnection {
  readonly send: (text: string) => void
  /** Without a code the connection breaks. */
  readonly close: (code?: number) => void
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Speaks the messages of the contract's `Upload` over one connection. @returns what takes a message */
export function uploadConversation(uploads: MockUploads, connection: UploadConnection) {
  const { send, close, wait } = connection
  let uid: string | null = null
  let work = Promise.resolve()

  async function take(data: string | ArrayBuffer): Promise<void> {
    if (typeof data === 'string') return takeText(data)
    const upload = uploads.onTheirWay.get(uid ?? '')
    if (upload === undefined) return refuse('malformed', nothingBegun)
    await wait(pieceMs)
    upload.pieces.push(data)
    upload.receivedBytes += data.byteLength
    if (upload.receivedBytes > upload.sizeBytes) return refuse('too_large', longerThanAnnounced)
    if (cutOnce.test(upload.fileName) && !upload.wasCut) {
      upload.wasCut = true
      return close()
    }
    if (upload.receivedBytes < upload.sizeBytes) return say({ type: 'progress', receivedBytes: upload.receivedBytes })
    say({ type: 'done' })
  }
  function takeText(text: string): void {
    const message: { type: string; ticket?: string } = JSON.parse(text)
    if (message.type === 'cancel') {
      uploads.onTheirWay.delete(uid ?? '')
      return close(1000)
    }
    uid = message.ticket ?? ''
    const upload = uploads.onTheirWay.get(uid)
    if (upload === undefined) return refuse('invalid_ticket', unknownTicket)
    say({ type: 'ready', receivedBytes: upload.receivedBytes })
    if (upload.receivedBytes === upload.sizeBytes) say({ type: 'done' })
  }
  function refuse(code: string, message: string): void {
    say({ type: 'error', code, message })
    close(1008)
  }
  function say(message: object): void {
    send(JSON.stringify(message))
  }
  return (data: string | ArrayBuffer): void => {
    work = work.then(() => take(data))
  }
}

/** @returns the `uid`, which serves as the ticket as well */
export function announceUpload(uploads: MockUploads, file: { fileName: string; sizeBytes: number }): string {
  const uid = crypto.randomUUID()
  uploads.onTheirWay.set(uid, { ...file, pieces: [], receivedBytes: 0, wasCut: false })
  return uid
}
