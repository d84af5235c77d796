import { setImmediate as othersTurn } from 'node:timers/promises'
import { outlineFault } from '#domain/pricing/zone-faults.ts'
import type { ServiceZone } from '#domain/pricing/types.ts'
import { outlinesOf } from '#domain/pricing/zone-parts.ts'

/** As many corners are looked over within about five milliseconds, in whatever shape. */
const cornersAtOnce = 2_000

/**
 * Looks over the outlines of zones, letting others have their turn: a map holds fifty thousand corners and more. What was found is kept with
 * each outline, so that the rules that ask for its faults afterwards have them at hand.
 */
export async function checkOutlines(zones: readonly Pick<ServiceZone, 'bounds' | 'holes' | 'parts'>[]): Promise<void> {
  let corners = 0
  for (const { bounds } of zones.flatMap(outlinesOf<ServiceZone['bounds']>)) {
    outlineFault(bounds)
    corners += bounds.length
    if (corners < cornersAtOnce) continue
    corners = 0
    await othersTurn()
  }
}
