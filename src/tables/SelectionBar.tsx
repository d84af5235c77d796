import { type ReactNode, useEffect } from 'react'
import { Button } from '@blueprintjs/core'
import { countText, type CountedWords } from '#domain/amounts/count-text.ts'
import { giveFocusBack } from '#src/ui/use-focus-back.ts'
import '#src/ui/selection-bar.css'

interface SelectionBarProps {
  readonly selection: { readonly ids: ReadonlySet<number>; readonly clear: () => void }
  readonly words: CountedWords
  /** What can be done with the ticked rows. */
  readonly children: ReactNode
}

/** How many rows are ticked, and what can be done with them; nothing while none is. */
export function SelectionBar(props: SelectionBarProps) {
  return props.selection.ids.size === 0 ? null : <Bar {...props} />
}

function Bar({ selection: { ids, clear }, words, children }: SelectionBarProps) {
  // The bar goes with the last tick, and with it the button that was pressed.
  useEffect(() => () => giveFocusBack(null), [])
  return (
    <div className="wb-selection-bar" role="group" aria-label={`Selected ${words.many}`}>
      <span role="status">{countText(ids.size, words)} selected</span>
      {children}
      <Button variant="minimal" text="Clear" onClick={clear} />
    </div>
  )
}
