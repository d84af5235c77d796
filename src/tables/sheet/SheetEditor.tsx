import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './sheet.module.css'

interface SheetEditorProps {
  readonly label: string
  readonly text: string
  /** Called once, with null when nothing is to change. */
  readonly onDone: (text: string | null) => void
}

/** The value of a cell while it is written anew: Enter and leaving it keep what was written, Escape does not. */
export function SheetEditor({ label, text, onDone }: SheetEditorProps) {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const [written, setWritten] = useState(text)

  useEffect(() => field.current?.select(), [])

  const finish = (result: string | null) => {
    if (isDone.current) return
    isDone.current = true
    onDone(result === text ? null : result)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The table would take the arrows and the letters of its own keys.
    event.stopPropagation()
    if (event.key === 'Enter') finish(written)
    if (event.key === 'Escape') finish(null)
  }
  return (
    <input
      ref={field}
      className={styles.editor}
      aria-label={label}
      value={written}
      onChange={(event) => setWritten(event.target.value)}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.stopPropagation()}
      onBlur={() => finish(written)}
    />
  )
}
