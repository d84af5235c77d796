import { Edit } from '@blueprintjs/icons'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import type { Verdict } from '#src/access/verdict.ts'
import { useSession } from '#src/session/session.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'

interface EditPencilProps {
  /** What it edits: "Edit pricing". */
  readonly label: string
  readonly order: Pick<DeliveryOrderPageView, 'status' | 'receiverTenant'>
  readonly verdict: Verdict
  readonly onEdit: () => void
}

/**
 * Opens the editor of a card: for the courier, while the order is not cancelled
 * (docs/rules/roles-and-permissions.md, "Orders"). Other organisations,
 * who never edit, see none.
 */
export function EditPencil({ label, order, verdict, onEdit }: EditPencilProps) {
  const { tenant } = useSession()
  if (order.status === 'cancelled' || order.receiverTenant.id !== tenant.id) return null
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
