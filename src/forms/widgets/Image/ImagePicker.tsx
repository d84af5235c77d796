import { Button, Dialog, DialogBody, InputGroup } from '@blueprintjs/core'
import { Search } from '@blueprintjs/icons'
import { type KeyboardEvent, useRef, useState } from 'react'
import { focusStart } from '#src/ui/start-focus.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import type { EntityPaths } from '../../entity-search.tsx'
import { useEntities } from '../Entity/use-entities.ts'
import styles from './image.module.css'

interface ImagePickerProps {
  readonly of: EntityPaths
  /** The address of the present one. */
  readonly chosen: string | null
  readonly onPick: (address: string) => void
  readonly onClose: () => void
}

/** How many places stand in for the first page until it is there. */
const placesAhead = 8

/** The pictures of the library, found by their names on the server, page after page; arrows go through them. */
export function ImagePicker({ of, chosen, onPick, onClose }: ImagePickerProps) {
  const [query, setQuery] = useState('')
  const { options, further, searching, failed, again, more } = useEntities(of, query)
  const list = useRef<HTMLUListElement>(null)
  useFocusBack()
  const images = options.flatMap(({ id, name, image }) => (image === undefined ? [] : [{ id, name, image }]))
  const start = Math.max(
    0,
    images.findIndex(({ image }) => image === chosen),
  )

  return (
    <Dialog isOpen onClose={onClose} title="Choose from the library" className={styles.picker} onOpened={focusStart}>
      <DialogBody>
        <InputGroup
          data-start-focus
          type="search"
          aria-label="Search images"
          placeholder="Name"
          leftElement={<Search />}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            list.current?.querySelectorAll('button')[start]?.focus()
          }}
        />
        <ul className={styles.grid} ref={list} aria-label="Images" aria-busy={searching} onKeyDown={moveByArrows}>
          {images.map(({ id, name, image }, place) => (
            <li key={id}>
              <button
                type="button"
                className={styles.tile}
                // one stop for Tab: arrows lead to the others
                tabIndex={place === start ? 0 : -1}
                aria-pressed={image === chosen}
                onClick={() => onPick(image)}
              >
                <img src={image} alt="" loading="lazy" />
                <span>{name}</span>
              </button>
            </li>
          ))}
          {searching &&
            images.length === 0 &&
            Array.from({ length: placesAhead }, (_, place) => (
              <li key={place} className={`${styles.tile} bp6-skeleton`} aria-hidden="true" />
            ))}
        </ul>
        <div className={styles.foot}>
          <span role="status">{searching ? '' : statusOf({ query, failed, count: images.length })}</span>
          {failed && !searching && <Button text="Retry" onClick={again} />}
          {further > 0 && <Button text={`Show more (${further})`} aria-busy={searching} onClick={more} />}
        </div>
      </DialogBody>
    </Dialog>
  )
}

function statusOf({ query, failed, count }: { query: string; failed: boolean; count: number }): string {
  if (failed) return 'The library could not be asked.'
  if (count > 0) return ''
  return query.trim() === '' ? 'The library is empty. Upload the first picture.' : `No image matches “${query.trim()}”`
}

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
}

/** To the picture beside, above or below, as they stand. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key]
  const tiles = [...event.currentTarget.querySelectorAll('button')]
  const at = tiles.findIndex((tile) => tile === document.activeElement)
  const [first] = tiles
  if (step === undefined || first === undefined || at < 0) return
  event.preventDefault()
  const columns = tiles.filter(({ offsetTop }) => offsetTop === first.offsetTop).length
  tiles[at + step(columns)]?.focus()
}
