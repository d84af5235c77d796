import { withUnit } from '#domain/addresses/address.ts'
import { operatingHoursText } from '#domain/time/operating-hours.ts'
import { formatPhone } from '#domain/addresses/phone.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { OrderLocation } from '#generated/model/index.ts'
import { useNow } from '#src/lib/use-now.ts'
import { MapButton } from '#src/orders/cells/MapButton.tsx'
import { useSession, zoneOf } from '#src/session/session.ts'
import { Card } from './Card.tsx'
import stopStyles from './stop.module.css'
import orderStyles from './order.module.css'

interface LocationCardProps {
  readonly title: 'Pickup' | 'Drop Off'
  readonly location: OrderLocation
  readonly notes: string | null
  readonly onShowMap: () => void
}

/** A stop of an order: where, whom to ask for, and whether it is open today by its own clock. */
export function LocationCard({ title, location, notes, onShowMap }: LocationCardProps) {
  const { unitNumber, formattedAddress, contactName, phone, email = null, operatingHours, timezone } = location
  const { weekday } = wallTimeAt(useNow(), zoneOf(useSession(), timezone))
  return (
    <Card title={title} aside={<MapButton of={title} onClick={onShowMap} />}>
      <p className={stopStyles.name}>{location.fullName || location.name}</p>
      <p className={stopStyles.address}>{withUnit(formattedAddress, unitNumber)}</p>
      {(contactName ?? phone ?? email) !== null && (
        <p className={stopStyles.contact}>
          {contactName !== null && <span>{contactName}</span>}
          {phone !== null && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
          {email !== null && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
      <p className={stopStyles.hours}>
        <span className="wb-muted">Today</span> {operatingHoursText(operatingHours[weekday])}
      </p>
      {notes !== null && notes !== '' && (
        <div className={orderStyles.note}>
          <span className="wb-label">{title} notes</span>
          <p>{notes}</p>
        </div>
      )}
    </Card>
  )
}
