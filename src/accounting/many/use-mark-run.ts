import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { RefusedBillStatus } from '#generated/model/index.ts'
import { refreshAccounting } from '../use-accounting.ts'

/** What became of orders that were marked. */
export interface MarkOutcome {
  readonly changed: number
  /** How many were so already. */
  readonly unchanged: number
  readonly refused: readonly Pick<RefusedBillStatus, 'orderId' | 'message'>[]
}

export interface MarkProgress {
  readonly done: number
  readonly total: number
}

const nothing: MarkOutcome = { changed: 0, unchanged: 0, refused: [] }

/** How far it came, and what became of that. */
export interface MarkReport extends MarkOutcome {
  /** How many were not reached, because somebody stopped it or it failed. */
  readonly left: number
  /** Why it failed; undefined: it did not. */
  readonly failure?: unknown
}

interface Counted {
  readonly count: number
}

/** Marks orders part after part. Closing what shows it stops it after the part that is under way. */
export function useMarkRun<Part extends Counted>(mark: (part: Part) => Promise<MarkOutcome>) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<MarkProgress | null>(null)
  const isWanted = useRef(false)
  useEffect(
    () => () => {
      isWanted.current = false
    },
    [],
  )

  async function run(parts: readonly Part[], orderIds: readonly number[]): Promise<MarkReport> {
    isWanted.current = true
    const total = parts.reduce((sum, { count }) => sum + count, 0)
    let [outcome, done] = [nothing, 0]
    try {
      for (const part of parts) {
        if (!isWanted.current) break
        setProgress({ done, total })
        const { changed, unchanged, refused } = await mark(part)
        outcome = {
          changed: outcome.changed + changed,
          unchanged: outcome.unchanged + unchanged,
          refused: [...outcome.refused, ...refused],
        }
        done += part.count
      }
      return { ...outcome, left: total - done }
    } catch (failure) {
      return { ...outcome, left: total - done, failure }
    } finally {
      setProgress(null)
      void refreshAccounting(client, orderIds)
    }
  }

  return {
    /** null while nothing is under way. */
    progress,
    run,
    stop() {
      isWanted.current = false
    },
  }
}
