import { useId, useState, type DragEvent } from 'react'
import { Button, ProgressBar } from '@blueprintjs/core'
import { Document, Refresh, TickCircle, WarningSign } from '@blueprintjs/icons'
import { acceptedFiles } from '#domain/files/accepted-files.ts'
import type { FileUpload, UploadState } from '#src/uploads/use-upload.ts'
import { sizeText } from '#src/uploads/media-facts.ts'
import styles from './upload-field.module.css'

interface UploadFieldProps {
  readonly upload: FileUpload
  readonly onChoose: (file: File) => void
  /** What is taken, in words, and as the file dialog of the browser takes it; every kind that there is by default. */
  readonly takes?: { readonly words: string; readonly accept: string }
  /** The id of its input, where a label names it. */
  readonly id?: string
}

/** Chooses a file, by the picker or by dropping it, and shows how far it has come. */
export function UploadField({ upload: { state, cancel }, onChoose, takes = acceptedFiles, id }: UploadFieldProps) {
  if (state.phase === 'none') return <Chooser onChoose={onChoose} takes={takes} id={id} />
  const { file } = state
  return (
    <div className={styles.upload} data-phase={state.phase}>
      <span className={styles.icon}>{phaseIcon(state)}</span>
      <div className={styles.facts}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        <Progress state={state} file={file} />
      </div>
      <span className={styles.acts}>
        {state.phase === 'interrupted' && <Button icon={<Refresh />} text="Resume" onClick={state.resume} />}
        {state.phase === 'failed' && <Button icon={<Refresh />} text="Try again" onClick={() => onChoose(file)} />}
        <Button
          text={state.phase === 'done' || state.phase === 'failed' ? 'Remove' : 'Cancel upload'}
          onClick={cancel}
        />
      </span>
    </div>
  )
}

function phaseIcon({ phase }: UploadState) {
  if (phase === 'done') return <TickCircle size={18} />
  return phase === 'failed' || phase === 'interrupted' ? <WarningSign size={18} /> : <Document size={18} />
}

function Progress({ state, file }: { readonly state: UploadState; readonly file: File }) {
  switch (state.phase) {
    case 'none':
      return null
    case 'done':
      return <span role="status">Uploaded, {sizeText(file.size)}</span>
    case 'failed':
      return <span role="alert">{state.message}</span>
    case 'uploading':
    case 'reconnecting':
    case 'interrupted': {
      const part = file.size === 0 ? 0 : state.sentBytes / file.size
      return (
        <>
          <ProgressBar
            value={part}
            animate={false}
            stripes={false}
            intent={state.phase === 'interrupted' ? 'warning' : 'primary'}
            aria-label={`Upload of ${file.name}`}
          />
          <span role="status">
            {sizeText(state.sentBytes)} of {sizeText(file.size)}
            {state.phase === 'reconnecting' && '. Reconnecting…'}
            {state.phase === 'interrupted' && '. Connection lost.'}
          </span>
        </>
      )
    }
  }
}

interface ChooserProps extends Pick<UploadFieldProps, 'onChoose'> {
  readonly takes: NonNullable<UploadFieldProps['takes']>
  readonly id: string | undefined
}

function Chooser({ onChoose, takes, id }: ChooserProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) onChoose(file)
  }
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        id={inputId}
        className="wb-visually-hidden"
        type="file"
        accept={takes.accept}
        aria-label="File"
        data-start-focus
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again after it was removed.
          target.value = ''
          if (file !== undefined) onChoose(file)
        }}
      />
      <label htmlFor={inputId}>
        <strong>Choose a file</strong> or drop it here
      </label>
      <span className="wb-muted">{takes.words}</span>
    </div>
  )
}
