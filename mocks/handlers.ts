import { http, type HttpHandler } from 'msw'
import { getLocationsMock } from '#generated/client/locations/locations.msw.ts'
import { getOrdersMock } from '#generated/client/orders/orders.msw.ts'
import { getServicesMock } from '#generated/client/services/services.msw.ts'
import { getSessionMock } from '#generated/client/session/session.msw.ts'
import { getTenantsMock } from '#generated/client/tenants/tenants.msw.ts'
import { getUsersMock } from '#generated/client/users/users.msw.ts'
import { checkAccess } from './access.ts'
import type { MockContext } from './context.ts'
import { brokerageHandlers } from './handlers/brokerage.ts'
import { documentHandlers } from './handlers/documents.ts'
import { locationsHandlers } from './handlers/locations.ts'
import { mediaHandlers } from './handlers/media.ts'
import { orderActHandlers } from './handlers/order-acts.ts'
import { orderBillingHandlers } from './handlers/order-billing.ts'
import { orderEditingHandlers } from './handlers/order-editing.ts'
import { orderMoneyHandlers } from './handlers/order-money.ts'
import { orderRecordHandlers } from './handlers/order-records.ts'
import { ordersHandlers } from './handlers/orders.ts'
import { servicesHandlers } from './handlers/services.ts'
import { sessionHandlers } from './handlers/session.ts'
import { tenantsHandlers } from './handlers/tenants.ts'
import { usersHandlers } from './handlers/users.ts'
import { operationOf } from './operation-of.ts'
import { notFound } from './refusals.ts'
import { sentinelAnswer } from './sentinels.ts'

/** Calls of the API alone: the wildcard of the generated handlers would take in the application's own `/src/api/`. */
const anyCall = /^https?:\/\/[^/]+\/api\//

/**
 * Every call of the API: first what sentinels and the contract's access refuse, then the handlers that know the world,
 * then the generated ones for whatever the world does not know. The first that answers wins.
 */
export function createHandlers(context: MockContext): HttpHandler[] {
  return [
    http.all(anyCall, async ({ request }) => {
      const operation = operationOf(request)
      const answer = await sentinelAnswer(context, request, operation)
      if (answer === undefined && operation !== null) checkAccess(context, request, operation)
      return answer
    }),
    ...sessionHandlers(context),
    ...usersHandlers(context),
    ...tenantsHandlers(context),
    ...locationsHandlers(context),
    ...servicesHandlers(context),
    ...brokerageHandlers(context),
    ...mediaHandlers(context),
    ...orderRecordHandlers(context),
    ...orderBillingHandlers(context),
    ...orderEditingHandlers(context),
    ...orderMoneyHandlers(context),
    ...ordersHandlers(context),
    ...orderActHandlers(context),
    ...documentHandlers(context),
    ...getSessionMock(),
    ...getUsersMock(),
    ...getTenantsMock(),
    ...getLocationsMock(),
    ...getServicesMock(),
    ...getOrdersMock(),
    http.all(anyCall, () => notFound('The contract has no such operation.')),
  ]
}
