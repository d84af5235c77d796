import { Button } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { countText } from '#domain/amounts/count-text.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import type { CsvFile } from './csv-file.ts'
import { rowsText } from './ColumnMapping.tsx'
import type { Columns, FileImport } from './file-import.ts'
import styles from './import.module.css'
import { type AnsweredRow, type CheckedRow, countOutcomes, goodRows } from './outcomes.ts'
import { RefusedDownload } from './RefusedDownload.tsx'
import { RunProgress } from './RunProgress.tsx'
import type { ImportRunControl } from './use-import-run.ts'

interface ImportResultProps<Answer extends AnsweredRow> {
  readonly of: FileImport<Answer>
  readonly file: CsvFile
  readonly mapping: Columns
  /** What the check said of every row. */
  readonly checked: readonly CheckedRow<Answer>[]
  readonly importing: ImportRunControl<Answer>
  readonly onAnother: () => void
  /** Goes back to the refused rows, to be mended where they stand. */
  readonly onMend: () => void
}

/** The import while it goes on, and what came of it. */
export function ImportResult<Answer extends AnsweredRow>(props: ImportResultProps<Answer>) {
  const { of, file, mapping, checked, importing, onAnother, onMend } = props
  const { run } = importing
  const stored = countOutcomes(run.checked)
  const added = goodRows(run.checked)
  const made = of.tally.made(added)
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
        soFar={`${made.text} imported so far, and ${made.count === 1 ? 'it stays' : 'they stay'}.`}
        onCancel={importing.cancel}
        onResume={importing.resume}
      />
      {run.status === 'done' && (
        <section className={`wb-card ${styles.result}`} role="status">
          <span className={styles.resultMark}>
            <Tick size={20} />
          </span>
          <h2 className={styles.resultTitle}>
            {made.count === 0 ? 'Nothing was added' : `${made.text} added to ${of.tally.where}`}
          </h2>
          <p className="wb-muted">
            {[
              of.tally.grown?.(added),
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
      {run.status === 'done' && of.Next !== undefined && (
        <of.Next heading={file.heading} mapping={mapping} rows={rowsNow(checked, run.checked)} />
      )}
      {!working && (
        <div className={styles.actions}>
          {refused.length > 0 && <Button text="Mend the refused rows" onClick={onMend} />}
          <RefusedDownload file={file} rows={refused} />
          <Button text="Import another file" onClick={onAnother} />
          <ButtonLink to={of.words.list.to} intent="primary">
            {of.words.list.see}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/** Every row as it stands now: what the import said of it, else what the check did. */
function rowsNow<Answer extends AnsweredRow>(
  checked: readonly CheckedRow<Answer>[],
  imported: readonly CheckedRow<Answer>[],
): readonly CheckedRow<Answer>[] {
  const byLine = new Map(imported.map((each) => [each.row.line, each]))
  return checked.map((each) => byLine.get(each.row.line) ?? each)
}

function locationsText(count: number): string {
  return countText(count, { one: 'location', many: 'locations' })
}
