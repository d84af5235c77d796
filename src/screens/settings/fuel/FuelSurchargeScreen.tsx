import { Button, SegmentedControl, TextArea } from '@blueprintjs/core'
import { Cross, Duplicate, Edit, Plus } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { litreText } from '#domain/pricing/fuel-table.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import {
  getGetFuelSurchargesQueryKey,
  getGetTenantFuelPricesQueryKey,
  setTenantFuelPrices,
  updateFuelSurcharges,
  useGetFuelSurcharges,
  useGetTenantFuelPrices,
} from '#generated/client/services/services.ts'
import type { FuelOutlook, FuelPrice, FuelSurcharges, FuelTable, FuelType } from '#generated/model/index.ts'
import { holds } from '#src/access/can.ts'
import type { Verdict } from '#src/access/verdict.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { PricesDialog } from './PricesDialog.tsx'
import { day, ReadingCard } from './ReadingCard.tsx'
import { TableDialog } from './TableDialog.tsx'
import styles from './fuel.module.css'

/** Weeks that a page shows before it is asked for all. */
const firstWeeks = 8

/** The fuel surcharge: in force, next, and what it is made of. */
export function FuelSurchargeScreen() {
  const session = useSession()
  const { tenant } = session
  const [params, setParams] = useSearchParams()
  const fuelType: FuelType = params.get('fuel') === 'diesel' ? 'diesel' : 'regular'
  const surcharges = useGetFuelSurcharges(tenant.id)
  const prices = useGetTenantFuelPrices(tenant.id)
  const error = surcharges.error ?? prices.error
  const mayChange = holds(session, 'services.update', 'change fuel prices')

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
      {outlook?.notice && <Notice key={outlook.notice.text} notice={outlook.notice} />}
      <Prices fuelType={fuelType} prices={prices} mayChange={mayChange} />
      <Tables fuelType={fuelType} surcharges={surcharges} mayChange={mayChange} />
    </>
  )
}

/** A draft of the letter, in the courier's own words once it has changed them; new figures make a new draft. */
function Notice({ notice: { subject, text } }: { readonly notice: NonNullable<FuelOutlook['notice']> }) {
  const draft = `${subject}\n\n${text}`
  const [letter, setLetter] = useState(draft)
  const helpId = useId()
  const copy = async () => {
    await navigator.clipboard.writeText(letter)
    showSuccess('Copied the notice')
  }
  return (
    <section className={styles.part} aria-labelledby="fuel-notice">
      <div className={styles.partHead}>
        <h2 className="wb-section-title" id="fuel-notice">
          Notice to customers
        </h2>
        <div className={styles.noticeActs}>
          {letter !== draft && <Button variant="minimal" text="Back to the draft" onClick={() => setLetter(draft)} />}
          <Button icon={<Duplicate />} text="Copy" onClick={() => void copy()} />
        </div>
      </div>
      <TextArea
        className={styles.notice}
        aria-label="Notice to customers"
        aria-describedby={helpId}
        rows={12}
        value={letter}
        onChange={({ target }) => setLetter(target.value)}
      />
      <p className="wb-field-help" id={helpId}>
        Change it as you like before you copy it. Your changes are not kept here.
      </p>
    </section>
  )
}

/** Everything on the page follows from prices and tables. */
function useTakenOver() {
  const client = useQueryClient()
  const { tenant } = useSession()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getGetFuelSurchargesQueryKey(tenant.id) }),
      client.invalidateQueries({ queryKey: getGetTenantFuelPricesQueryKey(tenant.id) }),
    ])
}

function Prices({ fuelType, prices, mayChange }: Omit<FuelProps, 'surcharges'>) {
  const { tenant } = useSession()
  const takeOver = useTakenOver()
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
            void takeOver()
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
          await takeOver()
        }}
        onClose={() => setRemoving(null)}
      >
        The surcharge of its month is computed again without it. Orders that are there keep theirs.
      </ConfirmDialog>
    </section>
  )
}

function Tables({ fuelType, surcharges: { version, tables }, mayChange }: Omit<FuelProps, 'prices'>) {
  const { tenant, timeZone } = useSession()
  const takeOver = useTakenOver()
  const [edited, setEdited] = useState<{ readonly table: FuelTable; readonly isNew: boolean } | null>(null)
  const [removing, setRemoving] = useState<FuelTable | null>(null)
  const [today] = useState(() => wallTimeAt(Date.now() / 1000, timeZone).date)
  const own = tables.filter((table) => table.fuelType === fuelType)
  const current = own.find(({ effectiveFrom }) => effectiveFrom <= today)

  const save = async (next: readonly FuelTable[], said: string) => {
    await updateFuelSurcharges(tenant.id, { version, tables: [...next] })
    showSuccess(said)
    await takeOver()
  }

  return (
    <section className={styles.part} aria-labelledby="fuel-tables">
      <div className={styles.partHead}>
        <h2 className="wb-section-title" id="fuel-tables">
          Tables
        </h2>
        <VerdictButton
          verdict={mayChange}
          icon={<Plus />}
          text="Add table"
          onClick={() => setEdited({ table: { fuelType, effectiveFrom: '', rows: own[0]?.rows ?? [] }, isNew: true })}
        />
      </div>
      {own.length === 0 ? (
        <p className="wb-muted">No table yet: without one there is no surcharge.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">In force from</th>
              <th scope="col">Rows</th>
              <th scope="col" className={styles.acts}>
                <span className="wb-visually-hidden">Acts</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {own.map((table) => (
              <tr key={table.effectiveFrom}>
                <td>
                  {day(table.effectiveFrom)} {table === current && <span className="wb-muted">(today's)</span>}
                </td>
                <td>{rowsWords(table)}</td>
                <td className={styles.acts}>
                  <Button
                    variant="minimal"
                    icon={<Edit />}
                    aria-label={`Change the table from ${day(table.effectiveFrom)}`}
                    disabled={!mayChange.allowed}
                    onClick={() => setEdited({ table, isNew: false })}
                  />
                  <Button
                    variant="minimal"
                    icon={<Cross />}
                    aria-label={`Remove the table from ${day(table.effectiveFrom)}`}
                    disabled={!mayChange.allowed}
                    onClick={() => setRemoving(table)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {edited !== null && (
        <TableDialog
          {...edited}
          taken={own.filter((table) => table !== edited.table).map(({ effectiveFrom }) => effectiveFrom)}
          onSave={(table) => save([...tables.filter((other) => other !== edited.table), table], 'Saved the table')}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        isOpen={removing !== null}
        title="Remove the table"
        confirmLabel="Remove"
        danger
        onConfirm={() =>
          save(
            tables.filter((table) => table !== removing),
            'Removed the table',
          )
        }
        onClose={() => setRemoving(null)}
      >
        Orders that are there keep their surcharge.
      </ConfirmDialog>
    </section>
  )
}

function rowsWords({ rows }: FuelTable): string {
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) return 'None'
  return `${rows.length}, ${litreText(first.priceFrom)} to ${litreText(last.priceTo)}/L, ${first.percent} % to ${last.percent} %`
}
