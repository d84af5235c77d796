import { Button } from '@blueprintjs/core'
import { useMemo } from 'react'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import type { CsvFile } from './csv-file.ts'
import { rowsText } from './ColumnMapping.tsx'
import type { Columns, FileImport } from './file-import.ts'
import styles from './import.module.css'
import { type AnsweredRow, type CheckedRow, countOutcomes, goodRows, inOrderOfNeed, type Outcome } from './outcomes.ts'
import { OutcomeFilter } from './OutcomeFilter.tsx'
import { OutcomeSheet } from './OutcomeSheet.tsx'
import { RefusedDownload } from './RefusedDownload.tsx'
import { RunProgress } from './RunProgress.tsx'
import type { ImportRunControl } from './use-import-run.ts'

interface CheckReportProps<Answer extends AnsweredRow> {
  readonly of: FileImport<Answer>
  readonly file: CsvFile
  readonly mapping: Columns
  readonly check: ImportRunControl<Answer>
  readonly shown: Outcome | null
  readonly onShow: (outcome: Outcome | null) => void
  readonly onBack: () => void
  /** Whether the import is being begun. */
  readonly isBusy: boolean
  readonly onImport: () => void
}

/** What an import would do, row by row, before anything is stored. */
export function CheckReport<Answer extends AnsweredRow>(props: CheckReportProps<Answer>) {
  const { of, file, mapping, check, shown, onShow, onBack, isBusy, onImport } = props
  const session = useSession()
  const { run } = check
  const counts = useMemo(() => countOutcomes(run.checked), [run.checked])
  const good = useMemo(() => goodRows(run.checked), [run.checked])
  const finished = run.status === 'done'
  // Put in order once they are all there: while they come, each stays where it was seen.
  const rows = useMemo(() => {
    if (shown !== null) return run.checked.filter(({ outcome }) => outcome === shown)
    return finished ? inOrderOfNeed(run.checked) : run.checked
  }, [finished, run.checked, shown])
  const allowed = of.may(session).allowed
  return (
    <div className={styles.stage}>
      <RunProgress
        run={run}
        doing="Checking row"
        soFar="Nothing is stored by a check."
        onCancel={check.cancel}
        onResume={check.resume}
      />
      <OutcomeFilter counts={counts} shown={shown} onShow={onShow} />
      {run.checked.length > 0 && (
        <>
          {counts.refused > 0 && (
            <p className="wb-muted">
              Press a red cell and write it anew, or any other twice: Enter checks the row again.
            </p>
          )}
          <OutcomeSheet
            key={of.faultsFirst === true ? `${shown} ${finished}` : shown}
            of={of}
            file={file}
            mapping={mapping}
            rows={rows}
            onMend={check.recheck}
          />
        </>
      )}
      {finished && good.length === 0 && of.Next !== undefined && (
        <of.Next heading={file.heading} mapping={mapping} rows={run.checked} />
      )}
      <div className={styles.actions}>
        {finished && (
          <p className={styles.summary} role="status">
            {summary(of, good, counts)}
          </p>
        )}
        <Button text="Back" onClick={onBack} />
        {finished && good.length === 0 ? (
          <>
            <RefusedDownload file={file} rows={run.checked} />
            <ButtonLink to={of.words.list.to} intent="primary">
              {of.words.list.see}
            </ButtonLink>
          </>
        ) : (
          <Button
            intent="primary"
            text={
              finished
                ? `Import ${good.length.toLocaleString('en-CA')} good ${good.length === 1 ? 'row' : 'rows'}`
                : 'Import'
            }
            disabled={!finished || !allowed}
            loading={isBusy}
            onClick={onImport}
          />
        )}
      </div>
    </div>
  )
}

function summary<Answer extends AnsweredRow>(
  { tally, words }: FileImport<Answer>,
  good: readonly CheckedRow<Answer>[],
  { refused, present, approximate }: Readonly<Record<Outcome, number>>,
): string {
  if (good.length > 0) {
    const makes = tally.wouldMake === undefined ? '' : ` ${tally.wouldMake(good)}`
    const left = refused === 0 ? 'Every row is good or there already.' : `${rowsText(refused)} will be left out.`
    const pins =
      approximate === 0
        ? ''
        : ` Of ${rowsText(approximate)} only the city or postal area is known: the pins are marked.`
    return `Nothing is stored yet.${makes} ${left}${pins}`
  }
  return present > 0 ? words.allThere : 'No row can be imported as it stands.'
}
