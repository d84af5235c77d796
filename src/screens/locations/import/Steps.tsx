import { Tick } from '@blueprintjs/icons'
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
  return (
    <ol className={styles.steps} aria-label="Steps">
      {importSteps.map((step, index) => (
        <li key={step} className={styles.step} data-done={index < at} aria-current={index === at ? 'step' : undefined}>
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
