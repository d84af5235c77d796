import { Button } from '@blueprintjs/core'
import { FilterRemove } from '@blueprintjs/icons'
import { EmptyState } from '#src/ui/EmptyState.tsx'

export interface NothingMatchesProps {
  /** What is listed: "Orders". */
  readonly label: string
  readonly onClear: () => void
}

/** Stands in the place of rows that the filters leave none of. */
export function NothingMatches({ label, onClear }: NothingMatchesProps) {
  return (
    <EmptyState
      icon={<FilterRemove size={18} />}
      title={`No ${label.toLowerCase()} match`}
      actions={<Button text="Clear filters" onClick={onClear} />}
    >
      Nothing fits all of the filters above. Take one away, or clear them all.
    </EmptyState>
  )
}
