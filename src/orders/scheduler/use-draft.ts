import { useCallback, useState } from 'react'
import { useSession } from '#src/session/session.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { type Attempt, type StoredDraft, forgetDraft, writeDraft } from './draft-storage.ts'

export interface DraftState {
  readonly draft: Draft
  readonly change: (change: Partial<Draft>) => void
  /** The order that was last sent from this draft, as far as nobody knows that it arrived. */
  readonly attempt: Attempt | null
  readonly keepAttempt: (attempt: Attempt | null) => void
  /** Starts over with an empty order. */
  readonly clear: () => void
}

/** The order being written, kept for a reload of this tab from the first change on. */
export function useDraft(initial: StoredDraft): DraftState {
  const { tenant, me } = useSession()
  const [stored, setStored] = useState(initial)

  const update = useCallback(
    (next: (before: StoredDraft) => StoredDraft) => {
      setStored((before) => {
        const after = next(before)
        writeDraft(tenant.id, me.id, after)
        return after
      })
    },
    [tenant.id, me.id],
  )
  const change = useCallback(
    (part: Partial<Draft>) => update((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    [update],
  )
  const keepAttempt = useCallback((attempt: Attempt | null) => update((before) => ({ ...before, attempt })), [update])
  const clear = useCallback(() => {
    setStored((before) => ({ ...before, draft: emptyDraft, attempt: null }))
    forgetDraft(tenant.id, me.id)
  }, [tenant.id, me.id])

  return { draft: stored.draft, change, attempt: stored.attempt, keepAttempt, clear }
}
