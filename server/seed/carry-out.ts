import { roles } from '#domain/access/roles.ts'
import { assignOrders } from '#server/orders/moves/assign-orders.ts'
import { cancelOrder } from '#server/orders/moves/cancel-order.ts'
import { moveOrder } from '#server/orders/moves/move-order.ts'
import { actAs, type Actor, type Stage } from './act-as.ts'
import { besideActs } from './demo-paperwork.ts'
import { stopActs } from './demo-stops.ts'
import type { Cast, Course, OrderPlan, TimedAct } from './order-plan.ts'
import { placeOrder } from './place-order.ts'

/** Places an order and does with it all that the plan says, in the order of time. */
export async function carryOut(stage: Stage, plan: OrderPlan, now: number): Promise<void> {
  const { customer, supplier } = stage.world.tenants
  const clerks = {
    courier: dispatcherOf(stage),
    customer: { email: 'scheduler@meewasin.example', role: roles.scheduler, tenantId: customer },
    supplier: { email: 'supplier@northline.example', role: roles.scheduler, tenantId: supplier },
  }
  const order = { ...plan.order, availableAt: plan.availableAt }
  const orderedBy = isFirstOfLocation(stage, plan) ? 'courier' : plan.orderedBy
  const { id } = await actAs(stage, clerks[orderedBy], plan.createdAt, (ctx) => placeOrder(ctx, order))
  await carryOn(stage, plan, id, now)
}

/**
 * Whether the order is the customer's first one from or to a location of the courier's own book. The courier places such an order, because the
 * customer can name a location of the courier only once an own order has it (docs/rules/roles-and-permissions.md, "Naming is reading").
 */
function isFirstOfLocation({ world }: Stage, { order }: OrderPlan): boolean {
  const named = [order.pickupLocationId, order.dropoffLocationId].filter((id) => id !== undefined)
  return named.map((id) => world.locationsToShare.delete(id)).includes(true)
}

/** Does with an order that was placed all that the plan says. */
export async function carryOn(stage: Stage, plan: Course, id: number, now: number): Promise<void> {
  const dispatcher = dispatcherOf(stage)
  const driver = { ...dispatcher, email: plan.driver, role: roles.driver }
  const cast: Cast = { dispatcher, driver }
  const acts = [...movingActs(stage, plan, cast, now), ...besideActs(plan, cast, now), ...(plan.further ?? [])]
  for (const { at, as, act } of acts.toSorted((left, right) => left.at - right.at)) {
    await actAs(stage, as, at, (ctx) => act(ctx, id))
  }
}

function dispatcherOf({ world }: Stage): Actor {
  return { email: 'dispatcher@prairiesky.example', role: roles.dispatcher, tenantId: world.tenants.courier }
}

/** What brings the order on its way. Of acts at the same second the one that stands first here is made first. */
function movingActs(stage: Stage, plan: Course, { dispatcher, driver }: Cast, now: number): TimedAct[] {
  const { steps, cancelledAt, recorded } = plan
  const acts: TimedAct[] = []
  if (steps.assigned !== undefined && !plan.isAssigned) {
    const driverId = stage.world.users.get(plan.driver) ?? 0
    acts.push({ at: steps.assigned, as: dispatcher, act: (ctx, id) => assignOrders(ctx, driverId, { ids: [id] }) })
  }
  // Of old orders nothing was recorded at the stops, so their drivers moved them as the office would.
  const mover = recorded === 'nothing' ? { ...driver, alsoHolds: [roles.dispatcher] } : driver
  for (const step of ['pickedUp', 'droppedOff', 'completed'] as const) {
    if (step !== 'completed')
      acts.push(...stopActs(stage, plan, driver, step === 'pickedUp' ? 'pickup' : 'dropoff', now))
    const at = steps[step]
    if (at !== undefined) acts.push({ at, as: mover, act: (ctx, id) => moveOrder(ctx, id, step) })
  }
  if (cancelledAt !== null) {
    const { tenantId } = dispatcher
    acts.push({
      at: cancelledAt,
      as: dispatcher,
      act: (ctx, id) => cancelOrder(ctx, id, { tenantId, reason: reasons[id % reasons.length] ?? '' }),
    })
  }
  return acts
}

const reasons = [
  'The customer rang to cancel: the parcel went with a colleague.',
  'Wrong address; ordered again.',
  'Nobody at the pickup after two attempts.',
  'Duplicate of an earlier order.',
]
