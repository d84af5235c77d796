import { Button, Callout } from '@blueprintjs/core'
import { SmallCross } from '@blueprintjs/icons'
import { countText } from '#domain/amounts/count-text.ts'
import type { InvoicesDone } from '#generated/model/index.ts'
import styles from '../invoices.module.css'

/** What became of many invoices. */
export interface DoneReport extends InvoicesDone {
  /** "Sent 2 invoices". */
  readonly said: string
}

interface DoneCalloutProps {
  readonly report: DoneReport
  readonly onClose: () => void
}

/** What was done, and which stay as they are: each by its number, and why. */
export function DoneCallout({ report: { said, refused }, onClose }: DoneCalloutProps) {
  return (
    <Callout
      intent={refused.length === 0 ? 'success' : 'warning'}
      role={refused.length === 0 ? 'status' : 'alert'}
      className={styles.report}
    >
      <div>
        {said}.
        {refused.length > 0 && (
          <>
            {' '}
            {countText(refused.length, { one: 'stays as it is', many: 'stay as they are' })}:
            <ul>
              {refused.map(({ invoiceId, number, message }) => (
                <li key={invoiceId}>
                  {number}: {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button variant="minimal" icon={<SmallCross />} aria-label="Close" onClick={onClose} />
    </Callout>
  )
}
