import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Actor } from './act-as.ts'
import type { Random } from './random.ts'

export type Step = 'assigned' | 'pickedUp' | 'droppedOff' | 'completed'

/** One order of the demo: what is ordered, by whom, and how far it has come. Times in unix seconds. */
export interface OrderPlan {
  createdAt: number
  availableAt: number
  /** Whose person ordered: the customer's own, or the courier's or the supplier's for it. */
  orderedBy: 'courier' | 'customer' | 'supplier'
  status: Schema<'OrderStatus'>
  /** When each step was made, of those that have been. */
  steps: Partial<Record<Step, number>>
  cancelledAt: number | null
  driver: string
  /** It had its driver when it was placed. */
  isAssigned?: true
  order: Omit<Schema<'DeliveryOrderCreate'>, 'availableAt'>
  /** Which waits, answers and papers it has. Waits of today cost nothing: how long they last depends on the hour. */
  recorded: 'past' | 'today' | 'nothing'
  /** Whether the driver waits at the next stop at this moment. */
  isWaiting: boolean
  /** What is recorded is drawn from this alone. */
  random: Random
  /** What else people did with it. */
  further?: readonly TimedAct[]
}

/** One act of the product on an order: when, by whom, and what. */
export interface TimedAct {
  at: number
  as: Actor
  act: (ctx: Context, orderId: number) => Promise<unknown>
}

/** The same of an order that is placed. */
export type Course = Omit<OrderPlan, 'order' | 'orderedBy'> & { order: Pick<OrderPlan['order'], 'serviceId'> }

/** Who acts in the demo. */
export interface Cast {
  dispatcher: Actor
  driver: Actor
}
