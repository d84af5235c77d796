import { Button } from '@blueprintjs/core'
import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Invoice, InvoiceCounts, InvoiceFilter } from '#generated/model/index.ts'
import { shownColumns, type Column } from '#src/tables/column.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { rowsCsv } from '#src/tables/rows-csv.ts'
import { SearchField } from '#src/tables/SearchField.tsx'
import { type ListState, type Sort, useListState } from '#src/tables/use-list-state.ts'
import { type Page, type PageRequest, usePagedRows } from '#src/tables/use-paged-rows.ts'
import type { Selection } from '#src/tables/TableHead.tsx'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { LinkTabs } from '#src/ui/LinkTabs.tsx'
import { titleOfInvoice, invoiceWords } from '../words.ts'
import { type InvoiceSort, invoiceSorts } from './invoice-columns.tsx'

/** A row of invoices as every list of them has it. */
export type ListedInvoice = Pick<Invoice, 'id' | 'kind' | 'number'>

/** The filters that the states of every list come to. */
type StateFilter = Pick<InvoiceFilter, 'states' | 'isOverdue' | 'isDisputed'>

/** A page of invoices as it is asked for. */
export interface InvoiceQuery<Filter> {
  readonly search?: string
  readonly pagination: Partial<PageRequest> & { readonly sort: Sort<InvoiceSort>[]; readonly filter?: Filter }
}

/** The calls from which invoices come: what the courier made, or what couriers made to the organization. */
export interface InvoiceCalls<Row, Filter> {
  readonly listKey: (query: InvoiceQuery<Filter>) => QueryKey
  readonly list: (query: InvoiceQuery<Filter>, signal: AbortSignal) => Promise<Page<Row>>
}

const listOptions = {
  sortFields: invoiceSorts,
  defaultSort: { field: 'invoiceDate', direction: 'desc' } as const,
  filterNames: ['q', 'state', 'customer', 'sent', 'courier', 'from', 'until'],
}

/** What narrows invoices down, by its name in the address. */
const pillNames = ['all', 'open', 'partPaid', 'overdue', 'disputed', 'paid', 'void'] as const

type Pill = (typeof pillNames)[number]

const pills: Readonly<Record<Pill, { readonly title: string; readonly filter: StateFilter }>> = {
  all: { title: 'All', filter: {} },
  open: { title: 'Open', filter: { states: ['open'] } },
  partPaid: { title: 'Part paid', filter: { states: ['partPaid'] } },
  overdue: { title: 'Overdue', filter: { isOverdue: true } },
  disputed: { title: 'Disputed', filter: { isDisputed: true } },
  paid: { title: 'Paid', filter: { states: ['paid'] } },
  void: { title: 'Void', filter: { states: ['void'] } },
}

/** The state of the list, as its address says it. */
export function useInvoiceListState(): ListState<InvoiceSort> {
  return useListState<InvoiceSort>(listOptions)
}

interface InvoiceListProps<Row extends ListedInvoice, Filter extends object> {
  readonly calls: InvoiceCalls<Row, Filter & StateFilter>
  /** Left out while they are on their way. */
  readonly counts: InvoiceCounts | undefined
  /** What is found by typing: "Number or customer". */
  readonly placeholder: string
  readonly tableId: string
  readonly fileName: string
  readonly columns: readonly Column<Row, InvoiceSort>[]
  /** What else narrows them down. */
  readonly filter?: Filter
  readonly state: ListState<InvoiceSort>
  readonly rowPath: (invoice: Row) => string
  readonly selection?: Selection<Row>
  /** Filters beside the search. */
  readonly filters?: ReactNode
  /** Between the filters and the rows. */
  readonly children?: ReactNode
  readonly empty: ReactNode
}

/** Invoices by their state, found by number and customer. */
export function InvoiceList<Row extends ListedInvoice, Filter extends object>(props: InvoiceListProps<Row, Filter>) {
  const { calls, counts, tableId, fileName, columns, filter, state, rowPath, selection, filters, children, empty } =
    props
  const { pathname, search: address } = useLocation()
  const remembered = useTableLayout(tableId)
  const search = state.filter('q')
  const chosen = pillNames.find((name) => name === state.filter('state')) ?? 'all'
  const query = useMemo((): InvoiceQuery<Filter & StateFilter> => {
    const narrowed = { ...filter, ...pills[chosen].filter } as Filter & StateFilter
    return {
      ...(search !== '' && { search }),
      pagination: { sort: [state.sort], ...(Object.keys(narrowed).length > 0 && { filter: narrowed }) },
    }
  }, [filter, chosen, search, state.sort])
  const paged = usePagedRows<Row>({
    queryKey: calls.listKey(query),
    fetchPage: (request, signal) => calls.list({ ...query, pagination: { ...query.pagination, ...request } }, signal),
    startPage: state.page,
  })
  const pathOf = (name: Pill) => {
    const params = new URLSearchParams(address)
    params.delete('page')
    if (name === 'all') params.delete('state')
    else params.set('state', name)
    return `${pathname}?${params}`
  }
  const shown = shownColumns(columns, remembered.layout.columns)
  return (
    <>
      <LinkTabs
        label="States"
        look="pills"
        chosen={chosen}
        tabs={pillNames.map((name) => ({
          id: name,
          title: pills[name].title,
          to: pathOf(name),
          count: counts?.[name],
        }))}
      />
      <div className="wb-filter-bar wb-no-print">
        <SearchField
          placeholder={props.placeholder}
          value={search}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        {filters}
        {state.isFiltered && <Button variant="minimal" text="Clear filters" onClick={state.clearFilters} />}
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={invoiceWords} />
          <CsvDownload
            fileName={fileName}
            words={invoiceWords}
            disabled={paged.rows.length === 0}
            write={(task) =>
              rowsCsv({
                ...task,
                columns: shown,
                fetchPage: (request, signal) =>
                  calls.list({ ...query, pagination: { ...query.pagination, ...request } }, signal),
              })
            }
          />
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
        </div>
      </div>
      {children}
      <DataList
        label="Invoices"
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={titleOfInvoice}
        rowPath={rowPath}
        {...(selection && { selection })}
        empty={empty}
      />
    </>
  )
}
