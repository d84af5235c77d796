import { Button } from '@blueprintjs/core'
import { Cross, Trash } from '@blueprintjs/icons'
import type { ZoneOverlap } from '#domain/pricing/zone-overlaps.ts'
import type { Corner } from './zone-corners.ts'
import type { EditedZone } from './zone-edits.ts'
import { ZoneForm } from './ZoneForm.tsx'
import styles from './service-maps.module.css'

interface ZonePanelProps {
  readonly zone: EditedZone
  readonly zones: readonly EditedZone[]
  readonly overlaps: readonly ZoneOverlap[]
  readonly disabled: boolean
  readonly corner: number | null
  readonly fault: string | null
  readonly onChange: (change: Partial<EditedZone>) => void
  readonly onCorner: (corner: number) => void
  readonly onMove: (corner: number, to: Corner) => void
  readonly onAdd: (after: number) => void
  readonly onDeleteCorner: (corner: number) => void
  /** The hole, or the part, that a corner is of. */
  readonly onDeleteOutline: (corner: number) => void
  readonly onDelete: () => void
  readonly onZone: (id: number) => void
  readonly onClose: () => void
}

/** The zone that is open: what it costs, its corners, and which others it overlaps. */
export function ZonePanel(props: ZonePanelProps) {
  const { zone, zones, overlaps, disabled, onZone, onDelete, onDeleteCorner, onClose, ...form } = props
  const others = overlaps.flatMap(({ winner, loser }) => {
    const other = zones.find(({ id }) => id === (winner === zone.id ? loser : loser === zone.id ? winner : null))
    return other === undefined ? [] : [{ other, wins: winner === zone.id }]
  })
  return (
    <section aria-label={zone.name}>
      <div className={styles.panelHead}>
        <h2>
          <span className={styles.chip} style={{ backgroundColor: zone.color }} />
          {zone.name}
        </h2>
        {!disabled && <Button variant="minimal" icon={<Trash />} aria-label="Delete zone" onClick={onDelete} />}
        <Button variant="minimal" icon={<Cross />} aria-label="All zones" onClick={onClose} />
      </div>
      {others.length > 0 && (
        <ul className={styles.overlapList} aria-label="Overlaps">
          {others.map(({ other, wins }) => (
            <li key={other.id}>
              <span className={wins ? styles.wins : styles.loses}>{wins ? 'Wins over' : 'Loses to'}</span>{' '}
              <Button variant="minimal" size="small" text={other.name} onClick={() => onZone(other.id)} />
            </li>
          ))}
        </ul>
      )}
      <ZoneForm {...form} zone={zone} disabled={disabled} onDelete={onDeleteCorner} />
    </section>
  )
}
