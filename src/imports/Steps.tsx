import { Tick } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import styles from './import.module.css'

export const importSteps = ['file', 'columns', 'report', 'result'] as const

export type ImportStep = (typeof importSteps)[number]

const labels: Readonly<Record<ImportStep, string>> = {
  file: 'Choose a file',
  columns: 'Match columns',
  report: 'Check',
  result: 'Import',
}

/** Where one is on the way from a file to the address book. */
export function Steps({ current }: { readonly current: ImportStep }) {
  const at = importSteps.indexOf(current)
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(current)
  // What led here is gone with its step: the keys go on from the name of this one.
  useEffect(() => {
    if (before.current !== current) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    before.current = current
  }, [current])
  return (
    <ol className={styles.steps} aria-label="Steps" ref={list}>
      {importSteps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index < at}
          aria-current={index === at ? 'step' : undefined}
          tabIndex={index === at ? -1 : undefined}
        >
          <span className={styles.stepMark} aria-hidden="true">
            {index < at ? <Tick size={12} /> : index + 1}
          </span>
          {labels[step]}
          {index < at && <span className="wb-visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  )
}
