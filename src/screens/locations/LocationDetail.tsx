import { operatingHoursText } from '#domain/operating-hours.ts'
import { formatPhone } from '#domain/phone.ts'
import { wallTimeAt, weekdays } from '#domain/zoned-time.ts'
import type { Location } from '#generated/model/index.ts'
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

const kindLabels: Readonly<Record<Location['kind'], string>> = {
  commercial: 'Commercial',
  residential: 'Residential',
  general: 'General',
}

interface OfPlace {
  readonly place: Location
}

/** A place to read: where it is, whom to ask for, when it is open, and orders from and to it. */
export function LocationDetail({ place }: OfPlace) {
  return (
    <>
      <SideDrawerPart>
        <p className={styles.address}>{place.formattedAddress}</p>
        <div className={styles.map}>
          <LazyPinMap place={place} label={`Map of ${place.name}`} height={mapHeight} />
        </div>
        <OrderLinks place={place} />
      </SideDrawerPart>
      <SideDrawerPart title="Contact">
        <Facts>
          <Fact label="Ask for">{orNotGiven(place.contactName)}</Fact>
          <Fact label="Phone">
            {orNotGiven(place.phone && <a href={`tel:${place.phone}`}>{formatPhone(place.phone)}</a>)}
          </Fact>
          <Fact label="Pickup notes">{orNotGiven(place.pickupNotes)}</Fact>
          <Fact label="Drop-off notes">{orNotGiven(place.dropoffNotes)}</Fact>
        </Facts>
      </SideDrawerPart>
      <SideDrawerPart title="Operating hours">
        <Week place={place} />
      </SideDrawerPart>
      <SideDrawerPart title="Details">
        <Facts>
          <Fact label="Kind">{kindLabels[place.kind]}</Fact>
          <Fact label="Reference">{orNotGiven(place.externalReference)}</Fact>
          <Fact label="Coordinates">{`${place.latitude}, ${place.longitude}`}</Fact>
          <Fact label="Time zone">{place.timezone.replaceAll('_', ' ')}</Fact>
          <Fact label="Updated">
            <Moment at={place.updatedAt} />
          </Fact>
        </Facts>
      </SideDrawerPart>
    </>
  )
}

/** Orders begin in the scheduler, with this place filled in. */
function OrderLinks({ place }: OfPlace) {
  const session = useSession()
  if (place.archived || !can.createOrder(session).allowed) return null
  return (
    <div className={styles.orders}>
      <ButtonLink to={`${paths.scheduler()}?pickup=${place.id}`}>Order from here</ButtonLink>
      <ButtonLink to={`${paths.scheduler()}?dropoff=${place.id}`}>Order to here</ButtonLink>
    </div>
  )
}

/** The hours of the week on the clock at the place, today's first to the eye. */
function Week({ place }: OfPlace) {
  const today = wallTimeAt(useNow(), zoneOf(useSession(), place.timezone)).weekday
  return (
    <table className={styles.week}>
      <tbody>
        {weekdays.map((weekday) => (
          <tr key={weekday} className={weekday === today ? styles.today : undefined}>
            <th scope="row">
              {sentence(weekday)}
              {weekday === today && <span className={styles.mark}>Today</span>}
            </th>
            <td>{operatingHoursText(place.operatingHours[weekday])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
