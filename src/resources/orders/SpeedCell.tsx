import type { CSSProperties } from 'react'
import '#src/ui/cells.css'

interface SpeedCellProps {
  readonly name: string
  /** The courier's colour for the name, `#c2410c`; lightened or darkened until it can be read on the theme's ground. */
  readonly color: string
  /** The courier's colour behind it, on which the name keeps its own. */
  readonly ground?: string | null
}

/** A service speed in its colour. */
export function SpeedCell({ name, color, ground = null }: SpeedCellProps) {
  const style: CSSProperties & Partial<Record<'--wb-speed' | '--wb-speed-ground', string>> = {
    '--wb-speed': color,
    ...(ground !== null && { '--wb-speed-ground': ground }),
  }
  return (
    <span className={ground === null ? 'wb-speed' : 'wb-speed wb-speed-grounded'} style={style}>
      {name}
    </span>
  )
}
