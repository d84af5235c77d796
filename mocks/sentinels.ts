import { forbidden, formError, invalidPermissionToken, notFound, unauthorized } from '#domain/text/refusal.ts'
import { fault } from './refused.ts'
import { type Resource, resources } from '#generated/resources.ts'
import { type Fault, type MockContext, firstPermissionToken } from './context.ts'
import type { CalledOperation } from './operation-of.ts'
import { jsonQueryOf, queryOf } from './requests.ts'

/** How long a slow answer takes, in milliseconds: long enough to look at a skeleton, short enough to wait for. */
export const slowMs = 2_500

/** The calls that the application starts with: a fault for everything spares them, or no screen would ever be seen. */
const startOfSession: readonly string[] = [
  'getMe',
  'getPermissions',
  'refreshTokens',
  'getCurrentTenant',
  'setCurrentTenant',
  'getUserTenants',
  'getSwitchableTenants',
  'getTenant',
  'getTenantAdminUsable',
  'getTenantFeatures',
  'getTenantClock',
  'getTenantSubscriptionPlan',
  'logout',
  'reportError',
]

type Sentinel = 'slow' | '401' | '403' | '404' | '422' | '500'

const word = /^sentinel:(slow|401|403|404|422|500)$/
const statusIds: readonly string[] = ['401', '403', '404', '500'] satisfies Sentinel[]

/**
 * Refuses as a sentinel of the call asks for, else as the switch asks for; else it lets the call through.
 * @throws what is asked for
 */
export async function checkSentinels(
  context: MockContext,
  request: Request,
  operation: CalledOperation | null,
): Promise<void> {
  const fields = await stringFields(request)
  const pointer = Object.keys(fields).find((key) => word.test(fields[key] ?? ''))
  const asked =
    sentinelOf(searchOf(request)) ?? sentinelOf(pointer && fields[pointer]) ?? statusOfPath(operation, request)
  const chosen = asked ?? chosenFor(context, request, operation)
  if (chosen !== null) await refuseAs(chosen, context, request, pointer ?? Object.keys(fields)[0])
}

/** What the switch asks for; it spares the start of a session, and of what answers 422 all that only reads. */
function chosenFor({ settings }: MockContext, request: Request, operation: CalledOperation | null): Fault | null {
  const { fault: chosen } = settings
  if (chosen === 'slow' || operation === null) return chosen
  return startOfSession.includes(operation.id) || (chosen === '422' && request.method === 'GET') ? null : chosen
}

async function refuseAs(
  chosen: Sentinel | Fault,
  { wait }: MockContext,
  request: Request,
  pointer = '',
): Promise<void> {
  switch (chosen) {
    case 'slow':
      return wait(slowMs)
    case '401':
      throw unauthorized()
    case '403':
      throw forbidden()
    case '404':
      throw notFound()
    case '422':
      throw formError({ [pointer]: ['This value is refused'] })
    case '500':
      throw fault()
    case 'permission-token':
      if (request.headers.get('x-permission-token') === firstPermissionToken) throw invalidPermissionToken()
      break
    case 'empty':
    // Lists see to it themselves.
  }
}

function sentinelOf(text: string | null | undefined): Sentinel | null {
  const found = word.exec(text?.trim() ?? '')?.[1]
  return found === undefined ? null : (found as Sentinel)
}

/** Acts on order 422 that their handlers refuse in their own words, and what changes nothing. */
const refusedByHandlers: readonly string[] = [
  'moveDeliveryOrderNext',
  'undoDeliveryOrderMove',
  'markDeliveryOrderPickedUp',
  'markDeliveryOrderDroppedOff',
  'markDeliveryOrderCompleted',
  'cancelDeliveryOrder',
  'updateDeliveryOrderOverrides',
  'previewDeliveryOrderOverrides',
  'previewDeliveryOrderPricing',
  'overrideDeliveryOrderInvoicedStatus',
  'confirmDeliveryOrderBrokerage',
]

/** Orders and rows of resources of these numbers answer the status that the number names; 422 only refuses to be changed. */
function statusOfPath(operation: CalledOperation | null, request: Request): Sentinel | null {
  if (operation === null) return null
  const id = operation.params.orderId ?? rowIdOf(operation)
  if (id !== undefined && statusIds.includes(id)) return id as Sentinel
  const isAct = request.method !== 'GET' && !refusedByHandlers.includes(operation.id)
  return id === '422' && isAct ? '422' : null
}

const ofResources: ReadonlySet<string> = new Set(
  Object.values<Resource>(resources).flatMap(({ operations }) => Object.values(operations)),
)

/** The number of a row of a resource: the last one of the path, whatever it is called. */
function rowIdOf({ id, params }: CalledOperation): string | undefined {
  const names = Object.keys(params).filter((name) => name !== 'tenantId')
  return ofResources.has(id) ? params[names.at(-1) ?? ''] : undefined
}

function searchOf(request: Request): string | null {
  const { filter } = jsonQueryOf<{ filter?: { search?: string } }>(request, 'pagination') ?? {}
  return queryOf(request, 'search') ?? queryOf(request, 'query') ?? filter?.search ?? null
}

/** The fields of a JSON body by their pointer; values that are no text are listed as ''. */
async function stringFields(request: Request): Promise<Record<string, string>> {
  if (!(request.headers.get('content-type') ?? '').includes('json')) return {}
  try {
    const body: unknown = JSON.parse(await request.clone().text())
    if (typeof body !== 'object' || body === null) return {}
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [`/${name}`, typeof value === 'string' ? value : '']),
    )
  } catch {
    return {}
  }
}
