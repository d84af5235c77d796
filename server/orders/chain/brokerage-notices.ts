import { type BrokerageException, isBrokerageException } from '#domain/orders/brokerage-exceptions.ts'
import type { FieldChange } from '#domain/orders/order-changes.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import type { OrderViewer } from '../core/order-viewer.ts'
import type { BrokerageLink } from './sell-side.ts'

/** An order as far as it decides what its receiver was told. */
export interface NoticeOrder {
  readonly id: number
  readonly receiverTenantId: number
  readonly exceptions: readonly string[]
}

/** What the other courier of a brokerage did, for the one that has yet to answer. */
export interface BrokerageNotice {
  readonly exception: BrokerageException
  readonly link: BrokerageLink
  /** Whether the order of the courier that is told is the sold one. */
  readonly isSold: boolean
  readonly version: number
  readonly otherTenantName: string
  /** Cents before tax: what was agreed, and what it is now. */
  readonly agreedCents: number | null
  readonly boughtCents: number | null
  readonly edits: readonly FieldChange[]
  /** Of an answer. */
  readonly comment: string | null
}

/** What stands on an order as an exception of its brokerage; null when it does not, or the brokerage has ended. */
export async function findNotice(
  ctx: Context,
  order: NoticeOrder,
  exception: BrokerageException,
): Promise<BrokerageNotice | null> {
  if (!order.exceptions.includes(exception)) return null
  const answer = exception === 'brokerage_answered' ? await findAnswer(ctx, order) : null
  const rows = await selectBrokerages(ctx, order.id)
  const row = rows.find(({ sell_order_id, receiver_tenant_id }) => {
    const isSold = sell_order_id === order.id
    if (answer !== null) return isSold === (answer.actor_tenant_id === receiver_tenant_id)
    return isSold === (exception === 'bought_price_changed')
  })
  if (!row) return null
  const isSold = row.sell_order_id === order.id
  return {
    exception,
    link: {
      sellOrderId: row.sell_order_id,
      buyOrderId: row.buy_order_id,
      brokerTenantId: row.tenant_id,
      receiverTenantId: row.receiver_tenant_id,
      receiverName: row.receiver_name ?? '',
    },
    isSold,
    version: row.version,
    otherTenantName: (isSold ? row.receiver_name : row.broker_name) ?? '',
    agreedCents: row.agreed_pre_tax_cents,
    boughtCents: row.pre_tax_cents,
    edits: row.edits,
    comment: answer?.comment ?? null,
  }
}

/** All of them as the page shows them to the receiver of the order, and to nobody else. */
export async function shownBrokerageExceptions(
  ctx: Context,
  order: NoticeOrder,
  { tenantId, seesPrices }: OrderViewer,
): Promise<Schema<'BrokerageException'>[]> {
  if (order.receiverTenantId !== tenantId) return []
  const told: (BrokerageNotice | null)[] = []
  for (const exception of order.exceptions.filter(isBrokerageException)) {
    told.push(await findNotice(ctx, order, exception))
  }
  return told.filter((each) => each !== null).map((each) => shownTold(each, seesPrices))
}

function shownTold(told: BrokerageNotice, seesPrices: boolean): Schema<'BrokerageException'> {
  const { exception, version, otherTenantName } = told
  const head = { exception, version, otherTenantName }
  switch (exception) {
    case 'bought_price_changed':
      return seesPrices ? { ...head, pricingFrom: told.agreedCents, pricingTo: told.boughtCents } : head
    case 'sold_order_edited':
      return { ...head, changes: [...told.edits] }
    case 'brokerage_answered':
      return { ...head, comment: told.comment ?? '' }
  }
}

/** An order in the middle of a chain is bought by one courier and sold to another. */
function selectBrokerages(ctx: Context, orderId: number) {
  return ctx.db
    .selectFrom('order_brokerages as b')
    .leftJoin('tenants as receiver', 'receiver.id', 'b.receiver_tenant_id')
    .leftJoin('tenants as broker', 'broker.id', 'b.tenant_id')
    .leftJoin('delivery_order_prices as price', 'price.delivery_order_id', 'b.buy_order_id')
    .where('b.ended_at', 'is', null)
    .where((eb) => eb.or([eb('b.sell_order_id', '=', orderId), eb('b.buy_order_id', '=', orderId)]))
    .select(['b.sell_order_id', 'b.buy_order_id', 'b.tenant_id', 'b.receiver_tenant_id', 'b.version', 'b.edits'])
    .select(['b.agreed_pre_tax_cents', 'price.pre_tax_cents'])
    .select(['receiver.name as receiver_name', 'broker.name as broker_name'])
    .execute()
}

/** The newest answer that somebody else gave. */
async function findAnswer(ctx: Context, { id, receiverTenantId }: NoticeOrder) {
  const row = await ctx.db
    .selectFrom('delivery_order_updates')
    .select(['actor_tenant_id', 'comment'])
    .where('delivery_order_id', '=', id)
    .where('type', '=', 'brokerage_answered')
    .where('actor_tenant_id', '!=', receiverTenantId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
