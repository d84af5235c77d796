import { Button } from '@blueprintjs/core'
import { Map as MapIcon } from '@blueprintjs/icons'

interface MapButtonProps {
  /** What the map shows: "Pickup", "Check-in at Drop Off". */
  readonly of: string
  readonly onClick: () => void
  readonly className?: string
}

/** Opens the map of a point, and is not printed. */
export function MapButton({ of, onClick, className = '' }: MapButtonProps) {
  const label = `${of} on the map`
  return (
    <Button
      className={`${className} wb-no-print`.trim()}
      variant="minimal"
      size="small"
      icon={<MapIcon size={14} />}
      aria-label={label}
      title={label}
      onClick={onClick}
    />
  )
}
