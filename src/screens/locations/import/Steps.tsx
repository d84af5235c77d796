import { Tick } from '@blueprintjs/icons'

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
    <ol className="wb-steps" aria-label="Steps">
      {importSteps.map((step, index) => (
        <li
          key={step}
          className={`wb-step ${index < at ? 'wb-step-done' : ''} ${index === at ? 'wb-step-current' : ''}`}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="wb-step-mark" aria-hidden="true">
            {index < at ? <Tick size={12} /> : index + 1}
          </span>
          {labels[step]}
          {index < at && <span className="wb-visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  )
}
