import { useState } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetCustomerTenants } from '#generated/client/tenants/tenants.ts'
import type { TenantSummary } from '#generated/model/index.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { PickList } from '#src/tables/PickList.tsx'

export interface CustomerPickerProps {
  readonly selectedId: number | null
  readonly onPick: (customer: TenantSummary) => void
}

/** Searches the customers of a courier or supplier by name or phone number. */
export function CustomerPicker({ selectedId, onPick }: CustomerPickerProps) {
  const [search, setSearch] = useState('')
  const asked = useDebounced(search.trim())
  const customers = useGetCustomerTenants(
    {
      pagination: { page: 0, pageSize: 100, sort: [{ field: 'name', direction: 'asc' }] },
      ...(asked !== '' && { search: asked }),
    },
    { query: { placeholderData: keepPreviousData } },
  )
  const found = customers.data?.data ?? []
  return (
    <PickList
      label="Customers"
      placeholder="Search by name or phone"
      search={search}
      onSearch={setSearch}
      options={found.map(({ id, name }) => ({ id, label: name }))}
      answered={customers.isPlaceholderData ? null : asked}
      selectedId={selectedId}
      onPick={({ id }) => {
        const customer = found.find((candidate) => candidate.id === id)
        if (customer !== undefined) onPick(customer)
      }}
      loading={customers.isPending}
      error={customers.error}
      retry={() => void customers.refetch()}
      emptyText={search.trim() === '' ? 'No customers yet' : `No customer matches “${search.trim()}”`}
    />
  )
}
