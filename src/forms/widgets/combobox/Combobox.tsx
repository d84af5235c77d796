import { InputGroup, Spinner } from '@blueprintjs/core'
import {
  type JSX,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ControlProps } from '../../control-props.ts'
import styles from './combobox.module.css'

export interface ComboboxOption {
  readonly key: string
  readonly label: string
  /** Before the label, which says the same. */
  readonly icon?: JSX.Element
  /** Quieter, under the label. */
  readonly detail?: string
  /** Quieter, at the right edge. */
  readonly note?: string
}

interface ComboboxProps {
  control: ControlProps
  /** Names the list for screen readers. */
  label: string
  text: string
  options: readonly ComboboxOption[]
  /** Said in the list when there is nothing to choose from, such as "No address matches". */
  status: string | undefined
  busy?: boolean
  icon: JSX.Element
  autoComplete?: string
  /** The option that leaves the list open: it brings others. */
  staysOpenFor?: string
  onText: (text: string) => void
  onPick: (option: ComboboxOption) => void
  onOpen?: () => void
  onFocus: () => void
  onBlur: () => void
}

/**
 * A text field with a list of suggestions, after the ARIA combobox pattern: the focus stays in the field, arrows move
 * through the list, Enter takes, Escape closes the list and only the list.
 */
export function Combobox(props: ComboboxProps) {
  const { control, label, text, options, status, busy, icon, onText, onPick, onOpen, onFocus, onBlur } = props
  const listId = useId()
  const fieldRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && (options.length > 0 || status !== undefined)
  const activeOption = shown ? options[Math.min(active, options.length - 1)] : undefined
  useTopLayerList(shown, fieldRef, listRef)

  useEffect(() => {
    if (activeOption !== undefined)
      document.getElementById(optionId(listId, activeOption))?.scrollIntoView({ block: 'nearest' })
  }, [listId, activeOption])

  const show = () => {
    setOpen(true)
    onOpen?.()
  }
  const pick = (option: ComboboxOption) => {
    if (option.key !== props.staysOpenFor) {
      setOpen(false)
      setActive(-1)
    }
    onPick(option)
  }
  const move = (to: number) => {
    if (!shown) show()
    setActive(options.length === 0 ? -1 : (to + options.length) % options.length)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      move(shown ? active + 1 : 0)
    } else if (event.key === 'ArrowUp') {
      event.preventDefault()
      move(active <= 0 ? options.length - 1 : active - 1)
    } else if (event.key === 'Enter' && activeOption !== undefined) {
      event.preventDefault()
      pick(activeOption)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <div ref={fieldRef}>
      <InputGroup
        {...control}
        fill
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeOption === undefined ? undefined : optionId(listId, activeOption)}
        autoComplete={props.autoComplete ?? 'off'}
        spellCheck={false}
        leftElement={icon}
        rightElement={busy === true ? <Spinner size={16} /> : undefined}
        value={text}
        onChange={(event) => {
          setActive(event.target.value === '' ? -1 : 0)
          show()
          onText(event.target.value)
        }}
        onClick={show}
        onFocus={onFocus}
        onBlur={() => {
          setOpen(false)
          setActive(-1)
          onBlur()
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.popover} popover="manual" ref={listRef}>
        <ul id={listId} role="listbox" aria-label={label}>
          {options.map((option) => (
            <li
              key={option.key}
              id={optionId(listId, option)}
              className={styles.option}
              role="option"
              aria-selected={option === activeOption}
              // the field must keep the focus, or it would close the list before the click lands
              onMouseDown={(event) => event.preventDefault()}
              onMouseUp={() => pick(option)}
            >
              {option.icon}
              <span className={styles.text}>
                <span>{option.label}</span>
                {option.detail !== undefined && (
                  <span className={styles.detail}>
                    <Pause />
                    {option.detail}
                  </span>
                )}
              </span>
              {option.note !== undefined && (
                <span className={styles.note}>
                  <Pause />
                  {option.note}
                </span>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.status} role="status">
          {shown ? status : undefined}
        </div>
      </div>
    </div>
  )
}

/** Keeps a screen reader from running the parts of an option together. */
function Pause() {
  return <span className="wb-visually-hidden">, </span>
}

function optionId(listId: string, option: ComboboxOption): string {
  return `${listId}-${option.key}`
}

/** Shows the list in the browser's top layer, where no dialog body can clip it, under its field or above if there is no room. */
function useTopLayerList(
  shown: boolean,
  fieldRef: RefObject<HTMLElement | null>,
  listRef: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const field = fieldRef.current
    const list = listRef.current
    if (!shown || field === null || list === null) return undefined
    const place = () => {
      const box = field.getBoundingClientRect()
      const below = window.innerHeight - box.bottom
      const above = below < 220 && box.top > below
      list.style.left = `${box.left}px`
      list.style.width = `${box.width}px`
      list.style.top = above ? 'auto' : `${box.bottom + 4}px`
      list.style.bottom = above ? `${window.innerHeight - box.top + 4}px` : 'auto'
      list.style.maxHeight = `${Math.min(320, (above ? box.top : below) - 12)}px`
    }
    place()
    list.showPopover()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      list.hidePopover()
    }
  }, [shown, fieldRef, listRef])
}
