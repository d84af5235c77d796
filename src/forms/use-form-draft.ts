import type { Experimental_DefaultFormStateBehavior, RJSFSchema, ValidatorType } from '@rjsf/utils'
import { createSchemaUtils, deepEquals } from '@rjsf/utils'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { editableData } from './form-data.ts'
import type { FormData } from './form-types.ts'

/** Defaults of the contract fill in; an optional object nobody touched does not appear and demand its fields. */
export const defaultsBehaviour: Experimental_DefaultFormStateBehavior = { emptyObjectFields: 'skipEmptyDefaults' }

export interface FormDraft {
  readonly data: FormData
  /** What the form started from, or last saved. */
  readonly saved: FormData
  readonly dirty: boolean
  readonly change: (data: FormData) => void
  /** Makes what is in the form the state to compare with. */
  readonly markSaved: () => void
}

/** What is being edited. A newer `value` from outside is taken over until the person has changed something. */
export function useFormDraft(
  schema: RJSFSchema,
  validator: ValidatorType,
  value: unknown,
  onDirtyChange?: (dirty: boolean) => void,
): FormDraft {
  const initial = useMemo(() => initialData(schema, validator, value), [schema, validator, value])
  const [source, setSource] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const [data, setData] = useState(initial)
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

  return { data, saved, dirty, change: setData, markSaved: () => setSaved(data) }
}

function initialData(schema: RJSFSchema, validator: ValidatorType, value: unknown): FormData {
  const data = editableData(schema, value)
  const filled = createSchemaUtils(validator, schema, defaultsBehaviour).getDefaultFormState(schema, data)
  return editableData(schema, filled)
}

/** A cleared field is `undefined` in rjsf's data and absent in ours; that is no change. */
function withoutUndefined(data: FormData): unknown {
  return JSON.parse(JSON.stringify(data))
}
