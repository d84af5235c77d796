import { useMemo } from 'react'
import { Box } from '@blueprintjs/icons'
import { spanOf } from '#domain/accounting/groupings.ts'
import { getAccountingOrders, getGetAccountingOrdersQueryKey } from '#generated/client/accounting/accounting.ts'
import type { AccountingOrder } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useRowSelection } from '#src/tables/use-row-selection.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SideDrawer } from '#src/ui/SideDrawer.tsx'
import { type AccountingQuestion, filterOf } from './accounting-address.ts'
import { footOf } from './group-columns.tsx'
import { type GroupRow, labelOfGroup, labelOfGroupId } from './group-row.ts'
import { OrderMarkBar } from './many/MarkBar.tsx'
import { orderColumnsOf, type OrderSort, orderSorts } from './order-columns.tsx'
import { OrdersCsv } from './OrdersCsv.tsx'
import { ordersPrefix, useAddressedGroup } from './use-group-address.ts'
import styles from './accounting.module.css'

interface GroupDrawerProps {
  readonly question: AccountingQuestion
  /** The groups of the list under it: the one that is open may not be among them. */
  readonly rows: readonly GroupRow[]
}

/** Pixels: the figures of an order beside each other, and a strip of the list that says where one is. */
const width = 1_080

/** The orders of the group that the address names, over the list of groups. */
export function GroupDrawer({ question, rows }: GroupDrawerProps) {
  const { groupId, close } = useAddressedGroup()
  if (groupId === null || spanOf(question.grouping) === 'Order') return null
  return (
    <OpenGroup
      key={groupId}
      question={question}
      groupId={groupId}
      known={rows.find((row) => row.groupId === groupId) ?? null}
      onClose={close}
    />
  )
}

interface OpenGroupProps extends Pick<GroupDrawerProps, 'question'> {
  readonly groupId: string
  readonly known: GroupRow | null
  readonly onClose: () => void
}

function OpenGroup({ question, groupId, known, onClose }: OpenGroupProps) {
  const { grouping, from, until } = question
  const state = useListState<OrderSort>(newestFirst)
  const { sort } = state
  const query = useMemo(
    () => ({ grouping, from, until, ids: [groupId], pagination: { sort: [sort], ...filterOf(question) } }),
    [grouping, from, until, groupId, sort, question],
  )
  const paged = usePagedRows<AccountingOrder>({
    queryKey: getGetAccountingOrdersQueryKey(query),
    fetchPage: (request, signal) =>
      getAccountingOrders({ ...query, pagination: { ...query.pagination, ...request } }, undefined, signal),
    startPage: state.page,
  })
  const title = known === null ? titleOf(question, groupId, paged.rows[0]) : labelOfGroup(grouping, known)
  return (
    <SideDrawer title={title} width={width} onClose={onClose}>
      <div className={styles.orders}>
        <Orders question={question} groupId={groupId} known={known} state={state} paged={paged} />
      </div>
    </SideDrawer>
  )
}

const newestFirst = {
  sortFields: orderSorts,
  defaultSort: { field: 'billableOn', direction: 'desc' },
  filterNames: [],
  prefix: ordersPrefix,
} as const

const words = { one: 'order', many: 'orders' }

interface OrdersProps extends Pick<OpenGroupProps, 'question' | 'groupId' | 'known'> {
  readonly state: ReturnType<typeof useListState<OrderSort>>
  readonly paged: ReturnType<typeof usePagedRows<AccountingOrder>>
}

function Orders({ question, groupId, known, state, paged }: OrdersProps) {
  const session = useSession()
  const columns = orderColumnsOf(question.grouping)
  const tableId = question.grouping.startsWith('Customer') ? 'accounting-orders' : 'accounting-orders-drivers'
  const remembered = useTableLayout(tableId)
  const selection = useRowSelection<AccountingOrder>()
  return (
    <>
      <div className={styles.ordersBar}>
        <ListCount paged={paged} words={words} />
        <div className="wb-filter-tail">
          <ColumnMenu columns={columns} layout={remembered.layout} onChange={remembered.change} />
          <OrdersCsv question={question} groupIds={[groupId]} disabled={paged.rows.length === 0} />
        </div>
      </div>
      <OrderMarkBar selection={selection} />
      <DataList
        label="Orders"
        tableId={`${tableId} ${groupId}`}
        columns={columns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={({ id }) => `order ${orderNumber(id)}`}
        rowPath={({ id }) => paths.order(id)}
        selection={can.changeAccounting(session).allowed ? selection : undefined}
        foot={known === null ? undefined : footOf(known.sums)}
        empty={
          <EmptyState icon={<Box size={18} />} title="No orders">
            No order of this group is within these days and filters any more.
          </EmptyState>
        }
      />
    </>
  )
}

/** What a link to a group says that is not in the list: whose it is by its first order, and from when on by its id. */
function titleOf({ grouping }: AccountingQuestion, groupId: string, first: AccountingOrder | undefined): string {
  const label = labelOfGroupId(groupId)
  if (first === undefined) return label
  const name = grouping.startsWith('Customer') ? first.customer.name : (first.driver?.name ?? 'Nobody')
  return `${name}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`
}
