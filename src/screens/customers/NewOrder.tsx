import { Add } from '@blueprintjs/icons'
import type { RelationshipKind } from '#domain/relationships/links.ts'
import { can } from '#src/access/can.ts'
import { denial } from '#src/access/verdict.ts'
import { useOrderEntry } from '#src/orders/scheduler/use-order-entry.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'

interface NewOrderProps {
  readonly to: string
  /** In which relationship it would be placed. */
  readonly as: RelationshipKind
  /** Why no new one is taken. */
  readonly stopped?: string | undefined
}

/** Begins an order with one of those that the organization is connected with, where one may order at all. */
export function NewOrder({ to, as, stopped }: NewOrderProps) {
  const { variants } = useOrderEntry()
  if (!can.createOrder(useSession()).allowed || !variants.includes(as)) return null
  const button = { text: 'New order', icon: <Add /> }
  if (stopped !== undefined) return <VerdictButton {...button} verdict={denial(stopped)} />
  return <ButtonLink {...button} to={to} intent="primary" />
}
