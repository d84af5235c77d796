import { useQuery } from '@tanstack/react-query'
import { hostedPaths } from '#src/first-paths.ts'

/** What this installation tells its application before anyone signs in. */
export interface RuntimeConfig {
  /** Address of map tiles with {z}, {x} and {y}; null when the installation has none. */
  readonly tileUrl: string | null
  /** The same for pictures from above. */
  readonly satelliteTileUrl: string | null
  /** Where the internal administration lives. */
  readonly superAdminUrl: string | null
  /** Where drivers get their app. */
  readonly driverAppUrl: string | null
}

const nothingConfigured: RuntimeConfig = {
  tileUrl: null,
  satelliteTileUrl: null,
  superAdminUrl: null,
  driverAppUrl: null,
}

/** The configuration of `/config.json`; until it is there, and where it cannot be read, as if nothing were configured. */
export function useRuntimeConfig(): RuntimeConfig {
  const { data } = useQuery({
    queryKey: ['runtime-config'],
    queryFn: readConfig,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? nothingConfigured
}

async function readConfig(): Promise<RuntimeConfig> {
  const response = await fetch(hostedPaths.config(), { headers: { Accept: 'application/json' } })
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  if (!response.ok || !isJson) return nothingConfigured
  const config: unknown = await response.json()
  return {
    tileUrl: addressIn(config, 'tileUrl'),
    satelliteTileUrl: addressIn(config, 'satelliteTileUrl'),
    superAdminUrl: addressIn(config, 'superAdminUrl'),
    driverAppUrl: addressIn(config, 'driverAppUrl'),
  }
}

function addressIn(config: unknown, name: string): string | null {
  const address: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, name) : undefined
  return typeof address === 'string' && /^(https?:|\/)/.test(address) ? address : null
}
