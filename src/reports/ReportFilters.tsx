import type { ReactNode } from 'react'
import { Button, HTMLSelect } from '@blueprintjs/core'
import {
  filtersOfSide,
  type ReportFilterName,
  type ReportKind,
  reportLabels,
  reportsOf,
} from '#domain/accounting/reports.ts'
import { useGetReport } from '#generated/client/accounting/accounting.ts'
import { useGetTenantServices } from '#generated/client/services/services.ts'
import { can } from '#src/access/can.ts'
import { PeriodFilter } from '#src/accounting/PeriodFilter.tsx'
import { CustomerFilter } from '#src/orders/find/CustomerFilter.tsx'
import { DriverFilter } from '#src/orders/find/DriverFilter.tsx'
import { useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import type { ListState } from '#src/tables/use-list-state.ts'
import { nobody, type ReportNarrowing, type ReportQuestion } from './report-address.ts'
import type { ReportSort } from './report-columns.tsx'

interface ReportFiltersProps {
  readonly state: ListState<ReportSort>
  readonly question: ReportQuestion
  /** At the right: the count, columns. */
  readonly children: ReactNode
}

/** Which report, of which days, and what narrows it down. */
export function ReportFilters({ state, question, children }: ReportFiltersProps) {
  const session = useSession()
  const { kind, from, until, side, filter } = question
  const pick = (name: ReportNarrowing) => (id: number | null) =>
    state.setFilters({ [name]: id === null ? null : String(id) })
  const has = (name: ReportFilterName) => filtersOfSide(side).includes(name)
  return (
    <div className="wb-filter-bar wb-no-print" role="search" aria-label="Report">
      <div className="wb-filter-scroll">
        <KindSelect
          kind={kind}
          // Not every report can be sorted alike.
          onChange={(next) => state.setFilters({ kind: next, sort: null })}
        />
        <PeriodFilter days={{ from, until }} onChoose={(days) => state.setFilters({ ...days })} />
        {has('customerIds') && can.readCustomers(session).allowed && (
          <CustomerFilter customerId={filter.customerIds?.[0] ?? null} onPick={pick('customer')} />
        )}
        {has('driverIds') && (can.readUsers(session).allowed || can.dispatch(session).allowed) && (
          <DriverFilter driverId={filter.driverIds?.[0] ?? null} onPick={pick('driver')} />
        )}
        {filter.hasDriver === false && (
          <ChoiceFilter
            label="Driver"
            menuLabel="Without a driver"
            isSingle
            choices={[{ value: nobody, text: 'Nobody' }]}
            chosen={[nobody]}
            onChoose={([value = null]) => state.setFilters({ driver: value })}
          />
        )}
        {has('courierIds') && <PartyFilter state={state} question={question} name="courier" label="Courier" />}
        {has('supplierIds') && <PartyFilter state={state} question={question} name="supplier" label="Supplier" />}
        {has('serviceIds') && can.createOrder(session).allowed && <ServiceFilter state={state} />}
        {state.isFiltered && <Button variant="minimal" text="Clear filters" onClick={state.clearFilters} />}
        {children}
      </div>
    </div>
  )
}

interface KindSelectProps {
  readonly kind: ReportKind
  readonly onChange: (kind: string) => void
}

function KindSelect({ kind, onChange }: KindSelectProps) {
  const { features } = useSession()
  return (
    <HTMLSelect
      aria-label="Which report"
      iconName="caret-down"
      value={kind}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {reportsOf(features).map((each) => (
        <option key={each} value={each}>
          {reportLabels[each]}
        </option>
      ))}
    </HTMLSelect>
  )
}

/** As many as a menu is looked through for. */
const most = { page: 0, pageSize: 100 } as const
const aMinuteMs = 60_000

interface OfState {
  readonly state: ListState<ReportSort>
}

interface PartyFilterProps extends OfState {
  readonly question: ReportQuestion
  readonly name: 'courier' | 'supplier'
  readonly label: 'Courier' | 'Supplier'
}

/** Those who have orders in these days, by their own summary; there is nothing to choose while there are none. */
function PartyFilter({ state, question: { from, until }, name, label }: PartyFilterProps) {
  const { tenant } = useSession()
  const { data } = useGetReport(
    tenant.id,
    `SummaryBy${label}`,
    { from, until, pagination: most },
    { query: { staleTime: aMinuteMs } },
  )
  const found = (data?.data ?? []).flatMap(({ party }) =>
    party === null || party.id === null ? [] : [{ value: String(party.id), text: party.name }],
  )
  const chosen = state.filter(name)
  // One that a link names may have no orders in these days.
  const choices =
    chosen === '' || found.some(({ value }) => value === chosen)
      ? found
      : [{ value: chosen, text: `No. ${chosen}` }, ...found]
  if (choices.length === 0) return null
  return (
    <ChoiceFilter
      label={label}
      isSingle
      choices={choices}
      chosen={chosen === '' ? [] : [chosen]}
      onChoose={([id = null]) => state.setFilters({ [name]: id })}
    />
  )
}

function ServiceFilter({ state }: OfState) {
  const { tenant } = useSession()
  const { data } = useGetTenantServices(tenant.id, { pagination: most }, { query: { staleTime: aMinuteMs } })
  const found = (data?.data ?? []).map(({ id, name }) => ({ value: String(id), text: name }))
  const chosen = state.filter('service')
  // One that cannot be ordered any more is still asked for.
  const choices =
    chosen === '' || found.some(({ value }) => value === chosen)
      ? found
      : [...found, { value: chosen, text: `No. ${chosen}` }]
  return (
    <ChoiceFilter
      label="Service"
      isSingle
      choices={choices}
      chosen={chosen === '' ? [] : [chosen]}
      onChoose={([id = null]) => state.setFilters({ service: id })}
    />
  )
}
