import type { ReactNode } from 'react'
import './page.css'

interface PageBarProps {
  /** What stands between what is shown and what is in force, in a sentence. */
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** What is done with a long page as a whole: stays in sight while the page scrolls. */
export function PageBar({ children, actions }: PageBarProps) {
  return (
    <div className="wb-page-bar">
      <p className="wb-page-bar-text" role="status">
        {children}
      </p>
      <div className="wb-page-bar-acts">{actions}</div>
    </div>
  )
}
