import { type ReactNode, useEffect, useRef } from 'react'
import { ChevronLeft } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { HistoryOfPage } from './HistoryLink.tsx'
import { useArrival } from './arrival.ts'
import './page.css'

interface PageHeaderProps {
  readonly title: string
  /** Beside the title: a status, a count. */
  readonly aside?: ReactNode
  /** One line under the title. */
  readonly subtitle?: ReactNode
  /** The list this page belongs to. */
  readonly back?: { readonly to: string; readonly label: string }
  /** Top right; the act most often done comes last and is the one primary button. */
  readonly actions?: ReactNode
  /** Nothing stands under it yet, or there is no such thing: no history of it is offered. */
  readonly isBlank?: boolean
}

/**
 * The head of every screen. After a navigation it takes the focus, so that the page is announced and the keyboard
 * starts at its top; drawers and dialogs that open by address leave the screen, and so the focus, alone.
 */
export function PageHeader({ title, aside, subtitle, back, actions, isBlank = false }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrived = useArrival()

  useEffect(() => {
    document.title = `${title} · Waybill`
  }, [title])

  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true })
  }, [arrived])

  return (
    <header className="wb-page-header">
      <div className="wb-page-heading">
        {back !== undefined && (
          <Link to={back.to} className="wb-page-back">
            <ChevronLeft size={14} />
            {back.label}
          </Link>
        )}
        <div className="wb-page-title-line">
          <h1 className="wb-page-title" tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {aside}
        </div>
        {subtitle !== undefined && <p className="wb-page-subtitle">{subtitle}</p>}
      </div>
      <div className="wb-page-actions wb-no-print">
        {!isBlank && <HistoryOfPage />}
        {actions}
      </div>
    </header>
  )
}
