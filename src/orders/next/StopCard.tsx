import { Map as MapIcon, Phone } from '@blueprintjs/icons'
import { withUnit } from '#domain/addresses/address.ts'
import { operatingHoursText } from '#domain/time/operating-hours.ts'
import { fieldText } from '#domain/orders/order-fields.ts'
import { formatPhone } from '#domain/addresses/phone.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { DeliveryOrderDriverView, StopType } from '#generated/model/index.ts'
import { useNow } from '#src/lib/use-now.ts'
import { stopNames } from '#src/orders/history/stop-names.ts'
import { DueCell, TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { useSession, zoneOf } from '#src/session/session.ts'
import { mapLink } from './map-link.ts'
import styles from './next.module.css'

interface StopCardProps {
  readonly order: DeliveryOrderDriverView
  readonly stop: StopType
  /** Whether it comes after the stop that is next: what was noted of the whole order stands there. */
  readonly isAfter?: boolean
}

/** Where to go, whom to ask for and by when: the address opens the device's map, the number its telephone. */
export function StopCard({ order, stop, isAfter = false }: StopCardProps) {
  const location = stop === 'pickup' ? order.pickupLocation : order.dropoffLocation
  const { unitNumber, formattedAddress, contactName, phone, operatingHours, timezone } = location
  const notes = stop === 'pickup' ? location.pickupNotes : location.dropoffNotes
  const { weekday } = wallTimeAt(useNow(), zoneOf(useSession(), timezone))
  return (
    <section className={`wb-card ${styles.card}`} aria-label={stopNames[stop]}>
      <p className="wb-label">
        {isAfter ? 'After that' : 'Next stop'}: {stopNames[stop]}
      </p>
      <h2 className={styles.heading}>{location.fullName || location.name}</h2>
      <a className={styles.link} href={mapLink(location, navigator.userAgent)} target="_blank" rel="noreferrer">
        <MapIcon size={18} />
        <span>{withUnit(formattedAddress, unitNumber)}</span>
      </a>
      {phone !== null && (
        <a className={styles.link} href={`tel:${phone}`}>
          <Phone size={18} />
          <span>
            {contactName !== null && `${contactName}, `}
            {formatPhone(phone)}
          </span>
        </a>
      )}
      {phone === null && contactName !== null && <p>{contactName}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{stop === 'pickup' ? 'Available' : 'Due'}</dt>
          <dd>{stop === 'pickup' ? <TimeCell at={order.availableAt} /> : <DueCell dueAt={order.dueAt} open />}</dd>
        </div>
        <div>
          <dt>Open today</dt>
          <dd>{operatingHoursText(operatingHours[weekday])}</dd>
        </div>
      </dl>
      <Note title={`${stopNames[stop]} notes`} text={notes} />
      {!isAfter && <Note title="Order notes" text={order.orderNotes} />}
      {!isAfter &&
        order.orderFields.map(({ id, name, value }) => <Note key={id} title={name} text={fieldText(value)} />)}
    </section>
  )
}

function Note({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (text === null || text === '') return null
  return (
    <div className={styles.note}>
      <p className="wb-label">{title}</p>
      <p>{text}</p>
    </div>
  )
}
