import { Button, Dialog } from '@blueprintjs/core'
import { useId } from 'react'
import { focusStart } from '#src/ui/start-focus.ts'
import type { OverlayGuard } from './overlay-guard.ts'
import '#src/ui/form-parts.css'

/** "Discard changes?", asked when a form with unsaved changes is closed. Keeping them is the easy answer. */
export function DiscardAlert({ guard }: { guard: Pick<OverlayGuard, 'asking' | 'keepEditing' | 'discard'> }) {
  const textId = useId()
  return (
    <Dialog
      className="wb-discard"
      role="alertdialog"
      title="Discard changes?"
      isCloseButtonShown={false}
      isOpen={guard.asking}
      aria-describedby={textId}
      onClose={guard.keepEditing}
      onOpened={focusStart}
    >
      <p className="wb-discard-text" id={textId}>
        What you have changed here is not saved yet.
      </p>
      <div className="wb-form-actions wb-overlay-actions">
        <Button text="Discard" intent="danger" variant="minimal" onClick={guard.discard} />
        <Button data-start-focus text="Keep editing" onClick={guard.keepEditing} />
      </div>
    </Dialog>
  )
}
