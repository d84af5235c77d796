import { useEffect, useRef } from 'react'
import { TitledCallout } from '#src/ui/TitledCallout.tsx'
import { Link } from 'react-router-dom'
import type { RevisionPartName } from '#domain/pricing/revision-components.ts'
import type { RevisionFault } from './revision-errors.ts'
import styles from './services.module.css'

interface RevisionFaultsProps {
  /** What they keep it from. */
  readonly title: string
  readonly faults: readonly RevisionFault[]
  readonly linkTo: (part: RevisionPartName) => string
}

/** What is wrong with a draft; each leads to its place. */
export function RevisionFaults({ title: heading, faults, linkTo }: RevisionFaultsProps) {
  const list = useRef<HTMLDivElement>(null)
  const isShown = faults.length > 0
  useEffect(() => {
    if (isShown) list.current?.querySelector('a')?.focus()
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={list}>
      <TitledCallout intent="danger" role="alert" icon={null} title={heading}>
        <ul className={styles.faults}>
          {faults.map(({ part, title, pointer, message }) => (
            <li key={`${part}${pointer}${message}`}>
              <Link to={linkTo(part)} replace state={{ pointer }} preventScrollReset>
                {title}
              </Link>
              : {message}
            </li>
          ))}
        </ul>
      </TitledCallout>
    </div>
  )
}
