import type { ReactNode } from 'react'
import { Button } from '@blueprintjs/core'
import { orderStatuses, orderStatusLabels } from '#domain/orders/order-status.ts'
import { addDays, wallTimeAt } from '#domain/time/zoned-time.ts'
import { useGetCustomerTenants, useGetTenantUsersByRole } from '#generated/client/tenants/tenants.ts'
import { can } from '#src/access/can.ts'
import { useNow } from '#src/lib/use-now.ts'
import type { CustomerPickerProps } from '#src/orders/find/CustomerPicker.tsx'
import { driverListParams } from '#src/orders/find/driver-list.ts'
import type { DriverPickerProps } from '#src/orders/find/DriverPicker.tsx'
import type { OrderSortField } from '#src/orders/cells/order-columns.tsx'
import {
  carriers,
  dateOf,
  fewestSearchLetters,
  idOf,
  isSearchable,
  statusesOf,
} from '#src/orders/find/order-filters.ts'
import { OrderSearchField } from '#src/orders/find/OrderSearchField.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { FilterButton } from '#src/tables/FilterButton.tsx'
import type { ListState } from '#src/tables/use-list-state.ts'
import { later } from '#src/ui/later.tsx'
import type { DateChoicesProps, StatusChoicesProps } from './OrderFilterChoices.tsx'
import '#src/ui/pick-list.css'

const customerPicker = later<CustomerPickerProps>(
  async () => (await import('#src/orders/find/CustomerPicker.tsx')).CustomerPicker,
)
const driverPicker = later<DriverPickerProps>(
  async () => (await import('#src/orders/find/DriverPicker.tsx')).DriverPicker,
)

const statusChoices = later<StatusChoicesProps>(async () => (await import('./OrderFilterChoices.tsx')).StatusChoices)
const dateChoices = later<DateChoicesProps>(async () => (await import('./OrderFilterChoices.tsx')).DateChoices)

type State = ListState<OrderSortField>

interface OrderFilterBarProps {
  readonly state: State
  /** At the right: the count, columns, download. */
  readonly children: ReactNode
}

/** The filters of an order list. Couriers narrow by driver and customer, the others see only their own. */
export function OrderFilterBar({ state, children }: OrderFilterBarProps) {
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
        <DateFilter state={state} />
        {isCourier && (can.readUsers(session).allowed || can.dispatch(session).allowed) && (
          <DriverFilter state={state} />
        )}
        {isCourier && can.readCustomers(session).allowed && <CustomerFilter state={state} />}
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

function StatusFilter({ state }: { readonly state: State }) {
  const chosen = statusesOf(state.filter('status'))
  const toggle = (status: (typeof orderStatuses)[number]) => {
    const next = orderStatuses.filter((other) => (other === status ? !chosen.includes(other) : chosen.includes(other)))
    state.setFilters({ status: next.join(',') })
  }
  const words = chosen.map((status) => orderStatusLabels[status])
  return (
    <FilterButton
      label="Status"
      loadContent={statusChoices.load}
      value={words.length > 2 ? `${words.length} chosen` : words.join(', ') || undefined}
      content={<statusChoices.Part chosen={chosen} onToggle={toggle} />}
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

function CustomerFilter({ state }: { readonly state: State }) {
  const id = idOf(state.filter('customer'))
  const customers = useGetCustomerTenants(
    { pagination: { page: 0, pageSize: 100, sort: [{ field: 'name', direction: 'asc' }] } },
    { query: { enabled: id !== null, staleTime: 60_000 } },
  )
  const customer = customers.data?.data.find((candidate) => candidate.id === id)
  return (
    <FilterButton
      label="Customer"
      value={id === null ? undefined : (customer?.name ?? String(id))}
      loadContent={customerPicker.load}
      content={
        <div className="wb-pick-popover">
          <customerPicker.Part
            selectedId={id}
            onPick={(picked) => state.setFilters({ customer: picked.id === id ? null : String(picked.id) })}
          />
        </div>
      }
    />
  )
}

function CarrierFilter({ state }: { readonly state: State }) {
  const chosen = carriers.find(({ value }) => value === state.filter('carrier'))
  return (
    <FilterButton
      label="Carrier"
      value={chosen?.label}
      content={
        <div className="wb-filter-menu" role="group" aria-label="Carried out by">
          {carriers.map((carrier) => (
            <Button
              key={carrier.value}
              variant="minimal"
              alignText="start"
              active={carrier === chosen}
              aria-pressed={carrier === chosen}
              text={carrier.label}
              onClick={() => state.setFilters({ carrier: carrier === chosen ? null : carrier.value })}
            />
          ))}
        </div>
      }
    />
  )
}

function DateFilter({ state }: { readonly state: State }) {
  const { timeZone } = useSession()
  const today = wallTimeAt(useNow(), timeZone).date
  const from = dateOf(state.filter('from'))
  const to = dateOf(state.filter('to'))
  const presets = [
    { label: 'Today', from: today, to: today },
    { label: 'Yesterday', from: addDays(today, -1), to: addDays(today, -1) },
    { label: 'Last 7 days', from: addDays(today, -6), to: today },
    { label: 'Last 30 days', from: addDays(today, -29), to: today },
  ]
  const preset = presets.find((candidate) => candidate.from === from && candidate.to === to)
  return (
    <FilterButton
      label="Date"
      loadContent={dateChoices.load}
      value={preset?.label ?? rangeText(from, to)}
      content={<dateChoices.Part {...{ presets, preset, from, to }} onChoose={state.setFilters} />}
    />
  )
}

function rangeText(from: string | null, to: string | null): string | undefined {
  if (from === null && to === null) return undefined
  if (from === to && from !== null) return from
  if (to === null) return `from ${from}`
  return from === null ? `until ${to}` : `${from} to ${to}`
}
