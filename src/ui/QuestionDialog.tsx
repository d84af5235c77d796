import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { OpenQuestion } from './question.ts'
import { useFocusBack } from './use-focus-back.ts'

/** What `askFirst` asks, to be said yes or no to. */
export function QuestionDialog({ question: { title, text, yes, answer } }: { readonly question: OpenQuestion }) {
  useFocusBack()
  return (
    <ConfirmDialog isOpen title={title} confirmLabel={yes} onConfirm={() => answer(true)} onClose={() => answer(false)}>
      <p className="wb-dialog-message">{text}</p>
    </ConfirmDialog>
  )
}
