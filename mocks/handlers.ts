import { http, type HttpHandler } from 'msw'
import { checkAccess } from './access.ts'
import type { MockContext } from './context.ts'
import { brokerageHandlers } from './handlers/brokerage.ts'
import { documentHandlers } from './handlers/documents.ts'
import { fuelHandlers } from './handlers/fuel.ts'
import { locationsHandlers } from './handlers/locations.ts'
import { mediaHandlers } from './handlers/media.ts'
import { orderActHandlers } from './handlers/order-acts.ts'
import { orderBillingHandlers } from './handlers/order-billing.ts'
import { orderEditingHandlers } from './handlers/order-editing.ts'
import { orderFieldHandlers } from './handlers/order-fields.ts'
import { orderMoneyHandlers } from './handlers/order-money.ts'
import { orderRecordHandlers } from './handlers/order-records.ts'
import { ordersHandlers } from './handlers/orders.ts'
import { pricePreviewHandlers } from './handlers/price-preview.ts'
import { resourceHandlers } from './handlers/resources.ts'
import { priceBookHandlers } from './handlers/price-book.ts'
import { protocolsHandlers } from './handlers/protocols.ts'
import { serviceMapsHandlers } from './handlers/service-maps.ts'
import { servicesHandlers } from './handlers/services.ts'
import { settingsHandlers } from './handlers/settings.ts'
import { sessionHandlers } from './handlers/session.ts'
import { tenantsHandlers } from './handlers/tenants.ts'
import { tryOutsHandlers } from './handlers/try-outs.ts'
import { usersHandlers } from './handlers/users.ts'
import { operationOf } from './operation-of.ts'
import { notFound } from './refusals.ts'
import { sentinelAnswer } from './sentinels.ts'

/** What the generator makes for each area: one function that gives all of its handlers, among many for one each. */
const areas = import.meta.glob<Record<string, () => HttpHandler[]>>('../generated/client/*/*.msw.ts', { eager: true })

let generated: readonly HttpHandler[] | null = null

/** The handlers that answer any operation with values that satisfy its schema: they have no state, so worlds share them. */
function generatedHandlers(): readonly HttpHandler[] {
  generated ??= Object.entries(areas).flatMap(([path, made]) => {
    const [, area = ''] = /([\w-]+)\.msw\.ts$/.exec(path) ?? []
    const words = area.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    return made[`get${words.join('')}Mock`]?.() ?? []
  })
  return generated
}

/** Calls of the API alone: the wildcard of the generated handlers would take in the application's own `/src/api/`. */
const anyCall = /^https?:\/\/[^/]+\/api\//

/**
 * Every call of the API: first what sentinels and the contract's access refuse, then the handlers that know the world, then the
 * resources of the contract, then the generated handlers for whatever has no state. The first that answers wins.
 */
export function createHandlers(context: MockContext): HttpHandler[] {
  // msw keeps with each handler where it was written, which nobody reads and which takes longer than a whole world.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return handlersOf(context)
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

function handlersOf(context: MockContext): HttpHandler[] {
  const stateless = generatedHandlers()
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
    ...priceBookHandlers(context),
    ...servicesHandlers(context),
    ...tryOutsHandlers(context),
    ...pricePreviewHandlers(context),
    ...serviceMapsHandlers(context),
    ...protocolsHandlers(context),
    ...fuelHandlers(context),
    ...brokerageHandlers(context),
    ...mediaHandlers(context),
    ...orderFieldHandlers(context),
    ...orderRecordHandlers(context),
    ...orderBillingHandlers(context),
    ...orderEditingHandlers(context),
    ...orderMoneyHandlers(context),
    ...ordersHandlers(context),
    ...orderActHandlers(context),
    ...documentHandlers(context),
    ...resourceHandlers(context, { generated: stateless }),
    ...settingsHandlers(context),
    ...stateless,
    http.all(anyCall, () => notFound('The contract has no such operation.')),
  ]
}
