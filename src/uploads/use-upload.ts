import { useCallback, useEffect, useRef, useState } from 'react'
import { formErrorOf, messageOf } from '#src/http/errors.ts'
import { UploadRefusal } from './transfer-job.ts'
import { asJpeg } from './shrink-photo.ts'
import { uploadFile, type UploadStatus } from './upload-file.ts'

/** What becomes of the one file that a form brings. */
export type UploadState =
  | { readonly phase: 'none' }
  | (UploadStatus & { readonly file: File })
  | { readonly phase: 'done'; readonly file: File; readonly url: string }
  | { readonly phase: 'failed'; readonly file: File; readonly message: string }

export interface FileUpload {
  readonly state: UploadState
  /**
   * Brings this file, instead of the one before.
   * @param finish what is to be done with the url of the whole file before it counts as brought; answers the url to go on with
   */
  readonly start: (file: File, finish?: (url: string) => Promise<string>) => void
  /** Throws away what came so far; also when the form goes away. */
  readonly cancel: () => void
}

const none: UploadState = { phase: 'none' }
const failed = 'The file could not be uploaded. Try again.'

/** Brings a file while a form is filled in. */
export function useUpload(): FileUpload {
  const [state, setState] = useState<UploadState>(none)
  const running = useRef<AbortController | null>(null)

  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState(none)
  }, [])
  const start = useCallback<FileUpload['start']>((file, finish = (url) => Promise.resolve(url)) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    // What an earlier file still says must not be shown for this one.
    const show = (next: UploadState) => signal.aborted || setState(next)
    show({ phase: 'uploading', sentBytes: 0, file })
    asJpeg(file)
      .then((taken) => uploadFile(taken, { signal, onStatus: (status) => show({ ...status, file }) }))
      .then(finish)
      .then(
        (url) => show({ phase: 'done', file, url }),
        (error: unknown) => show({ phase: 'failed', file, message: reasonOf(error) }),
      )
  }, [])
  useEffect(() => () => running.current?.abort(), [])
  return { state, start, cancel }
}

/** A file that is too large, or of a kind that is not taken, is told at its field. */
function reasonOf(error: unknown): string {
  if (error instanceof UploadRefusal) return error.message
  const [messages] = Object.values(formErrorOf(error)?.errors ?? {})
  return messages?.[0] ?? messageOf(error) ?? failed
}
