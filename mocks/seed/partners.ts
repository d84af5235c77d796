import type { ParcelType, ServiceSpeed } from '#generated/model/index.ts'
import type { MockService } from '../world-types.ts'
import { pricingOfSeed } from './services.ts'

interface PartnerSeed {
  readonly name: string
  readonly vehicleName: string
  readonly baseCadCents: number
  readonly perKilometreCadCents: number
  /** Kilograms of the heaviest piece that it takes. */
  readonly maxWeightKg: number
  readonly speeds: readonly (readonly [name: string, durationS: number, percent: number])[]
}

/** What Queen City Rush lets the courier order: one that pays, one that takes little, and one that costs more than it brings. */
const partnerSeeds: readonly PartnerSeed[] = [
  {
    name: 'Regina Same Day',
    vehicleName: 'Van',
    baseCadCents: 400,
    perKilometreCadCents: 40,
    maxWeightKg: 1_000,
    speeds: [
      ['Same Day', 21_600, 0],
      ['Rush', 5_400, 40],
    ],
  },
  {
    name: 'Document Run',
    vehicleName: 'Bicycle',
    baseCadCents: 300,
    perKilometreCadCents: 20,
    maxWeightKg: 0.05,
    speeds: [['Same Day', 21_600, 0]],
  },
  {
    name: 'Dedicated Van',
    vehicleName: 'Five-ton truck',
    baseCadCents: 26_000,
    perKilometreCadCents: 210,
    maxWeightKg: 1_000,
    speeds: [['Direct', 3_600, 0]],
  },
]

const firstServiceId = 900

/** The partner's services, by which an order is placed with it. */
export function partnerServices(partner: { readonly id: number; readonly name: string }): MockService[] {
  return partnerSeeds.map((seed, index) => {
    const id = firstServiceId + index
    const speeds = seed.speeds.map(([name, durationS], position): ServiceSpeed => ({
      id: id * 10 + position,
      name,
      description: null,
      textColor: '#404854',
      durationS,
    }))
    // One type of any size.
    const size = { maxLengthM: null, maxWidthM: null, maxHeightM: null, maxWeightKg: seed.maxWeightKg }
    const parcelTypes: ParcelType[] = [{ id, name: 'Parcel', description: null, ...size }]
    return {
      summary: {
        id,
        name: seed.name,
        description: '',
        courierTenant: { id: partner.id, name: partner.name },
        revisionId: id,
        pricingType: 'variable',
        vehicleName: seed.vehicleName,
      },
      parcelTypes,
      speeds,
      tags: [],
      pricing: pricingOfSeed(
        { ...seed, pricingType: 'variable' },
        {
          parcelTypes,
          serviceSpeeds: speeds.map((speed, position) => ({
            id: speed.id,
            name: speed.name,
            charge: { percent: seed.speeds[position]?.[2] ?? 0 },
          })),
          tags: [],
        },
      ),
    }
  })
}
