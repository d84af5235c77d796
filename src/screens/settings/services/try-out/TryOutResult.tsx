import { Callout, HTMLSelect, SegmentedControl } from '@blueprintjs/core'
import { Cross, Document, Person } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import {
  getGetTryOutCustomersQueryKey,
  getGetTryOutOrdersQueryKey,
  getTryOutCustomers,
  getTryOutOrders,
} from '#generated/client/services/services.ts'
import type {
  GetTryOutOrdersParams,
  TryOut,
  TryOutCustomer,
  TryOutOrder,
  TryOutOutcome,
  TryOutSummary,
} from '#generated/model/index.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { shownColumns } from '#src/tables/column.ts'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { rowsCsv } from '#src/tables/rows-csv.ts'
import { useListState } from '#src/tables/use-list-state.ts'
import { type PageRequest, usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { changeText, signedCents } from './signed-cents.ts'
import {
  customerColumns,
  type CustomerSort,
  customerSorts,
  orderColumns,
  type OrderSort,
  orderSorts,
  outcomeLabels,
  unpricedColumns,
  withTimes,
} from './try-out-columns.tsx'
import styles from './try-out.module.css'

interface ResultProps {
  readonly tryOut: TryOut
}

const dearestFirst = { field: 'differenceCadCents', direction: 'desc' } as const
const customerOptions = { sortFields: customerSorts, defaultSort: dearestFirst, filterNames: [] }
const orderOptions = { sortFields: orderSorts, defaultSort: dearestFirst, filterNames: ['outcome', 'customer'] }
const outcomes = Object.keys(outcomeLabels) as TryOutOutcome[]

/** What a finished try-out came to: the totals, and under them every customer or every order. */
export function TryOutResult({ tryOut }: ResultProps) {
  const { filter, setFilters } = useListState<OrderSort>(orderOptions)
  const showsOrders = filter('show') === 'orders'
  const turns = (
    <SegmentedControl
      aria-label="Compare by"
      size="small"
      options={[
        { label: 'Customers', value: 'customers' },
        { label: 'Orders', value: 'orders' },
      ]}
      value={showsOrders ? 'orders' : 'customers'}
      onValueChange={(show) =>
        setFilters({ show: show === 'orders' ? show : null, outcome: null, customer: null, sort: null })
      }
    />
  )
  return (
    <>
      {tryOut.isOutdated && (
        <Callout intent="warning">The draft was changed since. Try it again to see what it would make now.</Callout>
      )}
      {tryOut.summary !== null && <Totals tryOut={tryOut} summary={tryOut.summary} />}
      {showsOrders ? <Orders tryOut={tryOut}>{turns}</Orders> : <Customers tryOut={tryOut}>{turns}</Customers>}
    </>
  )
}

const customerWords = { one: 'customer', many: 'customers' }
const orderWords = { one: 'order', many: 'orders' }
const counts = new Intl.NumberFormat('en-CA')

function Totals({ tryOut, summary }: ResultProps & { readonly summary: TryOutSummary }) {
  const { beforeCadCents, afterCadCents, differenceCadCents, gainCadCents } = summary
  const { priced, dearer, cheaper, unpriceable, newlyPriced, unpriced } = summary
  const listed = (outcome: TryOutOutcome) =>
    paths.tryOut(tryOut.serviceId, tryOut.revisionId, { show: 'orders', outcome })
  const others = [
    ['unpriceable', unpriceable, 'would have no price'],
    ['newlyPriced', newlyPriced, 'would get one'],
    ['unpriced', unpriced, 'have none either way'],
  ] as const
  return (
    <section className={`wb-card ${styles.totals}`} aria-label="Totals">
      <dl>
        <div>
          <dt>Before</dt>
          <dd>{formatCents(beforeCadCents)}</dd>
        </div>
        <div>
          <dt>After</dt>
          <dd>{formatCents(afterCadCents)}</dd>
        </div>
        <div>
          <dt>Difference</dt>
          <dd data-sign={Math.sign(differenceCadCents)}>
            {signedCents(differenceCadCents)} <small>{changeText(differenceCadCents, beforeCadCents)}</small>
          </dd>
        </div>
        <div>
          <dt>Your gain before taxes</dt>
          <dd data-sign={Math.sign(gainCadCents)}>{signedCents(gainCadCents)}</dd>
        </div>
      </dl>
      <p>
        {counts.format(priced)} {priced === 1 ? 'order' : 'orders'} priced by both: {counts.format(dearer)} dearer,{' '}
        {counts.format(cheaper)} cheaper, {counts.format(priced - dearer - cheaper)} the same
        {others.map(
          ([outcome, count, words]) =>
            count > 0 && (
              <span key={outcome}>
                {' '}
                ·{' '}
                <Link to={listed(outcome)} data-outcome={outcome}>
                  {counts.format(count)} {words}
                </Link>
              </span>
            ),
        )}
      </p>
    </section>
  )
}

interface ListProps extends ResultProps {
  /** Turns from one list to the other. */
  readonly children: ReactNode
}

function Customers({ tryOut, children }: ListProps) {
  const state = useListState<CustomerSort>(customerOptions)
  const remembered = useTableLayout('try-out-customers')
  const query = { pagination: { sort: [state.sort] } }
  const fetchPage = (request: PageRequest, signal: AbortSignal) =>
    getTryOutCustomers(tryOut.id, { pagination: { ...query.pagination, ...request } }, undefined, signal)
  const paged = usePagedRows<TryOutCustomer>({
    queryKey: getGetTryOutCustomersQueryKey(tryOut.id, query),
    fetchPage,
    startPage: state.page,
  })
  return (
    <>
      <div className="wb-filter-bar">
        {children}
        <ListCount paged={paged} words={customerWords} />
        <CsvDownload
          fileName={`try-out-customers-of-${tryOut.revisionId}.csv`}
          words={customerWords}
          disabled={paged.rows.length === 0}
          write={(task) =>
            rowsCsv({ ...task, fetchPage, columns: shownColumns(customerColumns, remembered.layout.columns) })
          }
        />
      </div>
      <DataList
        label="Customers"
        tableId="try-out-customers"
        columns={customerColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ name }) => name}
        rowPath={({ id }) =>
          paths.tryOut(tryOut.serviceId, tryOut.revisionId, { show: 'orders', customer: String(id) })
        }
        empty={<EmptyState icon={<Person size={18} />} title="No customers" />}
      />
    </>
  )
}

function Orders({ tryOut, children }: ListProps) {
  const state = useListState<OrderSort>(orderOptions)
  const { timeZone } = useSession()
  const remembered = useTableLayout('try-out-orders')
  const outcome = outcomes.find((one) => one === state.filter('outcome'))
  const customerId = Number(state.filter('customer'))
  const query: GetTryOutOrdersParams = {
    ...(outcome !== undefined && { outcome }),
    ...(customerId > 0 && { customerId }),
    pagination: { sort: [state.sort] },
  }
  const fetchPage = (request: PageRequest, signal: AbortSignal) =>
    getTryOutOrders(tryOut.id, { ...query, pagination: { ...query.pagination, ...request } }, undefined, signal)
  const columns = outcome === undefined || outcome === 'priced' ? orderColumns : unpricedColumns
  const paged = usePagedRows<TryOutOrder>({
    queryKey: getGetTryOutOrdersQueryKey(tryOut.id, query),
    fetchPage,
    startPage: state.page,
  })
  const customer = paged.rows[0]?.customer.name
  return (
    <>
      <div className="wb-filter-bar">
        {children}
        <HTMLSelect
          aria-label="Outcome"
          value={outcome ?? ''}
          onChange={({ target }) => state.setFilters({ outcome: target.value })}
        >
          <option value="">Every outcome</option>
          {outcomes.map((one) => (
            <option key={one} value={one}>
              {outcomeLabels[one]}
            </option>
          ))}
        </HTMLSelect>
        {customerId > 0 && (
          <ButtonLink
            size="small"
            endIcon={<Cross />}
            to={paths.tryOut(tryOut.serviceId, tryOut.revisionId, { show: 'orders', outcome })}
            aria-label={`All customers instead of ${customer ?? 'one'}`}
          >
            {customer ?? 'One customer'}
          </ButtonLink>
        )}
        <ListCount paged={paged} words={orderWords} />
        <CsvDownload
          fileName={`try-out-of-${tryOut.revisionId}.csv`}
          words={orderWords}
          disabled={paged.rows.length === 0}
          write={(task) =>
            rowsCsv({
              ...task,
              fetchPage,
              columns: shownColumns(withTimes(columns, timeZone), remembered.layout.columns),
            })
          }
        />
      </div>
      <DataList
        label="Orders"
        tableId="try-out-orders"
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ id }) => `Order ${id}`}
        rowPath={({ id }) => paths.order(id)}
        empty={<EmptyState icon={<Document size={18} />} title="No orders" />}
      />
    </>
  )
}
