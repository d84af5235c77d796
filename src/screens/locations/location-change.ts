import { deepEquals } from '@rjsf/utils'
import { locationInputForm } from '#generated/forms/LocationInput.ts'
import type { Location, LocationInput, LocationUpdate } from '#generated/model/index.ts'
import { editableData } from '#src/forms/form-data.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { propertiesOf } from '#src/forms/schema-walk.ts'

/** Optional fields that a change cannot clear: an empty one means that nothing is said about it. */
type Kept = { [Key in keyof LocationUpdate]-?: null extends LocationUpdate[Key] ? never : Key }[keyof LocationUpdate]

const kept: ReadonlySet<string> = new Set<Kept>(['kind', 'timezone'])

/**
 * What a form changed about a place: a field that stayed is left out, one that was cleared is null, hours that were all
 * taken away are none. Null when nothing changed.
 */
export function locationChange(before: Location, after: FormData): LocationUpdate | null {
  const start = editableData(locationInputForm.schema, before)
  const changes = Object.keys(propertiesOf(locationInputForm.schema)).flatMap((name) => {
    const was = present(start[name])
    const is = present(after[name])
    if (deepEquals(was, is) || (is === undefined && kept.has(name))) return []
    return [[name, is ?? cleared(name)] as const]
  })
  return changes.length === 0 ? null : Object.fromEntries(changes)
}

/** A form that is whole by the contract's own validator is what the contract takes. */
export function locationInput(data: FormData): LocationInput {
  return data as FormData & LocationInput
}

function cleared(name: string): unknown {
  return name === 'operatingHours' ? {} : null
}

/** No hours on any day are no hours. */
function present(value: unknown): unknown {
  if (value === null) return undefined
  return typeof value === 'object' && Object.keys(value ?? {}).length === 0 ? undefined : value
}
