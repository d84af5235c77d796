import { SegmentedControl } from '@blueprintjs/core'
import { useSearchParams } from 'react-router-dom'
import { useGetFuelSurcharges, useGetTenantFuelPrices } from '#generated/client/services/services.ts'
import type { FuelPrice, FuelSurcharges, FuelType } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import type { Verdict } from '#src/access/verdict.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { FuelNotice } from './FuelNotice.tsx'
import { FuelPrices } from './FuelPrices.tsx'
import { FuelTables } from './FuelTables.tsx'
import { ReadingCard } from './ReadingCard.tsx'
import styles from './fuel.module.css'

/** The fuel surcharge: in force, next, and what it is made of. */
export function FuelSurchargeScreen() {
  const session = useSession()
  const { tenant } = session
  const [params, setParams] = useSearchParams()
  const fuelType: FuelType = params.get('fuel') === 'diesel' ? 'diesel' : 'regular'
  const surcharges = useGetFuelSurcharges(tenant.id)
  const prices = useGetTenantFuelPrices(tenant.id)
  const error = surcharges.error ?? prices.error
  const mayChange = checkPermission(session, 'services.update', 'change fuel prices')

  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title="Fuel surcharge"
        subtitle="The mean of a month's weekly prices picks the row of your table, in force from the 15th of the next month."
        actions={
          <SegmentedControl
            aria-label="Fuel"
            options={[
              { label: 'Regular', value: 'regular' },
              { label: 'Diesel', value: 'diesel' },
            ]}
            value={fuelType}
            onValueChange={(next) => setParams(next === 'diesel' ? { fuel: next } : {}, { replace: true })}
          />
        }
      />
      {surcharges.data !== undefined && prices.data !== undefined ? (
        <Fuel
          key={fuelType}
          fuelType={fuelType}
          surcharges={surcharges.data}
          prices={prices.data.data.filter((price) => price.fuelType === fuelType)}
          mayChange={mayChange}
        />
      ) : error ? (
        <ErrorState error={error} retry={() => void Promise.all([surcharges.refetch(), prices.refetch()])} />
      ) : (
        <SkeletonLines count={10} />
      )}
    </div>
  )
}

interface FuelProps {
  readonly fuelType: FuelType
  readonly surcharges: FuelSurcharges
  readonly prices: readonly FuelPrice[]
  readonly mayChange: Verdict
}

function Fuel({ fuelType, surcharges, prices, mayChange }: FuelProps) {
  const outlook = surcharges.outlooks.find((each) => each.fuelType === fuelType)
  const medianCadCents = outlook?.averageOrder?.medianCadCents ?? null
  return (
    <>
      <div className={styles.readings}>
        <ReadingCard title="In force" reading={outlook?.inForce ?? null} medianCadCents={medianCadCents} />
        <ReadingCard title="Next" reading={outlook?.next ?? null} medianCadCents={medianCadCents} />
      </div>
      {outlook?.averageOrder && (
        <p className="wb-muted">
          Your average order is the median of {outlook.averageOrder.orders} orders of the last 30 days before fuel
          {outlook.averageOrder.areCharged ? '.' : '; no service of yours charges this fuel yet.'}
        </p>
      )}
      {outlook?.notice && <FuelNotice key={outlook.notice.text} notice={outlook.notice} />}
      <FuelPrices fuelType={fuelType} prices={prices} mayChange={mayChange} />
      <FuelTables fuelType={fuelType} surcharges={surcharges} mayChange={mayChange} />
    </>
  )
}
