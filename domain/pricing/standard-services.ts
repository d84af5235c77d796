import { emptyPricing, type RevisionDraft } from './revision-components.ts'
import type { Charge, RangeSet } from './types.ts'

interface StandardParcelType {
  readonly name: string
  readonly description: string
  readonly maxWeightKg: number
  /** Length, width, height in metres. */
  readonly size: readonly [number, number, number]
  readonly feeCadCents: number
}
interface StandardSpeed {
  readonly name: string
  readonly description: string
  /** `#rrggbb` */
  readonly textColor: string
  /** Promised seconds from the scheduled time to drop-off. */
  readonly durationS: number
  readonly charge: Charge
}

/** A service that everybody can start from, with prices that one can publish as they are and change at any time. */
export interface StandardService {
  readonly name: string
  readonly description: string
  readonly pricing: Omit<RevisionDraft, 'parcelTypes' | 'serviceSpeeds' | 'tags'>
  readonly parcelTypes: readonly StandardParcelType[]
  readonly serviceSpeeds: readonly StandardSpeed[]
}

export type StandardServiceId = 'sameDay' | 'scheduledRoute' | 'rush'

const hour = 3_600

const parcelTypes: readonly StandardParcelType[] = [
  {
    name: 'Envelope',
    description: 'Papers and small things',
    maxWeightKg: 1,
    size: [0.35, 0.25, 0.05],
    feeCadCents: 0,
  },
  { name: 'Box', description: 'What one person carries', maxWeightKg: 20, size: [0.6, 0.4, 0.4], feeCadCents: 100 },
  { name: 'Large box', description: 'Fills the arms', maxWeightKg: 35, size: [0.9, 0.6, 0.6], feeCadCents: 350 },
]

const sameDay = {
  name: 'Same Day',
  description: 'Within 6 hours',
  textColor: '#2f6f4f',
  durationS: 6 * hour,
  charge: { amountCadCents: 0 },
} as const satisfies StandardSpeed

/** Nothing within so many kilometres, and from there on each whole or part of one. */
const perKilometre = (freeKm: number, cadCents: number): RangeSet => ({
  mode: 'graduated',
  fallbackCadCents: null,
  bands: [
    { from: 0, to: freeKm * 1_000, flatCadCents: 0, perStepCadCents: 0, step: 1_000, stepCount: 'exact' },
    { from: freeKm * 1_000, to: null, flatCadCents: 0, perStepCadCents: cadCents, step: 1_000, stepCount: 'exact' },
  ],
})

/** A new service begins in one way. */
export const oneBeginning = 'Choose this or one of yours, not both'

/** What a new courier starts from (docs/rules/services-and-revisions.md, "Standard services"). Cents are the courier's to change. */
export const standardServices: Readonly<Record<StandardServiceId, StandardService>> = {
  sameDay: {
    name: 'Same day in the city',
    description: 'Anything in the city within the day',
    pricing: { ...emptyPricing, baseFeeCadCents: 1_200, distanceRanges: perKilometre(5, 110) },
    parcelTypes,
    serviceSpeeds: [
      sameDay,
      {
        name: 'Express',
        description: 'Within 3 hours',
        textColor: '#8a5a00',
        durationS: 3 * hour,
        charge: { percent: 25 },
      },
    ],
  },
  scheduledRoute: {
    name: 'Scheduled route',
    description: 'One price for stops on a route of every day',
    pricing: { ...emptyPricing, type: 'fixed', baseFeeCadCents: 900 },
    parcelTypes,
    serviceSpeeds: [sameDay],
  },
  rush: {
    name: 'Rush',
    description: 'Straight from door to door',
    pricing: { ...emptyPricing, baseFeeCadCents: 2_000, distanceRanges: perKilometre(3, 160) },
    parcelTypes,
    serviceSpeeds: [
      {
        name: 'Rush',
        description: 'Within 90 minutes',
        textColor: '#b42318',
        durationS: 1.5 * hour,
        charge: { amountCadCents: 0 },
      },
    ],
  },
}
