import { inProgressStatuses, type OrderStatus } from '#domain/orders/order-status.ts'

/**
 * Whether an order that shows no driver has one all the same: on its way, it is carried out by another courier, whose people
 * stay unknown here (docs/rules/brokerage.md, "Who reads what").
 */
export function isElsewhere(status: OrderStatus): boolean {
  return status === 'completed' || inProgressStatuses.includes(status)
}
