import { Link } from 'react-router-dom'
import { fieldText } from '#domain/orders/order-fields.ts'
import { formatMeasure, type UnitCategory } from '#domain/amounts/units.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { canOrder } from '#src/access/can-order.ts'
import { paths } from '#src/paths.ts'
import { formatDuration } from '#src/orders/cells/format-span.ts'
import { SpeedCell } from '#src/orders/cells/SpeedCell.tsx'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { EditPencil } from './EditPencil.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { Card } from './Card.tsx'
import styles from './order.module.css'

interface DetailsCardProps {
  readonly order: DeliveryOrderPageView
  readonly onEdit: () => void
}

/** Order details of docs/rules/order-page.md, "Sections of the page". */
export function DetailsCard({ order, onEdit }: DetailsCardProps) {
  const session = useSession()
  const { unitPreference } = session
  const known = (value: number | null, category: UnitCategory) =>
    value === null ? null : formatMeasure(value, category, unitPreference)
  return (
    <Card
      title="Order details"
      aside={
        <EditPencil
          label="Edit order details"
          order={order}
          verdict={canOrder.editOrder(session, order)}
          onEdit={onEdit}
        />
      }
    >
      <Facts>
        <Fact label="PO Number">{order.poNumber}</Fact>
        {order.orderFields.map(({ id, name, value }) => (
          <Fact key={id} label={name}>
            {fieldText(value)}
          </Fact>
        ))}
        <Fact label="Service">
          {order.serviceName}
          {order.vehicleName !== null && <span className="wb-muted"> · {order.vehicleName}</span>}
        </Fact>
        <Fact label="Speed">
          <SpeedCell name={order.serviceSpeedName} color={order.serviceSpeedTextColor} />
        </Fact>
        <Fact label="Available">
          <TimeCell at={order.availableAt} />
        </Fact>
        <Fact label="Distance">
          {formatMeasure(order.distanceM, 'largeDistance', unitPreference)}
          {order.distanceEstimated && <span className="wb-muted"> estimated</span>}
        </Fact>
        <Fact label="Time">{formatDuration(order.timeS)}</Fact>
        <Fact label="Total Items">{String(order.totalParcels)}</Fact>
        <Fact label="Total Weight">{known(order.totalWeightKg, 'weight')}</Fact>
        <Fact label="Total Volume">{known(order.totalVolumeM3, 'volume')}</Fact>
        <Fact label="Scheduled">
          {scheduler(order)}
          <span className="wb-muted">
            {' · '}
            <TimeCell at={order.createdAt} />
          </span>
        </Fact>
        {/* Whom it is charged to stands beside the price, for those who see that. */}
        {order.pricing.hidden && <Fact label="Charge To">{order.senderTenant.name}</Fact>}
        {order.createdByRecurringOrderId !== null && (
          <Fact label="Recurring">
            <RecurringOrder id={order.createdByRecurringOrderId} scheduledBy={order.scheduledByTenant.id} />
          </Fact>
        )}
        {order.tags.length > 0 && (
          <Fact label="Tags">
            <ul className={styles.tags}>
              {order.tags.map(({ id, name, iconImageSrc }) => (
                <li key={id} className={styles.tag}>
                  {iconImageSrc !== null && <img src={iconImageSrc} alt="" width={14} height={14} />}
                  {name}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </Facts>
      {order.orderNotes !== null && order.orderNotes !== '' && (
        <div className={styles.note}>
          <span className="wb-label">Order Notes</span>
          <p>{order.orderNotes}</p>
        </div>
      )}
    </Card>
  )
}

/**
 * The creator and the organization that sends, or the supplier that placed it for that; what an administrator of the platform
 * placed is the platform's.
 */
function scheduler({ senderUser, senderTenant, receiverTenant, scheduledByTenant }: DeliveryOrderPageView): string {
  const isSuppliers = scheduledByTenant.id !== senderTenant.id && scheduledByTenant.id !== receiverTenant.id
  const { name } = isSuppliers ? scheduledByTenant : senderTenant
  return `${displayName(senderUser)}, ${senderUser.admin ? 'Waybill' : name}`
}

/** A link for the organization that scheduled it and has the planner; the bare number for everybody else. */
function RecurringOrder({ id, scheduledBy }: { readonly id: number; readonly scheduledBy: number }) {
  const { tenant, features } = useSession()
  const text = `Recurring order #${id}`
  return features.has('Planner') && tenant.id === scheduledBy ? <Link to={paths.recurringOrder(id)}>{text}</Link> : text
}
