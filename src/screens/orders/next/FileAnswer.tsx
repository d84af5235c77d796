import { type ChangeEvent, useId, useState } from 'react'
import { Button } from '@blueprintjs/core'
import { Camera, Cross, Document } from '@blueprintjs/icons'
import { newIdempotencyKey } from '#src/api/idempotency.ts'
import { shrinkPhoto } from '#src/uploads/shrink-photo.ts'
import type { LocalFile } from './answers.ts'
import { readAsDataUrl } from './local-files.ts'

interface FileAnswerProps {
  readonly label: string
  readonly files: readonly LocalFile[]
  readonly onChange: (files: readonly LocalFile[]) => void
}

/** Photos and files for an action: taken with the camera or chosen, shown small until they are saved. */
export function FileAnswer({ label, files, onChange }: FileAnswerProps) {
  const cameraId = useId()
  const filesId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    // The same photo can be chosen again after it was removed.
    event.target.value = ''
    setIsBusy(true)
    setFault(null)
    try {
      const added = await Promise.all(chosen.map(localFile))
      onChange([...files, ...added])
    } catch {
      setFault('The file could not be read.')
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="wb-next-files">
      {files.length > 0 && (
        <ul className="wb-next-file-list">
          {files.map((file) => (
            <li key={file.id}>
              {file.dataUrl.startsWith('data:image/') ? (
                <img src={file.dataUrl} alt={file.name} />
              ) : (
                <span className="wb-next-file-name">
                  <Document size={16} /> {file.name}
                </span>
              )}
              <Button
                icon={<Cross />}
                aria-label={`Remove ${file.name}`}
                title="Remove"
                onClick={() => onChange(files.filter(({ id }) => id !== file.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="wb-next-file-acts">
        <input
          id={cameraId}
          className="wb-visually-hidden"
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={`${label}: take a photo`}
          disabled={isBusy}
          onChange={(event) => void add(event)}
        />
        <label htmlFor={cameraId} className="wb-next-file-button" data-busy={isBusy || undefined}>
          <Camera size={18} /> Take a photo
        </label>
        <input
          id={filesId}
          className="wb-visually-hidden"
          type="file"
          multiple
          aria-label={`${label}: choose files`}
          disabled={isBusy}
          onChange={(event) => void add(event)}
        />
        <label htmlFor={filesId} className="wb-next-file-button">
          <Document size={18} /> Choose a file
        </label>
      </div>
      {fault !== null && (
        <p className="wb-next-problem" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

async function localFile(file: File): Promise<LocalFile> {
  const shrunk = await shrinkPhoto(file)
  return { id: newIdempotencyKey(), name: shrunk.name, dataUrl: await readAsDataUrl(shrunk) }
}
