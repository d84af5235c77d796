import { useEffect, useRef } from 'react'
import type { RevisionPartName } from '#domain/pricing/revision-components.ts'
import type { RevisionFault } from './revision-errors.ts'
import { revisionSections } from './revision-sections.ts'
import styles from './services.module.css'

interface RevisionIndexProps {
  readonly open: RevisionPartName
  readonly onOpen: (part: RevisionPartName) => void
  /** Parts that say something else than the published revision. */
  readonly changed: ReadonlySet<string>
  /** Parts with changes that are not saved. */
  readonly dirty: ReadonlySet<RevisionPartName>
  readonly faults: readonly RevisionFault[]
}

/** The parts of a revision, each with what is to be known before it is opened. */
export function RevisionIndex({ open, onOpen, changed, dirty, faults }: RevisionIndexProps) {
  const list = useRef<HTMLUListElement>(null)
  // On a phone the parts stand in one strip, of which three are in sight.
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]')
    if (!list.current || !entry) return
    const [strip, shown] = [list.current.getBoundingClientRect(), entry.getBoundingClientRect()]
    list.current.scrollLeft += shown.left + shown.width / 2 - (strip.left + strip.width / 2)
  }, [open])
  return (
    <nav className={styles.index} aria-label="Parts of the service">
      <ul ref={list}>
        {revisionSections.map(({ part, title }) => {
          const count = faults.filter((fault) => fault.part === part).length
          const mark = dirty.has(part) ? 'unsaved' : count > 0 ? 'fault' : changed.has(part) ? 'changed' : undefined
          return (
            <li key={part}>
              <button
                type="button"
                className={styles.indexEntry}
                aria-current={part === open ? 'true' : undefined}
                onClick={() => onOpen(part)}
              >
                <span>{title}</span>
                {mark !== undefined && (
                  <span className={styles.mark} data-mark={mark}>
                    {mark === 'fault'
                      ? `${count} ${count === 1 ? 'fault' : 'faults'}`
                      : mark === 'unsaved'
                        ? 'Not saved'
                        : 'Changed'}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
