import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBlocker, useSearchParams } from 'react-router-dom'
import { getGetPaginatedLocationsQueryKey } from '#generated/client/locations/locations.ts'
import { mayImport } from './import/may-import.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import type { AddressFile } from './import/address-file.ts'
import { CheckReport } from './import/CheckReport.tsx'
import {
  contractMapping,
  type DraftMapping,
  guessMapping,
  rememberedMapping,
  rememberMapping,
} from './import/column-mapping.ts'
import { ColumnMapping } from './import/ColumnMapping.tsx'
import { FilePicker } from './import/FilePicker.tsx'
import { ImportResult } from './import/ImportResult.tsx'
import { afterImport, goodRows, outcomes } from './import/outcomes.ts'
import { importSteps, type ImportStep, Steps } from './import/Steps.tsx'
import { useImportRun } from './import/use-import-run.ts'
import styles from './import/import.module.css'

interface Chosen {
  readonly file: AddressFile
  readonly mapping: DraftMapping
}

/** From a CSV file to the address book: choose it, match its columns, see what would happen, import. */
export function LocationImportScreen() {
  const session = useSession()
  const queryClient = useQueryClient()
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<Chosen>()
  const check = useImportRun({ dryRun: true })
  const importing = useImportRun({ dryRun: false })
  const reached = reachedStep(chosen, check.run.status !== 'idle', importing.run.status !== 'idle')
  const step = stepOf(params.get('step'), reached)
  const shown = outcomes.find((outcome) => outcome === params.get('show')) ?? null
  const working = importing.run.status === 'running' || importing.run.status === 'stopping'
  const stored = importing.run.checked.length

  useEffect(() => {
    if (stored > 0 && !working)
      void queryClient.invalidateQueries({ queryKey: getGetPaginatedLocationsQueryKey(session.tenant.id) })
  }, [queryClient, session.tenant.id, stored, working])

  const goTo = (next: ImportStep) => setParams(next === 'file' ? {} : { step: next })
  const startOver = () => {
    check.reset()
    importing.reset()
    goTo('file')
  }
  const takeFile = (file: AddressFile) => {
    check.reset()
    importing.reset()
    setChosen({ file, mapping: guessMapping(file.heading, rememberedMapping()) })
    goTo('columns')
  }
  const startCheck = ({ file, mapping }: Chosen) => {
    rememberMapping(mapping)
    importing.reset()
    check.start({ heading: file.heading, mapping: contractMapping(mapping), rows: file.rows })
    goTo('report')
  }
  const startImport = ({ file, mapping }: Chosen) => {
    if (importing.run.status === 'idle')
      importing.start({ heading: file.heading, mapping: contractMapping(mapping), rows: goodRows(check.run.checked) })
    goTo('result')
  }

  const mendRefused = () => {
    check.take(importing.run.checked.map(afterImport))
    importing.reset()
    setParams({ step: 'report', show: 'refused' })
  }

  const allowed = mayImport(session)
  return (
    <div className={`wb-page ${styles.screen} ${step === 'file' ? 'wb-page-narrow' : ''}`}>
      <PageHeader title="Import locations" back={{ to: paths.locations.list(), label: 'Locations' }} />
      {allowed.allowed ? (
        <>
          <Steps current={step} />
          {(chosen === undefined || step === 'file') && <FilePicker onFile={takeFile} />}
          {chosen !== undefined && step === 'columns' && (
            <ColumnMapping
              file={chosen.file}
              mapping={chosen.mapping}
              onRead={(file) => setChosen({ file, mapping: guessMapping(file.heading, chosen.mapping) })}
              onChange={(mapping) => setChosen({ ...chosen, mapping })}
              onChooseAnother={() => goTo('file')}
              onCheck={() => startCheck(chosen)}
            />
          )}
          {chosen !== undefined && step === 'report' && (
            <CheckReport
              file={chosen.file}
              mapping={chosen.mapping}
              check={check}
              shown={shown}
              onShow={(outcome) => setParams({ step, ...(outcome !== null && { show: outcome }) }, { replace: true })}
              onBack={() => goTo('columns')}
              onImport={() => startImport(chosen)}
            />
          )}
          {chosen !== undefined && step === 'result' && (
            <ImportResult
              file={chosen.file}
              checked={check.run.checked}
              importing={importing}
              onAnother={startOver}
              onMend={mendRefused}
            />
          )}
          <LeaveQuestion working={working} />
        </>
      ) : (
        <EmptyState title="You cannot import locations">{allowed.reason}</EmptyState>
      )}
    </div>
  )
}

/** Asks before an import under way is left: it would stop after the part it is in. */
function LeaveQuestion({ working }: { readonly working: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => working && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Stop the import?"
      confirmLabel="Stop and leave"
      cancelLabel="Keep importing"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p className="wb-dialog-message">What is already imported stays. The same file can be imported again later.</p>
    </ConfirmDialog>
  )
}

/** How far one has come: later steps of an address are not there after a reload, which forgets the file. */
function reachedStep(chosen: Chosen | undefined, checked: boolean, imported: boolean): ImportStep {
  if (chosen === undefined) return 'file'
  if (!checked) return 'columns'
  return imported ? 'result' : 'report'
}

function stepOf(asked: string | null, reached: ImportStep): ImportStep {
  const wanted = importSteps.find((step) => step === asked) ?? 'file'
  return importSteps.indexOf(wanted) <= importSteps.indexOf(reached) ? wanted : reached
}
