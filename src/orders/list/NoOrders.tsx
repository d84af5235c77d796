import { Box } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

export interface NoOrdersProps {
  readonly actions: ReactNode
}

/** Stands in the place of the orders of an organization that has none yet. */
export function NoOrders({ actions }: NoOrdersProps) {
  const { tenant } = useSession()
  return (
    <EmptyState icon={<Box size={18} />} actions={actions}>
      No orders yet. Every order that {tenant.name} sends or carries will be listed here.
    </EmptyState>
  )
}
