import { Button } from '@blueprintjs/core'
import { Cross, Edit, Plus } from '@blueprintjs/icons'
import { useState } from 'react'
import { litreText } from '#domain/pricing/fuel-table.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { updateFuelSurcharges } from '#generated/client/services/services.ts'
import type { FuelSurcharges, FuelTable, FuelType } from '#generated/model/index.ts'
import type { Verdict } from '#src/access/verdict.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { day } from './ReadingCard.tsx'
import { TableDialog } from './TableDialog.tsx'
import { useRefetchFuel } from './use-refetch-fuel.ts'
import styles from './fuel.module.css'

interface FuelTablesProps {
  readonly fuelType: FuelType
  readonly surcharges: FuelSurcharges
  readonly mayChange: Verdict
}

/** The tables of one fuel: from which day which price of a litre means which per cent. */
export function FuelTables({ fuelType, surcharges: { version, tables }, mayChange }: FuelTablesProps) {
  const { tenant, timeZone } = useSession()
  const refetch = useRefetchFuel()
  const [edited, setEdited] = useState<{ readonly table: FuelTable; readonly isNew: boolean } | null>(null)
  const [removing, setRemoving] = useState<FuelTable | null>(null)
  const [today] = useState(() => wallTimeAt(Date.now() / 1000, timeZone).date)
  const own = tables.filter((table) => table.fuelType === fuelType)
  const current = own.find(({ effectiveFrom }) => effectiveFrom <= today)

  const save = async (next: readonly FuelTable[], said: string) => {
    await updateFuelSurcharges(tenant.id, { version, tables: [...next] })
    showSuccess(said)
    await refetch()
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
