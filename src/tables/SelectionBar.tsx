import type { ReactNode } from 'react'
import { Button } from '@blueprintjs/core'
import { countText, type RowWords } from './ListCount.tsx'

interface SelectionBarProps {
  readonly selection: { readonly ids: ReadonlySet<number>; readonly clear: () => void }
  readonly words: RowWords
  /** What can be done with the ticked rows. */
  readonly children: ReactNode
}

/** How many rows are ticked, and what can be done with them; nothing while none is. */
export function SelectionBar({ selection: { ids, clear }, words, children }: SelectionBarProps) {
  if (ids.size === 0) return null
  return (
    <div className="wb-selection-bar" role="group" aria-label={`Selected ${words.many}`}>
      <span role="status">{countText(ids.size, words)} selected</span>
      {children}
      <Button variant="minimal" text="Clear" onClick={clear} />
    </div>
  )
}
