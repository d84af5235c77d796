import { type ReactNode, useState } from 'react'
import { Button } from '@blueprintjs/core'
import type { CountedWords } from '#domain/amounts/count-text.ts'
import { spanOf } from '#domain/accounting/groupings.ts'
import type { AccountingOrder } from '#generated/model/index.ts'
import type { Selection } from '#src/tables/TableHead.tsx'
import { SelectionBar } from '#src/tables/SelectionBar.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import type { AccountingQuestion } from '../accounting-address.ts'
import type { GroupRow } from '../group-row.ts'
import { OrdersCsv } from '../OrdersCsv.tsx'
import type { BillStatusDialogProps } from './BillStatusDialog.tsx'
import { type MarkedOrders, markedGroups, markedOrders } from './mark-parts.ts'
import type { PaidDialogProps } from './PaidDialog.tsx'

const billStatus = lazyComponent<BillStatusDialogProps>(
  async () => (await import('./BillStatusDialog.tsx')).BillStatusDialog,
  { covers: true },
)
const paid = lazyComponent<PaidDialogProps>(async () => (await import('./PaidDialog.tsx')).PaidDialog, { covers: true })

interface MarkBarProps {
  readonly question: AccountingQuestion
  readonly selection: Selection<GroupRow>
  readonly words: CountedWords
}

/** What can be done with ticked groups. */
export function MarkBar({ question, selection, words }: MarkBarProps) {
  const isByOrder = spanOf(question.grouping) === 'Order'
  const { rows } = selection
  return (
    <MarkActs
      selection={selection}
      words={words}
      orders={markedGroups(question, rows)}
      orderIds={isByOrder ? rows.map(({ id }) => id) : null}
    >
      <OrdersCsv question={question} groupIds={rows.map(({ groupId }) => groupId)} />
    </MarkActs>
  )
}

interface OrderMarkBarProps {
  readonly selection: Pick<Selection<AccountingOrder>, 'ids' | 'rows' | 'clear'>
}

/** What can be done with ticked orders. */
export function OrderMarkBar({ selection }: OrderMarkBarProps) {
  const orderIds = selection.rows.map(({ id }) => id)
  return (
    <MarkActs
      selection={selection}
      words={{ one: 'order', many: 'orders' }}
      orders={markedOrders(orderIds)}
      orderIds={orderIds}
    />
  )
}

interface MarkActsProps {
  readonly selection: Pick<Selection<never>, 'ids' | 'clear'>
  readonly words: CountedWords
  readonly orders: MarkedOrders
  /** Whether they are paid is said order by order; null where groups are ticked. */
  readonly orderIds: readonly number[] | null
  readonly children?: ReactNode
}

type Act = 'status' | 'paid' | 'unpaid'

function MarkActs({ selection, words, orders, orderIds, children }: MarkActsProps) {
  const [act, setAct] = useState<Act | null>(null)
  const close = (isDone: boolean) => {
    setAct(null)
    if (isDone) selection.clear()
  }
  return (
    <>
      <SelectionBar selection={selection} words={words}>
        {children}
        {orderIds !== null && (
          <>
            <Button text="Mark paid…" onClick={() => setAct('paid')} />
            <Button text="Mark not paid…" onClick={() => setAct('unpaid')} />
          </>
        )}
        <Button text="Billing status…" onClick={() => setAct('status')} />
      </SelectionBar>
      {act === 'status' && <billStatus.Part orders={orders} onClose={close} />}
      {act !== null && act !== 'status' && orderIds !== null && (
        <paid.Part orderIds={orderIds} isPaid={act === 'paid'} onClose={close} />
      )}
    </>
  )
}
