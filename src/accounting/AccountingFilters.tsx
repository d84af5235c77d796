import type { ReactNode } from 'react'
import { Button, HTMLSelect } from '@blueprintjs/core'
import { groupingLabels, groupings, partyOf, spanOf } from '#domain/accounting/groupings.ts'
import { revenueStateLabels, revenueStates } from '#domain/accounting/revenue-state.ts'
import { can } from '#src/access/can.ts'
import { CustomerFilter } from '#src/orders/find/CustomerFilter.tsx'
import { DriverFilter } from '#src/orders/find/DriverFilter.tsx'
import { useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import type { ListState } from '#src/tables/use-list-state.ts'
import { type AccountingQuestion, statesIn } from './accounting-address.ts'
import type { GroupSort } from './group-columns.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import { RevenueStateTag } from './RevenueStateTag.tsx'
import styles from './accounting.module.css'

type State = ListState<GroupSort>

interface AccountingFiltersProps {
  readonly state: State
  readonly question: AccountingQuestion
  /** At the right: the count, columns, files. */
  readonly children: ReactNode
}

/** How the orders are put together, of which days, and what narrows them down. */
export function AccountingFilters({ state, question, children }: AccountingFiltersProps) {
  const session = useSession()
  const { grouping, from, until, search } = question
  const pick = (name: 'customer' | 'driver') => (id: number | null) =>
    state.setFilters({ [name]: id === null ? null : String(id) })
  return (
    <div className={`wb-filter-bar wb-no-print ${styles.filters}`} role="search" aria-label="Accounting data">
      <SearchField
        placeholder={placeholderOf(question)}
        value={search}
        onChange={(q) => state.setFilters({ q }, { replace: true })}
      />
      <div className="wb-filter-scroll">
        <GroupingSelect
          grouping={grouping}
          // Not every grouping can be sorted alike.
          onChange={(next) => state.setFilters({ grouping: next, sort: null, open: null })}
        />
        <PeriodFilter days={{ from, until }} onChoose={(days) => state.setFilters({ ...days, open: null })} />
        <ChoiceFilter
          label="Billing"
          choices={stateChoices}
          chosen={statesIn(state.filter)}
          onChoose={(chosen) => state.setFilters({ states: chosen.join(',') })}
        />
        {can.readCustomers(session).allowed && (
          <CustomerFilter customerId={question.filter.customerIds?.[0] ?? null} onPick={pick('customer')} />
        )}
        {(can.readUsers(session).allowed || can.dispatch(session).allowed) && (
          <DriverFilter driverId={question.filter.driverIds?.[0] ?? null} onPick={pick('driver')} />
        )}
        <OneOfTwo state={state} label="Paid" name="paid" yes="Paid" no="Not paid" />
        <OneOfTwo state={state} label="Price" name="priced" yes="With a price" no="Without price" />
        {state.isFiltered && <Button variant="minimal" text="Clear filters" onClick={state.clearFilters} />}
        {children}
      </div>
    </div>
  )
}

function placeholderOf({ grouping }: AccountingQuestion): string {
  if (spanOf(grouping) === 'Order') return 'Number, PO, stop, name'
  return partyOf(grouping) === 'Customer' ? 'Customer name' : 'Driver name'
}

const stateChoices = revenueStates.map((value) => ({
  value,
  text: revenueStateLabels[value],
  look: <RevenueStateTag state={value} />,
}))

interface GroupingSelectProps {
  readonly grouping: AccountingQuestion['grouping']
  readonly onChange: (grouping: string) => void
}

function GroupingSelect({ grouping, onChange }: GroupingSelectProps) {
  return (
    <HTMLSelect
      aria-label="Put together by"
      iconName="caret-down"
      value={grouping}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {(['Customer', 'Driver'] as const).map((party) => (
        <optgroup key={party} label={party === 'Customer' ? 'Customers' : 'Drivers'}>
          {groupings
            .filter((each) => partyOf(each) === party)
            .map((each) => (
              <option key={each} value={each}>
                {groupingLabels[each]}
              </option>
            ))}
        </optgroup>
      ))}
    </HTMLSelect>
  )
}

interface OneOfTwoProps {
  readonly state: State
  readonly label: string
  readonly name: 'paid' | 'priced'
  readonly yes: string
  readonly no: string
}

function OneOfTwo({ state, label, name, yes, no }: OneOfTwoProps) {
  return (
    <ChoiceFilter
      label={label}
      choices={[
        { value: 'yes', text: yes },
        { value: 'no', text: no },
      ]}
      chosen={[state.filter(name)]}
      isSingle
      onChoose={([value = null]) => state.setFilters({ [name]: value })}
    />
  )
}
