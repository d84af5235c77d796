import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './sheet.module.css'

interface SheetEditorProps {
  readonly label: string
  readonly text: string
  /** What was typed to begin, in place of the text. */
  readonly typed?: string | undefined
  readonly choices?: readonly string[] | undefined
  /** Called once, with null when nothing is to change. */
  readonly onDone: (text: string | null) => void
}

/** The value of a cell while it is written anew: Enter and leaving it keep what was written, Escape does not. */
export function SheetEditor({ label, text, typed, choices, onDone }: SheetEditorProps) {
  const field = useRef<HTMLInputElement>(null)
  const choice = useRef<HTMLSelectElement>(null)
  const isDone = useRef(false)
  const [written, setWritten] = useState(typed ?? text)

  useEffect(() => {
    choice.current?.focus()
    field.current?.focus()
    if (typed === undefined) field.current?.select()
  }, [typed])

  const finish = (result: string | null) => {
    if (isDone.current) return
    isDone.current = true
    onDone(result === text ? null : result)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The table would take the arrows and the letters of its own keys.
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Enter would also send the form around the sheet, Escape close its drawer.
    event.preventDefault()
    finish(event.key === 'Enter' ? written : null)
  }
  if (choices !== undefined)
    return (
      <select
        ref={choice}
        className={styles.editor}
        aria-label={label}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={onKeyDown}
        onMouseDown={(event) => event.stopPropagation()}
        onBlur={() => finish(written)}
      >
        {choices.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    )
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
