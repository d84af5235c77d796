import type { QueryClient } from '@tanstack/react-query'
import { isRoleId } from '#domain/roles.ts'
import { getGetMeQueryKey, getMe, getPermissions, setCurrentTenant } from '#generated/client/session/session.ts'
import {
  getTenant,
  getTenantAdminUsable,
  getTenantFeatures,
  getTenantSubscriptionPlan,
} from '#generated/client/tenants/tenants.ts'
import { getCurrentTenant, getUserTenants } from '#generated/client/users/users.ts'
import type { Me, TenantSummary } from '#generated/model/index.ts'
import { meStaleTimeMs, retryDelay, shouldRetry } from '#src/api/query-client.ts'
import { workInTenant } from './active-tenant.ts'
import { sendPermissionToken } from './permission-token.ts'
import type { Session } from './session.ts'
import { readStoredId, writeStored } from './storage.ts'

/** Where the start of a session ends: in the application, or on one of the screens that say why not. */
export type BootResult =
  | { readonly kind: 'ready'; readonly session: Session }
  | { readonly kind: 'noTenant' }
  | { readonly kind: 'driverApp'; readonly me: Me; readonly tenantId: number }
  | { readonly kind: 'noActions' }

/**
 * Starts the session in the order of application.md 4.1: the person, their tenant, whether it can be used here, and
 * only then its features and plan.
 * @throws whatever call failed for good; the caller shows "Something went wrong"
 */
export async function startSession(queryClient: QueryClient): Promise<BootResult> {
  const me = await readMe(queryClient)
  const tenantId = await resolveTenantId(me)
  if (tenantId === null) return { kind: 'noTenant' }
  workInTenant(tenantId)
  // Keys begin with the tenant: the screens ask for the person under the one that is known only now.
  queryClient.setQueryData(getGetMeQueryKey(), me)

  const { usable, isDriver } = await retrying(queryClient, 'usable', () => getTenantAdminUsable(tenantId))
  if (!usable) return isDriver ? { kind: 'driverApp', me, tenantId } : { kind: 'noActions' }
  return { kind: 'ready', session: await loadSession(queryClient, me, tenantId) }
}

/**
 * The session of a driver, for the next steps of the own deliveries; everything else drivers do in their app.
 * @throws whatever call failed for good
 */
export async function startDriverSession(queryClient: QueryClient, me: Me, tenantId: number): Promise<Session> {
  return { ...(await loadSession(queryClient, me, tenantId)), drivesOnly: true }
}

/** The signed-in person, remembered for the tabs that watch for somebody else signing in. */
export async function readMe(queryClient: QueryClient): Promise<Me> {
  const me = await queryClient.fetchQuery({
    queryKey: getGetMeQueryKey(),
    queryFn: () => getMe(),
    staleTime: meStaleTimeMs,
    retry: shouldRetry,
    retryDelay,
  })
  writeStored('userId', String(me.id))
  writeStored('unitPreference', me.unitPreference)
  return me
}

/** The tenant of storage, else the person's current one, else the first of theirs, which becomes the current one. */
export async function resolveTenantId(me: Me): Promise<number | null> {
  const stored = readStoredId('tenantId')
  if (stored !== null) return stored
  const { tenant: current } = await getCurrentTenant(me.id)
  if (current !== null) return current.id
  const [first] = (await getUserTenants(me.id)).data
  if (first === undefined) return null
  workInTenant(first.id)
  await setCurrentTenant(me.id, { tenantId: first.id })
  return first.id
}

async function loadSession(queryClient: QueryClient, me: Me, tenantId: number): Promise<Session> {
  const [{ features }, plan, granted] = await Promise.all([
    retrying(queryClient, 'features', () => getTenantFeatures(tenantId)),
    retrying(queryClient, 'plan', () => getTenantSubscriptionPlan(tenantId)),
    retrying(queryClient, 'permissions', () => getPermissions()),
  ])
  sendPermissionToken(granted.permissionToken)
  const permissions = new Set(granted.permissions.map(({ id }) => id))
  const tenant = await readTenant(me, tenantId, permissions.has('tenants.read'))
  return {
    me,
    tenant,
    features: new Set(features),
    plan,
    permissions,
    roles: granted.roles.filter(isRoleId),
    readsPrices: granted.readsPrices,
    timeZone: tenant.timezone,
    unitPreference: me.unitPreference,
  }
}

/** The tenant in a few words. Roles that may not read the organisation find it among their own. */
async function readTenant(me: Me, tenantId: number, mayRead: boolean): Promise<TenantSummary> {
  if (mayRead) {
    const { id, name, kind, image, timezone } = await getTenant(tenantId)
    return { id, name, kind, image, timezone }
  }
  const { tenant: current } = await getCurrentTenant(me.id)
  const own = current?.id === tenantId ? current : (await getUserTenants(me.id)).data.find(({ id }) => id === tenantId)
  if (own === undefined) throw new Error(`Tenant ${tenantId} is none of this person's`)
  return own
}

/** One call of the start with the retries that every query has; nothing of it stays in the cache. */
function retrying<T>(queryClient: QueryClient, name: string, call: () => Promise<T>): Promise<T> {
  return queryClient.fetchQuery({
    queryKey: ['session', name],
    queryFn: call,
    staleTime: 0,
    gcTime: 0,
    retry: shouldRetry,
    retryDelay,
  })
}
