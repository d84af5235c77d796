import { lazy, Suspense, useEffect, useRef } from 'react'
import { useErrorDialog } from './error-dialog.ts'
import { PlainErrorDialog } from './PlainErrorDialog.tsx'

const loadDialog = () => import('./ErrorDialog.tsx')
const ErrorDialog = lazy(() => loadDialog().catch(() => ({ default: PlainErrorDialog })))

/**
 * Draws what `showError` asked for; stands once, at the root. Dialogs weigh something and most pages show none, so its code
 * comes later; yet before it is asked for, because what it says most often is that nothing can be fetched.
 */
export function ErrorDialogHost() {
  const content = useErrorDialog()
  const lastFocused = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('[role="alertdialog"]') === null) lastFocused.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const handle = requestIdleCallback(() => void loadDialog().catch(() => undefined))
    return () => cancelIdleCallback(handle)
  }, [])
  return (
    content !== null && (
      <Suspense fallback={null}>
        <ErrorDialog key={content.id} content={content} lastFocused={lastFocused} />
      </Suspense>
    )
  )
}
