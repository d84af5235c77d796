import { estimateRoute } from '#domain/geo.ts'
import type { LatLng } from '#domain/geo.ts'

/** The way between two points: metres and driving seconds, whole; `estimated` when no routing provider measured it. */
export interface Route {
  readonly distanceM: number
  readonly timeS: number
  readonly estimated: boolean
}

export interface RouteProvider {
  /** Always answers: with an estimate when nothing better is to be had. */
  route(from: LatLng, to: LatLng): Promise<Route>
}

/** A person is waiting for the price; an estimate now is worth more than a road distance later. */
const ROUTING_TIMEOUT_MS = 3_000

/**
 * Measures by the OSRM-compatible server at `routingUrl`, and estimates (domain-rules 13) without one, or when it does not
 * answer in time or knows no way.
 */
export function routeProviderFor({ routingUrl }: { routingUrl: string | null }): RouteProvider {
  if (routingUrl === null) return { route: async (from, to) => estimateRoute(from, to) }
  return { route: async (from, to) => (await measuredRoute(routingUrl, from, to)) ?? estimateRoute(from, to) }
}

async function measuredRoute(routingUrl: string, from: LatLng, to: LatLng): Promise<Route | null> {
  const way = [from, to].map(({ lat, lng }) => `${lng},${lat}`).join(';')
  const address = `${routingUrl.replace(/\/+$/, '')}/route/v1/driving/${way}?overview=false`
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ROUTING_TIMEOUT_MS) })
    if (!answer.ok) return null
    return routeIn(await answer.json())
  } catch {
    return null
  }
}

/** `{code: 'Ok', routes: [{distance, duration}]}`, metres and seconds. */
function routeIn(answer: unknown): Route | null {
  if (typeof answer !== 'object' || answer === null || !('routes' in answer) || !Array.isArray(answer.routes))
    return null
  const [best]: unknown[] = answer.routes
  if (typeof best !== 'object' || best === null || !('distance' in best) || !('duration' in best)) return null
  const { distance, duration } = best
  if (!isMeasure(distance) || !isMeasure(duration)) return null
  return { distanceM: Math.round(distance), timeS: Math.round(duration), estimated: false }
}

function isMeasure(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
