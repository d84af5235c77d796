import { Button } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import { useGetTenantServices } from '#generated/client/services/services.ts'
import { can } from '#src/access/can.ts'
import { CustomerFilter } from '#src/orders/find/CustomerFilter.tsx'
import { DriverFilter } from '#src/orders/find/DriverFilter.tsx'
import { useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { filterNames, isNarrowed, type PlannerFilter } from './calendar-address.ts'
import styles from './calendar.module.css'

interface CalendarFiltersProps {
  readonly narrowing: PlannerFilter
  /** @param values by their names in the address; null takes one out of it */
  readonly onChange: (values: Readonly<Record<string, string | null>>) => void
  readonly onPrint: () => void
}

/** Narrows the calendar down: couriers by customer and driver, all by service. */
export function CalendarFilters({ narrowing, onChange, onPrint }: CalendarFiltersProps) {
  const session = useSession()
  const isCourier = session.features.has('Courier')
  const { customerTenantId = null, driverUserId = null, serviceId = null } = narrowing
  const pick = (name: (typeof filterNames)[number]) => (id: number | null) =>
    onChange({ [name]: id === null ? null : String(id) })
  return (
    <div className={`wb-filter-bar ${styles.filters}`} role="search" aria-label="Calendar">
      <div className="wb-filter-scroll">
        {isCourier && can.readCustomers(session).allowed && (
          <CustomerFilter customerId={customerTenantId} onPick={pick('customer')} />
        )}
        {isCourier && (can.readUsers(session).allowed || can.dispatch(session).allowed) && (
          <DriverFilter driverId={driverUserId} onPick={pick('driver')} />
        )}
        {can.createOrder(session).allowed && (
          <ServiceFilter serviceId={serviceId} customerTenantId={customerTenantId} onPick={pick('service')} />
        )}
        {isNarrowed(narrowing) && (
          <Button
            className="wb-no-print"
            variant="minimal"
            text="Clear filters"
            onClick={() => onChange(Object.fromEntries(filterNames.map((name) => [name, null])))}
          />
        )}
        <div className="wb-filter-tail wb-no-print">
          <Button variant="minimal" icon={<Print />} text="Print" onClick={onPrint} />
        </div>
      </div>
    </div>
  )
}

const fiveMinutesMs = 300_000

interface ServiceFilterProps {
  readonly serviceId: number | null
  /** Whose services are offered; null: all that can be ordered. */
  readonly customerTenantId: number | null
  readonly onPick: (serviceId: number | null) => void
}

function ServiceFilter({ serviceId, customerTenantId, onPick }: ServiceFilterProps) {
  const { tenant } = useSession()
  const { data } = useGetTenantServices(
    tenant.id,
    { pagination: { page: 0, pageSize: 100 }, ...(customerTenantId !== null && { customerTenantId }) },
    { query: { staleTime: fiveMinutesMs } },
  )
  const choices = (data?.data ?? []).map(({ id, name }) => ({ value: String(id), text: name }))
  // One that cannot be ordered any more is still asked for.
  const isOffered = serviceId === null || choices.some(({ value }) => value === String(serviceId))
  return (
    <ChoiceFilter
      label="Service"
      choices={isOffered ? choices : [...choices, { value: String(serviceId), text: `No. ${serviceId}` }]}
      chosen={serviceId === null ? [] : [String(serviceId)]}
      isSingle
      onChoose={([id]) => onPick(id === undefined ? null : Number(id))}
    />
  )
}
