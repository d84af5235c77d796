import { operatingHoursText } from '#domain/operating-hours.ts'
import { formatPhone } from '#domain/phone.ts'
import { wallTimeAt } from '#domain/zoned-time.ts'
import type { Location } from '#generated/model/index.ts'
import { formatFull, formatWhen } from '#src/lib/format-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession, zoneOf } from '#src/session/session.ts'
import type { Column } from '#src/tables/column.ts'
import { LocationActions } from './LocationActions.tsx'
import type { LocationSortField } from './use-location-list.ts'

type LocationColumn = Column<Location, LocationSortField>

const none = <span className="wb-location-none">—</span>

/** The facts of a place in a list. The first two head its card on a phone. */
export const locationColumns: readonly LocationColumn[] = [
  {
    id: 'name',
    title: 'Name',
    width: 220,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: (place) => <NameCell place={place} />,
  },
  { id: 'city', title: 'City', width: 112, sortField: 'city', byDefault: true, cell: ({ city }) => city },
  {
    id: 'address',
    title: 'Address',
    width: 212,
    byDefault: true,
    cell: (place) => <span title={place.formattedAddress}>{streetText(place)}</span>,
  },
  { id: 'contact', title: 'Contact', width: 130, byDefault: true, cell: ({ contactName }) => contactName ?? none },
  {
    id: 'phone',
    title: 'Phone',
    width: 132,
    byDefault: true,
    cell: ({ phone }) => (phone === null ? none : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>),
  },
  {
    id: 'hours',
    title: 'Today',
    width: 132,
    byDefault: true,
    cell: (place) => <HoursCell place={place} />,
  },
  {
    id: 'updated',
    title: 'Updated',
    width: 122,
    sortField: 'updatedAt',
    firstDirection: 'desc',
    byDefault: true,
    cell: ({ updatedAt }) => <UpdatedCell at={updatedAt} />,
  },
  {
    id: 'postalCode',
    title: 'Postal code',
    width: 100,
    byDefault: false,
    cell: ({ postalCode }) => postalCode ?? none,
  },
  { id: 'province', title: 'Province', width: 84, byDefault: false, cell: ({ province }) => province },
  {
    id: 'reference',
    title: 'Reference',
    width: 140,
    byDefault: false,
    cell: ({ externalReference }) => externalReference ?? none,
  },
  {
    id: 'actions',
    title: 'Actions',
    width: 84,
    align: 'right',
    byDefault: true,
    cell: (place) => <LocationActions place={place} />,
  },
]

/** Unit and street, without the city, which has a column of its own: "110-3160 Preston Avenue". */
function streetText({ unitNumber, streetAddress }: Pick<Location, 'unitNumber' | 'streetAddress'>): string {
  return unitNumber === null ? streetAddress : `${unitNumber}-${streetAddress}`
}

function NameCell({ place }: { readonly place: Location }) {
  return (
    <span title={place.fullName}>
      {place.name}
      {place.friendlyName !== null && <span className="wb-location-friendly"> {place.friendlyName}</span>}
    </span>
  )
}

/** The hours of today, on the clock at the place. */
function HoursCell({ place }: { readonly place: Location }) {
  const { weekday } = wallTimeAt(useNow(), zoneOf(useSession(), place.timezone))
  const text = operatingHoursText(place.operatingHours[weekday])
  return (
    <span className={text === 'Closed' ? 'wb-location-closed' : undefined} title={text}>
      {text}
    </span>
  )
}

function UpdatedCell({ at }: { readonly at: number }) {
  const { timeZone } = useSession()
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={formatFull(at, timeZone)}>
      {formatWhen(at, timeZone, useNow())}
    </time>
  )
}
