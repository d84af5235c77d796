import { currentTenantId } from '#src/session/active-tenant.ts'

/**
 * The key of a generated query: the tenant first, so that no two organisations share a cache entry, then the address
 * of the call, then its parameters. `['tenant', '1', '/locations/31']`
 */
export function tenantQueryKey(
  parameters: { params?: unknown; [name: string]: unknown },
  call: { url: string; queryOptions?: unknown },
): readonly unknown[] {
  const tenant = String(currentTenantId() ?? 'none')
  return parameters.params === undefined
    ? ['tenant', tenant, call.url]
    : ['tenant', tenant, call.url, parameters.params]
}
