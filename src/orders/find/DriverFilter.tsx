import { useGetTenantUsersByRole } from '#generated/client/tenants/tenants.ts'
import type { DriverPickerProps } from '#src/orders/find/DriverPicker.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { FilterButton } from '#src/tables/FilterButton.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { driverListParams } from './driver-list.ts'
import '#src/ui/pick-list.css'

const driverPicker = lazyComponent<DriverPickerProps>(
  async () => (await import('#src/orders/find/DriverPicker.tsx')).DriverPicker,
)

const aMinuteMs = 60_000

interface DriverFilterProps {
  readonly driverId: number | null
  /** @param driverId null: of all */
  readonly onPick: (driverId: number | null) => void
}

/** Narrows a list down to one driver; the one that is chosen is taken back by choosing them again. */
export function DriverFilter({ driverId, onPick }: DriverFilterProps) {
  const { tenant } = useSession()
  const drivers = useGetTenantUsersByRole(tenant.id, 'Driver', driverListParams(), {
    query: { enabled: driverId !== null, staleTime: aMinuteMs },
  })
  const driver = drivers.data?.data.find(({ id }) => id === driverId)
  return (
    <FilterButton
      label="Driver"
      value={driverId === null ? undefined : driver === undefined ? String(driverId) : displayName(driver)}
      loadContent={driverPicker.load}
      content={
        <div className="wb-pick-popover">
          <driverPicker.Part selectedId={driverId} onPick={({ id }) => onPick(id === driverId ? null : id)} />
        </div>
      }
    />
  )
}
