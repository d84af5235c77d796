import type { ReactElement, ReactNode } from 'react'
import './page.css'

interface EmptyStateProps {
  readonly icon?: ReactElement
  readonly title?: string
  /** In the place of a whole screen, whose heading the title is then. */
  readonly isScreen?: boolean
  /** What would be here, and why it is empty. */
  readonly children?: ReactNode
  /** The next step. */
  readonly actions?: ReactNode
}

/** Nothing to show: says what would be here and offers the next step. */
export function EmptyState({ icon, title = 'No data', isScreen = false, children, actions }: EmptyStateProps) {
  const Title = isScreen ? 'h1' : 'p'
  return (
    <div className="wb-state">
      {icon !== undefined && <div className="wb-state-icon">{icon}</div>}
      <Title className="wb-state-title">{title}</Title>
      {children !== undefined && <p className="wb-state-text">{children}</p>}
      {actions !== undefined && <div className="wb-state-actions">{actions}</div>}
    </div>
  )
}
