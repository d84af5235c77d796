import { lazy, Suspense, useEffect } from 'react'
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
  useEffect(() => {
    const handle = requestIdleCallback(() => void loadDialog().catch(() => undefined))
    return () => cancelIdleCallback(handle)
  }, [])
  return (
    content !== null && (
      <Suspense fallback={null}>
        <ErrorDialog key={content.id} content={content} />
      </Suspense>
    )
  )
}
