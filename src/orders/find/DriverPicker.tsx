import { useState } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { dayToDrive, offWords } from '#domain/orders/days-off.ts'
import { inHandWords, nearnessWords, rankDrivers, suggestedDrivers } from '#domain/orders/driver-ranking.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import { formatMeasure, type UnitPreference } from '#domain/amounts/units.ts'
import { useGetTenantUsersByRole } from '#generated/client/tenants/tenants.ts'
import type { Coordinates, LocationSummary, User } from '#generated/model/index.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { useNow } from '#src/lib/use-now.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { driverListParams } from './driver-list.ts'
import { PickList, type PickOption } from '#src/tables/PickList.tsx'

export interface DriverPickerProps {
  readonly selectedId: number | null
  /** What is to be given to a driver: those who are near and free come first, and say so. Without it they stand by name. */
  readonly orders?: readonly PickedUpOrder[]
  readonly onPick: (driver: User) => void
}

/** As much of an order as it takes to know who is near it. */
export interface PickedUpOrder {
  readonly pickupLocation: Pick<LocationSummary, 'id' | 'latitude' | 'longitude'>
  /** Unix seconds. */
  readonly availableAt: number
}

/**
 * Searches the drivers of the organisation by first name, last name, email or phone number; the archived are never offered. Who is off
 * on the day of an order is not suggested for it, and found by name.
 */
export function DriverPicker({ selectedId, orders, onPick }: DriverPickerProps) {
  const { tenant, timeZone } = useSession()
  const now = useNow()
  const units = useUnitPreference()
  const [search, setSearch] = useState('')
  const asked = useDebounced(search.trim())
  const drivers = useGetTenantUsersByRole(tenant.id, 'Driver', driverListParams(asked), {
    // What each has in hand changes with every order that is given away.
    query: { placeholderData: keepPreviousData, staleTime: 0 },
  })
  const found = drivers.data?.data ?? []
  const days = (orders ?? []).map(({ availableAt }) => dayToDrive(availableAt, now, timeZone))
  const { suggested, off } = suggestedDrivers(found, days)
  const isSearched = search.trim() !== ''
  return (
    <PickList
      label="Drivers"
      placeholder="Search by name, email or phone"
      search={search}
      onSearch={setSearch}
      options={
        orders === undefined
          ? found.map(byName)
          : [
              ...ranked(suggested, orders, now, units),
              ...(isSearched ? off.map((driver) => whoIsOff(driver, days)) : []),
            ]
      }
      note={!isSearched && off.length > 0 && `Off that day: ${off.map(displayName).join(', ')}`}
      answered={drivers.isPlaceholderData ? null : asked}
      selectedId={selectedId}
      onPick={({ id }) => {
        const driver = found.find((candidate) => candidate.id === id)
        if (driver !== undefined) onPick(driver)
      }}
      loading={drivers.isPending}
      error={drivers.error}
      retry={() => void drivers.refetch()}
      emptyText={emptyText(search.trim(), off.length > 0)}
    />
  )
}

function emptyText(search: string, areOff: boolean): string {
  if (search !== '') return `No driver matches “${search}”`
  return areOff ? 'Everybody is off that day' : 'No one has the Driver role yet'
}

function whoIsOff(driver: User, days: readonly LocalDate[]): PickOption {
  const words = days.flatMap((day) => offWords(driver.daysOff ?? [], day) ?? [])
  return { id: driver.id, label: displayName(driver), detail: words[0] ?? '', alsoFoundBy: driver.email }
}

function byName(driver: User): PickOption {
  return {
    id: driver.id,
    label: displayName(driver),
    detail: driver.email,
    ...(driver.ordersInHand !== undefined && { note: inHandWords(driver.ordersInHand) }),
  }
}

/** Nearest and freest first, each with the reason in the place of the e-mail, by which they are found all the same. */
function ranked(
  drivers: readonly User[],
  orders: readonly PickedUpOrder[],
  now: number,
  units: UnitPreference,
): PickOption[] {
  const pickup = onePickup(orders)
  const standing = drivers.map((driver) => ({
    driver,
    ordersInHand: driver.ordersInHand ?? 0,
    nextDropoff: driver.nextDropoff ? pointOf(driver.nextDropoff) : null,
    lastPosition: driver.lastPosition ? { ...driver.lastPosition, ...pointOf(driver.lastPosition) } : null,
  }))
  return rankDrivers(standing, pickup, now).map(({ driver: { driver, ordersInHand }, nearness }) => ({
    id: driver.id,
    label: displayName(driver),
    detail:
      pickup === null
        ? inHandWords(ordersInHand)
        : nearnessWords(nearness, ordersInHand, (metres) => formatMeasure(metres, 'largeDistance', units, 1)),
    alsoFoundBy: driver.email,
  }))
}

/** Where all of them are fetched; null when they lie apart. */
function onePickup([first, ...rest]: readonly PickedUpOrder[]): LatLng | null {
  const isOne = first !== undefined && rest.every(({ pickupLocation }) => pickupLocation.id === first.pickupLocation.id)
  return isOne ? pointOf(first.pickupLocation) : null
}

function pointOf({ latitude, longitude }: Coordinates): LatLng {
  return { lat: latitude, lng: longitude }
}
