import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { InputGroup } from '@blueprintjs/core'
import { Search, Tick } from '@blueprintjs/icons'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { swallowRelease } from '#src/ui/swallow-release.ts'
import '#src/ui/pick-list.css'

export interface PickOption {
  readonly id: number
  readonly label: string
  /** Quieter, under the label. */
  readonly detail?: string
  /** At the end of the line, and not searched: "3 orders". */
  readonly note?: string
  /** Found by as well, and not shown. */
  readonly alsoFoundBy?: string
}

interface PickListProps {
  /** Names the field and the list: "Drivers". */
  readonly label: string
  readonly placeholder: string
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly options: readonly PickOption[]
  /** What was typed when the options were asked for; null while they are those of an older question. */
  readonly answered: string | null
  readonly selectedId: number | null
  readonly onPick: (option: PickOption) => void
  readonly loading: boolean
  readonly error: unknown
  readonly retry: () => void
  /** Said when nothing matches. */
  readonly emptyText: string
  /** Under the list: what is not in it. */
  readonly note?: string | false
}

/**
 * A search field over a list to pick one from, after the ARIA combobox pattern: the focus stays in the field, arrows move
 * through the list, Enter picks.
 */
export function PickList(props: PickListProps) {
  const { label, placeholder, search, onSearch, selectedId, onPick, loading, error, retry, emptyText } = props
  const typed = search.trim()
  // What does not match the words on the screen answers an older question: Enter must never take it. What answers them may be found
  // by what does not stand here, a phone number.
  const options = props.options.filter(
    ({ label: words, detail = '', alsoFoundBy = '' }) =>
      props.answered === typed || holdsWords(`${words} ${alsoFoundBy === '' ? detail : alsoFoundBy}`, typed),
  )
  const listId = useId()
  const listed = error === null && !loading
  const [active, setActive] = useState(0)
  const field = useFocusOnceShown()
  const activeOption = options[Math.min(active, options.length - 1)]

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && options.length > 0) {
      event.preventDefault()
      const next = (active + step + options.length) % options.length
      setActive(next)
      document.getElementById(optionId(listId, options[next]))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && activeOption !== undefined) {
      event.preventDefault()
      swallowRelease()
      onPick(activeOption)
    }
  }

  return (
    <div className="wb-pick-list">
      <InputGroup
        fill
        inputRef={field}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={activeOption && optionId(listId, activeOption)}
        autoComplete="off"
        spellCheck={false}
        leftElement={<Search />}
        placeholder={placeholder}
        value={search}
        onKeyDown={onKeyDown}
        onValueChange={(text) => {
          setActive(0)
          onSearch(text)
        }}
      />
      {error !== null ? (
        <ErrorState title="The list could not be loaded" error={error} retry={retry} />
      ) : loading ? (
        <div className="wb-pick-list-note">
          <SkeletonLines count={5} />
        </div>
      ) : (
        <ul id={listId} role="listbox" aria-label={label} className="wb-pick-list-options">
          {options.map((option, index) => (
            <li
              key={option.id}
              id={optionId(listId, option)}
              role="option"
              aria-selected={option.id === selectedId}
              className="wb-pick-list-option"
              data-active={index === active || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onMouseUp={() => onPick(option)}
            >
              <span className="wb-pick-list-text">
                <span>{option.label}</span>
                {option.detail !== undefined && <span className="wb-pick-list-detail">{option.detail}</span>}
              </span>
              {option.note !== undefined && <span className="wb-pick-list-detail">{option.note}</span>}
              {option.id === selectedId && <Tick />}
            </li>
          ))}
        </ul>
      )}
      {listed && options.length === 0 && (
        <p className="wb-pick-list-note" role="status">
          {emptyText}
        </p>
      )}
      {listed && props.note && <p className="wb-pick-list-note">{props.note}</p>}
    </div>
  )
}

/** The list was opened to pick from it: one types at once, and Enter takes what is listed, however long the first frame takes. */
function useFocusOnceShown(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return field
}

function optionId(listId: string, option: PickOption | undefined): string {
  return `${listId}-${option?.id}`
}
