import { type ReactNode, useEffect, useState } from 'react'
import type { CountedWords } from '#domain/amounts/count-text.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { DeliveryOrderFilter, DeliveryOrderListItem } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { useNow } from '#src/lib/use-now.ts'
import { drawerState, useOrderDrawerPath } from '#src/orders/acts/use-order-drawer.ts'
import { orderNumber, type OrderColumn, type OrderSortField } from '#src/orders/cells/order-columns.tsx'
import { useSession } from '#src/session/session.ts'
import { shownColumns } from '#src/tables/column.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { CsvDownload } from '#src/tables/CsvDownload.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import type { Sort } from '#src/tables/use-list-state.ts'
import { useRowSelection } from '#src/tables/use-row-selection.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import type { AssignBarProps } from '../assign/AssignBar.tsx'
import { OrderFilterBar } from './OrderFilterBar.tsx'
import { useOrderList } from './use-order-list.ts'

interface OrderListProps {
  /** Names the remembered layout and the downloaded file: `order-history`. */
  readonly tableId: string
  readonly columns: readonly OrderColumn[]
  readonly defaultSort: Sort<OrderSortField>
  readonly narrow?: (filter: DeliveryOrderFilter) => DeliveryOrderFilter
  readonly refetchInterval?: number
  /** Of one customer alone: there is none to choose. */
  readonly isOfCustomer?: boolean
  readonly empty: ReactNode
}

interface OrderListScreenProps extends OrderListProps {
  readonly title: string
  readonly actions?: ReactNode
}

const assignDriver = lazyComponent(
  async () => (await import('#src/orders/assign/AssignDriverDrawer.tsx')).AssignDriverDrawer,
  {
    covers: true,
  },
)
const assignBar = lazyComponent<AssignBarProps>(async () => (await import('../assign/AssignBar.tsx')).AssignBar)
const labelOf = (order: DeliveryOrderListItem) => `order ${orderNumber(order.id)}`
const words: CountedWords = { one: 'order', many: 'orders' }

/** A list of orders with its filters, columns and download; history and tracking differ in what they narrow it to. */
export function OrderListScreen({ title, actions, ...list }: OrderListScreenProps) {
  return (
    <div className="wb-page wb-list-page">
      <PageHeader title={title} actions={actions} />
      <OrderList {...list} />
    </div>
  )
}

/** The same without a page of its own: on that of whom the orders are for. */
export function OrderList(props: OrderListProps) {
  const { tableId, columns, defaultSort, narrow, refetchInterval, isOfCustomer = false, empty } = props
  const session = useSession()
  const { state, paged, download } = useOrderList({ defaultSort, narrow, refetchInterval })
  const remembered = useTableLayout(tableId)
  const selection = useRowSelection<DeliveryOrderListItem>()
  const drawerPath = useOrderDrawerPath()
  const assigns = can.dispatch(session).allowed
  const [assigning, setAssigning] = useState<readonly DeliveryOrderListItem[]>([])
  const hasTicked = selection.ids.size > 0
  useEffect(() => {
    // Ticked orders are about to be assigned; a fetch that fails is tried again by the drawer itself.
    if (hasTicked) assignDriver.load().catch(() => undefined)
  }, [hasTicked])
  const today = wallTimeAt(useNow(), session.timeZone).date

  return (
    <>
      <OrderFilterBar state={state} isOfCustomer={isOfCustomer}>
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words} />
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
          <CsvDownload
            url={download.url}
            params={{
              ...download.params,
              columns: shownColumns(columns, remembered.layout.columns)
                .map(({ id }) => id)
                .join(','),
            }}
            fileName={`${tableId}-${today}.csv`}
            words={words}
            disabled={paged.rows.length === 0}
          />
        </div>
      </OrderFilterBar>
      {hasTicked && (
        <assignBar.Part selection={selection} words={words} onAssign={() => setAssigning(selection.rows)} />
      )}
      <DataList
        label="Orders"
        tableId={tableId}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={labelOf}
        rowPath={({ id }) => drawerPath(id)}
        rowState={drawerState}
        selection={assigns ? selection : undefined}
        act={assigns ? { key: 'assign', run: setAssigning } : undefined}
        empty={empty}
      />
      {assigning.length > 0 && <assignDriver.Part orders={assigning} onClose={() => setAssigning([])} />}
    </>
  )
}
