import { statesFrom } from '../acts/acts.ts'
import { transitionText } from '../acts/transition.ts'

/** Where a recurring order stands (docs/rules/planner.md, "Moves"). */
export const recurringOrderStatuses = ['active', 'paused', 'invalid', 'completed', 'archived'] as const

export type RecurringOrderStatus = (typeof recurringOrderStatuses)[number]

export const recurringOrderStatusLabels: Readonly<Record<RecurringOrderStatus, string>> = {
  active: 'Active',
  paused: 'Paused',
  invalid: 'Invalid',
  completed: 'Completed',
  archived: 'Archived',
}

/** What the history of a recurring order has an entry for, as the contract spells it. */
export const recurringOrderEvents = [
  'created',
  'delivery_order_created',
  'settings_updated',
  'single_day_settings_updated',
  'single_day_disabled',
  'single_day_enabled',
  'paused',
  'resumed',
  'terminated',
  'completed',
] as const

export type RecurringOrderEvent = (typeof recurringOrderEvents)[number]

/** What can be done to a recurring order, or happen to it. */
interface RecurringOrderMove {
  readonly from: readonly RecurringOrderStatus[]
  readonly to: RecurringOrderStatus
  /** The button, or what is said of it. */
  readonly label: string
  /** What a person needs for it, in the organization that ordered; null: it is nobody's to do. */
  readonly permission: 'recurring-orders.update' | 'recurring-orders.delete' | null
  /** Whether it happens by itself as well. */
  readonly happens: boolean
  /** The entry that it leaves in the history; null: none of the kinds says it. */
  readonly event: RecurringOrderEvent | null
}

/** The moves (docs/rules/planner.md, "Moves"). `pause` and `resume` are `disable` and `enable` of the contract. */
export const recurringOrderMoves = {
  pause: {
    from: ['active'],
    to: 'paused',
    label: 'Pause',
    permission: 'recurring-orders.update',
    happens: false,
    event: 'paused',
  },
  resume: {
    from: ['paused'],
    to: 'active',
    label: 'Resume',
    permission: 'recurring-orders.update',
    happens: false,
    event: 'resumed',
  },
  terminate: {
    from: ['active', 'paused', 'invalid'],
    to: 'completed',
    label: 'Terminate',
    permission: 'recurring-orders.update',
    happens: false,
    event: 'terminated',
  },
  archive: {
    from: ['active', 'paused', 'invalid', 'completed'],
    to: 'archived',
    label: 'Archive',
    permission: 'recurring-orders.delete',
    happens: false,
    event: null,
  },
  complete: {
    from: ['active', 'paused', 'invalid'],
    to: 'completed',
    label: 'Complete',
    permission: null,
    happens: true,
    event: 'completed',
  },
  becomeInvalid: {
    from: ['active'],
    to: 'invalid',
    label: 'Become invalid',
    permission: null,
    happens: true,
    event: null,
  },
  mend: {
    from: ['invalid'],
    to: 'active',
    label: 'Mend',
    permission: 'recurring-orders.update',
    happens: true,
    event: 'settings_updated',
  },
} as const satisfies Record<string, RecurringOrderMove>

export type RecurringOrderAct = keyof typeof recurringOrderMoves

/** The statuses that a recurring order can come to from this one. */
export function recurringStatusesFrom(status: RecurringOrderStatus): readonly RecurringOrderStatus[] {
  return statesFrom<RecurringOrderStatus>(status, { acts: recurringOrderMoves })
}

/**
 * Why a recurring order does not take a move; null: it does. "The recurring order is paused; from there it can become active,
 * completed or archived."
 */
export function whyNotMoved(status: RecurringOrderStatus, act: RecurringOrderAct): string | null {
  const from: readonly RecurringOrderStatus[] = recurringOrderMoves[act].from
  if (from.includes(status)) return null
  return transitionText(`The recurring order is ${inSentence(status)}`, recurringStatusesFrom(status).map(inSentence))
}

function inSentence(status: RecurringOrderStatus): string {
  return recurringOrderStatusLabels[status].toLowerCase()
}
