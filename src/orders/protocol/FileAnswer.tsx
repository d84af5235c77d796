import { type ChangeEvent, useId, useState } from 'react'
import { Button } from '@blueprintjs/core'
import { Camera, Cross, Document } from '@blueprintjs/icons'
import { randomKey } from '#src/lib/random-key.ts'
import { fileSizeFault } from '#domain/files/file-size.ts'
import { acceptedFiles, acceptedPhotos } from '#domain/files/accepted-files.ts'
import { shortName } from '#src/uploads/media-facts.ts'
import { UploadRefusal } from '#src/uploads/transfer-job.ts'
import { shrinkPhoto } from '#src/uploads/shrink-photo.ts'
import type { LocalFile, Take } from './answers.ts'
import { readAsDataUrl } from './local-files.ts'
import styles from './protocol-form.module.css'

/** What the contract takes for one action in one save. */
const mostFiles = 20

interface FileAnswerProps {
  readonly label: string
  readonly files: readonly LocalFile[]
  readonly onChange: Take<readonly LocalFile[]>
}

/** The file as it is brought, or why it is not. What the server would not take is not even read. */
async function takenOf(file: File): Promise<File | string> {
  try {
    const photo = await shrinkPhoto(file)
    const sizeFault = fileSizeFault(photo.size)
    return sizeFault === null ? photo : `${sizeFault}.`
  } catch (error) {
    if (error instanceof UploadRefusal) return error.message
    throw error
  }
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
    const added: LocalFile[] = []
    try {
      if (files.length + chosen.length > mostFiles)
        return setFault(`At most ${mostFiles} files at a time. Save these first.`)
      // One after the other: each is in the memory of a telephone whole.
      for (const file of chosen) {
        const taken = await takenOf(file)
        if (typeof taken === 'string') setFault(`${shortName(file.name)}: ${taken}`)
        else added.push({ id: randomKey(), name: taken.name, dataUrl: await readAsDataUrl(taken) })
      }
      // Busy until they are kept: a person who closes the page then finds them again.
      if (added.length > 0) await onChange([...files, ...added])
    } catch {
      setFault('The file could not be read.')
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div>
      {files.length > 0 && (
        <ul className={styles.fileList}>
          {files.map((file) => (
            <li key={file.id}>
              {file.dataUrl.startsWith('data:image/') ? (
                <img src={file.dataUrl} alt={file.name} />
              ) : (
                <span className={styles.fileName}>
                  <Document size={16} /> {shortName(file.name)}
                </span>
              )}
              <Button
                icon={<Cross />}
                aria-label={`Remove ${file.name}`}
                title="Remove"
                onClick={() => void onChange(files.filter(({ id }) => id !== file.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.fileActs}>
        <input
          id={cameraId}
          className="wb-visually-hidden"
          type="file"
          accept={acceptedPhotos}
          capture="environment"
          aria-label={`${label}: take a photo`}
          disabled={isBusy}
          onChange={(event) => void add(event)}
        />
        <label htmlFor={cameraId} className={styles.fileButton} data-busy={isBusy || undefined}>
          <Camera size={18} /> Take a photo
        </label>
        <input
          id={filesId}
          className="wb-visually-hidden"
          type="file"
          accept={acceptedFiles.accept}
          multiple
          aria-label={`${label}: choose files`}
          disabled={isBusy}
          onChange={(event) => void add(event)}
        />
        <label htmlFor={filesId} className={styles.fileButton}>
          <Document size={18} /> Choose a file
        </label>
      </div>
      {fault !== null && (
        <p className={styles.problem} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
