import { Button, InputGroup } from '@blueprintjs/core'
import { type ClipboardEvent, useId, useState } from 'react'
import { FieldMessage } from '#src/forms/theme/FieldErrorTemplate.tsx'
import type { EditedZone } from './zone-edits.ts'
import { readZonePrices } from './zone-prices.ts'
import styles from './service-maps.module.css'

interface ZonePricesProps {
  /** In the order in which they are listed. */
  readonly zones: readonly EditedZone[]
  /** @param fees cents by the id of the zone */
  readonly onPrice: (fees: ReadonlyMap<number, number>) => void
}

/** The flat fee of several zones at once: one that is typed for all, or a column of a spreadsheet, one for each in the order of the list. */
export function ZonePrices({ zones, onPrice }: ZonePricesProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const count = `${zones.length} ${zones.length === 1 ? 'zone' : 'zones'}`

  const give = (text: string) => {
    const read = readZonePrices(text, zones.length)
    if ('fault' in read) return setFault(read.fault)
    setFault(null)
    setTyped('')
    onPrice(new Map(zones.map((zone, index) => [zone.id, read.cents[index] ?? zone.flatFeeCadCents])))
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!text.trim().includes('\n')) return
    event.preventDefault()
    give(text)
  }

  return (
    <div className={styles.prices} role="group" aria-label={`Price of ${count}`}>
      <label htmlFor={id}>Flat fee of {count}</label>
      <div className={styles.pricesLine}>
        <InputGroup
          id={id}
          fill
          inputMode="decimal"
          autoComplete="off"
          placeholder="One for all, or paste a column"
          leftElement={<span className="wb-affix">$</span>}
          value={typed}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault !== null}
          onChange={({ target }) => setTyped(target.value)}
          onPaste={paste}
          onKeyDown={(event) => {
            if (event.key === 'Enter') give(typed)
          }}
        />
        <Button text="Set price" disabled={typed.trim() === ''} onClick={() => give(typed)} />
      </div>
      <FieldMessage id={`${id}-fault`} messages={fault === null ? [] : [fault]} />
    </div>
  )
}
