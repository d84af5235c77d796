import { Edit } from '@blueprintjs/icons'
import type { Verdict } from '#src/access/verdict.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'

interface EditPencilProps {
  /** What it edits: "Edit pricing". */
  readonly label: string
  readonly verdict: Verdict
  readonly onEdit: () => void
}

/** Opens the editor of a card. */
export function EditPencil({ label, verdict, onEdit }: EditPencilProps) {
  return (
    <VerdictButton
      className="wb-no-print"
      variant="minimal"
      size="small"
      icon={<Edit size={14} />}
      aria-label={label}
      title={verdict.allowed ? label : undefined}
      verdict={verdict}
      onClick={onEdit}
    />
  )
}
