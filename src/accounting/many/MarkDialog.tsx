import { Button, Dialog, DialogBody, DialogFooter, ProgressBar } from '@blueprintjs/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { messageOf } from '#src/http/errors.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { paths } from '#src/paths.ts'
import { DialogFault } from '#src/ui/DialogFault.tsx'
import { genericErrorMessage } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import type { MarkProgress, MarkReport } from './use-mark-run.ts'
import styles from '../accounting.module.css'

interface MarkDialogProps {
  readonly title: string
  /** What is asked, with its fields. */
  readonly children: ReactNode
  readonly confirmLabel: string
  /** Whether what is asked is answered; a press before says what is missing. */
  readonly isReady: boolean
  readonly onUnready?: () => void
  readonly progress: MarkProgress | null
  readonly run: () => Promise<MarkReport>
  readonly stop: () => void
  /** Said of those that were changed: "Billed 38 orders". */
  readonly doneText: (changed: number) => string
  /** @param isDone whether all were marked, or something was done at all */
  readonly onClose: (isDone: boolean) => void
}

const orderWords = { one: 'order', many: 'orders' }

/** Asks before many orders are marked, says how far it is, and what became of those that stay as they were. */
export function MarkDialog(props: MarkDialogProps) {
  const { title, children, confirmLabel, isReady, onUnready, progress, run, stop, doneText, onClose } = props
  useFocusBack()
  const [report, setReport] = useState<MarkReport | null>(null)
  const isUnderWay = progress !== null
  const close = () => {
    if (!isUnderWay) onClose(report !== null)
  }
  const confirm = async () => {
    if (!isReady) {
      onUnready?.()
      return
    }
    const found = await run()
    if (found.refused.length > 0 || found.left > 0) {
      setReport(found)
      return
    }
    showSuccess(doneText(found.changed))
    onClose(true)
  }
  return (
    <Dialog isOpen title={title} className={styles.dialog} onClose={close}>
      <DialogBody>
        {isUnderWay ? (
          <Working {...progress} />
        ) : report === null ? (
          children
        ) : (
          <Report {...report} doneText={doneText} />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          isUnderWay ? (
            <Button text="Stop" onClick={stop} />
          ) : report === null ? (
            <>
              <Button text="Cancel" onClick={close} />
              <Button intent="primary" text={confirmLabel} onClick={() => void confirm()} />
            </>
          ) : (
            <Button text="Close" onClick={close} />
          )
        }
      />
    </Dialog>
  )
}

function Working({ done, total }: MarkProgress) {
  const words = `${done.toLocaleString('en-CA')} of ${countText(total, orderWords)}`
  return (
    <div className={styles.working}>
      <p role="status">{words}</p>
      <ProgressBar intent="primary" stripes={false} value={total === 0 ? 0 : done / total} aria-label={words} />
    </div>
  )
}

type ReportProps = MarkReport & Pick<MarkDialogProps, 'doneText'>

function Report({ changed, unchanged, refused, left, failure, doneText }: ReportProps) {
  return (
    <div className={styles.report}>
      <p role="status">
        {doneText(changed)}.{unchanged > 0 && ` ${countText(unchanged, { one: 'was', many: 'were' })} so already.`}
        {left > 0 && ` ${countText(left, { one: 'order was', many: 'orders were' })} not reached.`}
      </p>
      {failure !== undefined && <DialogFault text={messageOf(failure) ?? genericErrorMessage} />}
      {refused.length > 0 && (
        <>
          <p>{countText(refused.length, { one: 'order stays as it is', many: 'orders stay as they are' })}:</p>
          <ul aria-label="Refused">
            {refused.map(({ orderId, message }) => (
              <li key={orderId}>
                <Link to={paths.order(orderId)}>{orderNumber(orderId)}</Link>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
