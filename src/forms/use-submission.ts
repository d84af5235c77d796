import { useState } from 'react'
import type { FieldErrors } from './form-types.ts'
import { fieldErrorsOf, refusalOf } from './server-errors.ts'

export interface Failure {
  readonly title: string | undefined
  readonly message: string
}

export interface Submission {
  readonly busy: boolean
  readonly fieldErrors: FieldErrors
  /** Why nothing was saved, when no field is to blame. */
  readonly failure: Failure | undefined
  /** Runs the save and answers whether it worked; what went wrong is then in `fieldErrors` or `failure`. */
  readonly run: (save: () => Promise<unknown>) => Promise<boolean>
  readonly forget: (keep: (errors: FieldErrors) => FieldErrors) => void
  /** Forgets why the last save went wrong: what it would have saved is gone. */
  readonly dismiss: () => void
}

const none: FieldErrors = {}

/** docs/rules/messages-and-words.md, "Errors", the generic failure; a form says it itself instead of opening a dialog over its fields. */
const unexpected: Failure = {
  title: 'An unexpected error occurred',
  message: 'Oops! Something went wrong. Please ensure you have a stable internet connection and try again.',
}

/** The saving of a form: one at a time, with its errors sorted into fields and the rest. */
export function useSubmission(serverErrors: FieldErrors = none): Submission {
  const [given, setGiven] = useState(serverErrors)
  const [fieldErrors, setFieldErrors] = useState(serverErrors)
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)

  if (given !== serverErrors) {
    setGiven(serverErrors)
    setFieldErrors(serverErrors)
  }

  const run = async (save: () => Promise<unknown>) => {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    setFieldErrors(none)
    try {
      await save()
      return true
    } catch (reason) {
      const errors = fieldErrorsOf(reason)
      const refusal = refusalOf(reason)
      setFieldErrors(errors ?? none)
      if (errors === undefined) setFailure(refusal === undefined ? unexpected : { title: undefined, message: refusal })
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    fieldErrors,
    failure,
    run,
    forget: (keep) => setFieldErrors(keep),
    dismiss: () => setFailure(undefined),
  }
}
