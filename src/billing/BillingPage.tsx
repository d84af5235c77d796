import { Disable } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import type { Verdict } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { billingRights } from './billing-rights.ts'

interface OrDeniedProps {
  readonly title: string
  /** Whether one may see the page; unless it is said, whether one may see billing. */
  readonly reads?: Verdict
  /** What one needs beside reading; nothing when left out. */
  readonly verdict?: Verdict
  /** The permission that the explanation is about. */
  readonly permission?: string
  readonly children: ReactNode
}

/** A page of billing for those who may see it; for the others "Access denied", and why. */
export function OrDenied(props: OrDeniedProps) {
  const session = useSession()
  const { title, reads = billingRights.read(session), verdict, permission = 'accounting.read', children } = props
  const refused = reads.allowed ? verdict : reads
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
