import { HTMLSelect } from '@blueprintjs/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getGetRecurringOrderQueryKey, setRecurringOrderDriver } from '#generated/client/planner/planner.ts'
import { useGetTenantUsersByRole } from '#generated/client/tenants/tenants.ts'
import type { RecurringOrder } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { driverListParams } from '#src/orders/find/driver-list.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { PlannerCard } from './PlannerCard.tsx'

/** Who drives each of its orders, unless the dispatcher says otherwise: for the courier that carries them out. */
export function DriverCard({ row }: { readonly row: RecurringOrder }) {
  const session = useSession()
  const client = useQueryClient()
  const dispatches = can.dispatch(session).allowed
  const { data } = useGetTenantUsersByRole(session.tenant.id, 'Driver', driverListParams())
  const drivers = data?.data ?? []
  const nameBy = (id: number | null) => {
    const driver = drivers.find((one) => one.id === id)
    return driver === undefined ? null : displayName(driver)
  }
  const choose = useMutation({
    mutationFn: (userId: number | null) => setRecurringOrderDriver(row.id, { userId }),
    onSuccess: (saved) => {
      client.setQueryData(getGetRecurringOrderQueryKey(row.id), saved)
      const name = nameBy(saved.defaultDriverUserId)
      showSuccess(name === null ? 'Nobody drives it by default' : `${name} drives it by default`)
    },
    onError: (error) => tellRefusal(error, 'say who drives it'),
  })
  const chosen = choose.isPending ? choose.variables : row.defaultDriverUserId
  return (
    <PlannerCard title="Driver">
      {dispatches ? (
        <HTMLSelect
          fill
          aria-label="Driver"
          value={chosen ?? ''}
          onChange={({ target }) => choose.mutate(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Nobody</option>
          {chosen !== null && nameBy(chosen) === null && <option value={chosen}>{`No. ${chosen}`}</option>}
          {drivers.map((driver) => (
            <option key={driver.id} value={driver.id}>
              {displayName(driver)}
            </option>
          ))}
        </HTMLSelect>
      ) : (
        <p>{nameBy(chosen) ?? 'Nobody'}</p>
      )}
      <p className="wb-muted">
        Each order is assigned to this driver as it is placed. Those placed already keep theirs.
      </p>
    </PlannerCard>
  )
}
