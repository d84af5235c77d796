import { Button } from '@blueprintjs/core'
import { Archive, Edit, History } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { operatingHoursText } from '#domain/operating-hours.ts'
import { formatPhone } from '#domain/phone.ts'
import { wallTimeAt, weekdays, type Weekday } from '#domain/zoned-time.ts'
import type { Location } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { formatFull, formatWhen } from '#src/lib/format-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { LazyPinMap } from '#src/maps/LazyMaps.tsx'
import { paths } from '#src/paths.ts'
import { useSession, zoneOf } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { LocationPanel, LocationPendingDrawer } from './LocationMessageDrawer.tsx'
import { useAddressedLocation } from './use-addressed-location.ts'
import { useArchiving } from './use-archiving.ts'

/** Pixels. */
const mapHeight = 220

const kindLabels: Readonly<Record<Location['kind'], string>> = {
  commercial: 'Commercial',
  residential: 'Residential',
  general: 'General',
}

/** A place to read at /locations/{id}: where it is, whom to ask for, when it is open, and orders from and to it. */
export function LocationDetailDrawer() {
  const { place, error, retry } = useAddressedLocation()
  if (place === undefined) return <LocationPendingDrawer title="Location" error={error} retry={retry} />
  return (
    <LocationPanel title={place.fullName}>
      <div className="wb-location-body">
        {place.archived && <p className="wb-location-note">Archived. It is not offered for new orders.</p>}
        <section className="wb-location-part">
          <p className="wb-location-address">{place.formattedAddress}</p>
          <div className="wb-location-map">
            <LazyPinMap place={place} label={`Map of ${place.name}`} height={mapHeight} />
          </div>
          <OrderLinks place={place} />
        </section>
        <Part title="Contact">
          <dl className="wb-location-facts">
            <Fact label="Ask for" value={place.contactName} />
            <Fact
              label="Phone"
              value={place.phone === null ? null : <a href={`tel:${place.phone}`}>{formatPhone(place.phone)}</a>}
            />
            <Fact label="Pickup notes" value={place.pickupNotes} />
            <Fact label="Drop-off notes" value={place.dropoffNotes} />
          </dl>
        </Part>
        <Part title="Operating hours">
          <Week place={place} />
        </Part>
        <Part title="Details">
          <Details place={place} />
        </Part>
      </div>
      <Acts place={place} />
    </LocationPanel>
  )
}

/** Orders begin in the scheduler, with this place filled in. */
function OrderLinks({ place }: { readonly place: Location }) {
  const session = useSession()
  if (place.archived || !can.createOrder(session).allowed) return null
  return (
    <div className="wb-location-orders">
      <ButtonLink to={`${paths.scheduler()}?pickup=${place.id}`}>Order from here</ButtonLink>
      <ButtonLink to={`${paths.scheduler()}?dropoff=${place.id}`}>Order to here</ButtonLink>
    </div>
  )
}

/** The hours of the week on the clock at the place, today's first to the eye. */
function Week({ place }: { readonly place: Location }) {
  const today = wallTimeAt(useNow(), zoneOf(useSession(), place.timezone)).weekday
  return (
    <table className="wb-week">
      <tbody>
        {weekdays.map((weekday) => (
          <tr key={weekday} className={weekday === today ? 'wb-week-today' : undefined}>
            <th scope="row">
              {dayName(weekday)}
              {weekday === today && <span className="wb-week-mark">Today</span>}
            </th>
            <td>{operatingHoursText(place.operatingHours[weekday])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Details({ place }: { readonly place: Location }) {
  const { timeZone } = useSession()
  const now = useNow()
  return (
    <dl className="wb-location-facts">
      <Fact label="Kind" value={kindLabels[place.kind]} />
      <Fact label="Reference" value={place.externalReference} />
      <Fact label="Coordinates" value={`${place.latitude}, ${place.longitude}`} />
      <Fact label="Time zone" value={place.timezone.replaceAll('_', ' ')} />
      <Fact
        label="Updated"
        value={<span title={formatFull(place.updatedAt, timeZone)}>{formatWhen(place.updatedAt, timeZone, now)}</span>}
      />
    </dl>
  )
}

function Acts({ place }: { readonly place: Location }) {
  const session = useSession()
  const { search } = useLocation()
  const { busy, setArchived } = useArchiving()
  if (!can.updateLocation(session).allowed || place.tenantId !== session.tenant.id) return null
  return (
    <div className="wb-location-foot">
      <Button
        icon={place.archived ? <History /> : <Archive />}
        text={place.archived ? 'Restore' : 'Archive'}
        disabled={busy}
        onClick={() => void setArchived([place], !place.archived)}
      />
      <ButtonLink to={paths.locationEdit(place.id) + search} intent="primary" icon={<Edit />}>
        Edit
      </ButtonLink>
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="wb-location-part">
      <h3 className="wb-label">{title}</h3>
      {children}
    </section>
  )
}

/** One fact; what was not given is said quietly, so that nobody looks for it elsewhere. */
function Fact({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <div className="wb-location-fact">
      <dt>{label}</dt>
      <dd>{value ?? <span className="wb-location-none">Not given</span>}</dd>
    </div>
  )
}

function dayName(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1)
}
