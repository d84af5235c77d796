import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Logo } from '#src/ui/Logo.tsx'
import styles from './session.module.css'

interface StatusPageProps {
  readonly title: string
  readonly icon?: ReactElement
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** A page of its own for the states outside the application: what is the case, why, and what to do about it. */
export function StatusPage({ title, icon, children, actions }: StatusPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Waybill`
    heading.current?.focus()
  }, [title])
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Logo />
        {icon !== undefined && <div className={styles.icon}>{icon}</div>}
        <h1 className="wb-page-title" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </main>
  )
}
