import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { InputGroup } from '@blueprintjs/core'
import { Search } from '@blueprintjs/icons'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import styles from './picker.module.css'

interface PickerRow {
  readonly icon: ReactElement
  readonly title: string
  readonly detail: string
  readonly mark: string | undefined
}

interface PickerProps<Item> {
  readonly label: string
  readonly placeholder: string
  readonly search: string
  readonly onSearch: (search: string) => void
  /** Undefined while they load. */
  readonly items: readonly Item[] | undefined
  readonly keyOf: (item: Item) => number
  readonly render: (item: Item) => PickerRow
  readonly onPick: (item: Item) => void
  /** Whether the cursor stands in it from the start. */
  readonly startsFocused?: boolean
}

/** A search field over a list to choose one from: arrows move, Enter chooses, or click. */
export function Picker<Item>(props: PickerProps<Item>) {
  const { label, placeholder, search, onSearch, items, keyOf, render, onPick, startsFocused = false } = props
  const [active, setActive] = useState(0)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (startsFocused) input.current?.focus()
  }, [startsFocused])
  const last = (items?.length ?? 0) - 1
  const current = Math.min(active, Math.max(last, 0))

  const move = (to: number) => {
    const next = Math.max(0, Math.min(last, to))
    setActive(next)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(current + 1)
    else if (event.key === 'ArrowUp') move(current - 1)
    else if (event.key === 'Enter' && items?.[current] !== undefined) onPick(items[current])
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.picker}>
      <InputGroup
        type="search"
        leftElement={<Search className={styles.search} size={14} />}
        placeholder={placeholder}
        aria-label={placeholder}
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={last < 0 ? undefined : `${listId}-${current}`}
        value={search}
        onValueChange={(value) => {
          setActive(0)
          onSearch(value)
        }}
        onKeyDown={onKeyDown}
        inputRef={input}
      />
      {items === undefined && <SkeletonLines count={4} />}
      {items !== undefined && last < 0 && <p className="wb-muted">Nothing matches “{search}”.</p>}
      <div className={styles.list} role="listbox" id={listId} aria-label={label}>
        {items?.map((item, index) => {
          const { icon, title, detail, mark } = render(item)
          return (
            <div
              key={keyOf(item)}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className={styles.row}
              onClick={() => onPick(item)}
              onKeyDown={onKeyDown}
              onMouseMove={() => setActive(index)}
            >
              {icon}
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.detail}>{detail}</span>
              </span>
              {mark !== undefined && <span className={styles.mark}>{mark}</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
