import { formatPhone } from '#domain/addresses/phone.ts'
import { formatMeasure } from '#domain/amounts/units.ts'
import type { BrokerageOffer, DeliveryOrderPageView, OrderLocation } from '#generated/model/index.ts'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { useSession } from '#src/session/session.ts'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { Card } from '../detail/Card.tsx'
import confirmBrokerageStyles from './confirm-brokerage.module.css'
import stopStyles from '../detail/stop.module.css'

/** The order in short: from where to where, what and when. */
export function BrokeredOrderCard({ order }: { readonly order: DeliveryOrderPageView }) {
  const { unitPreference } = useSession()
  return (
    <Card title="Order">
      <ol className={confirmBrokerageStyles.stops}>
        <Stop mark="P" label="Pickup" location={order.pickupLocation} />
        <Stop mark="D" label="Drop Off" location={order.dropoffLocation} />
      </ol>
      <Facts>
        <Fact label="Customer">{order.senderTenant.name}</Fact>
        <Fact label="Available">
          <TimeCell at={order.availableAt} />
        </Fact>
        <Fact label="Promised">{order.dueAt === null ? null : <TimeCell at={order.dueAt} />}</Fact>
        <Fact label="Service">{`${order.serviceName}, ${order.serviceSpeedName}`}</Fact>
        <Fact label="Parcels">
          <ul className={confirmBrokerageStyles.parcels}>
            {order.parcelDetails.map(({ id, quantity, name, weightKg }) => (
              <li key={id}>
                {quantity} × {name}
                {weightKg !== null && `, ${formatMeasure(weightKg, 'weight', unitPreference)} each`}
              </li>
            ))}
          </ul>
        </Fact>
        <Fact label="Notes">{order.orderNotes}</Fact>
      </Facts>
    </Card>
  )
}

function Stop({
  mark,
  label,
  location,
}: {
  readonly mark: string
  readonly label: string
  readonly location: OrderLocation
}) {
  return (
    <li>
      <span className={confirmBrokerageStyles.mark} aria-hidden="true">
        {mark}
      </span>
      <span className="wb-visually-hidden">{label}: </span>
      <span>
        <strong>{location.name}</strong>
        <span className={confirmBrokerageStyles.address}>{location.formattedAddress}</span>
      </span>
    </li>
  )
}

/** Who would carry it out, and how to reach its order desk. */
export function ReceiverCard({ receiver }: { readonly receiver: BrokerageOffer['receiverTenant'] }) {
  return (
    <Card title="Receiver">
      <p className={stopStyles.name}>{receiver.name}</p>
      {receiver.address !== null && <p className={stopStyles.address}>{receiver.address}</p>}
      {receiver.phone !== null && (
        <p>
          <a href={`tel:${receiver.phone}`}>{formatPhone(receiver.phone)}</a>
        </p>
      )}
    </Card>
  )
}
