import type { ReactNode } from 'react'
import { Button } from '@blueprintjs/core'
import type { LedgerGrouping } from '#domain/accounting/brokerage-ledger.ts'
import { useGetBrokerageLedger, useGetPartnerBalances } from '#generated/client/accounting/accounting.ts'
import { can } from '#src/access/can.ts'
import { CustomerFilter } from '#src/orders/find/CustomerFilter.tsx'
import { useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import type { ListState } from '#src/tables/use-list-state.ts'
import { PeriodFilter } from '../PeriodFilter.tsx'
import styles from '../accounting.module.css'
import type { LedgerQuestion } from './ledger-address.ts'
import type { LedgerSort } from './ledger-columns.tsx'

interface LedgerFiltersProps {
  readonly state: ListState<LedgerSort>
  readonly question: LedgerQuestion
  /** At the right: the count, columns. */
  readonly children: ReactNode
}

const placeholders: Readonly<Record<LedgerGrouping, string>> = {
  partner: 'Partner name',
  lane: 'City',
  order: 'Number, invoice, stop, name',
}

/** Of which days the ledger is, and what narrows it down. */
export function LedgerFilters({ state, question, children }: LedgerFiltersProps) {
  const session = useSession()
  const { grouping, from, until, search, filter } = question
  return (
    <div className={`wb-filter-bar wb-no-print ${styles.filters}`} role="search" aria-label="Partner ledger">
      <SearchField
        placeholder={placeholders[grouping]}
        value={search}
        onChange={(q) => state.setFilters({ q }, { replace: true })}
      />
      <div className="wb-filter-scroll">
        <PeriodFilter days={{ from, until }} onChoose={(days) => state.setFilters({ ...days, open: null })} />
        <PartnerFilter state={state} />
        {can.readCustomers(session).allowed && (
          <CustomerFilter
            customerId={filter.customerIds?.[0] ?? null}
            onPick={(id) => state.setFilters({ customer: id === null ? null : String(id) })}
          />
        )}
        <LaneFilter state={state} question={question} />
        <OnlyFilter state={state} label="Loss" name="loss" text="At a loss only" />
        <OnlyFilter state={state} label="Difference" name="different" text="Billed otherwise than agreed" />
        {state.isFiltered && <Button variant="minimal" text="Clear filters" onClick={state.clearFilters} />}
        {children}
      </div>
    </div>
  )
}

interface OfState {
  readonly state: ListState<LedgerSort>
}

/** As many as a menu is looked through for. */
const most = { page: 0, pageSize: 100 } as const
const aMinuteMs = 60_000

function PartnerFilter({ state }: OfState) {
  const { tenant } = useSession()
  const { data } = useGetPartnerBalances(tenant.id, { pagination: most }, { query: { staleTime: aMinuteMs } })
  const choices = data?.data.map(({ id, name }) => ({ value: String(id), text: name })) ?? []
  const chosen = state.filter('partner')
  return (
    <ChoiceFilter
      label="Partner"
      isSingle
      choices={choices}
      chosen={chosen === '' ? [] : [chosen]}
      onChoose={([partner = null]) => state.setFilters({ partner, open: null })}
    />
  )
}

/** The lanes of these days. */
function LaneFilter({ state, question: { from, until } }: OfState & Pick<LedgerFiltersProps, 'question'>) {
  const { tenant } = useSession()
  const query = { grouping: 'lane', from, until, pagination: most } as const
  const { data } = useGetBrokerageLedger(tenant.id, query, { query: { staleTime: aMinuteMs } })
  const found = data?.data.map(({ id, label }) => ({ value: id, text: label })) ?? []
  const chosen = state.filter('lane')
  // One that a link names may not be of these days.
  const choices =
    chosen === '' || found.some(({ value }) => value === chosen) ? found : [{ value: chosen, text: chosen }, ...found]
  return (
    <ChoiceFilter
      label="Lane"
      isSingle
      choices={choices}
      chosen={chosen === '' ? [] : [chosen]}
      onChoose={([lane = null]) => state.setFilters({ lane, open: null })}
    />
  )
}

interface OnlyFilterProps extends OfState {
  readonly label: string
  readonly name: 'loss' | 'different'
  readonly text: string
}

function OnlyFilter({ state, label, name, text }: OnlyFilterProps) {
  return (
    <ChoiceFilter
      label={label}
      isSingle
      choices={[{ value: 'yes', text }]}
      chosen={[state.filter(name)]}
      onChoose={([value = null]) => state.setFilters({ [name]: value })}
    />
  )
}
