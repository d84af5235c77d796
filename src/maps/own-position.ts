import { fallbackCentre, type Place } from './map-types.ts'

/**
 * Milliseconds: how long a map waits for the device, and how old its fix may be
 * (docs/rules/units-and-formats.md, "Sizes on the screen").
 */
const waitAtMost = 5_000
const oldestFix = 10_000

/** Where the person is, for a map that has nothing else to begin with; the fallback point where the device does not say, or not in time. */
export function ownPosition(): Promise<Place> {
  if (!('geolocation' in navigator)) return Promise.resolve(fallbackCentre)
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(fallbackCentre),
      { timeout: waitAtMost, maximumAge: oldestFix },
    )
    // The device's own limit does not run while the person is still being asked.
    setTimeout(() => resolve(fallbackCentre), waitAtMost)
  })
}
