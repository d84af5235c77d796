import { csvLine } from '#domain/files/csv-lines.ts'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '#src/session/session.ts'
import { messageOf } from '#src/http/errors.ts'
import { showNotice } from '#src/ui/snackbar.ts'
import type { FileRow } from './csv-file.ts'
import type { Columns, FileImport, SentPart } from './file-import.ts'
import { type AnsweredRow, type CheckedRow, checkedRows, nothingSeen, type Survey, withConflict } from './outcomes.ts'

export interface ImportRun<Answer extends AnsweredRow> {
  readonly status: 'idle' | 'running' | 'stopping' | 'failed' | 'cancelled' | 'done'
  /** How many rows there are to send. */
  readonly total: number
  /** How many of them were answered. */
  readonly done: number
  /** What the server said of the rows, in the order of the file: of all that are done once the run has stopped, and of most before. */
  readonly checked: readonly CheckedRow<Answer>[]
  readonly error: unknown
}

/** Rows to send, with the heading they stand under. */
export interface ImportJob {
  readonly heading: readonly string[]
  readonly mapping: Columns
  readonly rows: readonly FileRow[]
}

export interface ImportRunControl<Answer extends AnsweredRow> {
  readonly run: ImportRun<Answer>
  readonly start: (job: ImportJob) => void
  /** Goes on from the part that failed, or from where it was cancelled. */
  readonly resume: () => void
  readonly cancel: () => void
  readonly reset: () => void
  /** Takes a row that was mended in the place of that line, and asks about it and those that it held up; nothing is stored. */
  readonly recheck: (row: FileRow) => void
  /** Takes what an import has made of these rows, each in the place of its line. */
  readonly take: (rows: readonly CheckedRow<Answer>[]) => void
}

const idle: ImportRun<never> = { status: 'idle', total: 0, done: 0, checked: [], error: null }

/** Milliseconds between two drawings of the report: its sheet is drawn anew with each, which takes a tenth of a second. */
const showEvery = 500

/** The work at hand, outside React's state: an answer that comes late must find whether it is still wanted. */
interface Work<Answer extends AnsweredRow> extends Omit<ImportJob, 'rows'> {
  rows: readonly FileRow[]
  survey: Survey<Answer>
  sent: number
  wanted: boolean
  readonly abort: AbortController
}

/**
 * Sends rows part after part. A dry run is cut off at once by Cancel; an import finishes the part it is in, so that what
 * is said to be imported is what was stored.
 */
export function useImportRun<Answer extends AnsweredRow>(
  of: FileImport<Answer>,
  { dryRun }: { readonly dryRun: boolean },
): ImportRunControl<Answer> {
  const { tenant } = useSession()
  const [run, setRun] = useState<ImportRun<Answer>>(idle)
  const work = useRef<Work<Answer> | null>(null)

  const drop = () => {
    if (work.current === null) return
    work.current.wanted = false
    if (dryRun) work.current.abort.abort()
  }
  const leave = useEffectEvent(drop)
  useEffect(() => () => leave(), [])

  const send = async (job: Work<Answer>) => {
    let answered: CheckedRow<Answer>[] = []
    let shownAt = Number.NEGATIVE_INFINITY
    const show = (change: Partial<ImportRun<Answer>>) => {
      const rows = answered
      answered = []
      shownAt = performance.now()
      setRun((before) => ({ ...before, ...change, done: job.sent, checked: [...before.checked, ...rows] }))
    }
    while (job.wanted && job.sent < job.rows.length) {
      const part = job.rows.slice(job.sent, job.sent + of.partSize)
      const csv = csvOf(job, part)
      const asked = { mapping: job.mapping, dryRun, firstLine: part[0]?.line ?? 2 }
      try {
        const answer = await of.send(tenant.id, csv, asked, job.abort.signal, partOf(job, part))
        if (work.current !== job) return
        job.sent += part.length
        answered.push(...checkedRows(part, answer.rows, of, job.survey))
        if (performance.now() - shownAt >= showEvery) show({})
        else setRun((before) => ({ ...before, done: job.sent }))
      } catch (error) {
        if (work.current !== job) return
        show({ status: job.wanted ? 'failed' : 'cancelled', error: job.wanted ? error : null })
        return
      }
    }
    show({ status: job.sent < job.rows.length ? 'cancelled' : 'done' })
  }

  const begin = (job: Work<Answer>) => {
    work.current = job
    setRun((before) => ({ ...before, status: 'running', total: job.rows.length, error: null }))
    void send(job)
  }

  const take = (rows: readonly CheckedRow<Answer>[]) => setRun((before) => replaced(before, rows))

  const recheck = useCallback(
    (row: FileRow) => {
      const job = work.current
      if (job === null) return
      const { conflicts: former } = job.survey
      job.rows = job.rows.map((each) => (each.line === row.line ? row : each))
      job.survey = of.survey(job.heading, job.mapping, job.rows)
      const { conflicts } = job.survey
      const part = job.rows
        .filter(({ line }) => line === row.line || (former.has(line) && !conflicts.has(line)))
        .slice(0, of.partSize)
      setRun((shown) => ({
        ...shown,
        checked: shown.checked.map((each) =>
          each.row.line === row.line ? { ...each, row } : withConflict(each, job.survey),
        ),
      }))
      const ask = async () => {
        const asked = { mapping: job.mapping, dryRun: true, firstLine: part[0]?.line ?? row.line }
        const csv = csvOf(job, part)
        const answer = await of.send(tenant.id, csv, asked, undefined, partOf(job, part))
        // A row that was written in once more since is asked about by itself.
        if (work.current === job)
          setRun((shown) =>
            replaced(shown, checkedRows(part, answer.rows, of, job.survey), (each) => part.includes(each.row)),
          )
      }
      ask().catch((error: unknown) =>
        showNotice(messageOf(error) ?? 'The row could not be checked: write it once more'),
      )
    },
    [of, tenant.id],
  )

  return {
    run,
    recheck,
    take,
    start: (job) => {
      drop()
      setRun(idle)
      const seen = of.survey(job.heading, job.mapping, job.rows)
      const survey = dryRun ? seen : { ...nothingSeen, ...(seen.complete && { complete: seen.complete }) }
      begin({ ...job, survey, sent: 0, wanted: true, abort: new AbortController() })
    },
    resume: () => {
      if (work.current !== null) begin({ ...work.current, wanted: true, abort: new AbortController() })
    },
    cancel: () => {
      drop()
      setRun((before) => (before.status === 'running' ? { ...before, status: 'stopping' } : before))
    },
    reset: () => {
      drop()
      work.current = null
      setRun(idle)
    },
  }
}

function partOf<Answer extends AnsweredRow>(
  { heading, survey, rows: all }: Work<Answer>,
  part: readonly FileRow[],
): SentPart {
  return { heading, rows: part.map((row) => survey.complete?.(row) ?? row), all }
}

function csvOf<Answer extends AnsweredRow>(work: Work<Answer>, part: readonly FileRow[]): string {
  const { heading, rows } = partOf(work, part)
  return [heading, ...rows.map(({ values }) => values)].map(csvLine).join('')
}

/** The run with these rows in the place of their lines. */
function replaced<Answer extends AnsweredRow>(
  run: ImportRun<Answer>,
  rows: readonly CheckedRow<Answer>[],
  isMeant: (before: CheckedRow<Answer>) => boolean = () => true,
): ImportRun<Answer> {
  const byLine = new Map(rows.map((row) => [row.row.line, row]))
  return { ...run, checked: run.checked.map((each) => (isMeant(each) ? (byLine.get(each.row.line) ?? each) : each)) }
}
