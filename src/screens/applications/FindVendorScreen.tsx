import { Tag } from '@blueprintjs/core'
import { Shop } from '@blueprintjs/icons'
import { useSearchParams } from 'react-router-dom'
import { formatMeasure } from '#domain/amounts/units.ts'
import { getGetPotentialVendorsQueryKey, getPotentialVendors } from '#generated/client/relationships/relationships.ts'
import type { PotentialVendor, PotentialVendorPagination } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import type { Column } from '#src/tables/column.ts'
import { DataList } from '#src/tables/DataList.tsx'
import { ListCount } from '#src/tables/ListCount.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import { useListState } from '#src/tables/use-list-state.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ApplicationsLink } from './application-links.tsx'
import { ServedAtField } from './ServedAtField.tsx'
import styles from './applications.module.css'

type SortField = 'name' | 'distance'

const words = { one: 'courier', many: 'couriers' }
const tableId = 'couriers-to-apply-to'
const sortFields = ['name', 'distance'] as const
const byName = { field: 'name', direction: 'asc' } as const
const nearest = { field: 'distance', direction: 'asc' } as const
const longestSearch = 100

/** Couriers that deliver for others, and that one may apply to: of the whole installation, or those that serve a place. */
export function FindVendorScreen() {
  const { tenant } = useSession()
  const [params] = useSearchParams()
  const near = pointIn(params.get('at') ?? '')
  // Of a place the nearest come first, unless they are sorted otherwise.
  const own = useListState<SortField>({
    sortFields: near === undefined ? ['name'] : sortFields,
    defaultSort: near === undefined ? byName : nearest,
    filterNames: ['q', 'place', 'at'],
  })
  const search = own.filter('q').slice(0, longestSearch)
  const query = {
    ...(search !== '' && { search }),
    pagination: {
      sort: [own.sort],
      ...(near !== undefined && { filter: { near } }),
    } satisfies PotentialVendorPagination,
  }
  const paged = usePagedRows({
    queryKey: getGetPotentialVendorsQueryKey(tenant.id, query),
    fetchPage: (request, signal) =>
      getPotentialVendors(tenant.id, { ...query, pagination: { ...query.pagination, ...request } }, undefined, signal),
    startPage: own.page,
  })
  const remembered = useTableLayout(tableId)
  return (
    <div className="wb-page wb-list-page">
      <PageHeader title="Find a courier" actions={<ApplicationsLink to={paths.sentCourierApplications.list()} />} />
      <div className="wb-filter-bar">
        <ServedAtField
          key={own.filter('place')}
          place={own.filter('place')}
          onPick={(picked) =>
            own.setFilters({
              place: picked?.label ?? null,
              at: picked && `${picked.latitude},${picked.longitude}`,
              sort: null,
            })
          }
        />
        <SearchField
          placeholder="Name or city"
          value={own.filter('q')}
          onChange={(q) => own.setFilters({ q }, { replace: true })}
        />
        <div className="wb-filter-tail">
          <ListCount paged={paged} words={words} />
        </div>
      </div>
      <DataList
        label="Couriers"
        tableId={tableId}
        columns={near === undefined ? anywhere : columns}
        state={own}
        paged={paged}
        remembered={remembered}
        rowLabel={({ name }) => name}
        rowPath={({ id }) => paths.vendorProfile(id)}
        empty={
          <EmptyState icon={<Shop size={18} />} title="No couriers yet">
            Couriers that offer a service here, and do not deliver for you yet, can be found here.
          </EmptyState>
        }
      />
    </div>
  )
}

/** "50.44,-104.61"; undefined of what is no place. */
function pointIn(text: string): { latitude: number; longitude: number } | undefined {
  const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined
}

const columns: readonly Column<PotentialVendor, SortField>[] = [
  {
    id: 'name',
    title: 'Courier',
    width: 280,
    sortField: 'name',
    byDefault: true,
    required: true,
    cell: ({ name, image, applicationId }) => (
      <span className={styles.vendor}>
        <Avatar name={name} image={image} isLogo />
        {name}
        {applicationId !== null && <Tag minimal>Applied</Tag>}
      </span>
    ),
  },
  { id: 'distance', title: 'Distance', width: 110, sortField: 'distance', byDefault: true, cell: Distance },
  { id: 'city', title: 'City', width: 140, byDefault: true, cell: ({ city }) => city },
  { id: 'headline', title: 'Headline', width: 280, byDefault: true, cell: ({ headline }) => headline },
  { id: 'services', title: 'Services', width: 280, byDefault: true, cell: ({ services }) => services.join(', ') },
]
const anywhere = columns.filter(({ id }) => id !== 'distance')

/** To the middle of the area that the place lies in. */
function Distance({ distanceM }: PotentialVendor) {
  const { unitPreference } = useSession()
  return distanceM === null ? null : formatMeasure(distanceM, 'largeDistance', unitPreference, 0)
}
