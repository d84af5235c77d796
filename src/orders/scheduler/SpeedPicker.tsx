import type { CSSProperties } from 'react'
import type { ServiceSpeed } from '#generated/model/index.ts'
import { promiseText } from './promise-text.ts'
import styles from './service-pickers.module.css'
import '#src/ui/cells.css'

interface SpeedPickerProps {
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly speeds: readonly ServiceSpeed[]
  readonly selectedId: number | null
  readonly onPick: (speed: ServiceSpeed) => void
}

/** How fast: the speeds side by side, each in its courier's colour with what it promises. */
export function SpeedPicker({ labelledBy, describedBy, speeds, selectedId, onPick }: SpeedPickerProps) {
  return (
    <div className={styles.speeds} role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {speeds.map((speed) => {
        const style: CSSProperties & Record<'--wb-speed', string> = { '--wb-speed': speed.textColor }
        return (
          <label key={speed.id} className={styles.speedChoice} style={style}>
            <input
              type="radio"
              name={`speed-${labelledBy}`}
              checked={speed.id === selectedId}
              onChange={() => onPick(speed)}
            />
            <span className="wb-speed">{speed.name}</span>
            <span className={styles.speedPromise}>{speed.description ?? promiseText(speed.durationS)}</span>
          </label>
        )
      })}
    </div>
  )
}
