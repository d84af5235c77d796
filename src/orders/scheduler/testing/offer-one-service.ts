import type { RevisionPricing } from '#domain/pricing/types.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import type { MockService } from '#mocks/world-types.ts'

/** Leaves City Same Day alone to be ordered, at ten dollars a parcel, without tax. @returns it as it is ordered, and two places */
export function offerOneService(mock: MockWorld) {
  const sameDay = repriceService(mock, (pricing) => ({
    ...pricing,
    baseFeeCadCents: 0,
    distanceRanges: null,
    parcelTypes: pricing.parcelTypes.map((type) => ({ ...type, feeCadCents: 1_000 })),
    tax: { kind: 'exempt', pstSk: false },
  }))
  const place = (name: string) => {
    const found = mock.world.resources.location.find((location) => location.name === name)
    if (found === undefined) throw new Error(`The world has no place called ${name}`)
    return found
  }
  return {
    sameDay,
    riversdale: place('Meewasin Pharmacy Riversdale'),
    lawson: place('Meewasin Pharmacy Lawson'),
  }
}

/** Gives the first service other prices, and takes the other services away. */
export function repriceService(
  { world }: MockWorld,
  change: (pricing: RevisionPricing) => RevisionPricing,
): MockService {
  const [service] = world.services
  if (service === undefined) throw new Error('The world has no service')
  const repriced = { ...service, pricing: change(service.pricing) }
  world.services = [repriced]
  return repriced
}
