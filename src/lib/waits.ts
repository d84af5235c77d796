import { useSyncExternalStore } from 'react'

/** What a person can do about a wait that takes too long. */
export interface WayOut {
  readonly label: string
  readonly run: () => void
}

/** Something that a person waits for and that has no place of its own on the page. */
export interface Wait {
  /** As a sentence begins, or a call, `PUT /users/2/delivery-orders/bulk`, whose words `src/ui/WorkNotice.tsx` has. */
  readonly label: string
  readonly out: WayOut
}

let waits: readonly Wait[] = []
const watchers = new Set<() => void>()

function become(next: readonly Wait[]): void {
  waits = next
  watchers.forEach((watch) => watch())
}

/** Answers as `work` does; until then the page can say what is awaited (`src/ui/WorkNotice.tsx`). */
export async function trackWait<T>(wait: Wait, work: Promise<T>): Promise<T> {
  become([...waits, wait])
  try {
    return await work
  } finally {
    become(waits.filter((other) => other !== wait))
  }
}

/** What is waited for the longest. */
export function useLongestWait(): Wait | undefined {
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch)
      return () => watchers.delete(watch)
    },
    () => waits[0],
  )
}
