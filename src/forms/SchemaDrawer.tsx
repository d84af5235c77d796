import { Button, Classes, Drawer } from '@blueprintjs/core'
import { SmallCross } from '@blueprintjs/icons'
import { useId } from 'react'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { DiscardAlert } from './DiscardAlert.tsx'
import { useOverlayGuard } from './overlay-guard.ts'
import type { SchemaOverlayProps } from './SchemaDialog.tsx'
import { SchemaForm } from './SchemaForm.tsx'
import { focusFirstField } from './theme/focus.ts'
import styles from './form-drawer.module.css'

/**
 * A form in a drawer at the right, for forms too long for a dialog. Behaves as `SchemaDialog` does: Blueprint's own drawer is
 * no dialog to a screen reader, nor to the keys of the page under it, and its heading skips two levels.
 */
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
  useFocusBack()
  const titleId = useId()
  return (
    <Drawer
      className={styles.drawer}
      isOpen={isOpen}
      size="min(720px, 100vw)"
      canOutsideClickClose={false}
      onClose={guard.requestClose}
      onOpened={focusFirstField}
    >
      <div className={styles.panel} role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <div className={Classes.DRAWER_HEADER}>
          <h2 className={Classes.HEADING} id={titleId}>
            {title ?? form.form.title}
          </h2>
          <Button variant="minimal" icon={<SmallCross size={20} />} aria-label="Close" onClick={guard.requestClose} />
        </div>
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
      </div>
    </Drawer>
  )
}
