import { createUpload } from '#generated/client/orders/orders.ts'
import type { Upload } from '#generated/model/index.ts'
import { isRefusal } from '#src/http/errors.ts'
import { bringByPut } from './bring-by-put.ts'
import { bringBySocket } from './bring-by-socket.ts'
import { ConnectionLost } from './transfer-job.ts'

/** How far an upload is. */
export type UploadStatus =
  | { readonly phase: 'uploading' | 'reconnecting'; readonly sentBytes: number }
  /** Nothing goes on by itself until the network is back or somebody asks. */
  | { readonly phase: 'interrupted'; readonly sentBytes: number; readonly resume: () => void }

export interface UploadOptions {
  /** Cancels: what came so far is thrown away, and `uploadFile` rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Without it nobody could resume, so a connection that stays lost is an error. */
  readonly onStatus?: (status: UploadStatus) => void
  /** Bytes that have come so far, for a caller that shows no more than that. */
  readonly onProgress?: (sentBytes: number) => void
}

/** A call on a dead line is given up, and made again. Milliseconds. */
const patienceMs = 30_000

/** Milliseconds before each attempt to go on by itself. Starts anew whenever bytes got through. */
const pauses = [500, 1_000, 2_000, 4_000] as const

/**
 * Brings a file to the server, or to the object storage if there is one, and answers the `url` that it is attached by. A
 * broken connection is taken up again by itself where it stopped; after some attempts in vain it waits to be resumed.
 * @throws UploadRefusal for a file that is not taken, the signal's reason when cancelled, AxiosError if it cannot begin
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<string> {
  const { signal = new AbortController().signal, onStatus } = options
  let sentBytes = 0
  let mostBytes = 0
  let failures = 0
  const tell = (phase: 'uploading' | 'reconnecting') => onStatus?.({ phase, sentBytes })
  const onProgress = (bytes: number) => {
    // A call that begins anew and breaks again gets no further, however often.
    if (bytes > mostBytes) failures = 0
    mostBytes = Math.max(mostBytes, bytes)
    sentBytes = bytes
    options.onProgress?.(bytes)
    tell('uploading')
  }

  tell('uploading')
  let upload: Upload | null = null
  for (;;) {
    try {
      upload ??= await begin(file, signal)
      const bring = upload.transport === 'websocket' ? bringBySocket : bringByPut
      await bring({ upload, file, signal, onProgress })
      return upload.url
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ConnectionLost)) throw error
      const pause = pauses[failures]
      failures += 1
      if (pause !== undefined && navigator.onLine) {
        tell('reconnecting')
        await until(signal, (done) => setTimeout(done, pause))
      } else {
        if (onStatus === undefined) throw error
        failures = 0
        await until(signal, (resume) => {
          onStatus({ phase: 'interrupted', sentBytes, resume })
          window.addEventListener('online', resume, { once: true, signal })
        })
        tell('reconnecting')
      }
    }
  }
}

async function begin(file: File, signal: AbortSignal): Promise<Upload> {
  try {
    const { name: fileName, type: contentType, size: sizeBytes } = file
    return await createUpload(
      { fileName: [...fileName].slice(0, 200).join(''), contentType: contentType.slice(0, 100), sizeBytes },
      { signal, timeout: patienceMs },
    )
  } catch (error) {
    if (isRefusal(error) || signal.aborted) throw error
    throw new ConnectionLost()
  }
}

/** Resolves when `start` calls back; rejects with the signal's reason when it is cancelled before. */
function until(signal: AbortSignal, start: (done: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(signal.reason)
    signal.addEventListener('abort', cancel, { once: true })
    start(() => {
      signal.removeEventListener('abort', cancel)
      resolve()
    })
  })
}
