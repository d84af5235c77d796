import { notFound } from '#domain/text/refusal.ts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { checkAccess } from './access.ts'
import { type AnyMocks, callOf, inputOf, type MockHandlers } from './define-mocks.ts'

import type { MockContext } from './context.ts'
import { accountingMocks } from './handlers/accounting.ts'
import { budgetsMocks } from './handlers/budgets.ts'
import { brokerageLedgerMocks } from './handlers/brokerage-ledger.ts'
import { figuresMocks } from './handlers/figures.ts'
import { reportMocks } from './handlers/reports.ts'
import { actsMocks } from './handlers/acts.ts'
import { applicationsMocks } from './handlers/applications.ts'
import { partnershipsMocks } from './handlers/partnerships.ts'
import { billingMocks } from './handlers/billing.ts'
import { brokerageMocks } from './handlers/brokerage.ts'
import { connectionsMocks } from './handlers/connections.ts'
import { webhooksMocks } from './handlers/webhooks.ts'
import { messagesMocks } from './handlers/messages.ts'
import { mergeMocks } from './handlers/merge.ts'
import { driverPayMocks } from './handlers/driver-pay.ts'
import { documentsMocks } from './handlers/documents.ts'
import { driversMocks } from './handlers/drivers.ts'
import { fuelMocks } from './handlers/fuel.ts'
import { invitationsMocks } from './handlers/invitations.ts'
import { invoicesMocks } from './handlers/invoices.ts'
import { orderImportMocks } from './handlers/order-imports.ts'
import { receivablesMocks } from './handlers/receivables.ts'
import { locationsMocks } from './handlers/locations.ts'
import { mediaMocks } from './handlers/media.ts'
import { orderActsMocks } from './handlers/order-acts.ts'
import { orderBillingMocks } from './handlers/order-billing.ts'
import { orderEditingMocks } from './handlers/order-editing.ts'
import { orderFieldMocks } from './handlers/order-fields.ts'
import { orderMoneyMocks } from './handlers/order-money.ts'
import { orderRecordsMocks } from './handlers/order-records.ts'
import { onboardingsMocks } from './handlers/onboardings.ts'
import { notificationsMocks } from './handlers/notifications.ts'
import { ordersMocks } from './handlers/orders.ts'
import { rolesMocks } from './handlers/roles.ts'
import { resourcesMocks } from './handlers/resources.ts'
import { orderTemplatesMocks } from './handlers/order-templates.ts'
import { apiTokensMocks } from './handlers/api-tokens.ts'
import { administrationMocks } from './handlers/administration.ts'
import { organizationsMocks } from './handlers/organizations.ts'
import { payMocks } from './handlers/pay.ts'
import { priceBookMocks, revisionPartsMocks } from './handlers/price-book.ts'
import { plannerManyMocks } from './handlers/planner-many.ts'
import { plannerMocks } from './handlers/planner.ts'
import { pricePreviewMocks } from './handlers/price-preview.ts'
import { protectionMocks } from './handlers/protection.ts'
import { protocolsMocks } from './handlers/protocols.ts'
import { serviceMapsMocks } from './handlers/service-maps.ts'
import { servicesMocks } from './handlers/services.ts'
import { settingsMocks } from './handlers/settings.ts'
import { sessionMocks } from './handlers/session.ts'
import { tenantsMocks } from './handlers/tenants.ts'
import { jobsMocks } from './handlers/jobs.ts'
import { tryOutsMocks } from './handlers/try-outs.ts'
import { usersMocks } from './handlers/users.ts'
import { answerOrRefusal, answerOfRefusal } from './refused.ts'
import { operationOf } from './operation-of.ts'
import { checkSentinels } from './sentinels.ts'

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

/** What the world answers, by the operations of the contract. */
const generic: AnyMocks = {
  ...resourcesMocks({ generated: generatedHandlers }),
  ...settingsMocks(),
  ...actsMocks,
  ...revisionPartsMocks,
}
const own: MockHandlers = {
  ...accountingMocks,
  ...brokerageLedgerMocks,
  ...figuresMocks,
  ...reportMocks,
  ...sessionMocks,
  ...apiTokensMocks,
  ...orderTemplatesMocks,
  ...notificationsMocks,
  ...messagesMocks,
  ...webhooksMocks,
  ...protectionMocks,
  ...usersMocks,
  ...tenantsMocks,
  ...connectionsMocks,
  ...mergeMocks,
  ...administrationMocks,
  ...organizationsMocks,
  ...applicationsMocks,
  ...onboardingsMocks,
  ...partnershipsMocks,
  ...driversMocks,
  ...servicesMocks,
  ...priceBookMocks,
  ...pricePreviewMocks,
  ...protocolsMocks,
  ...serviceMapsMocks,
  ...fuelMocks,
  ...tryOutsMocks,
  ...jobsMocks,
  ...billingMocks,
  ...invoicesMocks,
  ...receivablesMocks,
  ...orderImportMocks,
  ...payMocks,
  ...driverPayMocks,
  ...rolesMocks,
  ...orderFieldMocks,
  ...orderBillingMocks,
  ...invitationsMocks,
  ...locationsMocks,
  ...brokerageMocks,
  ...mediaMocks,
  ...orderRecordsMocks,
  ...orderEditingMocks,
  ...orderMoneyMocks,
  ...ordersMocks,
  ...plannerManyMocks,
  ...plannerMocks,
  ...orderActsMocks,
  ...documentsMocks,
}
const answers = { ...generic, ...budgetsMocks(generic), ...own } as AnyMocks

/** Calls of the API alone: the wildcard of the generated handlers would take in the application's own `/src/api/`. */
const anyCall = /^https?:\/\/[^/]+\/api\//

/** Every call of the API: what the world answers, and the generated handlers for whatever has no state. */
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

/** The installation's own. */
const configuration = {
  superAdminUrl: 'https://admin.waybill.example',
  driverAppUrl: 'https://drivers.waybill.example',
}

/**
 * First what sentinels and the contract's access refuse, then what the world answers.
 * @returns undefined: the world does not know this operation
 */
async function answerOf(context: MockContext, request: Request): Promise<Response | undefined> {
  const operation = operationOf(request)
  await checkSentinels(context, request, operation)
  if (operation === null) return undefined
  checkAccess(context, request, operation)
  const answer = await answers[operation.id]?.(await inputOf(request, operation), callOf(context, request))
  return answer === undefined || answer instanceof Response ? answer : HttpResponse.json(answer)
}

function handlersOf(context: MockContext): HttpHandler[] {
  return [
    http.all(anyCall, ({ request }) => answerOrRefusal(() => answerOf(context, request))),
    http.get('*/config.json', () => HttpResponse.json(configuration)),
    ...generatedHandlers(),
    http.all(anyCall, () => answerOfRefusal(notFound('The contract has no such operation.'))),
  ]
}
