import { useCallback, useMemo, useState } from 'react'
import { getGetPaginatedLocationsQueryKey, getPaginatedLocations } from '#generated/client/locations/locations.ts'
import type { Location, LocationPagination } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import type { Selection } from '#src/tables/DataList.tsx'
import { type ListState, type Sort, useListState } from '#src/tables/use-list-state.ts'
import { type PagedRows, usePagedRows } from '#src/tables/use-paged-rows.ts'

export type LocationSortField = NonNullable<LocationPagination['sort']>[number]['field']

const sortFields = ['name', 'city', 'updatedAt'] as const satisfies LocationSortField[]
const byName: Sort<LocationSortField> = { field: 'name', direction: 'asc' }
const filterNames = ['q'] as const

/** The longest text that the contract searches for. */
const longestSearch = 100

interface LocationList {
  readonly state: ListState<LocationSortField>
  readonly paged: PagedRows<Location>
  /** Whether the archived places are shown instead of the others. */
  readonly archived: boolean
}

/** The address book as the address names it: `?q=broadway&archived=1&sort=-updatedAt`. */
export function useLocationList(): LocationList {
  const { tenant } = useSession()
  const state = useListState({ sortFields, defaultSort: byName, filterNames })
  const { sort } = state
  const archived = state.filter('archived') === '1'
  const search = state.filter('q').slice(0, longestSearch)
  const asked = { ...(search !== '' && { search }), ...(archived && { displayArchived: true }) }
  const order = { sort: [{ field: sort.field, direction: sort.direction }] }
  const paged = usePagedRows({
    queryKey: getGetPaginatedLocationsQueryKey(tenant.id, { ...asked, pagination: order }),
    fetchPage: (request, signal) =>
      getPaginatedLocations(tenant.id, { ...asked, pagination: { ...order, ...request } }, undefined, signal),
    startPage: state.page,
  })
  return { state, paged, archived }
}

interface LocationSelection extends Selection<Location> {
  readonly places: readonly Location[]
  readonly clear: () => void
}

/** The places that the person ticked, as they were when ticked. */
export function useLocationSelection(): LocationSelection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Location>>(new Map())
  const toggle = useCallback(
    (place: Location) =>
      setChosen((before) => {
        const next = new Map(before)
        if (!next.delete(place.id)) next.set(place.id, place)
        return next
      }),
    [],
  )
  const toggleAll = useCallback(
    (places: readonly Location[]) =>
      setChosen((before) =>
        places.every(({ id }) => before.has(id)) ? new Map() : new Map(places.map((place) => [place.id, place])),
      ),
    [],
  )
  const clear = useCallback(() => setChosen(new Map()), [])
  const ids = useMemo(() => new Set(chosen.keys()), [chosen])
  return { ids, places: [...chosen.values()], toggle, toggleAll, clear }
}
