import { History } from '@blueprintjs/icons'
import { holdsNeeded } from '#domain/access/role-permissions.ts'
import { paths } from '#src/paths.ts'
import { type Session, useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** Who reads the audit, as the contract has it of its list. */
const needed = { permission: ['users.read'], also: 'tenants.read' } as const

export function mayReadAudit({ permissions }: Pick<Session, 'permissions'>): boolean {
  return holdsNeeded(needed, permissions)
}

interface HistoryLinkProps {
  /** What the audit calls the kind of thing: `base-tag`. */
  readonly subject: string
  readonly id: number
}

/** Leads to who changed a thing, when, from what to what. Shows nothing to those who do not read the audit. */
export function HistoryLink({ subject, id }: HistoryLinkProps) {
  if (!mayReadAudit(useSession())) return null
  return (
    <ButtonLink to={paths.auditOf({ subject, id })} variant="minimal" icon={<History />}>
      History
    </ButtonLink>
  )
}
