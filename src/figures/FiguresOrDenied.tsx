import { Disable } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import { can } from '#src/access/can.ts'
import { useSession, type Session } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { sidesOf } from './figure-address.ts'

/** Whether somebody looks at figures: who reads the orders of an organization that orders or delivers. */
export function seesFigures(session: Session): boolean {
  return can.readOrders(session).allowed && !seesOnlyOwnOrders(session) && sidesOf(session).length > 0
}

interface FiguresOrDeniedProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page of figures for those who may see them. */
export function FiguresOrDenied({ title, children }: FiguresOrDeniedProps) {
  const session = useSession()
  if (seesFigures(session)) return children
  return (
    <div className="wb-page">
      <PageHeader title={title} isBlank />
      <EmptyState icon={<Disable size={18} />} title="Access denied">
        Figures are for those who see all orders of an organization.
      </EmptyState>
    </div>
  )
}
