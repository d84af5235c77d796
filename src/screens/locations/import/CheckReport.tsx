import { Button } from '@blueprintjs/core'
import { useMemo } from 'react'
import { mayImport } from './may-import.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import type { AddressFile } from './address-file.ts'
import type { DraftMapping } from './column-mapping.ts'
import { rowsText } from './ColumnMapping.tsx'
import styles from './import.module.css'
import { countOutcomes, goodRows, inOrderOfNeed, type Outcome } from './outcomes.ts'
import { OutcomeFilter } from './OutcomeFilter.tsx'
import { OutcomeSheet } from './OutcomeSheet.tsx'
import { RefusedDownload } from './RefusedDownload.tsx'
import { RunProgress } from './RunProgress.tsx'
import type { ImportRunControl } from './use-import-run.ts'

interface CheckReportProps {
  readonly file: AddressFile
  readonly mapping: DraftMapping
  readonly check: ImportRunControl
  readonly shown: Outcome | null
  readonly onShow: (outcome: Outcome | null) => void
  readonly onBack: () => void
  readonly onImport: () => void
}

/** What an import would do, row by row, before anything is stored. */
export function CheckReport({ file, mapping, check, shown, onShow, onBack, onImport }: CheckReportProps) {
  const session = useSession()
  const { run } = check
  const counts = useMemo(() => countOutcomes(run.checked), [run.checked])
  const good = useMemo(() => goodRows(run.checked).length, [run.checked])
  const finished = run.status === 'done'
  // Put in order once they are all there: while they come, each stays where it was seen.
  const rows = useMemo(() => {
    if (shown !== null) return run.checked.filter(({ outcome }) => outcome === shown)
    return finished ? inOrderOfNeed(run.checked) : run.checked
  }, [finished, run.checked, shown])
  const allowed = mayImport(session).allowed
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
          <OutcomeSheet key={shown} file={file} mapping={mapping} rows={rows} onMend={check.recheck} />
        </>
      )}
      <div className={styles.actions}>
        {finished && (
          <p className={styles.summary} role="status">
            {summary(good, counts)}
          </p>
        )}
        <Button text="Back" onClick={onBack} />
        {finished && good === 0 ? (
          <>
            <RefusedDownload file={file} rows={run.checked} />
            <ButtonLink to={paths.locations.list()} intent="primary">
              See the locations
            </ButtonLink>
          </>
        ) : (
          <Button
            intent="primary"
            text={finished ? `Import ${good.toLocaleString('en-CA')} good ${good === 1 ? 'row' : 'rows'}` : 'Import'}
            disabled={!finished || !allowed}
            onClick={onImport}
          />
        )}
      </div>
    </div>
  )
}

function summary(good: number, { refused, present, approximate }: Readonly<Record<Outcome, number>>): string {
  if (good > 0) {
    const left = refused === 0 ? 'Every row is good or there already.' : `${rowsText(refused)} will be left out.`
    const pins =
      approximate === 0
        ? ''
        : ` Of ${rowsText(approximate)} only the city or postal area is known: the pins are marked.`
    return `Nothing is stored yet. ${left}${pins}`
  }
  if (present > 0) return 'Every good row of this file is in the address book already.'
  return 'No row can be imported as it stands.'
}
