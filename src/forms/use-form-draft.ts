import { type Experimental_DefaultFormStateBehavior, type RJSFSchema, deepEquals } from '@rjsf/utils'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { editableData } from './form-data.ts'
import type { FormData } from './form-types.ts'
import { type SavedDraft, useSavedDraft } from './saved-drafts.ts'
import { isRecord, propertiesOf } from './schema-walk.ts'

/** The contract's defaults are filled in by `editableData`; rjsf would also invent values that nobody gave. */
export const defaultsBehaviour: Experimental_DefaultFormStateBehavior = {
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
}

export interface FormDraft {
  readonly data: FormData
  /** What the form started from, or last saved. */
  readonly saved: FormData
  readonly dirty: boolean
  readonly change: (data: FormData) => void
  /** Makes what was sent the state to compare with; what was typed since is a change again. */
  readonly markSaved: (sent: FormData) => void
  /** Starts from what somebody else saved: `merge` puts what was changed here on top of it. */
  readonly rebase: (theirs: FormData, merge: (mine: FormData) => FormData) => void
}

/**
 * What is being edited. A newer `value` from outside is taken over until the person has changed something. What was left in the form
 * when the session ended stands in it again.
 * @param isSecret nothing of it is kept: somebody types a password
 */
export function useFormDraft(
  schema: RJSFSchema,
  value: unknown,
  { onDirtyChange, isSecret }: { onDirtyChange?: ((dirty: boolean) => void) | undefined; isSecret: boolean },
): FormDraft {
  const initial = useMemo(() => editableData(schema, value), [schema, value])
  const [source, setSource] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const { kept, keep } = useSavedDraft(Object.keys(propertiesOf(schema)).join())
  const [data, setData] = useState(() => withKept(initial, kept))
  const dirty = !deepEquals(withoutUndefined(data), withoutUndefined(saved))

  if (source !== initial && !deepEquals(source, initial)) {
    setSource(initial)
    if (!dirty) {
      setSaved(initial)
      setData(initial)
    }
  }

  const report = useEffectEvent((isDirty: boolean) => onDirtyChange?.(isDirty))
  useEffect(() => report(dirty), [dirty])
  const remember = useEffectEvent(() => keep(dirty && !isSecret ? { base: saved, data } : null))
  useEffect(() => remember(), [dirty, data])

  const rebase = (theirs: FormData, merge: (mine: FormData) => FormData) => {
    setSaved(theirs)
    setData(merge)
  }
  return { data, saved, dirty, change: setData, markSaved: setSaved, rebase }
}

/** What was left in the form, field by field: where nothing was changed stands what is there now. */
function withKept(initial: FormData, kept: SavedDraft | null): FormData {
  if (kept === null || !isRecord(kept.base) || !isRecord(kept.data)) return initial
  const { base, data } = kept
  const changed = [...new Set([...Object.keys(base), ...Object.keys(data)])].filter(
    (field) => !deepEquals(base[field], data[field]),
  )
  return { ...initial, ...Object.fromEntries(changed.map((field) => [field, data[field]])) }
}

/** A cleared field is `undefined` in rjsf's data and absent in ours; that is no change. */
function withoutUndefined(data: FormData): unknown {
  return JSON.parse(JSON.stringify(data))
}
