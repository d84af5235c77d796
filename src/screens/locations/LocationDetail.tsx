import { Callout } from '@blueprintjs/core'
import { operatingHoursText } from '#domain/time/operating-hours.ts'
import { formatPhone } from '#domain/addresses/phone.ts'
import { wallTimeAt, weekdays } from '#domain/time/zoned-time.ts'
import type { Location } from '#generated/model/index.ts'
import { locationContract } from '#generated/screens/location.ts'
import { can } from '#src/access/can.ts'
import { useNow } from '#src/lib/use-now.ts'
import { LazyPinMap } from '#src/maps/LazyMaps.tsx'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { sentence } from '#src/resources/words.ts'
import { useSession, zoneOf } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import styles from './locations.module.css'

/** Pixels. */
const mapHeight = 220

interface OfLocation {
  readonly location: Location
}

/** A location to read: where it is, whom to ask for, when it is open, and orders from and to it. */
export function LocationDetail({ location }: OfLocation) {
  return (
    <>
      <SideDrawerPart>
        <p className={styles.address}>{location.formattedAddress}</p>
        <div className={styles.map}>
          <LazyPinMap place={location} label={`Map of ${location.name}`} height={mapHeight} />
        </div>
        {location.approximatePin && (
          <Callout intent="warning" compact>
            The pin is approximate: it stands in the middle of the city or postal area. Edit the location to put it on
            the door.
          </Callout>
        )}
        <OrderLinks location={location} />
      </SideDrawerPart>
      <SideDrawerPart title="Contact">
        <Facts>
          <Fact label="Ask for">{orNotGiven(location.contactName)}</Fact>
          <Fact label="Phone">
            {orNotGiven(location.phone && <a href={`tel:${location.phone}`}>{formatPhone(location.phone)}</a>)}
          </Fact>
          <Fact label="E-mail">
            {orNotGiven(location.email && <a href={`mailto:${location.email}`}>{location.email}</a>)}
          </Fact>
          <Fact label="Pickup notes">{orNotGiven(location.pickupNotes)}</Fact>
          <Fact label="Drop-off notes">{orNotGiven(location.dropoffNotes)}</Fact>
        </Facts>
      </SideDrawerPart>
      <SideDrawerPart title="Operating hours">
        <Week location={location} />
      </SideDrawerPart>
      <SideDrawerPart title="Details">
        <Facts>
          <Fact label="Kind">{locationContract.facts.kind.choices[location.kind]}</Fact>
          <Fact label="Reference">{orNotGiven(location.externalReference)}</Fact>
          <Fact label="Coordinates">{`${location.latitude}, ${location.longitude}`}</Fact>
          <Fact label="Time zone">{location.timezone.replaceAll('_', ' ')}</Fact>
          <Fact label="Updated">
            <Moment at={location.updatedAt} />
          </Fact>
        </Facts>
      </SideDrawerPart>
    </>
  )
}

/** Orders begin in the scheduler, with this location filled in. */
function OrderLinks({ location }: OfLocation) {
  const session = useSession()
  if (location.archived || !can.createOrder(session).allowed) return null
  return (
    <div className={styles.orders}>
      <ButtonLink to={`${paths.scheduler()}?pickup=${location.id}`}>Order from here</ButtonLink>
      <ButtonLink to={`${paths.scheduler()}?dropoff=${location.id}`}>Order to here</ButtonLink>
    </div>
  )
}

/** The hours of the week on the clock at the location, today's first to the eye. */
function Week({ location }: OfLocation) {
  const today = wallTimeAt(useNow(), zoneOf(useSession(), location.timezone)).weekday
  return (
    <table className={styles.week}>
      <tbody>
        {weekdays.map((weekday) => (
          <tr key={weekday} className={weekday === today ? styles.today : undefined}>
            <th scope="row">
              {sentence(weekday)}
              {weekday === today && <span className={styles.mark}>Today</span>}
            </th>
            <td>{operatingHoursText(location.operatingHours[weekday])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
