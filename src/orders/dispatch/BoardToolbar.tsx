import { Button, SegmentedControl } from '@blueprintjs/core'
import { useGetCustomerTenants } from '#generated/client/tenants/tenants.ts'
import { can } from '#src/access/can.ts'
import { useExceptionCount } from '#src/orders/find/exception-count.ts'
import { CustomerPicker } from '#src/orders/find/CustomerPicker.tsx'
import { isSearchable } from '#src/orders/find/order-filters.ts'
import { OrderSearchField } from '#src/orders/find/OrderSearchField.tsx'
import { useSession } from '#src/session/session.ts'
import { FilterButton } from '#src/tables/FilterButton.tsx'
import {
  type BoardFilter,
  boardDayLabels,
  boardDays,
  boardViewLabels,
  boardViews,
  type BoardView,
} from './board-filter.ts'
import '#src/ui/list.css'
import '#src/ui/pick-list.css'
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
        {isBoard && can.readCustomers(session).allowed && (
          <CustomerFilter
            customerId={filter.customerId}
            onPick={(id) => onChange('customer', id === null ? null : String(id))}
          />
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

interface CustomerFilterProps {
  readonly customerId: number | null
  readonly onPick: (customerId: number | null) => void
}

const aMinuteMs = 60_000

function CustomerFilter({ customerId, onPick }: CustomerFilterProps) {
  const customers = useGetCustomerTenants(
    { pagination: { page: 0, pageSize: 100, sort: [{ field: 'name', direction: 'asc' }] } },
    { query: { enabled: customerId !== null, staleTime: aMinuteMs } },
  )
  const name = customers.data?.data.find(({ id }) => id === customerId)?.name
  return (
    <>
      <FilterButton
        label="Customer"
        value={customerId === null ? undefined : (name ?? String(customerId))}
        content={
          <div className="wb-pick-popover">
            <CustomerPicker selectedId={customerId} onPick={({ id }) => onPick(id === customerId ? null : id)} />
          </div>
        }
      />
      {customerId !== null && <Button variant="minimal" text="All customers" onClick={() => onPick(null)} />}
    </>
  )
}
