import { Button } from '@blueprintjs/core'
import { Cross, Plus } from '@blueprintjs/icons'
import { useState } from 'react'
import { litreText } from '#domain/pricing/fuel-table.ts'
import { setTenantFuelPrices } from '#generated/client/services/services.ts'
import type { FuelPrice, FuelType } from '#generated/model/index.ts'
import type { Verdict } from '#src/access/verdict.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { PricesDialog } from './PricesDialog.tsx'
import { day } from './ReadingCard.tsx'
import { useRefetchFuel } from './use-refetch-fuel.ts'
import styles from './fuel.module.css'

/** Weeks that a page shows before it is asked for all. */
const firstWeeks = 8

interface FuelPricesProps {
  readonly fuelType: FuelType
  readonly prices: readonly FuelPrice[]
  readonly mayChange: Verdict
}

/** The weekly prices of one fuel, typed, pasted or read from a file. */
export function FuelPrices({ fuelType, prices, mayChange }: FuelPricesProps) {
  const { tenant } = useSession()
  const refetch = useRefetchFuel()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<FuelPrice | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? prices : prices.slice(0, firstWeeks)

  return (
    <section className={styles.part} aria-labelledby="fuel-prices">
      <div className={styles.partHead}>
        <h2 className="wb-section-title" id="fuel-prices">
          Weekly prices
        </h2>
        <VerdictButton
          verdict={mayChange}
          intent="primary"
          icon={<Plus />}
          text="Add prices"
          onClick={() => setAdding(true)}
        />
      </div>
      {prices.length === 0 ? (
        <p className="wb-muted">No prices yet. Type or paste them, or choose a CSV file.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col" className={styles.number}>
                A litre
              </th>
              <th scope="col" className={styles.acts}>
                <span className="wb-visually-hidden">Acts</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((price) => (
              <tr key={price.date}>
                <td>{day(price.date)}</td>
                <td className={styles.number}>{litreText(price.dollarsPerLitre)}</td>
                <td className={styles.acts}>
                  <Button
                    variant="minimal"
                    icon={<Cross />}
                    aria-label={`Remove the price of ${day(price.date)}`}
                    disabled={!mayChange.allowed}
                    onClick={() => setRemoving(price)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length < prices.length && (
        <Button variant="minimal" text={`Show all ${prices.length} weeks`} onClick={() => setShowsAll(true)} />
      )}
      {adding && (
        <PricesDialog
          tenantId={tenant.id}
          fuelType={fuelType}
          onSaved={(count) => {
            showSuccess(`Saved ${count === 1 ? '1 price' : `${count} prices`}`)
            void refetch()
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <ConfirmDialog
        isOpen={removing !== null}
        title="Remove the price"
        confirmLabel="Remove"
        danger
        onConfirm={async () => {
          if (removing === null) return
          await setTenantFuelPrices(tenant.id, { prices: [{ fuelType, date: removing.date, dollarsPerLitre: null }] })
          showSuccess('Removed the price')
          await refetch()
        }}
        onClose={() => setRemoving(null)}
      >
        The surcharge of its month is computed again without it. Orders that are there keep theirs.
      </ConfirmDialog>
    </section>
  )
}
