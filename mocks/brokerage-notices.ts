import { marginOf } from '#domain/accounting/brokerage-ledger.ts'
import { editsToTell, type FieldChange, joinChanges } from '#domain/orders/order-changes.ts'
import type { BrokerageAnswer, BrokerageException, DeliveryOrderUpdate } from '#generated/model/index.ts'
import { isSold } from './brokerage.ts'
import { type Actor, addUpdate } from './order-acts.ts'
import type { MockOrder, World } from './world-types.ts'

// What the two couriers of a brokerage tell each other: each side's exceptions stand on its own order.

/** After an edit of a sold order, whose notes the other courier has already: it is told the rest. */
export function tellEdit(
  world: World,
  sold: MockOrder,
  edited: readonly FieldChange[],
  actor: Actor,
  at: number,
): void {
  const bought = isSold(sold) ? otherOf(world, sold) : undefined
  const told = [...editsToTell(edited, true)]
  if (bought === undefined || told.length === 0) return
  const before = bought.view.brokerageExceptions.find(({ exception }) => exception === 'sold_order_edited')?.changes
  const changes = joinChanges(before ?? [], told)
  if (changes.length === 0) takeOff(bought, 'sold_order_edited')
  else put(bought, actor, { exception: 'sold_order_edited', changes })
  tellUpdate(world, bought, 'sold_order_edited', actor, at, { changes: told })
}

/** After another price of a bought order: the courier that bought it is told. */
export function tellPrice(world: World, bought: MockOrder, pricingFrom: number | null, actor: Actor, at: number): void {
  const { brokerage } = bought.view
  const pricingTo = bought.view.pricing.preTaxCadCents
  const sold = brokerage?.buyOrderId === bought.view.id ? otherOf(world, bought) : undefined
  if (brokerage === null || sold === undefined || pricingFrom === pricingTo) return
  const agreed = sold.view.brokerageExceptions.find(({ exception }) => exception === 'bought_price_changed')
  const known = {
    ...brokerage,
    buyPreTaxCadCents: pricingTo,
    marginCadCents: marginOf(brokerage.sellPreTaxCadCents, pricingTo),
  }
  bought.view = { ...bought.view, brokerage: known }
  sold.view = { ...sold.view, brokerage: known }
  put(sold, actor, {
    exception: 'bought_price_changed',
    pricingFrom: agreed?.pricingFrom ?? pricingFrom,
    pricingTo,
  })
  addUpdate(world, bought, 'bought_price_changed', actor, at, { pricingFrom, pricingTo })
  tellUpdate(world, sold, 'bought_price_changed', actor, at, { pricingFrom, pricingTo })
}

/** Takes the exception off, but for a price that is not agreed to; the other courier hears of a disagreement. Undefined when there is none like it. */
export function answer(
  world: World,
  order: MockOrder,
  { exception, version, accept, comment }: BrokerageAnswer,
  actor: Actor,
  at: number,
): BrokerageException | undefined {
  const told = order.view.brokerageExceptions.find((each) => each.exception === exception && each.version === version)
  if (told === undefined) return undefined
  takeOff(order, exception)
  if (exception === 'brokerage_answered' && accept) return told
  const { pricingFrom, pricingTo, changes } = told
  const about = {
    answeredException: exception,
    accepted: accept,
    ...(comment !== undefined && { comment }),
    ...(changes !== undefined && { changes }),
    ...(pricingTo !== undefined && { pricingFrom: pricingFrom ?? null, pricingTo }),
  }
  addUpdate(world, order, 'brokerage_answered', actor, at, about)
  const other = otherOf(world, order)
  if (other === undefined) return told
  tellUpdate(world, other, 'brokerage_answered', actor, at, about)
  if (accept) return told
  put(other, actor, { exception: 'brokerage_answered', comment: comment ?? '' })
  if (exception === 'bought_price_changed') put(order, { tenant: other.view.receiverTenant }, told)
  return told
}

/** The exceptions as the receiver of the order sees them, and nobody else. */
export function shownExceptions({ view }: MockOrder, tenantId: number | undefined) {
  if (tenantId === view.receiverTenant.id) return {}
  const { exceptions, brokerageExceptions } = view
  const hidden = new Set<string>(brokerageExceptions.map(({ exception }) => exception))
  return { brokerageExceptions: [], exceptions: exceptions.filter((exception) => !hidden.has(exception)) }
}

function otherOf({ orders }: World, { view }: MockOrder): MockOrder | undefined {
  const { brokerage } = view
  if (brokerage === null) return undefined
  const otherId = brokerage.sellOrderId === view.id ? brokerage.buyOrderId : brokerage.sellOrderId
  return orders.find((order) => order.view.id === otherId)
}

/** Tells an order's courier what the one of the actor did. The world counts for both sides at once, so that no version comes twice. */
function put(
  order: MockOrder,
  { tenant }: { readonly tenant: { readonly name: string } },
  what: Omit<BrokerageException, 'version' | 'otherTenantName'>,
): void {
  const told = { ...what, version: (order.updates[0]?.id ?? 0) + 1, otherTenantName: tenant.name }
  takeOff(order, told.exception)
  const { exceptions, brokerageExceptions } = order.view
  order.view = {
    ...order.view,
    exceptions: [...exceptions, told.exception],
    brokerageExceptions: [...brokerageExceptions, told],
  }
}

function takeOff(order: MockOrder, exception: BrokerageException['exception']): void {
  order.view = {
    ...order.view,
    exceptions: order.view.exceptions.filter((each) => each !== exception),
    brokerageExceptions: order.view.brokerageExceptions.filter((each) => each.exception !== exception),
  }
}

/** In the timeline of the other order, in the name of the organisation alone. */
function tellUpdate(
  world: World,
  order: MockOrder,
  type: DeliveryOrderUpdate['type'],
  actor: Actor,
  at: number,
  details: Partial<DeliveryOrderUpdate>,
): void {
  addUpdate(world, order, type, actor, at, details)
  const [newest] = order.updates
  if (newest !== undefined) delete newest.actorName
}
