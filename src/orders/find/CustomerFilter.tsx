import { useGetCustomerTenants } from '#generated/client/tenants/tenants.ts'
import type { CustomerPickerProps } from '#src/orders/find/CustomerPicker.tsx'
import { FilterButton } from '#src/tables/FilterButton.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import '#src/ui/pick-list.css'

const customerPicker = lazyComponent<CustomerPickerProps>(
  async () => (await import('#src/orders/find/CustomerPicker.tsx')).CustomerPicker,
)

const aMinuteMs = 60_000

interface CustomerFilterProps {
  readonly customerId: number | null
  /** @param customerId null: of all */
  readonly onPick: (customerId: number | null) => void
}

/** Narrows a list down to one customer; the one that is chosen is taken back by choosing it again. */
export function CustomerFilter({ customerId, onPick }: CustomerFilterProps) {
  const customers = useGetCustomerTenants(
    { pagination: { page: 0, pageSize: 100, sort: [{ field: 'name', direction: 'asc' }] } },
    { query: { enabled: customerId !== null, staleTime: aMinuteMs } },
  )
  const name = customers.data?.data.find(({ id }) => id === customerId)?.name
  return (
    <FilterButton
      label="Customer"
      value={customerId === null ? undefined : (name ?? String(customerId))}
      loadContent={customerPicker.load}
      content={
        <div className="wb-pick-popover">
          <customerPicker.Part selectedId={customerId} onPick={({ id }) => onPick(id === customerId ? null : id)} />
        </div>
      }
    />
  )
}
