import { Button } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { countText } from '#domain/amounts/count-text.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import type { AddressFile } from './address-file.ts'
import { rowsText } from './ColumnMapping.tsx'
import styles from './import.module.css'
import { type CheckedRow, countOutcomes } from './outcomes.ts'
import { RefusedDownload } from './RefusedDownload.tsx'
import { RunProgress } from './RunProgress.tsx'
import type { ImportRunControl } from './use-import-run.ts'

interface ImportResultProps {
  readonly file: AddressFile
  /** What the check said of every row. */
  readonly checked: readonly CheckedRow[]
  readonly importing: ImportRunControl
  readonly onAnother: () => void
  /** Goes back to the refused rows, to be mended where they stand. */
  readonly onMend: () => void
}

/** The import while it goes on, and what came of it. */
export function ImportResult({ file, checked, importing, onAnother, onMend }: ImportResultProps) {
  const { run } = importing
  const stored = countOutcomes(run.checked)
  const created = stored.clean + stored.mended + stored.approximate
  const before = countOutcomes(checked)
  // Refused by the check, or only now: by someone's change of the same location in between.
  const refused = [...checked, ...run.checked].filter(({ outcome }) => outcome === 'refused')
  const present = before.present + stored.present
  const working = run.status === 'running' || run.status === 'stopping'

  return (
    <div className={styles.stage}>
      <RunProgress
        run={run}
        doing="Importing row"
        soFar={`${locationsText(created)} imported so far, and ${created === 1 ? 'it stays' : 'they stay'}.`}
        onCancel={importing.cancel}
        onResume={importing.resume}
      />
      {run.status === 'done' && (
        <section className={`wb-card ${styles.result}`} role="status">
          <span className={styles.resultMark}>
            <Tick size={20} />
          </span>
          <h2 className={styles.resultTitle}>
            {created === 0 ? 'Nothing was added' : `${locationsText(created)} added to the address book`}
          </h2>
          <p className="wb-muted">
            {[
              present > 0 && `${rowsText(present)} ${present === 1 ? 'was' : 'were'} there already`,
              stored.approximate > 0 &&
                `${locationsText(stored.approximate)} ${stored.approximate === 1 ? 'has an approximate pin' : 'have approximate pins'}`,
              refused.length > 0 && `${rowsText(refused.length)} ${refused.length === 1 ? 'was' : 'were'} refused`,
            ]
              .filter(Boolean)
              .join(', ') || `All of ${file.name}.`}
          </p>
        </section>
      )}
      {!working && (
        <div className={styles.actions}>
          {refused.length > 0 && <Button text="Mend the refused rows" onClick={onMend} />}
          <RefusedDownload file={file} rows={refused} />
          <Button text="Import another file" onClick={onAnother} />
          <ButtonLink to={paths.locations.list()} intent="primary">
            See the locations
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function locationsText(count: number): string {
  return countText(count, { one: 'location', many: 'locations' })
}
