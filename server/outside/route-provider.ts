import { LRUCache } from 'lru-cache'
import { estimateRoute, type LatLng } from '#domain/geo/geo.ts'
import { isUnavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { createProvider, type Provider } from '#server/outside/provider.ts'
import { trimmedEnd } from '#domain/text/trimmed-text.ts'

/** The way between two points: metres and driving seconds, whole; `estimated` when no routing provider measured it. */
export interface Route {
  readonly distanceM: number
  readonly timeS: number
  readonly estimated: boolean
}

export interface RouteProvider {
  /** The way, where nobody has to be asked for it; null where one has. */
  known(from: LatLng, to: LatLng): Route | null
  /** Always answers: with an estimate when nothing better is to be had. Not inside a transaction. */
  route(from: LatLng, to: LatLng): Promise<Route>
}

/** A person is waiting for the price; an estimate now is worth more than a road distance later. */
const usualLimits = { name: 'routing server', patienceMs: 3_000, mostAtOnce: 16 } as const

/** An order is previewed several times and then placed, and its way has not changed meanwhile. */
const rememberedRoutes = 10_000
/** Roads are closed and opened again. Milliseconds. */
const rememberedForMs = 6 * 3_600_000
/** Decimals of a degree: about a metre. */
const decimals = 5

/** Estimates every way (docs/rules/zones-and-distance.md, "Distance"). */
export const estimatedRoutes: RouteProvider = {
  known: estimateRoute,
  route: async (from, to) => estimateRoute(from, to),
}

/**
 * Measures by the OSRM-compatible server at `routingUrl`, and estimates without one, or when it does not answer in time or
 * knows no way. What was measured is remembered.
 */
export function routeProviderFor(
  { routingUrl }: { readonly routingUrl: string | null },
  log: Log,
  limits: { readonly name: string; readonly patienceMs: number; readonly mostAtOnce: number } = usualLimits,
): RouteProvider {
  if (routingUrl === null) return estimatedRoutes
  const provider = createProvider({ ...limits, log })
  const address = `${trimmedEnd(routingUrl, /\//)}/route/v1/driving`
  // Those who ask for the same way at the same time wait for one answer.
  const measured = new LRUCache<string, Route>({
    max: rememberedRoutes,
    ttl: rememberedForMs,
    fetchMethod: (way) => measuredRoute(provider, `${address}/${way}?overview=false`),
  })
  return {
    known: (from, to) => measured.get(wayOf(from, to)) ?? null,
    route: async (from, to) => (await measured.fetch(wayOf(from, to))) ?? estimateRoute(from, to),
  }
}

/** Two points as the routing server wants them: longitude first. */
export function wayOf(from: LatLng, to: LatLng): string {
  return [from, to].map(({ lat, lng }) => `${Number(lng.toFixed(decimals))},${Number(lat.toFixed(decimals))}`).join(';')
}

/** undefined when there is no answer, or none that names a way: that is not remembered. */
async function measuredRoute(provider: Provider, address: string): Promise<Route | undefined> {
  try {
    return await provider.ask(async (signal) => {
      const answer = await fetch(address, { signal })
      // What it knows no way for, it answers with 400.
      if (answer.status >= 500) throw new Error(`status ${answer.status}`)
      return answer.ok ? routeIn(await answer.json()) : undefined
    })
  } catch (error) {
    if (isUnavailable(error)) return undefined
    throw error
  }
}

/** `{code: 'Ok', routes: [{distance, duration}]}`, metres and seconds. */
function routeIn(answer: unknown): Route | undefined {
  if (typeof answer !== 'object' || answer === null || !('routes' in answer) || !Array.isArray(answer.routes))
    return undefined
  const [best]: unknown[] = answer.routes
  if (typeof best !== 'object' || best === null || !('distance' in best) || !('duration' in best)) return undefined
  const { distance, duration } = best
  if (!isMeasure(distance) || !isMeasure(duration)) return undefined
  return { distanceM: Math.round(distance), timeS: Math.round(duration), estimated: false }
}

function isMeasure(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
