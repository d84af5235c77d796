import type { RevisionPartName } from '#domain/pricing/revision-components.ts'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { pointerInForm, revisionSections } from './revision-sections.ts'

/** What keeps a draft from being published: in which part, at which place of its form. */
export interface RevisionFault {
  readonly part: RevisionPartName
  readonly title: string
  readonly pointer: string
  readonly message: string
}

/** The faults of a refused publishing, in the order of the index: `/distance-range/distanceRanges/bands/1/from`. */
export function revisionFaultsIn(errors: FieldErrors): readonly RevisionFault[] {
  return revisionSections.flatMap((section) => {
    const prefix = `/${section.part}`
    return Object.entries(errors)
      .filter(([place]) => place === prefix || place.startsWith(`${prefix}/`))
      .flatMap(([place, messages]) => {
        const pointer = pointerInForm(section, place.slice(prefix.length))
        return messages.map((message) => ({ part: section.part, title: section.title, pointer, message }))
      })
  })
}

/** By part, as its form takes them. */
export function errorsByPart(faults: readonly RevisionFault[]): ReadonlyMap<RevisionPartName, FieldErrors> {
  const parts = new Map<RevisionPartName, Record<string, string[]>>()
  for (const { part, pointer, message } of faults) {
    const errors = parts.get(part) ?? {}
    parts.set(part, { ...errors, [pointer]: [...(errors[pointer] ?? []), message] })
  }
  return parts
}
