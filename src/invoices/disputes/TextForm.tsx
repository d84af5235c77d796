import { Button, FormGroup, TextArea } from '@blueprintjs/core'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { messageOf } from '#src/http/errors.ts'
import { isSaveKey } from '#src/ui/save-key.ts'
import { DialogFault } from '#src/ui/DialogFault.tsx'
import { genericErrorMessage } from '#src/ui/error-dialog.ts'
import styles from './disputes.module.css'

export interface TextFormProps {
  /** "Answer". */
  readonly label: string
  /** Who reads it. */
  readonly help: string
  readonly submitLabel: string
  /** What stood there before. */
  readonly before?: string
  readonly onSubmit: (text: string) => Promise<unknown>
  readonly onClose: () => void
}

/** As the contract takes it. */
const longest = 500

/** A few sentences, written where they are read, and sent with Ctrl or Cmd and Enter as well. */
export function TextForm({ label, help, submitLabel, before = '', onSubmit, onClose }: TextFormProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [text, setText] = useState(before)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const said = text.trim()
  const submit = async () => {
    if (said === '' || isBusy) return
    setBusy(true)
    setFault(null)
    try {
      await onSubmit(said)
      onClose()
    } catch (error) {
      setFault(messageOf(error) ?? genericErrorMessage)
    }
    setBusy(false)
  }
  return (
    <form
      className={styles.form}
      aria-label={label}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormGroup label={label} labelFor={id} helperText={help}>
        <TextArea
          id={id}
          fill
          autoResize
          required
          inputRef={field}
          maxLength={longest}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (isSaveKey(event)) void submit()
            if (event.key === 'Escape') onClose()
          }}
        />
      </FormGroup>
      <DialogFault text={fault} />
      <div className={styles.acts}>
        <Button text="Cancel" disabled={isBusy} onClick={onClose} />
        <Button type="submit" intent="primary" text={submitLabel} loading={isBusy} disabled={said === ''} />
      </div>
    </form>
  )
}
