import type { FieldPathList } from '@rjsf/utils'
import { createContext, useContext } from 'react'

export interface FormSection {
  readonly id: string
  readonly title: string
}

/** What templates and widgets may ask of the form around them. rjsf memoises fields, so this travels by context. */
export interface FormAccess {
  /** Whether this field's errors are shown yet: it was left once, or a submit was tried. */
  readonly showsErrors: (fieldId: string) => boolean
  readonly submitAttempted: boolean
  /** Changes another field, as if the person had: for widgets whose choice fills their siblings. */
  readonly setValue: (path: FieldPathList, value: unknown) => void
  readonly focusField: (fieldId: string) => void
  /** The titled groups of the root's fields, in their order; a field names its own in `ui:options.section`. */
  readonly sections: readonly FormSection[]
  /** The level below what names the form: a page's title is an h1, a dialog's an h2. */
  readonly sectionHeading: 'h2' | 'h3'
}

const silentForm: FormAccess = {
  showsErrors: () => true,
  submitAttempted: false,
  setValue: () => undefined,
  focusField: () => undefined,
  sections: [],
  sectionHeading: 'h2',
}

export const FormAccessContext = createContext<FormAccess>(silentForm)

export function useFormAccess(): FormAccess {
  return useContext(FormAccessContext)
}

/** The path of the field a widget stands in; rjsf hands it to templates and fields, not to widgets. */
export const FieldPathContext = createContext<FieldPathList>([])

/** The values of the object in which a field stands: a table of bands draws a price that depends on how they are read. */
export const SiblingsContext = createContext<unknown>(undefined)

/** Ids are `prefix__name__0__name`: names never hold two underscores, so an id can be read back into its path. */
export const idSeparator = '__'

/** The path a field id stands for: `f1__lines__0__price` is `['lines', '0', 'price']`. */
export function pathOfFieldId(id: string): string[] {
  return id.split(idSeparator).slice(1)
}
