import { Dialog, DialogBody } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import { componentTitles, type RevisionComponent } from '#domain/pricing/revision-components.ts'
import type { PriceLineExplanation } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { focusStart } from '#src/ui/start-focus.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import styles from './explained-lines.module.css'

/** Where a price is explained, over whatever shows it. */
export function ExplanationDialog({
  onClose,
  children,
}: {
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  useFocusBack()
  return (
    <Dialog isOpen onClose={onClose} onOpened={focusStart} title="Why this price" className={styles.dialog}>
      {/* The arrows scroll what has the focus, and most lines have nothing in them that could have it. */}
      <DialogBody data-start-focus tabIndex={0} role="region" aria-label="Lines of the price">
        {children}
      </DialogBody>
    </Dialog>
  )
}

/** Each line of a price in words; for the courier's people with its arithmetic and the way to where it was set. */
export function ExplainedLines({ lines }: { readonly lines: readonly PriceLineExplanation[] }) {
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ol>
  )
}

function Line({ line }: { readonly line: PriceLineExplanation }) {
  const { name, priceCadCents, words, arithmetic, setting } = line
  const { permissions } = useSession()
  return (
    <li>
      <h3 className={styles.name}>
        {name}
        <span>{formatCents(priceCadCents)}</span>
      </h3>
      <p>{words}</p>
      {arithmetic && <p className={styles.arithmetic}>{arithmetic}</p>}
      {setting && permissions.has('services.read') && (
        <p>
          <Link
            className="wb-lone-link"
            to={paths.serviceRevision(setting.serviceId, setting.serviceRevisionId, setting.component)}
          >
            {`Set in ${componentTitles[setting.component as RevisionComponent]}`}
          </Link>
        </p>
      )}
    </li>
  )
}
