import type { StopProtocols } from '#domain/orders/protocol.ts'
import type { Charge, PricingType, RangeSet, RevisionPricing } from '#domain/pricing/types.ts'
import type { Schema } from '#generated/handlers.ts'
import { demoProtocols } from './demo-protocols.ts'

export interface DemoParcelType {
  name: string
  icon?: NonNullable<Schema<'BaseParcelType'>['icon']>
  description: string
  maxWeightKg: number
  /** Length, width, height in metres. */
  size: readonly [number, number, number]
  feeCadCents: number
}
export interface DemoSpeed {
  name: string
  description: string
  textColor: string
  /** Promised seconds from the scheduled time to drop-off. */
  durationS: number
  charge: Charge
}
export interface DemoTag {
  name: string
  charge: Charge
}
export interface DemoService {
  name: string
  description: string
  vehicleName: string
  pricing: Omit<RevisionPricing, 'parcelTypes' | 'serviceSpeeds' | 'tags'>
  parcelTypes: readonly DemoParcelType[]
  speeds: readonly DemoSpeed[]
  tags: readonly DemoTag[]
  protocols: StopProtocols
}

const graduated = (...bands: RangeSet['bands']): RangeSet => ({ mode: 'graduated', bands, fallbackCadCents: null })
const free = (to: number) => ({
  from: 0,
  to,
  flatCadCents: 0,
  perStepCadCents: 0,
  step: 1,
  stepCount: 'exact' as const,
})
const terms = (type: PricingType, baseFeeCadCents: number) => ({
  type,
  baseFeeCadCents,
  distanceRanges: null,
  weightRanges: null,
  volumeRanges: null,
  minimumCadCents: null,
  maximumCadCents: null,
  fuelSurchargeOf: null,
  tax: { kind: 'taxable' as const, pstSk: false },
})

const boxes: readonly DemoParcelType[] = [
  {
    name: 'Envelope',
    icon: 'envelope',
    description: 'Papers, films, prescriptions',
    maxWeightKg: 1,
    size: [0.33, 0.24, 0.03],
    feeCadCents: 0,
  },
  {
    name: 'Medium box',
    icon: 'box',
    description: 'About the size of a microwave',
    maxWeightKg: 20,
    size: [0.6, 0.4, 0.4],
    feeCadCents: 100,
  },
  {
    name: 'Large box',
    icon: 'cube',
    description: 'Two hands and a straight back',
    maxWeightKg: 35,
    size: [0.9, 0.6, 0.6],
    feeCadCents: 350,
  },
  {
    name: 'Cooler',
    icon: 'snowflake',
    description: 'Insulated, with ice packs',
    maxWeightKg: 15,
    size: [0.5, 0.35, 0.4],
    feeCadCents: 250,
  },
]

/**
 * Three services of Prairie Sky: by distance and weight (the worked example of docs/rules/pricing.md), at one price, and by hand. What the
 * first became since stands in demo-price-book.ts; together they use everything that makes a price.
 */
export const demoServices: readonly DemoService[] = [
  {
    name: 'City Same Day',
    protocols: demoProtocols['City Same Day'],
    description: 'Anything in and around Saskatoon within the day',
    vehicleName: 'Cargo van',
    pricing: {
      ...terms('variable', 1200),
      distanceRanges: graduated(free(5_000), {
        from: 5_000,
        to: null,
        flatCadCents: 0,
        perStepCadCents: 110,
        step: 1_000,
        stepCount: 'exact',
      }),
      // Most people do not weigh a box: what nobody knows is priced as light.
      weightRanges: {
        ...graduated(free(25), {
          from: 25,
          to: null,
          flatCadCents: 0,
          perStepCadCents: 150,
          step: 10,
          stepCount: 'started',
        }),
        fallbackCadCents: 0,
      },
    },
    parcelTypes: boxes,
    speeds: [
      {
        name: 'Same Day',
        description: 'Within 6 hours',
        textColor: '#2f6f4f',
        durationS: 21_600,
        charge: { amountCadCents: 0 },
      },
      {
        name: 'Express',
        description: 'Within 3 hours',
        textColor: '#8a5a00',
        durationS: 10_800,
        charge: { percent: 15 },
      },
      {
        name: 'Rush',
        description: 'Within 90 minutes',
        textColor: '#b42318',
        durationS: 5_400,
        charge: { percent: 40 },
      },
    ],
    tags: [
      { name: 'Keep cold', charge: { amountCadCents: 300 } },
      { name: 'Fragile', charge: { amountCadCents: 0 } },
      { name: 'Signature required', charge: { amountCadCents: 0 } },
    ],
  },
  {
    name: 'Pharmacy Route',
    protocols: demoProtocols['Pharmacy Route'],
    description: 'One price for prescriptions anywhere in the city',
    vehicleName: 'Compact car',
    pricing: {
      ...terms('fixed', 1495),
      timesOfDay: [
        {
          id: 1,
          name: 'Sundays and holidays',
          days: ['sunday', 'holiday'],
          from: 0,
          to: 86_400,
          charge: { amountCadCents: 600 },
          stacks: false,
        },
      ],
    },
    parcelTypes: [
      {
        name: 'Prescription bag',
        icon: 'heart',
        description: 'Sealed, to be signed for',
        maxWeightKg: 2,
        size: [0.3, 0.2, 0.15],
        feeCadCents: 0,
      },
      {
        name: 'Cooler',
        description: 'Insulated, with ice packs',
        maxWeightKg: 15,
        size: [0.5, 0.35, 0.4],
        feeCadCents: 0,
      },
    ],
    speeds: [
      {
        name: 'Same Day',
        description: 'Within 6 hours',
        textColor: '#2f6f4f',
        durationS: 21_600,
        charge: { amountCadCents: 0 },
      },
      {
        name: 'Rush',
        description: 'Within 90 minutes',
        textColor: '#b42318',
        durationS: 5_400,
        charge: { amountCadCents: 900 },
      },
    ],
    tags: [
      { name: 'Keep cold', charge: { amountCadCents: 0 } },
      { name: 'Signature required', charge: { amountCadCents: 0 } },
    ],
  },
  {
    name: 'Special Haul',
    protocols: demoProtocols['Special Haul'],
    description: 'Pallets, out of town, anything odd: the office names the price',
    vehicleName: 'Five-ton truck',
    pricing: {
      ...terms('manual', 0),
      waitTime: {
        freeMinutes: 20,
        freeMinutesAtDropoff: 30,
        incrementMinutes: 15,
        centsPerMinute: 150,
        capCents: 18_000,
      },
      tax: { kind: 'taxable', pstSk: true },
    },
    parcelTypes: [
      {
        name: 'Pallet',
        icon: 'layers',
        description: 'Standard, wrapped',
        maxWeightKg: 900,
        size: [1.22, 1.02, 1.5],
        feeCadCents: 0,
      },
      {
        name: 'Odd piece',
        description: 'Say what it is in the notes',
        maxWeightKg: 400,
        size: [2.5, 1.2, 1.2],
        feeCadCents: 0,
      },
    ],
    speeds: [
      {
        name: 'Next Day',
        description: 'By the end of the next day',
        textColor: '#1d4f91',
        durationS: 108_000,
        charge: { amountCadCents: 0 },
      },
    ],
    tags: [{ name: 'Tail lift', charge: { amountCadCents: 0 } }],
  },
]
