import type { LatLng } from '#domain/geo/geo.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { wayOf, type Route } from '../outside/route-provider.ts'

/** The way between two points, for a handler; without an answer of the provider it is an estimate. */
export async function routeBetween(
  { deps: { routes }, outside }: Pick<SignedInContext, 'deps' | 'outside'>,
  from: LatLng,
  to: LatLng,
): Promise<Route> {
  return routes.known(from, to) ?? outside(`route ${wayOf(from, to)}`, () => routes.route(from, to))
}
