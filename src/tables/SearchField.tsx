import { useEffect, useEffectEvent, useState } from 'react'
import { Classes } from '@blueprintjs/core'
import { Search } from '@blueprintjs/icons'
import { useDebounced } from './use-debounced.ts'

export interface SearchFieldProps {
  /** What is searched, "Number, PO, stop or note". */
  readonly placeholder: string
  /** As it stands in the address. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** What Enter does with what is typed, before it counts. */
  readonly onEnter?: (text: string) => void
}

/** The text filter of a list; `/` brings the cursor here. What is typed counts once it stands still. */
export function SearchField({ placeholder, value, onChange, onEnter }: SearchFieldProps) {
  const [draft, setDraft] = useState({ text: value, from: value })
  const settled = useDebounced(draft.text, 300)
  // Back or "Clear filters" changed the address: what was typed before gives way to it. What was told from here may arrive
  // when more is typed already, and takes nothing of that away.
  if (draft.from !== value) setDraft({ text: value === settled.trim() ? draft.text : value, from: value })

  const report = useEffectEvent((text: string) => {
    if (text === draft.text && text.trim() !== value) onChange(text.trim())
  })
  useEffect(() => report(settled), [settled])

  return (
    // Blueprint's own component measures its icon, and with it lays out the whole page, before anything is shown.
    <div className={`${Classes.INPUT_GROUP} wb-filter-search`}>
      <Search />
      <input
        type="search"
        className={Classes.INPUT}
        aria-label="Search"
        placeholder={placeholder}
        value={draft.text}
        onChange={({ target }) => setDraft((before) => ({ ...before, text: target.value }))}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && onEnter?.(draft.text)}
      />
    </div>
  )
}
