import { Box } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import type { DeliveryOrderFilter } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { historyColumns } from '#src/orders/cells/order-columns.tsx'
import { OrderList } from '#src/orders/list/OrderListScreen.tsx'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'

const newestFirst = { field: 'id', direction: 'desc' } as const
const empty = (
  <EmptyState icon={<Box size={18} />} title="No orders yet">
    What is ordered between the two of you stands here, the newest first.
  </EmptyState>
)

interface OrdersProps {
  /** Of whom the filter narrows to. */
  readonly by: keyof Pick<DeliveryOrderFilter, 'customerId' | 'vendorId' | 'supplierId'>
}

function Orders({ by }: OrdersProps) {
  const session = useSession()
  const id = Number(useParams()['id'])
  return (
    <OrRefused verdict={can.readOrders(session)} title="You cannot see orders here">
      <OrderList
        tableId="order-history"
        columns={historyColumns(session)}
        defaultSort={newestFirst}
        narrow={(filter) => ({ ...filter, [by]: id })}
        isOfCustomer={by === 'customerId'}
        empty={empty}
      />
    </OrRefused>
  )
}

/** What was ordered for a customer. */
export function CustomerOrders() {
  return <Orders by="customerId" />
}

/** What the organization ordered of a courier. */
export function VendorOrders() {
  return <Orders by="vendorId" />
}

/** What a supplier ordered in the name of the organization. */
export function SupplierOrders() {
  return <Orders by="supplierId" />
}
