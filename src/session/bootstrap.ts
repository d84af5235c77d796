import type { QueryClient } from '@tanstack/react-query'
import { isRoleId } from '#domain/access/roles.ts'
import { getGetMeQueryKey, getMe, getPermissions, setCurrentTenant } from '#generated/client/session/session.ts'
import {
  getTenant,
  getTenantAdminUsable,
  getTenantClock,
  getTenantFeatures,
  getTenantSubscriptionPlan,
} from '#generated/client/tenants/tenants.ts'
import { getCurrentTenant, getUserTenants } from '#generated/client/users/users.ts'
import type {
  Me,
  PermissionSet,
  SubscriptionPlan,
  TenantAdminUsable,
  TenantClock,
  TenantFeatures,
  TenantSummary,
} from '#generated/model/index.ts'
import { statusOf, suspensionOf } from '#src/http/errors.ts'
import { meStaleTimeMs } from '#src/http/query-client.ts'
import { workInTenant } from './active-tenant.ts'
import { takeRights } from './rights.ts'
import type { Session } from './session.ts'
import { readStoredId, writeStored } from './storage.ts'

/** Where the start of a session ends: in the application, or on one of the screens that say why not. */
export type BootResult =
  | { readonly kind: 'ready'; readonly session: Session }
  | { readonly kind: 'noTenant' }
  /** The tenant of storage is none of the person's any more. */
  | { readonly kind: 'lostTenant' }
  | {
      readonly kind: 'driverApp'
      readonly me: Me
      /** The rest of a session, for the next steps of the own deliveries; everything else drivers do in their app. */
      readonly load: () => Promise<Session>
    }
  | { readonly kind: 'noActions'; readonly me: Me }
  /** What the server says of it, with the administrator's reason. */
  | { readonly kind: 'suspended'; readonly me: Me; readonly text: string }

/**
 * Starts the session in the order of docs/rules/session.md, "Start": the person, their tenant, whether it can be used here, and
 * only then its features and plan. Where the tenant is known from storage all of that is asked at once, and judged in
 * this order.
 * @throws whatever call failed for good; the caller shows "Something went wrong"
 */
export async function startSession(queryClient: QueryClient): Promise<BootResult> {
  const stored = readStoredId('tenantId')
  const ahead = stored === null ? null : askAhead(queryClient, stored)
  const me = await readMe(queryClient)
  const found = stored === null ? await findTenant(me) : null
  const tenantId = stored ?? found?.id ?? null
  if (tenantId === null) return { kind: 'noTenant' }
  workInTenant(tenantId)
  // Keys begin with the tenant: the screens ask for the person under the one that is known only now.
  queryClient.setQueryData(getGetMeQueryKey(), me)

  let suspended: string | null = null
  const use = await (ahead?.usable ?? askUsable(queryClient, tenantId)).catch((error: unknown) => {
    suspended = suspensionOf(error)
    if (suspended !== null) return
    // Somebody was taken out of the organisation, or it is gone.
    if (statusOf(error) !== 404) throw error
    workInTenant(null)
  })
  if (suspended !== null) return { kind: 'suspended', me, text: suspended }
  if (!use) return { kind: 'lostTenant' }
  const { usable, isDriver } = use
  const load = () => loadSession(me, tenantId, ahead?.rest ?? askRest(queryClient, tenantId, Promise.resolve(found)))
  if (usable) return { kind: 'ready', session: await load() }
  return isDriver ? { kind: 'driverApp', me, load } : { kind: 'noActions', me }
}

/** The signed-in person, remembered for the tabs that watch for somebody else signing in. */
export async function readMe(queryClient: QueryClient): Promise<Me> {
  const me = await queryClient.fetchQuery({
    queryKey: getGetMeQueryKey(),
    queryFn: () => getMe(),
    staleTime: meStaleTimeMs,
  })
  writeStored('userId', String(me.id))
  writeStored('unitPreference', me.unitPreference)
  return me
}

/** The tenant of storage, else the person's current one, else the first of theirs. */
export async function resolveTenantId(me: Me): Promise<number | null> {
  return readStoredId('tenantId') ?? (await findTenant(me))?.id ?? null
}

/** The person's current tenant, else the first of theirs, which becomes the current one. */
async function findTenant(me: Me): Promise<TenantSummary | null> {
  const { tenant: current } = await getCurrentTenant(me.id)
  if (current !== null) return current
  const [first] = (await getUserTenants(me.id)).data
  if (first === undefined) return null
  workInTenant(first.id)
  await setCurrentTenant(me.id, { tenantId: first.id })
  return first
}

/** All about the tenant of storage at once, without waiting for the person whose it is. */
function askAhead(queryClient: QueryClient, tenantId: number): { usable: Promise<TenantAdminUsable>; rest: Rest } {
  const userId = readStoredId('userId')
  const current = userId === null ? Promise.resolve(null) : getCurrentTenant(userId).then(({ tenant }) => tenant)
  return {
    usable: quietly(askUsable(queryClient, tenantId)),
    // Where it fails the tenant is asked for in another way.
    rest: askRest(
      queryClient,
      tenantId,
      current.catch(() => null),
    ),
  }
}

function askUsable(queryClient: QueryClient, tenantId: number): Promise<TenantAdminUsable> {
  return retrying(queryClient, 'usable', () => getTenantAdminUsable(tenantId))
}

/** What a session is made of besides the person, all of it asked at once. */
interface Rest {
  readonly features: Promise<TenantFeatures>
  readonly plan: Promise<SubscriptionPlan>
  /** Of the tenant's zone, by the server's data. */
  readonly clock: Promise<TenantClock>
  readonly granted: Promise<PermissionSet>
  /** The tenant that the person last worked in; null when that is not known. */
  readonly current: Promise<TenantSummary | null>
}

function askRest(queryClient: QueryClient, tenantId: number, current: Rest['current']): Rest {
  return {
    features: quietly(retrying(queryClient, 'features', () => getTenantFeatures(tenantId))),
    plan: quietly(retrying(queryClient, 'plan', () => getTenantSubscriptionPlan(tenantId))),
    clock: quietly(retrying(queryClient, 'clock', () => getTenantClock(tenantId))),
    granted: quietly(retrying(queryClient, 'permissions', () => getPermissions())),
    current,
  }
}

async function loadSession(me: Me, tenantId: number, rest: Rest): Promise<Session> {
  const [{ features }, plan, timeZone, granted, current] = await Promise.all([
    rest.features,
    rest.plan,
    rest.clock,
    rest.granted,
    rest.current,
  ])
  takeRights(granted)
  const permissions = new Set(granted.permissions.map(({ id }) => id))
  const tenant = current?.id === tenantId ? current : await readTenant(me, tenantId, permissions.has('tenants.read'))
  return {
    me,
    tenant,
    features: new Set(features),
    plan,
    permissions,
    roles: granted.roles.filter(isRoleId),
    ownRoles: granted.ownRoles,
    external: granted.external ?? null,
    readsPrices: granted.readsPrices,
    timeZone,
    unitPreference: me.unitPreference,
  }
}

/** A tenant that is not the person's current one, in a few words. Roles that may not read the organisation find it among their own. */
async function readTenant(me: Me, tenantId: number, mayRead: boolean): Promise<TenantSummary> {
  if (mayRead) {
    const { id, name, kind, image, timezone } = await getTenant(tenantId)
    return { id, name, kind, image, timezone }
  }
  const own = (await getUserTenants(me.id)).data.find(({ id }) => id === tenantId)
  if (own === undefined) throw new Error(`Tenant ${tenantId} is none of this person's`)
  return own
}

/** A failure is told when the answer is asked for, which may be never: by itself it is none. */
function quietly<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined)
  return answer
}

/** One call of the start with the retries that every query has; nothing of it stays in the cache. */
function retrying<T>(queryClient: QueryClient, name: string, call: () => Promise<T>): Promise<T> {
  return queryClient.fetchQuery({
    queryKey: ['session', name],
    queryFn: call,
    staleTime: 0,
    gcTime: 0,
  })
}
