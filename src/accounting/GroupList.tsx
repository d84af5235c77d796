import { useState } from 'react'
import { SegmentedControl } from '@blueprintjs/core'
import { Calculator } from '@blueprintjs/icons'
import type { CountedWords } from '#domain/amounts/count-text.ts'
import { groupingLabels, partyOf, spanOf } from '#domain/accounting/groupings.ts'
import { can } from '#src/access/can.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { shownColumns } from '#src/tables/column.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { useRowSelection } from '#src/tables/use-row-selection.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import type { AccountingQuestion } from './accounting-address.ts'
import { AccountingFilters } from './AccountingFilters.tsx'
import { spanText } from './figures.ts'
import { footOf, groupColumns } from './group-columns.tsx'
import { type GroupRow, labelOfGroup } from './group-row.ts'
import { GroupDrawer } from './GroupDrawer.tsx'
import type { GroupSheetProps } from './GroupSheet.tsx'
import { NothingOfDays } from './NothingOfDays.tsx'
import { MarkBar } from './many/MarkBar.tsx'
import { OrdersCsv } from './OrdersCsv.tsx'
import { tableIdOf } from './templates/template-view.ts'
import { TemplateMenu } from './templates/TemplateMenu.tsx'
import { useAccountingGroups, useGroupListState } from './use-accounting.ts'
import styles from './accounting.module.css'
import { useGroupPath } from './use-group-address.ts'

interface GroupListProps {
  /** Of the page. */
  readonly title: string
  readonly question: AccountingQuestion
}

/** The groups that the address asks for, with their sums; all of them together stand under the list. */
export function GroupList({ title, question }: GroupListProps) {
  const session = useSession()
  const { grouping } = question
  const state = useGroupListState(useGroupingOf(question))
  const { paged, totals, download } = useAccountingGroups(question, state.sort, state.page)
  const columns = groupColumns[grouping]
  const isByOrder = spanOf(grouping) === 'Order'
  const tableId = tableIdOf(grouping)
  const remembered = useTableLayout(tableId)
  const selection = useSelectionOf(question)
  const groupPath = useGroupPath()
  const orderPath = useOrderDrawerPath()
  const words = isByOrder ? orderWords : groupWords
  const foot = totals === null ? null : footOf(totals)
  const shown = shownColumns(columns, remembered.layout.columns)
  const isSheet = state.filter('view') === 'sheet'
  const isEmpty = paged.rows.length === 0
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <div className={styles.acts}>
            {partyOf(grouping) === 'Driver' && (
              <ButtonLink to={paths.driverPayDue({ until: question.until })} text="Pay run" />
            )}
            <TemplateMenu view={{ question, columns: remembered.layout.columns, sort: state.filter('sort') || null }} />
            <SegmentedControl
              className={styles.view}
              aria-label="View"
              value={isSheet ? 'sheet' : 'list'}
              onValueChange={(view) => state.setFilters({ view: view === 'sheet' ? view : null, open: null })}
              options={[
                { value: 'list', label: 'List' },
                { value: 'sheet', label: 'Sheet' },
              ]}
            />
            <CsvDownload
              url={download.url}
              params={{ ...download.params, columns: shown.map(({ id }) => id) }}
              fileName={`${tableId}-${question.from}-to-${question.until}.csv`}
              words={words}
              disabled={isEmpty}
            />
            <OrdersCsv question={question} disabled={isEmpty} />
          </div>
        }
      />
      <AccountingFilters state={state} question={question}>
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words} />
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </AccountingFilters>
      <p className="wb-print-only">
        {groupingLabels[grouping]}, {spanText(question.from, question.until)}
      </p>
      <MarkBar question={question} selection={selection} words={words} />
      {isSheet && !isEmpty ? (
        <groupSheet.Part question={question} sort={state.sort} columns={shown} foot={foot} />
      ) : (
        <DataList
          label={isByOrder ? 'Orders' : 'Groups'}
          tableId={tableId}
          columns={columns}
          state={state}
          paged={paged}
          remembered={remembered}
          rowLabel={(row) => labelOfGroup(grouping, row)}
          rowPath={({ orderId, groupId }) => (orderId === null ? groupPath(groupId) : orderPath(orderId))}
          rowState={drawerState}
          selection={can.changeAccounting(session).allowed ? selection : undefined}
          foot={foot}
          empty={
            <NothingOfDays
              icon={<Calculator size={18} />}
              title="Nothing to bill in these days"
              days={{ from: question.from, until: question.until }}
              onChoose={(days) => state.setFilters({ ...days })}
            >
              Orders are listed by the day on which they were completed, or cancelled at a charge. There are none of{' '}
              {spanText(question.from, question.until)}.
            </NothingOfDays>
          }
        />
      )}
      <GroupDrawer question={question} rows={paged.rows} />
    </>
  )
}

const groupSheet = lazyComponent<GroupSheetProps>(async () => (await import('./GroupSheet.tsx')).GroupSheet)

const groupWords: CountedWords = { one: 'group', many: 'groups' }
const orderWords: CountedWords = { one: 'order', many: 'orders' }

/** The list's state is that of the address; the grouping alone decides by what it is sorted at first. */
function useGroupingOf({ grouping }: AccountingQuestion) {
  return (name: string) => (name === 'grouping' ? grouping : '')
}

/** What is ticked is ticked of one question: groups of another one are others. */
function useSelectionOf(question: AccountingQuestion) {
  const selection = useRowSelection<GroupRow>()
  const [asked, setAsked] = useState(question)
  const isOther = JSON.stringify(asked) !== JSON.stringify(question)
  if (isOther) {
    setAsked(question)
    selection.clear()
  }
  return selection
}
