import { schedulerVariants } from '#domain/relationships/links.ts'
import { useGetSchedulerVariant } from '#generated/client/relationships/relationships.ts'
import type { RelationshipKind } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { useSession } from '#src/session/session.ts'

export interface OrderEntry {
  /** In which relationships one may order here, the one that it begins with before the others. */
  readonly variants: readonly RelationshipKind[]
  /** Whether one orders for one's own organization and nobody else. */
  readonly isForItself: boolean
  /** Whether one's own organization can be the one that pays. */
  readonly canPay: boolean
}

/** Which order entry the organization gets. Until that is known it is taken for connected, as nearly all are. */
export function useOrderEntry(): OrderEntry {
  const session = useSession()
  const { tenant, features } = session
  const usual = schedulerVariants({ features, hasCouriers: true, hasSupplied: true })
  const asked = useGetSchedulerVariant(tenant.id, { query: { enabled: can.createOrder(session).allowed } })
  const variants = asked.data?.variants ?? usual
  return {
    variants,
    isForItself: variants.length > 0 && variants.every((variant) => variant === 'customer-for-courier'),
    canPay: variants.some((variant) => variant !== 'supplier-on-behalf-of-customer'),
  }
}
