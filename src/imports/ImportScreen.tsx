import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBlocker, useNavigate, useSearchParams } from 'react-router-dom'
import { useSession } from '#src/session/session.ts'
import { messageOf } from '#src/http/errors.ts'
import { showNotice } from '#src/ui/snackbar.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { CheckReport } from './CheckReport.tsx'
import { guessMapping, rememberedMapping, rememberMapping } from './column-mapping.ts'
import { ColumnMapping } from './ColumnMapping.tsx'
import type { CsvFile } from './csv-file.ts'
import type { Columns, FileImport, ImportField } from './file-import.ts'
import { FilePicker } from './FilePicker.tsx'
import { ImportResult } from './ImportResult.tsx'
import { afterImport, type AnsweredRow, goodRows, outcomes } from './outcomes.ts'
import { importSteps, type ImportStep, Steps } from './Steps.tsx'
import { useImportRun } from './use-import-run.ts'
import styles from './import.module.css'

interface Chosen {
  readonly file: CsvFile
  readonly mapping: Columns
  /** Those that were guessed for. */
  readonly fields: readonly ImportField[]
}

/** From a CSV file to a list: choose it, match its columns, see what would happen, import. */
export function ImportScreen<Answer extends AnsweredRow>({ of }: { readonly of: FileImport<Answer> }) {
  const session = useSession()
  const queryClient = useQueryClient()
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<Chosen>()
  const [beginning, setBeginning] = useState(false)
  const navigate = useNavigate()
  const check = useImportRun(of, { dryRun: true })
  const importing = useImportRun(of, { dryRun: false })
  const reached = reachedStep(chosen, check.run.status !== 'idle', importing.run.status !== 'idle')
  const step = stepOf(params.get('step'), reached)
  const shown = outcomes.find((outcome) => outcome === params.get('show')) ?? null
  const working = importing.run.status === 'running' || importing.run.status === 'stopping'
  const stored = importing.run.checked.length
  const { fields, words } = of
  const mappingKey = `${of.storageKey} ${session.tenant.id}`

  // Which fields there are may depend on what is said of the file: what a person chose stays, and new ones are guessed.
  if (chosen !== undefined && chosen.fields !== fields) {
    const known = new Set(chosen.fields.map(({ id }) => id))
    const added = fields.filter(({ id }) => !known.has(id))
    const free = chosen.file.heading.filter((column) => !Object.values(chosen.mapping).includes(column))
    const guessed = guessMapping(added, free, rememberedMapping(mappingKey))
    setChosen({ ...chosen, fields, mapping: { ...guessed, ...chosen.mapping } })
  }

  useEffect(() => {
    if (stored > 0 && !working)
      for (const queryKey of of.listKeys(session.tenant.id)) void queryClient.invalidateQueries({ queryKey })
  }, [of, queryClient, session.tenant.id, stored, working])

  const goTo = (next: ImportStep) => setParams(next === 'file' ? {} : { step: next })
  const startOver = () => {
    check.reset()
    importing.reset()
    goTo('file')
  }
  const takeFile = (file: CsvFile) => {
    check.reset()
    importing.reset()
    setChosen({ file, fields, mapping: guessMapping(fields, file.heading, rememberedMapping(mappingKey)) })
    goTo('columns')
  }
  const startCheck = ({ file, mapping }: Chosen) => {
    rememberMapping(mappingKey, mapping)
    importing.reset()
    check.start({ heading: file.heading, mapping, rows: file.rows })
    goTo('report')
  }
  const startImport = ({ file, mapping }: Chosen) => {
    const rows = goodRows(check.run.checked).map(({ row }) => row)
    if (of.begin !== undefined) {
      setBeginning(true)
      of.begin(session.tenant.id, {
        fileName: file.name,
        heading: file.heading,
        mapping,
        rows,
        all: check.run.checked.map(({ row }) => row),
      })
        .then((path) => navigate(path))
        .catch((error: unknown) => showNotice(messageOf(error) ?? 'The import could not begin: try once more'))
        .finally(() => setBeginning(false))
      return
    }
    if (importing.run.status === 'idle') importing.start({ heading: file.heading, mapping, rows })
    goTo('result')
  }

  const mendRefused = () => {
    check.take(importing.run.checked.map(afterImport))
    importing.reset()
    setParams({ step: 'report', show: 'refused' })
  }

  const allowed = of.may(session)
  return (
    <div className={`wb-page ${styles.screen} ${step === 'file' ? 'wb-page-narrow' : ''}`}>
      <PageHeader title={words.title} back={words.list} />
      {allowed.allowed ? (
        <>
          <Steps current={step} />
          {(chosen === undefined || step === 'file') && <FilePicker of={of} onFile={takeFile} />}
          {chosen !== undefined && step === 'columns' && (
            <ColumnMapping
              of={of}
              file={chosen.file}
              mapping={chosen.mapping}
              onRead={(file) =>
                setChosen({ file, fields, mapping: guessMapping(fields, file.heading, chosen.mapping) })
              }
              onChange={(mapping) => setChosen({ ...chosen, mapping })}
              onChooseAnother={() => goTo('file')}
              onCheck={() => startCheck(chosen)}
            />
          )}
          {chosen !== undefined && step === 'report' && (
            <CheckReport
              of={of}
              file={chosen.file}
              mapping={chosen.mapping}
              check={check}
              shown={shown}
              onShow={(outcome) => setParams({ step, ...(outcome !== null && { show: outcome }) }, { replace: true })}
              onBack={() => goTo('columns')}
              isBusy={beginning}
              onImport={() => startImport(chosen)}
            />
          )}
          {chosen !== undefined && step === 'result' && (
            <ImportResult
              of={of}
              file={chosen.file}
              mapping={chosen.mapping}
              checked={check.run.checked}
              importing={importing}
              onAnother={startOver}
              onMend={mendRefused}
            />
          )}
          <LeaveQuestion working={working} />
        </>
      ) : (
        <EmptyState title={`You cannot ${words.act}`}>{allowed.reason}</EmptyState>
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
