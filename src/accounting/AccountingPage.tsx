import { Disable } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { can } from '#src/access/can.ts'
import type { Verdict } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { type Session, useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'

interface OrDeniedProps {
  readonly title: string
  /** Whether they may; left out: whether they read the accounting. */
  readonly may?: (session: Session) => Verdict
  readonly children: ReactNode
}

/** A page of accounting for those who may see it; for the others "Access denied", and why. */
export function OrDenied({ title, may = can.readAccounting, children }: OrDeniedProps) {
  const session = useSession()
  const reads = may(session)
  if (reads.allowed) return children
  const permission = session.permissions.has('accounting.read') ? 'pricing.read' : 'accounting.read'
  return (
    <div className="wb-page">
      <PageHeader title={title} isBlank />
      <EmptyState
        icon={<Disable size={18} />}
        title="Access denied"
        actions={<ButtonLink to={paths.profileWhy({ permission })}>Why?</ButtonLink>}
      >
        {reads.reason}.
      </EmptyState>
    </div>
  )
}
