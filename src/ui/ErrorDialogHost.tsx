import { lazy, Suspense } from 'react'
import { useErrorDialog } from './error-dialog.ts'

const ErrorDialog = lazy(() => import('./ErrorDialog.tsx'))

/** Draws what `showError` asked for; stands once, at the root. Dialogs weigh something, and most pages show none. */
export function ErrorDialogHost() {
  const content = useErrorDialog()
  return (
    content !== null && (
      <Suspense fallback={null}>
        <ErrorDialog key={content.id} content={content} />
      </Suspense>
    )
  )
}
