import { useState } from 'react'
import { fieldErrorsOf, refusalOf } from '#src/forms/server-errors.ts'

/** What a press does, one at a time, and what is told where it fails. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async <Result>(act: () => Promise<Result>, done: (result: Result) => void) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      done(await act())
    } catch (error) {
      const [[field] = []] = Object.values(fieldErrorsOf(error) ?? {})
      setProblem(field ?? refusalOf(error) ?? 'That did not work. Check your connection and try again.')
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}
