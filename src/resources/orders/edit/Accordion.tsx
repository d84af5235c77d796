import { Collapse } from '@blueprintjs/core'
import { ChevronDown } from '@blueprintjs/icons'
import { type ReactNode, useId } from 'react'

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
    <div className="wb-accordion" role="group" aria-labelledby={`${id}-title`}>
      <h3 className="wb-accordion-head">
        <button
          type="button"
          id={`${id}-title`}
          aria-label={title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={onToggle}
        >
          <ChevronDown />
          <span className="wb-accordion-title">{title}</span>
          {!isOpen && <span className="wb-accordion-summary">{summary}</span>}
        </button>
      </h3>
      <Collapse isOpen={isOpen}>
        <div className="wb-accordion-body" id={`${id}-body`}>
          {children}
        </div>
      </Collapse>
    </div>
  )
}
