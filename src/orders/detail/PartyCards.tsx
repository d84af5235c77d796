import { Button } from '@blueprintjs/core'
import { orderMoves } from '#domain/orders/order-status.ts'
import { formatPhone } from '#domain/addresses/phone.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { DriverCell } from '#src/orders/cells/DriverCell.tsx'
import { DriverName } from '#src/orders/cells/DriverName.tsx'
import { useSession } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { Card } from './Card.tsx'
import stopStyles from './stop.module.css'
import orderStyles from './order.module.css'

/** For customers and suppliers: who carries the order, whom to ring about it, and who drives. */
export function CourierCard({ order }: { readonly order: DeliveryOrderPageView }) {
  const { name, image, address, phone } = order.receiverTenant
  return (
    <Card title="Courier">
      <p className={`${stopStyles.name} ${orderStyles.courier}`}>
        <Avatar name={name} image={image} isLogo />
        <span>{name}</span>
      </p>
      {address !== null && <p className={stopStyles.address}>{address}</p>}
      <Facts>
        {phone !== null && (
          <Fact label="Order support">
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
          </Fact>
        )}
        <Fact label="Driver">
          <DriverCell driver={order.driver} status={order.status} />
        </Fact>
      </Facts>
    </Card>
  )
}

interface DriverCardProps {
  readonly order: DeliveryOrderPageView
  readonly onAssign: () => void
  readonly onUnassign: () => void
}

/** For the courier: who drives, with the acts that change it. A closed order keeps its driver on record and offers none. */
export function DriverCard({ order, onAssign, onUnassign }: DriverCardProps) {
  const session = useSession()
  const { driver, status } = order
  const assigns = canOrder.assign(session, order)
  const unassigns = canOrder.unassign(session, order)
  const isOffered = status === 'created' || status === 'assigned'
  return (
    <Card title="Driver">
      <DriverName driver={driver} isLink />
      {isOffered && (
        <div className={`${orderStyles.driverActs} wb-no-print`}>
          <VerdictButton
            size="small"
            verdict={assigns}
            text={driver === null ? 'Assign Driver' : 'Reassign'}
            onClick={onAssign}
          />
          {driver !== null && unassigns.allowed && (
            <Button size="small" variant="minimal" text={orderMoves.created.label} onClick={onUnassign} />
          )}
        </div>
      )}
    </Card>
  )
}
