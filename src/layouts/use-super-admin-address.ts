import { useQuery } from '@tanstack/react-query'
import { hostedPaths } from '#src/paths.ts'

/** Where the internal administration lives, from the installation's `/config.json`; undefined when it has none. */
export function useSuperAdminAddress(admin: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: readConfig,
    enabled: admin,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data?.superAdminUrl
}

/** An installation without the file, or with one that says nothing, has no link. */
async function readConfig(): Promise<{ superAdminUrl?: string }> {
  const response = await fetch(hostedPaths.config(), { headers: { Accept: 'application/json' } })
  if (!response.ok || !(response.headers.get('content-type') ?? '').includes('json')) return {}
  const config: unknown = await response.json()
  const address =
    typeof config === 'object' && config !== null && 'superAdminUrl' in config ? config.superAdminUrl : undefined
  return typeof address === 'string' && /^https?:/.test(address) ? { superAdminUrl: address } : {}
}
