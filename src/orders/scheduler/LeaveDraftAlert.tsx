import { Button, Dialog } from '@blueprintjs/core'
import { useId } from 'react'
import type { Blocker } from 'react-router-dom'
import { focusStart } from '#src/ui/start-focus.ts'
import '#src/ui/form-parts.css'
import styles from './scheduler.module.css'

interface LeaveDraftAlertProps {
  readonly blocker: Blocker
  readonly onDiscard: () => void
}

/** Asked when one leaves an order that is not placed. Staying is the easy answer, and leaving need not lose it. */
export function LeaveDraftAlert({ blocker, onDiscard }: LeaveDraftAlertProps) {
  const textId = useId()
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      className={`wb-discard ${styles.leaveOrder}`}
      role="alertdialog"
      title="Leave this order?"
      isCloseButtonShown={false}
      isOpen={blocker.state === 'blocked'}
      aria-describedby={textId}
      onClose={stay}
      onOpened={focusStart}
    >
      <p className="wb-discard-text" id={textId}>
        It is not placed yet. You can leave it as a draft in this tab and go on with it later.
      </p>
      <div className="wb-form-actions wb-overlay-actions">
        <Button
          text="Discard"
          intent="danger"
          variant="minimal"
          onClick={() => {
            onDiscard()
            blocker.proceed?.()
          }}
        />
        <Button text="Keep draft and leave" onClick={() => blocker.proceed?.()} />
        <Button text="Stay" data-start-focus onClick={stay} />
      </div>
    </Dialog>
  )
}
