import { Button, Dialog } from '@blueprintjs/core'
import { type SchemaFormProps, SchemaForm } from './SchemaForm.tsx'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { DiscardAlert } from './DiscardAlert.tsx'
import { useOverlayGuard } from './overlay-guard.ts'
import { focusFirstField } from './theme/focus.ts'
import '#src/ui/form-parts.css'

export interface SchemaOverlayProps extends Omit<SchemaFormProps, 'layout'> {
  isOpen: boolean
  /** Called when the person is done with it, after the question about unsaved changes. */
  onClose: () => void
  /** The contract's title of the form by default. */
  title?: string
  /** The words on the button that closes it; "Cancel" by default, which beside "Cancel order" would say nothing. */
  cancelLabel?: string
}

/**
 * A form in a dialog: the focus starts in its first field, Ctrl or Cmd with Enter submits, Escape closes, and unsaved
 * changes are asked about. The caller closes it after a save.
 */
export function SchemaDialog({
  isOpen,
  onClose,
  title,
  cancelLabel = 'Cancel',
  onDirtyChange,
  actions,
  ...form
}: SchemaOverlayProps) {
  const guard = useOverlayGuard(onClose, onDirtyChange)
  useFocusBack()
  return (
    <Dialog
      className="wb-form-dialog"
      isOpen={isOpen}
      title={title ?? form.form.title}
      canOutsideClickClose={false}
      onClose={guard.requestClose}
      onOpened={focusFirstField}
    >
      <SchemaForm
        {...form}
        layout="overlay"
        onDirtyChange={guard.onDirtyChange}
        actions={
          <>
            {actions}
            <Button text={cancelLabel} onClick={guard.requestClose} />
          </>
        }
      />
      <DiscardAlert guard={guard} />
    </Dialog>
  )
}
