import axios, { isAxiosError } from 'axios'
import { storageRefuses } from '#domain/files/upload-refusals.ts'
import { type TransferJob, ConnectionLost, UploadRefusal } from './transfer-job.ts'

/** A call in which nothing moves for this long is broken, whatever the browser believes. Milliseconds. */
const silenceMs = 60_000

/** 507 Insufficient Storage. */
const storageFull = 507

/**
 * Brings the file to the object storage in one call, which a broken connection begins anew.
 * @throws ConnectionLost, UploadRefusal when the storage says no, or the signal's reason
 */
export async function bringByPut({ upload, file, signal, onProgress }: TransferJob): Promise<void> {
  const { putUrl, putHeaders } = upload
  const silent = new AbortController()
  const breakOff = () => silent.abort()
  let silence = setTimeout(breakOff, silenceMs)
  try {
    // Without our session: the address says for itself who may write to it.
    await axios.put(putUrl ?? '', file, {
      headers: putHeaders,
      signal: AbortSignal.any([signal, silent.signal]),
      onUploadProgress: ({ loaded }) => {
        clearTimeout(silence)
        silence = setTimeout(breakOff, silenceMs)
        onProgress(Math.min(loaded, file.size))
      },
    })
  } catch (error) {
    signal.throwIfAborted()
    if (!isAxiosError(error)) throw error
    const status = error.response?.status
    if (status === 403 || status === storageFull) throw new UploadRefusal('storage', storageRefuses)
    if (status === undefined || status >= 500) throw new ConnectionLost()
    throw new UploadRefusal('storage', 'The storage did not take the file. Upload it again.')
  } finally {
    clearTimeout(silence)
  }
}
