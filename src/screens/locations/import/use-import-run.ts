import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { importLocations } from '#generated/client/locations/locations.ts'
import type { LocationImportMapping } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import type { FileRow } from './address-file.ts'
import { csvText } from './csv-text.ts'
import { checkedRows, type CheckedRow } from './outcomes.ts'

/** Rows in one call: small enough that the progress moves and Cancel is heard, each its own transaction. */
const partSize = 50

export interface ImportRun {
  readonly status: 'idle' | 'running' | 'stopping' | 'failed' | 'cancelled' | 'done'
  /** How many rows there are to send. */
  readonly total: number
  /** What the server said of the rows so far, in the order of the file. */
  readonly checked: readonly CheckedRow[]
  readonly error: unknown
}

/** Rows to send, with the heading they stand under. */
export interface ImportJob {
  readonly heading: readonly string[]
  readonly mapping: LocationImportMapping
  readonly rows: readonly FileRow[]
}

export interface ImportRunControl {
  readonly run: ImportRun
  readonly start: (job: ImportJob) => void
  /** Goes on from the part that failed, or from where it was cancelled. */
  readonly resume: () => void
  readonly cancel: () => void
  readonly reset: () => void
}

const idle: ImportRun = { status: 'idle', total: 0, checked: [], error: null }

/** The work at hand, outside React's state: an answer that comes late must find whether it is still wanted. */
interface Work extends ImportJob {
  sent: number
  wanted: boolean
  readonly abort: AbortController
}

/**
 * Sends rows part after part. A dry run is cut off at once by Cancel; an import finishes the part it is in, so that what
 * is said to be imported is what was stored.
 */
export function useImportRun({ dryRun }: { readonly dryRun: boolean }): ImportRunControl {
  const { tenant } = useSession()
  const [run, setRun] = useState(idle)
  const work = useRef<Work | null>(null)

  const drop = () => {
    if (work.current === null) return
    work.current.wanted = false
    if (dryRun) work.current.abort.abort()
  }
  const leave = useEffectEvent(drop)
  useEffect(() => () => leave(), [])

  const send = async (job: Work) => {
    while (job.wanted && job.sent < job.rows.length) {
      const part = job.rows.slice(job.sent, job.sent + partSize)
      const csv = csvText([job.heading, ...part.map(({ values }) => values)])
      const asked = { mapping: job.mapping, dryRun, firstLine: part[0]?.line ?? 2 }
      try {
        const answer = await importLocations(tenant.id, csv, asked, undefined, job.abort.signal)
        if (work.current !== job) return
        job.sent += part.length
        const checked = checkedRows(part, answer.rows)
        setRun((before) => ({ ...before, checked: [...before.checked, ...checked] }))
      } catch (error) {
        if (work.current !== job) return
        setRun((before) => ({
          ...before,
          status: job.wanted ? 'failed' : 'cancelled',
          error: job.wanted ? error : null,
        }))
        return
      }
    }
    setRun((before) => ({ ...before, status: job.sent < job.rows.length ? 'cancelled' : 'done' }))
  }

  const begin = (job: Work) => {
    work.current = job
    setRun((before) => ({ ...before, status: 'running', total: job.rows.length, error: null }))
    void send(job)
  }

  return {
    run,
    start: (job) => {
      drop()
      setRun(idle)
      begin({ ...job, sent: 0, wanted: true, abort: new AbortController() })
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
