import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'
import { budgetsHandlers } from '#server/billing/budgets.ts'
import { actAs, type Actor, type Stage } from './act-as.ts'
import { planOf } from './demo-orders.ts'
import { demoTimeZone } from './demo-organisations.ts'
import type { OrderPlan } from './order-plan.ts'
import { placeOrder } from './place-order.ts'
import { createRandom } from './random.ts'

const hour = 60 * 60

/**
 * Gives the pharmacy two budgets of this month, on whichever day that is: one of which an order of its scheduler has used about 85 %, and
 * one above which its owner placed an order, because it was wanted. They follow from what the orders cost.
 * @param now unix seconds
 */
export async function seedBudgets(stage: Stage, now: number): Promise<void> {
  const { tenants, orderFields } = stage.world
  const people = (name: 'owner' | 'scheduler'): Actor => ({
    email: `${name}@meewasin.example`,
    role: roles[name],
    tenantId: tenants.customer,
  })
  // As today began, whatever the hour: the same day makes the same orders.
  const midnight = unixSecondsAt(wallTimeAt(now, demoTimeZone).date, 0, demoTimeZone)
  const order = orderOf(stage, midnight)
  const place = (as: Actor, further: Partial<Schema<'DeliveryOrderCreate'>>) =>
    actAs(stage, as, midnight, (ctx) => placeOrder(ctx, { ...order, ...further }))
  const add = (body: Parameters<typeof budgetsHandlers.createBudget>[0]['body']) =>
    actAs(stage, people('owner'), midnight, async (ctx) => {
      // Read at once: the next act is another person's.
      await (
        await budgetsHandlers.createBudget({ path: { tenantId: tenants.customer }, query: {}, body }, ctx)
      ).body
    })

  const { pricing } = await place(people('scheduler'), { poNumber: 'PO-2207' })
  const cents = pricing.priceCadCents ?? 0
  await add({
    kind: 'poNumber',
    value: 'PO-2207',
    monthlyCadCents: wholeDollars(cents / 0.85),
    note: 'Flu clinics of the autumn',
  })
  const renovation = { fieldName: 'Cost centre', value: 'B-7000' } as const
  await add({ kind: 'field', ...renovation, monthlyCadCents: wholeDollars(cents * 0.8), note: 'Renovation of Lawson' })
  await place(people('owner'), {
    orderFields: { [orderFields.get(renovation.fieldName) ?? 0]: renovation.value },
    mayExceedBudget: true,
  })
}

/** By the city service, whose price is known at once. */
function orderOf({ world }: Stage, midnight: number) {
  const random = createRandom(2_207)
  const times = { availableAt: midnight + 20 * hour, createdAt: midnight, status: 'created' } as const
  const plans = Array.from({ length: 30 }, (): OrderPlan['order'] => planOf(world, random, times).order)
  const found = plans.find(({ serviceId }) => serviceId === world.services[0]?.id)
  if (!found) throw new Error('None of the drawn orders is of the city service.')
  const { poNumber: _drawn, ...order } = found
  return { ...order, availableAt: times.availableAt }
}

function wholeDollars(cents: number): number {
  return Math.round(cents / 100) * 100
}
