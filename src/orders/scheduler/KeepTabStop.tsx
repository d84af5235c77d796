import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './scheduler.module.css'

interface KeepTabStopProps {
  readonly loading: boolean
  readonly children: ReactNode
}

/**
 * Keeps a field's place in the order of Tab while its choices load: a person who is quicker stays with the
 * field, and stands on its choice as soon as it is there.
 */
export function KeepTabStop({ loading, children }: KeepTabStopProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const here = ref.current
    if (loading || here === null || document.activeElement !== here) return
    const choice = here.querySelector<HTMLElement>('input:checked') ?? here.querySelector<HTMLElement>('input, button')
    choice?.focus()
  }, [loading])
  const stop = loading
    ? ({ role: 'status', 'aria-label': 'Loading the choices', tabIndex: 0 } as const)
    : { tabIndex: -1 }
  return (
    <div ref={ref} className={styles.keepTabStop} {...stop}>
      {children}
    </div>
  )
}
