import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { DriverPaidActs } from '#src/orders/money/DriverPaidActs.tsx'
import { DriverPayFacts } from '#src/orders/money/DriverPayFacts.tsx'
import { useSession } from '#src/session/session.ts'
import { EditPencil } from './EditPencil.tsx'
import { Card } from './Card.tsx'

interface DriverPayCardProps {
  readonly order: DeliveryOrderPageView
  readonly onEdit: () => void
}

/**
 * What the driver of the order earns: for the courier that carries it out, and there for whom it is meant. Of an order that was
 * cancelled before anybody had it, nobody earns anything.
 */
export function DriverPayCard({ order, onEdit }: DriverPayCardProps) {
  const session = useSession()
  if (order.receiverTenant.id !== session.tenant.id || !canOrder.readDriverPay(session).allowed) return null
  if (order.status === 'cancelled' && order.driver === null) return null
  return (
    <Card
      title="Driver pay"
      aside={
        <EditPencil
          label="Edit driver pay"
          order={order}
          verdict={canOrder.editDriverPay(session, order)}
          onEdit={onEdit}
        />
      }
    >
      <DriverPayFacts orderId={order.id} />
      <DriverPaidActs orderId={order.id} />
    </Card>
  )
}
