import { Disable } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { can } from '#src/access/can.ts'
import type { Verdict } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'

interface OrDeniedProps {
  /** What one needs beside reading; nothing when left out. */
  readonly verdict?: Verdict
  /** The permission that the explanation is about. */
  readonly permission?: string
  readonly title: string
  readonly children: ReactNode
}

/** A page of the planner for those who may see it; for the others "Access denied", and why. */
export function OrDenied({ verdict, permission = 'recurring-orders.read', title, children }: OrDeniedProps) {
  const reads = can.readRecurringOrders(useSession())
  const refused = !reads.allowed ? reads : verdict
  if (refused === undefined || refused.allowed) return children
  return (
    <div className="wb-page">
      <PageHeader title={title} isBlank />
      <EmptyState
        icon={<Disable size={18} />}
        title="Access denied"
        actions={<ButtonLink to={paths.profileWhy({ permission })}>Why?</ButtonLink>}
      >
        {refused.reason}.
      </EmptyState>
    </div>
  )
}
