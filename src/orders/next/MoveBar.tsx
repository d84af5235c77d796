import { useState } from 'react'
import { Button } from '@blueprintjs/core'
import { requirementOf } from '#domain/orders/protocol.ts'
import type { DeliveryOrderDriverView, ProtocolAction } from '#generated/model/index.ts'
import { allOf, approval, denial, type Verdict } from '#src/access/verdict.ts'
import { orderMoves, statusInSentence } from '#domain/orders/order-status.ts'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { useSession } from '#src/session/session.ts'
import { type AnswerDrafts, draftProblem, noAnswer } from '#src/orders/protocol/answers.ts'
import { UndoBar } from './UndoBar.tsx'
import type { NextActs } from './use-next-acts.ts'
import styles from './next.module.css'

interface MoveBarProps {
  readonly order: DeliveryOrderDriverView
  readonly acts: NextActs
  /** What is required at the stop and not answered. */
  readonly missing: readonly ProtocolAction[]
  readonly drafts: AnswerDrafts
  readonly mayAct: Verdict
}

/**
 * The one primary act, at the thumb, with what still keeps it from being done. A driver finishes the stop first; the
 * office may go on without (docs/rules/order-status.md, "Moves"), and is told what it leaves out.
 */
export function MoveBar({ order, acts, missing, drafts, mayAct }: MoveBarProps) {
  const mayLeaveOut = useSession().permissions.has('delivery-orders.update')
  const [asks, setAsks] = useState(false)
  const { next, stop } = order.next
  if (next === null || next === 'created' || next === 'assigned' || next === 'cancelled') return null
  const isWrong =
    stop !== null && order.protocol[stop].some((action) => draftProblem(action, drafts[action.id] ?? noAnswer) !== null)
  const words = missing.map(requirementOf).join(' ')
  const verdict = allOf(
    mayAct,
    isWrong ? denial('Correct the answer that is marked') : approval,
    missing.length === 0 || mayLeaveOut ? approval : denial(`Still missing: ${words}`),
  )
  const hasUnsaved = Object.keys(drafts).length > 0
  return (
    <footer className={styles.move}>
      {acts.pendingMove === null && acts.busyWith === null && <UndoBar order={order} />}
      {acts.fault !== null && (
        <p className={styles.problem} role="alert">
          {acts.fault}
        </p>
      )}
      {acts.busyWith !== null && (
        <p className={styles.hint} role="status">
          {acts.busyWith}…
        </p>
      )}
      {acts.pendingMove !== null && acts.busyWith === null && (
        <p className={styles.hint}>
          Marked as {statusInSentence(next)} (<TimeCell at={acts.pendingMove.occurredAt} />
          ), not sent yet.
        </p>
      )}
      {mayAct.allowed ? (
        missing.length > 0 && (
          <p className={styles.hint}>
            Still missing: {words}
            {mayLeaveOut && ' You may go on without.'}
          </p>
        )
      ) : (
        <p className={styles.hint}>{mayAct.reason}.</p>
      )}
      <div className={styles.moveActs}>
        {acts.pendingMove !== null && acts.busyWith === null && (
          <Button size="large" text="Take back" onClick={acts.cancelMove} />
        )}
        {stop !== null && hasUnsaved && acts.pendingMove === null && (
          <Button
            size="large"
            text="Save"
            disabled={acts.busyWith !== null || isWrong}
            onClick={() => void acts.save(stop)}
          />
        )}
        <VerdictButton
          size="large"
          intent="primary"
          verdict={verdict}
          loading={acts.busyWith !== null}
          text={orderMoves[next].label}
          onClick={() => (next === 'completed' ? setAsks(true) : void acts.moveOn())}
        />
      </div>
      <ConfirmDialog
        isOpen={asks}
        title="Complete the delivery?"
        confirmLabel="Complete"
        onConfirm={() => void acts.moveOn()}
        onClose={() => setAsks(false)}
      >
        The order is closed then. Unlike a pickup or a drop-off, this cannot be undone.
      </ConfirmDialog>
    </footer>
  )
}
