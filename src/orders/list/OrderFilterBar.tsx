import type { ReactNode } from 'react'
import { Button } from '@blueprintjs/core'
import { orderStatuses, orderStatusLabels } from '#domain/orders/order-status.ts'
import { useGetTenantUsersByRole } from '#generated/client/tenants/tenants.ts'
import { can } from '#src/access/can.ts'
import { CustomerFilter } from '#src/orders/find/CustomerFilter.tsx'
import { driverListParams } from '#src/orders/find/driver-list.ts'
import type { DriverPickerProps } from '#src/orders/find/DriverPicker.tsx'
import type { OrderSortField } from '#src/orders/cells/order-columns.tsx'
import { carriers, fewestSearchLetters, isSearchable, statusesOf } from '#src/orders/find/order-filters.ts'
import { dateOf, idOf } from '#src/tables/address-values.ts'
import { OrderSearchField } from '#src/orders/find/OrderSearchField.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { DateFilter } from '#src/tables/DateFilter.tsx'
import { FilterButton } from '#src/tables/FilterButton.tsx'
import type { ListState } from '#src/tables/use-list-state.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import '#src/ui/pick-list.css'

const driverPicker = lazyComponent<DriverPickerProps>(
  async () => (await import('#src/orders/find/DriverPicker.tsx')).DriverPicker,
)

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
          <DriverFilter state={state} />
        )}
        {isCourier && !isOfCustomer && can.readCustomers(session).allowed && (
          <CustomerFilter
            customerId={idOf(state.filter('customer'))}
            onPick={(id) => state.setFilters({ customer: id === null ? null : String(id) })}
          />
        )}
        {isCourier && <CarrierFilter state={state} />}
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

function DriverFilter({ state }: { readonly state: State }) {
  const { tenant } = useSession()
  const id = idOf(state.filter('driver'))
  const drivers = useGetTenantUsersByRole(tenant.id, 'Driver', driverListParams(), {
    query: { enabled: id !== null, staleTime: 60_000 },
  })
  const driver = drivers.data?.data.find((candidate) => candidate.id === id)
  return (
    <FilterButton
      label="Driver"
      value={id === null ? undefined : driver === undefined ? String(id) : displayName(driver)}
      loadContent={driverPicker.load}
      content={
        <div className="wb-pick-popover">
          <driverPicker.Part
            selectedId={id}
            onPick={(picked) => state.setFilters({ driver: picked.id === id ? null : String(picked.id) })}
          />
        </div>
      }
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
