import { Button, Switch } from '@blueprintjs/core'
import { Add, Archive, Import, MapMarker } from '@blueprintjs/icons'
import { Outlet, useLocation } from 'react-router-dom'
import type { Location } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ColumnMenu } from '#src/tables/ColumnMenu.tsx'
import { DataList } from '#src/tables/DataList.tsx'
import { SearchField } from '#src/tables/SearchField.tsx'
import type { PagedRows } from '#src/tables/use-paged-rows.ts'
import { useTableLayout } from '#src/tables/use-table-layout.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { locationColumns } from './location-columns.tsx'
import { useArchiving } from './use-archiving.ts'
import { useLocationList, useLocationSelection } from './use-location-list.ts'
import './locations.css'

const labelOf = ({ name }: Location) => name
const counts = new Intl.NumberFormat('en-CA')

/** The address book. Adding, editing and reading a place open over it, each at its own address. */
export function LocationListScreen() {
  const session = useSession()
  const { search } = useLocation()
  const { state, paged, archived } = useLocationList()
  const remembered = useTableLayout('locations')
  const selection = useLocationSelection()
  const creates = can.createLocation(session).allowed
  const updates = can.updateLocation(session).allowed
  const showArchived = (shown: boolean) => {
    selection.clear()
    state.setFilters({ archived: shown ? '1' : null })
  }

  return (
    <div className="wb-page wb-list-page">
      <PageHeader title="Locations" actions={creates && <Actions search={search} />} />
      <div className="wb-filter-bar">
        <SearchField
          placeholder="Name, address, city or reference"
          value={state.filter('q')}
          onChange={(q) => state.setFilters({ q }, { replace: true })}
        />
        <Switch
          className="wb-location-archived"
          label="Archived"
          role="switch"
          aria-checked={archived}
          checked={archived}
          onChange={(event) => showArchived(event.currentTarget.checked)}
        />
        <Count paged={paged} />
        <ColumnMenu columns={locationColumns} layout={remembered.layout} onChange={remembered.change} />
      </div>
      {selection.ids.size > 0 && <SelectionBar selection={selection} archived={archived} />}
      <DataList
        label="Locations"
        tableId="locations"
        columns={locationColumns}
        state={state}
        paged={paged}
        remembered={remembered}
        rowLabel={labelOf}
        rowPath={({ id }) => paths.location(id) + search}
        selection={updates ? selection : undefined}
        empty={archived ? <NoArchived onBack={() => showArchived(false)} /> : <NothingYet mayAdd={creates} />}
      />
      <Outlet />
    </div>
  )
}

function Actions({ search }: { readonly search: string }) {
  return (
    <>
      <ButtonLink to={paths.locationImport()} icon={<Import />}>
        Import
      </ButtonLink>
      <ButtonLink to={paths.locationNew() + search} intent="primary" icon={<Add />}>
        Add location
      </ButtonLink>
    </>
  )
}

/** How many match, "1,000+" past the point where counting stops. */
function Count({ paged: { total, totalIsCapped } }: { readonly paged: PagedRows<unknown> }) {
  const number = totalIsCapped ? '1,000+' : counts.format(total ?? 0)
  return (
    <span className="wb-filter-count" role="status">
      {total !== undefined && `${number} ${total === 1 ? 'location' : 'locations'}`}
    </span>
  )
}

interface SelectionBarProps {
  readonly selection: ReturnType<typeof useLocationSelection>
  readonly archived: boolean
}

/** What can be done with the ticked places. */
function SelectionBar({ selection, archived }: SelectionBarProps) {
  const { busy, setArchived } = useArchiving()
  const count = selection.ids.size
  const act = async () => {
    if (await setArchived(selection.places, !archived)) selection.clear()
  }
  return (
    <div className="wb-selection-bar" role="group" aria-label="Selected locations">
      <span role="status">{count === 1 ? '1 location selected' : `${count} locations selected`}</span>
      <Button text={archived ? 'Restore' : 'Archive'} loading={busy} onClick={() => void act()} />
      <Button variant="minimal" text="Clear" onClick={selection.clear} />
    </div>
  )
}

function NothingYet({ mayAdd }: { readonly mayAdd: boolean }) {
  return (
    <EmptyState
      icon={<MapMarker size={18} />}
      title="No locations yet"
      actions={
        mayAdd && (
          <>
            <ButtonLink to={paths.locationImport()} icon={<Import />}>
              Import a CSV file
            </ButtonLink>
            <ButtonLink to={paths.locationNew()} icon={<Add />}>
              Add location
            </ButtonLink>
          </>
        )
      }
    >
      The places you pick up from and deliver to, with their hours and whom to ask for. Orders are placed between them.
    </EmptyState>
  )
}

function NoArchived({ onBack }: { readonly onBack: () => void }) {
  return (
    <EmptyState
      icon={<Archive size={18} />}
      title="No archived locations"
      actions={<Button text="Show the others" onClick={onBack} />}
    >
      Places that are no longer used are kept here. Orders that were placed with them keep their address.
    </EmptyState>
  )
}
