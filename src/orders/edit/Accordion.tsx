import { Collapse } from '@blueprintjs/core'
import { ChevronDown } from '@blueprintjs/icons'
import { type ReactNode, useId } from 'react'
import styles from './edit-order.module.css'

interface AccordionProps {
  readonly title: string
  /** What is inside, in a few words, for when it is closed. */
  readonly summary: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/**
 * A part of a form that folds away. Blueprint's Section says "expanded" of what is closed; here a button in the heading
 * says how it stands and what it opens.
 */
export function Accordion({ title, summary, isOpen, onToggle, children }: AccordionProps) {
  const id = useId()
  return (
    <div className={styles.accordion} role="group" aria-labelledby={`${id}-title`}>
      <h3 className={styles.accordionHead}>
        <button
          type="button"
          id={`${id}-title`}
          aria-label={title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={onToggle}
        >
          <ChevronDown />
          <span>{title}</span>
          {!isOpen && <span className={styles.accordionSummary}>{summary}</span>}
        </button>
      </h3>
      <Collapse isOpen={isOpen}>
        <div className={styles.accordionBody} id={`${id}-body`}>
          {children}
        </div>
      </Collapse>
    </div>
  )
}
