import { Button, Checkbox, InputGroup } from '@blueprintjs/core'
import { Edit, Import, PolygonFilter, Search, WarningSign } from '@blueprintjs/icons'
import { useState } from 'react'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { ZoneOverlap } from '#domain/pricing/zone-overlaps.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { faultOf } from './use-map-edits.ts'
import { type EditedZone, shareText } from './zone-edits.ts'
import { ZonePrices } from './ZonePrices.tsx'
import styles from './service-maps.module.css'

interface ZoneListProps {
  readonly zones: readonly EditedZone[]
  readonly overlaps: readonly ZoneOverlap[]
  readonly onZone: (id: number) => void
  readonly onImport: (() => void) | null
  readonly onDraw: (() => void) | null
  /** Gives zones other flat fees, in cents by their ids; null: nothing may be changed. */
  readonly onPrice: ((fees: ReadonlyMap<number, number>) => void) | null
}

/** All zones of the map with what they add. */
export function ZoneList({ zones, overlaps, onZone, onImport, onDraw, onPrice }: ZoneListProps) {
  const [term, setTerm] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  if (zones.length === 0) {
    return (
      <EmptyState
        icon={<PolygonFilter size={18} />}
        title="No zones yet"
        actions={
          <>
            {onImport !== null && <Button icon={<Import />} text="Import zones" onClick={onImport} />}
            {onDraw !== null && <Button icon={<Edit />} text="Draw a zone" onClick={onDraw} />}
          </>
        }
      >
        Draw the areas that you deliver in, or bring them as GeoJSON or KML.
      </EmptyState>
    )
  }
  const shown = zones.filter(({ name }) => holdsWords(name, term))
  const chosen = shown.filter(({ id }) => ticked.has(id))
  const tick = (ids: readonly number[], isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...ticked, ...ids] : [...ticked].filter((id) => !ids.includes(id))))
  const overlapping = new Set(overlaps.flatMap(({ winner, loser }) => [winner, loser]))
  return (
    <section aria-label="Zones" className={styles.zones}>
      <InputGroup
        type="search"
        leftElement={<Search />}
        placeholder={zones.length === 1 ? 'Find a zone' : `Find among ${zones.length} zones`}
        aria-label="Find a zone"
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      {shown.length === 0 && <p className="wb-muted">No zone is called “{term}”.</p>}
      {onPrice !== null && shown.length > 0 && (
        <Checkbox
          className={styles.tickAll}
          label={chosen.length === 0 ? 'Select to price several at once' : `${chosen.length} selected`}
          aria-label="Select all zones that are listed"
          checked={chosen.length === shown.length}
          indeterminate={chosen.length > 0 && chosen.length < shown.length}
          onChange={({ currentTarget }) =>
            tick(
              shown.map(({ id }) => id),
              currentTarget.checked,
            )
          }
        />
      )}
      {onPrice !== null && chosen.length > 0 && <ZonePrices zones={chosen} onPrice={onPrice} />}
      <ul className={styles.zoneList}>
        {shown.map((zone) => (
          <li key={zone.id} className={styles.zoneLine}>
            {onPrice !== null && (
              <Checkbox
                className={styles.tick}
                aria-label={`Select ${zone.name}`}
                checked={ticked.has(zone.id)}
                onChange={({ currentTarget }) => tick([zone.id], currentTarget.checked)}
              />
            )}
            <button type="button" className={styles.zone} onClick={() => onZone(zone.id)}>
              <span className={styles.chip} style={{ backgroundColor: zone.color }} />
              <span className={styles.zoneName}>{zone.name}</span>
              {faultOf(zone) !== null && <WarningSign className={styles.faulty} aria-label="Cannot be saved" />}
              {overlapping.has(zone.id) && <span className={styles.overlaps}>overlaps</span>}
              <span className={styles.price}>{priceText(zone)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a zone adds: "$3.50", "+ 15 %" of the base price, "$3.50 + 15 %". */
function priceText(zone: EditedZone): string {
  const share = shareText(zone)
  const fee = zone.flatFeeCadCents === 0 && share !== '' ? '' : formatCents(zone.flatFeeCadCents)
  return `${fee} ${share}`.trim()
}
