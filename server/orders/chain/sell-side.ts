import { permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Context } from '#server/http/context.ts'
import type { OrderRecord } from '../core/order-record.ts'

/** An order that a courier bought, and the one that it sold and has done by it (docs/rules/brokerage.md). */
export interface BrokerageLink {
  readonly sellOrderId: number
  readonly buyOrderId: number
  /** The courier between the two. */
  readonly brokerTenantId: number
  readonly receiverTenantId: number
  readonly receiverName: string
}

/** An order as far as it decides whether a courier bought it. */
export type MaybePurchase = Pick<OrderRecord, 'id' | 'brokerTenantId'>

/**
 * The live brokerages among orders that were bought, in the order of what they were bought for: a caller that changes several of
 * those then locks them in the order in which every bulk act does. None is asked for while no order was bought.
 */
export async function sellSidesOf(ctx: Context, orders: readonly MaybePurchase[]): Promise<BrokerageLink[]> {
  const ids = orders.filter(({ brokerTenantId }) => brokerTenantId !== null).map(({ id }) => id)
  if (ids.length === 0) return []
  return withWholeChain(ctx, async (all) => {
    const rows = await liveBrokerages(all).where('b.buy_order_id', 'in', ids).orderBy('b.sell_order_id').execute()
    return rows.map(toLink)
  })
}

/** The brokerage by which an order of the request's tenant is carried out by another, or null. */
export async function buySideOf(ctx: Context, sellOrderId: number): Promise<BrokerageLink | null> {
  return withWholeChain(ctx, async (all) => {
    const row = await liveBrokerages(all).where('b.sell_order_id', '=', sellOrderId).executeTakeFirst()
    return row ? toLink(row) : null
  })
}

/**
 * What an act brings about along the chain is the organisation's own doing: who acts there for another one need not see the other order
 * for it to follow. What has been asked of the database before must have been awaited.
 */
export function withWholeChain<Result>(ctx: Context, work: (ctx: Context) => Promise<Result>): Promise<Result> {
  return ctx.external === null ? work(ctx) : withinBroker(ctx, { brokerTenantId: ctx.tenantId }, work)
}

/**
 * Runs `work` within the tenant of the broker, where the sold order is, as the broker itself: the person who acts may belong
 * to another organisation, may see nothing there, and is not to be named there. What has been asked of the database before
 * must have been awaited.
 */
export function withinBroker<Result>(
  ctx: Context,
  { brokerTenantId }: Pick<BrokerageLink, 'brokerTenantId'>,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const held = [roles.owner]
  const asBroker = {
    roles: held,
    ownRoles: [],
    permissions: permissionsOf(held),
    admin: false,
    impersonatorUserId: null,
    external: null,
  }
  return inTenant(ctx.db, { tenantId: brokerTenantId }, (db) =>
    work({ ...ctx, ...asBroker, db, tenantId: brokerTenantId }),
  )
}

function liveBrokerages(ctx: Context) {
  return ctx.db
    .selectFrom('order_brokerages as b')
    .innerJoin('tenants as receiver', 'receiver.id', 'b.receiver_tenant_id')
    .where('b.ended_at', 'is', null)
    .select(['b.sell_order_id', 'b.buy_order_id', 'b.tenant_id', 'b.receiver_tenant_id'])
    .select('receiver.name as receiver_name')
}

function toLink(row: {
  sell_order_id: number
  buy_order_id: number
  tenant_id: number
  receiver_tenant_id: number
  receiver_name: string
}): BrokerageLink {
  return {
    sellOrderId: row.sell_order_id,
    buyOrderId: row.buy_order_id,
    brokerTenantId: row.tenant_id,
    receiverTenantId: row.receiver_tenant_id,
    receiverName: row.receiver_name,
  }
}
