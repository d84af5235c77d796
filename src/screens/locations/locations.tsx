import { Import, MapMarker } from '@blueprintjs/icons'
import { withUnit } from '#domain/addresses/address.ts'
import { operatingHoursText } from '#domain/time/operating-hours.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Location } from '#generated/model/index.ts'
import { locationContract } from '#generated/screens/location.ts'
import { mayImport } from './import/may-import.ts'
import { useNow } from '#src/lib/use-now.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { LocationPin } from '#src/resources/locations/LocationPin.tsx'
import { rightsTo } from '#src/resources/rights-to.ts'
import { useSession, zoneOf } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { LocationDetail } from './LocationDetail.tsx'
import styles from './locations.module.css'

/** The address book. */
export const locations = defineResource({
  contract: locationContract,
  paths: paths.locations,
  nameOf: ({ name }) => name,
  titleOf: ({ fullName }) => fullName,
  icon: <MapMarker size={18} />,
  empty:
    'The locations you pick up from and deliver to, with their hours and whom to ask for. Orders are placed between them.',
  emptyArchived:
    'Locations that are no longer used are kept here. Orders that were placed with them keep their address.',
  archivedNote: 'It is not offered for new orders.',
  search: 'Name, address, city or reference',
  rights: rightsTo('locations'),
  columns: [
    { field: 'name', width: 220, cell: (location) => <NameCell location={location} /> },
    'city',
    {
      field: 'streetAddress',
      width: 212,
      cell: (location) => <StreetCell location={location} />,
    },
    { field: 'contactName', title: 'Contact' },
    'phone',
    { id: 'hours', title: 'Today', width: 132, cell: (location) => <HoursCell location={location} /> },
    'updatedAt',
    { field: 'postalCode', byDefault: false },
    { field: 'province', byDefault: false },
    { field: 'externalReference', byDefault: false },
  ],
  // No kind is none of the three; a switch that is off says so; without a zone the server finds it from the pin; no hours are hours on no day.
  cleared: { kind: undefined, approximatePin: false, timezone: undefined, operatingHours: {} },

  Detail: ({ row }) => <LocationDetail location={row} />,
  Actions: () => <ImportLink text="Import" />,
  EmptyActions: () => <ImportLink text="Import a CSV file" />,
  fields: { map: { section: 'pin', Part: LocationPin } },
})

function StreetCell({ location }: { readonly location: Location }) {
  return (
    <span className={styles.street} title={location.formattedAddress}>
      <span>{withUnit(location.streetAddress, location.unitNumber)}</span>
      {location.approximatePin && <em>Approximate pin</em>}
    </span>
  )
}

function NameCell({ location }: { readonly location: Location }) {
  return (
    <span title={location.fullName}>
      {location.name}
      {location.friendlyName !== null && <span className={styles.friendly}> {location.friendlyName}</span>}
    </span>
  )
}

/** The hours of today, on the clock at the location. */
function HoursCell({ location }: { readonly location: Location }) {
  const { weekday } = wallTimeAt(useNow(), zoneOf(useSession(), location.timezone))
  const text = operatingHoursText(location.operatingHours[weekday])
  return (
    <span className={text === 'Closed' ? styles.closed : undefined} title={text}>
      {text}
    </span>
  )
}

function ImportLink({ text }: { readonly text: string }) {
  if (!mayImport(useSession()).allowed) return null
  return <ButtonLink to={paths.locationImport()} icon={<Import />} text={text} />
}
