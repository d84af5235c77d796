import { sql } from 'kysely'
import {
  brokerageExceptions,
  isBrokerageException,
  type BrokerageException,
} from '#domain/orders/brokerage-exceptions.ts'
import { overBudget } from '#domain/accounting/budgets.ts'
import type { Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import type { NewUpdate } from '../core/order-record.ts'
import type { MoveStep } from '#domain/orders/order-status.ts'
import type { BrokerageLink } from './sell-side.ts'

/** Puts an exception on an order, once, or takes it off. */
export async function setException(
  ctx: Pick<Context, 'db' | 'now'>,
  orderId: number,
  exception: BrokerageException,
  isOn: boolean,
): Promise<void> {
  const without = sql<string[]>`array_remove(exceptions, ${exception})`
  await ctx.db
    .updateTable('delivery_orders')
    .set({ exceptions: isOn ? sql<string[]>`array_append(${without}, ${exception})` : without, updated_at: ctx.now })
    .where('id', '=', orderId)
    .execute()
}

/** Takes off the two orders of a brokerage what their couriers still had to tell each other: there is nothing to agree on now. */
export async function endExceptions(
  { db }: Pick<Context, 'db'>,
  { sellOrderId, buyOrderId }: Pick<BrokerageLink, 'sellOrderId' | 'buyOrderId'>,
): Promise<void> {
  await db
    .updateTable('delivery_orders')
    .set({ exceptions: sql<string[]>`${withoutBrokerage(sql.ref('exceptions'))}` })
    .where('id', 'in', [sellOrderId, buyOrderId])
    .execute()
}

/**
 * The exceptions of an order as an organisation may see them: what its two couriers tell each other is for its receiver alone, that it is
 * above a budget for its sender.
 */
export function shownExceptions(
  {
    exceptions,
    ...order
  }: Pick<Row<'delivery_orders'>, 'exceptions' | 'is_over_budget' | 'receiver_tenant_id' | 'sender_tenant_id'>,
  tenantId: number,
): string[] {
  const shown = exceptions.filter((code) => order.receiver_tenant_id === tenantId || !isBrokerageException(code))
  return order.is_over_budget && order.sender_tenant_id === tenantId ? [...shown, overBudget] : shown
}

/** The same in a query. */
export function withoutBrokerage(exceptions: ReturnType<typeof sql.ref>) {
  return sql`array(select code from unnest(${exceptions}) code where code <> all (${[...brokerageExceptions]}::text[]))`
}

/** The part of a timeline entry on a bought order that says whose act it was: the broker's, of no person that others could name. */
export async function updateByBroker(
  ctx: Context,
  { buyOrderId, brokerTenantId }: Pick<BrokerageLink, 'buyOrderId' | 'brokerTenantId'>,
  step: Omit<MoveStep, 'status'>,
): Promise<NewUpdate> {
  const { name } = await ctx.db
    .selectFrom('tenants')
    .select('name')
    .where('id', '=', brokerTenantId)
    .executeTakeFirstOrThrow()
  return {
    delivery_order_id: buyOrderId,
    type: step.updateType,
    occurred_at: step.at,
    created_at: ctx.now,
    actor_tenant_id: brokerTenantId,
    actor_tenant_name: name,
  }
}
