import type { ReactNode } from 'react'
import { Button } from '@blueprintjs/core'
import { orderStatuses, orderStatusLabels } from '#domain/orders/order-status.ts'
import { can } from '#src/access/can.ts'
import { BudgetFilter } from '#src/orders/find/BudgetFilter.tsx'
import { CustomerFilter } from '#src/orders/find/CustomerFilter.tsx'
import { DriverFilter } from '#src/orders/find/DriverFilter.tsx'
import type { OrderSortField } from '#src/orders/cells/order-columns.tsx'
import { budgetOf, carriers, fewestSearchLetters, isSearchable, statusesOf } from '#src/orders/find/order-filters.ts'
import { dateOf, idOf } from '#src/tables/address-values.ts'
import { OrderSearchField } from '#src/orders/find/OrderSearchField.tsx'
import { useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { DateFilter } from '#src/tables/DateFilter.tsx'
import type { ListState } from '#src/tables/use-list-state.ts'

type State = ListState<OrderSortField>

interface OrderFilterBarProps {
  readonly state: State
  readonly isOfCustomer: boolean
  /** At the right: the count, columns, download. */
  readonly children: ReactNode
}

/** The filters of an order list. Couriers narrow by driver and customer, the others see only their own. */
export function OrderFilterBar({ state, isOfCustomer, children }: OrderFilterBarProps) {
  const session = useSession()
  const isCourier = session.tenant.kind === 'Courier'
  const search = state.filter('q')
  const budget = budgetOf(state.filter('budget'))
  return (
    <div className="wb-filter-bar wb-no-print" role="search" aria-label="Orders">
      <OrderSearchField
        placeholder="Number, PO, stop, note or name"
        value={search}
        onChange={(q) => state.setFilters({ q }, { replace: true })}
      />
      <div className="wb-filter-scroll">
        <StatusFilter state={state} />
        <DateRangeFilter state={state} />
        {isCourier && (can.readUsers(session).allowed || can.dispatch(session).allowed) && (
          <DriverFilter
            driverId={idOf(state.filter('driver'))}
            onPick={(id) => state.setFilters({ driver: id === null ? null : String(id) })}
          />
        )}
        {isCourier && !isOfCustomer && can.readCustomers(session).allowed && (
          <CustomerFilter
            customerId={idOf(state.filter('customer'))}
            onPick={(id) => state.setFilters({ customer: id === null ? null : String(id) })}
          />
        )}
        {isCourier && <CarrierFilter state={state} />}
        {budget !== null && <BudgetFilter budget={budget} onRemove={() => state.setFilters({ budget: null })} />}
        {state.isFiltered && <Button variant="minimal" text="Clear filters" onClick={state.clearFilters} />}
        {children}
      </div>
      {search !== '' && !isSearchable(search) && (
        <p className="wb-filter-note">Type an order number, or at least {fewestSearchLetters} letters.</p>
      )}
    </div>
  )
}

const statuses = orderStatuses.map((value) => ({
  value,
  text: orderStatusLabels[value],
  look: (
    <span className="wb-status" data-status={value}>
      {orderStatusLabels[value]}
    </span>
  ),
}))

function StatusFilter({ state }: { readonly state: State }) {
  return (
    <ChoiceFilter
      label="Status"
      choices={statuses}
      chosen={statusesOf(state.filter('status'))}
      onChoose={(chosen) => state.setFilters({ status: chosen.join(',') })}
    />
  )
}

const carrierChoices = carriers.map(({ value, label }) => ({ value, text: label }))

function CarrierFilter({ state }: { readonly state: State }) {
  return (
    <ChoiceFilter
      label="Carrier"
      menuLabel="Carried out by"
      choices={carrierChoices}
      chosen={[state.filter('carrier')]}
      isSingle
      onChoose={([carrier = null]) => state.setFilters({ carrier })}
    />
  )
}

function DateRangeFilter({ state }: { readonly state: State }) {
  return (
    <DateFilter
      label="Date"
      menuLabel="Date available"
      range={{ from: dateOf(state.filter('from')), to: dateOf(state.filter('to')) }}
      onChoose={({ from, to }) => state.setFilters({ from, to })}
    />
  )
}
