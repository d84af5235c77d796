import { deepEquals, type RJSFSchema } from '@rjsf/utils'
import { editableData } from '#src/forms/form-data.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { propertiesOf } from '#src/forms/schema-walk.ts'

interface FormChange {
  readonly schema: RJSFSchema
  /** The row that the form started from. */
  readonly before: object
  readonly after: FormData
  /** What is sent for a cleared field where null will not do. Undefined leaves the field out. */
  readonly cleared: Readonly<Record<string, unknown>>
}

/** What a form changed. A field that stayed is left out, and a cleared field is null. The answer is null when nothing changed. */
export function changeOf({ schema, before, after, cleared }: FormChange): FormData | null {
  const start = editableData(schema, before)
  const changes = Object.keys(propertiesOf(schema)).flatMap((name) => {
    const was = present(start[name])
    const is = present(after[name])
    if (deepEquals(was, is)) return []
    const sent = is ?? (name in cleared ? cleared[name] : null)
    return sent === undefined ? [] : [[name, sent] as const]
  })
  return changes.length === 0 ? null : Object.fromEntries(changes)
}

/** An empty object, such as hours without a day, counts as not given. */
function present(value: unknown): unknown {
  if (value === null) return undefined
  return typeof value === 'object' && Object.keys(value ?? {}).length === 0 ? undefined : value
}
