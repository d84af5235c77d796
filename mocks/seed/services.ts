import type { RevisionPricing } from '#domain/pricing/types.ts'
import type { ServiceSummaryPricingType } from '#generated/model/index.ts'

/** A service as the mock world offers it. Money in cents, lengths in metres, weights in kilograms, times in seconds. */
export interface ServiceSeed {
  readonly name: string
  readonly description: string
  readonly vehicleName: string
  readonly pricingType: ServiceSummaryPricingType
  readonly baseCadCents: number
  readonly perKilometreCadCents: number
  readonly parcelTypes: readonly (readonly [
    name: string,
    description: string,
    maxWeightKg: number | null,
    size: readonly [lengthM: number, widthM: number, heightM: number],
  ])[]
  readonly speeds: readonly (readonly [
    name: string,
    description: string,
    textColor: string,
    durationS: number | null,
    percent: number,
  ])[]
  readonly tags: readonly (readonly [name: string, cadCents: number])[]
}

const sameDay = ['Same Day', 'Within 6 hours', '#2f6f4f', 21_600, 0] as const
const rush = ['Rush', 'Within 90 minutes', '#b42318', 5_400, 40] as const
const cooler = ['Cooler', 'Insulated, with ice packs', 15, [0.5, 0.35, 0.4]] as const

export const serviceSeeds: readonly ServiceSeed[] = [
  {
    name: 'City Same Day',
    description: 'Anything in and around Saskatoon within the day',
    vehicleName: 'Cargo van',
    pricingType: 'variable',
    baseCadCents: 1_200,
    perKilometreCadCents: 110,
    parcelTypes: [
      ['Envelope', 'Papers, lab results', 1, [0.33, 0.24, 0.03]],
      ['Medium box', 'About the size of a microwave', 20, [0.6, 0.4, 0.4]],
      ['Large box', 'Two hands and a straight back', 35, [0.9, 0.6, 0.6]],
      cooler,
    ],
    speeds: [sameDay, ['Express', 'Within 3 hours', '#8a5a00', 10_800, 15], rush],
    tags: [
      ['Keep cold', 300],
      ['Fragile', 0],
      ['Signature required', 0],
    ],
  },
  {
    name: 'Pharmacy Route',
    description: 'One price for prescriptions anywhere in the city',
    vehicleName: 'Compact car',
    pricingType: 'fixed',
    baseCadCents: 1_495,
    perKilometreCadCents: 0,
    parcelTypes: [['Prescription bag', 'Sealed, to be signed for', 2, [0.3, 0.2, 0.15]], cooler],
    speeds: [sameDay, rush],
    tags: [
      ['Keep cold', 0],
      ['Signature required', 0],
    ],
  },
  {
    name: 'Special Haul',
    description: 'Pallets, out of town, anything odd: the office names the price',
    vehicleName: 'Five-ton truck',
    pricingType: 'manual',
    baseCadCents: 0,
    perKilometreCadCents: 0,
    parcelTypes: [
      ['Pallet', 'Standard, wrapped', 900, [1.22, 1.02, 1.5]],
      ['Odd piece', 'Say what it is in the notes', null, [2.5, 1.2, 1.2]],
    ],
    speeds: [['Next Day', 'By the end of the next day', '#1d4f91', 108_000, 0]],
    tags: [['Tail lift', 0]],
  },
]

/** What a service charges: so much for the order, for each kilometre, and for its speeds and tags; nothing for parcels. */
export function pricingOfSeed(
  seed: Pick<ServiceSeed, 'pricingType' | 'baseCadCents' | 'perKilometreCadCents'>,
  {
    parcelTypes,
    serviceSpeeds,
    tags,
  }: Pick<RevisionPricing, 'serviceSpeeds' | 'tags'> & {
    readonly parcelTypes: readonly { readonly id: number; readonly name: string }[]
  },
): RevisionPricing {
  const everyKilometre = {
    from: 0,
    to: null,
    flatCadCents: 0,
    perStepCadCents: seed.perKilometreCadCents,
    step: 1_000,
    stepCount: 'exact',
  } as const
  return {
    type: seed.pricingType,
    baseFeeCadCents: seed.baseCadCents,
    distanceRanges: { mode: 'slab', bands: [everyKilometre], fallbackCadCents: 0 },
    weightRanges: null,
    volumeRanges: null,
    parcelTypes: parcelTypes.map(({ id, name }) => ({ id, name, feeCadCents: 0 })),
    serviceSpeeds,
    tags,
    minimumCadCents: null,
    maximumCadCents: null,
    fuelSurchargeOf: null,
    tax: { kind: 'taxable', pstSk: false },
  }
}
