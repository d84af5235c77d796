import type { Handlers } from '#server/http/handler-types.ts'
import { locationsHandlers } from '#server/locations/operations.ts'
import { ordersHandlers } from '#server/orders/operations.ts'
import { servicesHandlers } from '#server/services/operations.ts'
import { sessionHandlers } from '#server/session/operations.ts'
import { tenantsHandlers } from '#server/tenants/operations.ts'
import { usersHandlers } from '#server/users/operations.ts'

/** Every operation of the contract, gathered from the areas: one that is missing does not compile. */
export const handlers = {
  ...sessionHandlers,
  ...usersHandlers,
  ...tenantsHandlers,
  ...locationsHandlers,
  ...servicesHandlers,
  ...ordersHandlers,
} satisfies Handlers
