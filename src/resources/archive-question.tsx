import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import type { ArchiveQuestion } from './ArchiveDialog.tsx'

let current: ArchiveQuestion | null = null
const listeners = new Set<() => void>()

function set(next: ArchiveQuestion | null): void {
  current = next
  listeners.forEach((listener) => listener())
}

/** Asks in the {@link ArchiveQuestionHost} of the page. */
export function askBeforeArchiving(question: Omit<ArchiveQuestion, 'answer'>): Promise<boolean> {
  current?.answer(false)
  return new Promise((resolve) => {
    const answer = (isMeant: boolean) => {
      set(null)
      resolve(isMeant)
    }
    set({ ...question, answer })
  })
}

const { Part: Dialog } = lazyComponent(async () => (await import('./ArchiveDialog.tsx')).ArchiveDialog)

/** Where the question is drawn: stands once on every page on which one archives. */
export function ArchiveQuestionHost() {
  const question = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
  const { key } = useLocation()
  // A person who follows a link in it, or goes back, has not answered it.
  useEffect(() => () => current?.answer(false), [key])
  return question !== null && <Dialog question={question} />
}
