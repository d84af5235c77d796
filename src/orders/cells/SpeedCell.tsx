import type { CSSProperties } from 'react'
import '#src/ui/cells.css'

interface SpeedCellProps {
  readonly name: string
  /** The courier's colour for the name, `#c2410c`; lightened or darkened until it can be read on the theme's ground. */
  readonly color: string
}

/** A service speed in its colour. */
export function SpeedCell({ name, color }: SpeedCellProps) {
  const style: CSSProperties & Record<'--wb-speed', string> = { '--wb-speed': color }
  return (
    <span className="wb-speed" style={style}>
      {name}
    </span>
  )
}
