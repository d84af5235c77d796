import { Button, Drawer } from '@blueprintjs/core'
import { DiscardAlert } from './DiscardAlert.tsx'
import { useOverlayGuard } from './overlay-guard.ts'
import type { SchemaOverlayProps } from './SchemaDialog.tsx'
import { SchemaForm } from './SchemaForm.tsx'
import { focusFirstField } from './theme/focus.ts'

/** A form in a drawer at the right, for forms too long for a dialog. Behaves as `SchemaDialog` does. */
export function SchemaDrawer({
  isOpen,
  onClose,
  title,
  cancelLabel = 'Cancel',
  onDirtyChange,
  actions,
  ...form
}: SchemaOverlayProps) {
  const guard = useOverlayGuard(onClose, onDirtyChange)
  return (
    <Drawer
      className="wb-form-drawer"
      isOpen={isOpen}
      title={title ?? form.form.title}
      size="min(720px, 100vw)"
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
    </Drawer>
  )
}
