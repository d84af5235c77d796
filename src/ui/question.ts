import { useSyncExternalStore } from 'react'

export interface Question {
  readonly title: string
  /** What is asked, in a sentence. */
  readonly text: string
  /** The word on the button that says yes. */
  readonly yes: string
}

/** A question that waits for its answer. */
export interface OpenQuestion extends Question {
  readonly id: number
  readonly answer: (yes: boolean) => void
}

/** Somebody was asked and said no: nothing was done, and nothing is to be said about it. */
export class Decline extends Error {}

let open: OpenQuestion | null = null
let asked = 0
const listeners = new Set<() => void>()

function set(next: OpenQuestion | null): void {
  open = next
  listeners.forEach((listener) => listener())
}

/** Asks before an act that has no dialog of its own, wherever it began: a drop on the board, a key, the palette. Answers whether it was a yes. */
export function askFirst(question: Question): Promise<boolean> {
  open?.answer(false)
  asked += 1
  const id = asked
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      if (open?.id === id) set(null)
      resolve(yes)
    }
    set({ ...question, id, answer })
  })
}

export function useOpenQuestion(): OpenQuestion | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
}
