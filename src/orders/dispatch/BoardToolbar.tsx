import { Button, SegmentedControl } from '@blueprintjs/core'
import { can } from '#src/access/can.ts'
import { useExceptionCount } from '#src/orders/find/exception-count.ts'
import { CustomerFilter } from '#src/orders/find/CustomerFilter.tsx'
import { isSearchable } from '#src/orders/find/order-filters.ts'
import { OrderSearchField } from '#src/orders/find/OrderSearchField.tsx'
import { useSession } from '#src/session/session.ts'
import {
  type BoardFilter,
  boardDayLabels,
  boardDays,
  boardViewLabels,
  boardViews,
  type BoardView,
} from './board-filter.ts'
import '#src/ui/list.css'
import styles from './dispatch.module.css'

interface BoardToolbarProps {
  readonly filter: BoardFilter
  readonly onChange: (name: 'day' | 'customer' | 'q' | 'view', value: string | null, replace?: boolean) => void
}

/** What the board shows; all of it stands in the address. */
export function BoardToolbar({ filter, onChange }: BoardToolbarProps) {
  const session = useSession()
  const exceptions = useExceptionCount()
  const isBoard = filter.view !== 'exceptions'
  const narrows = isBoard && can.readCustomers(session).allowed
  const pickCustomer = (id: number | null) => onChange('customer', id === null ? null : String(id))
  const labelOf = (view: BoardView) =>
    view === 'exceptions' && exceptions !== undefined
      ? `${boardViewLabels[view]} (${exceptions})`
      : boardViewLabels[view]
  return (
    <div className={`wb-filter-bar ${styles.toolbar}`} role="search" aria-label="Board">
      {isBoard && (
        <OrderSearchField
          placeholder="Number, PO, stop or note"
          value={filter.text}
          onChange={(text) => onChange('q', text === '' ? null : text, true)}
        />
      )}
      <div className={styles.choices}>
        {isBoard && (
          <SegmentedControl
            aria-label="Day"
            options={boardDays.map((day) => ({ value: day, label: boardDayLabels[day] }))}
            value={filter.day}
            onValueChange={(day) => onChange('day', day === 'today' ? null : day)}
          />
        )}
        {narrows && <CustomerFilter customerId={filter.customerId} onPick={pickCustomer} />}
        {narrows && filter.customerId !== null && (
          <Button variant="minimal" text="All customers" onClick={() => pickCustomer(null)} />
        )}
        <SegmentedControl
          aria-label="Columns"
          options={boardViews.map((view) => ({ value: view, label: labelOf(view) }))}
          value={filter.view}
          onValueChange={(view) => onChange('view', view === 'drivers' ? null : view)}
        />
      </div>
      {isBoard && filter.text !== '' && !isSearchable(filter.text) && (
        <p className="wb-filter-note">Type an order number, or at least 3 letters.</p>
      )}
    </div>
  )
}
