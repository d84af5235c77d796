import { useEffect, useId, useRef, useState } from 'react'
import { Search } from '@blueprintjs/icons'
import { useErrorDialog } from '#src/ui/error-dialog.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { swallowRelease } from '#src/ui/swallow-release.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import type { PaletteListProps, PaletteProps } from './palette-props.ts'
import styles from './palette.module.css'

const list = lazyComponent<PaletteListProps>(async () => (await import('./load-list.ts')).loadList())

/**
 * Goes anywhere and does things by typing a part of their name. Its field stands in the very moment of Ctrl+K and is the
 * browser's own dialog, so that what is typed next lands in it; what it finds is fetched meanwhile.
 */
export function Palette({ entries, onClose, onShowKeys }: PaletteProps) {
  useFocusBack()
  const [query, setQuery] = useState('')
  const [isEntered, setEntered] = useState(false)
  const [active, setActive] = useState<string>()
  const keys = useRef<PaletteListProps['keys']['current']>(null)
  const id = useId()
  // The dialog that says what failed would lie under this one.
  const isFailed = useErrorDialog() !== null
  useEffect(() => {
    if (isFailed) onClose()
  }, [isFailed, onClose])

  return (
    <dialog
      ref={showModally}
      className={styles.palette}
      aria-label="Search or go to"
      onClose={onClose}
      // What is pressed beside the field and its list is the backdrop.
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.field}>
        <Search size={18} />
        <input
          role="combobox"
          aria-label="Search or go to"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active}
          autoComplete="off"
          spellCheck={false}
          placeholder="A section, order, customer, driver, location, or “assign 10313 maya”"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setEntered(false)
          }}
          onKeyDown={(event) => {
            // The field is all that takes the focus here.
            if (event.key === 'Tab') event.preventDefault()
            if (event.key === 'Enter') {
              swallowRelease()
              setEntered(keys.current === null)
            }
            keys.current?.(event)
          }}
        />
      </div>
      <list.Part
        {...{ entries, onClose, onShowKeys, id, query, keys, isEntered }}
        onQuery={setQuery}
        onActive={setActive}
      />
    </dialog>
  )
}

function showModally(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
}
