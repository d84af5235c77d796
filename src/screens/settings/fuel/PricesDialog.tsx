import { TextArea } from '@blueprintjs/core'
import { useState } from 'react'
import { readFuelPrices } from '#domain/pricing/fuel-price-text.ts'
import { setTenantFuelPrices } from '#generated/client/services/services.ts'
import type { FuelType } from '#generated/model/index.ts'
import { FormDialog } from '#src/forms/FormDialog.tsx'
import { useSavedForm } from '#src/forms/saved-drafts.ts'
import { LineFaults } from './LineFaults.tsx'
import { ReadPrices } from './ReadPrices.tsx'
import styles from './fuel.module.css'

/** More than any list of weeks has, and no harm to read. Bytes. */
const largestFile = 1_000_000

interface PricesDialogProps {
  readonly tenantId: number
  readonly fuelType: FuelType
  readonly onSaved: (weeks: number) => void
  readonly onClose: () => void
}

/** Weekly prices, typed, pasted or from a CSV file: stored when every line is one. */
export function PricesDialog({ tenantId, fuelType, onSaved, onClose }: PricesDialogProps) {
  const [text, setText] = useSavedForm(
    `fuel-prices-${fuelType}`,
    '',
    () => '',
    (typed) => typed.trim() !== '',
  )
  const [tooBig, setTooBig] = useState<string | null>(null)
  const { prices, faults, notes } = readFuelPrices(text, fuelType)

  const read = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const isTooBig = chosen.size > largestFile
    setTooBig(isTooBig ? chosen.name : null)
    if (!isTooBig) setText(await chosen.text())
  }

  return (
    <FormDialog
      title={`Add ${fuelType} prices`}
      submitLabel={prices.length === 0 ? 'Save' : `Save ${prices.length === 1 ? '1 price' : `${prices.length} prices`}`}
      dirty={text.trim() !== ''}
      problem={problemOf(prices.length, faults.length)}
      onSubmit={async () => {
        await setTenantFuelPrices(tenantId, { prices: [...prices] })
        onSaved(prices.length)
      }}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <p className="wb-dialog-message">
          A day and a price in each line, in dollars or cents a litre. With headings, columns called regular and diesel
          are read together. What was read is shown before it is saved. A week that is there already is replaced.
        </p>
        <TextArea
          className={styles.paste}
          aria-label="Weekly prices"
          placeholder={'2026-11-16  1.589\n2026-11-23  1.602'}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <label className={styles.file}>
          Or choose a CSV file
          <input type="file" accept=".csv,.txt,text/csv" onChange={({ target }) => void read(target.files?.[0])} />
        </label>
        {tooBig !== null && <p role="alert">{tooBig} is no list of prices: it has more than 1 MB.</p>}
        <LineFaults faults={faults} />
        <div role="status" aria-label="How it was read">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {faults.length === 0 && <ReadPrices prices={prices} />}
        </div>
      </div>
    </FormDialog>
  )
}

function problemOf(prices: number, faults: number): string | null {
  if (faults > 0) return 'Each line needs a day and a price'
  return prices > 0 ? null : 'Type, paste or choose prices first'
}
