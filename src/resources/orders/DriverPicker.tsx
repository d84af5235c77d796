import { useState } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetTenantUsersByRole } from '#generated/client/tenants/tenants.ts'
import type { User } from '#generated/model/index.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { driverListParams } from './driver-list.ts'
import { PickList } from './PickList.tsx'

export interface DriverPickerProps {
  readonly selectedId: number | null
  readonly onPick: (driver: User) => void
}

/** Searches the drivers of the organisation by first name, last name, e-mail or phone number; the archived are never offered. */
export function DriverPicker({ selectedId, onPick }: DriverPickerProps) {
  const { tenant } = useSession()
  const [search, setSearch] = useState('')
  const asked = useDebounced(search.trim())
  const drivers = useGetTenantUsersByRole(tenant.id, 'Driver', driverListParams(asked), {
    // What each has in hand changes with every order that is given away.
    query: { placeholderData: keepPreviousData, staleTime: 0 },
  })
  const found = drivers.data?.data ?? []
  return (
    <PickList
      label="Drivers"
      placeholder="Search by name, e-mail or phone"
      search={search}
      onSearch={setSearch}
      options={found.map((driver) => ({
        id: driver.id,
        label: displayName(driver),
        detail: driver.email,
        ...(driver.ordersInHand !== undefined && { note: inHandWords(driver.ordersInHand) }),
      }))}
      answered={drivers.isPlaceholderData ? null : asked}
      selectedId={selectedId}
      onPick={({ id }) => {
        const driver = found.find((candidate) => candidate.id === id)
        if (driver !== undefined) onPick(driver)
      }}
      loading={drivers.isPending}
      error={drivers.error}
      retry={() => void drivers.refetch()}
      emptyText={search.trim() === '' ? 'No one has the Driver role yet' : `No driver matches “${search.trim()}”`}
    />
  )
}

/** How much a driver has still to bring somewhere: "3 in hand". */
export function inHandWords(orders: number): string {
  return orders === 0 ? 'Nothing in hand' : `${orders} in hand`
}
