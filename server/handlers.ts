import type { Handlers } from '#server/http/handler-types.ts'
import { sessionHandlers } from '#server/session/operations.ts'
import { tenantsHandlers } from '#server/tenants/operations.ts'
import { usersHandlers } from '#server/users/operations.ts'

/** Every operation that this server answers, gathered from the areas. */
export const handlers = {
  ...sessionHandlers,
  ...usersHandlers,
  ...tenantsHandlers,
} satisfies Partial<Handlers>
