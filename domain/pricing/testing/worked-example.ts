import type { PricingInput, RangeBand, RevisionPricing, ServiceMap } from '../types.ts'

/** A Friday, 18:30 in Regina. */
const anyDay = Date.parse('2026-11-21T00:30:00Z') / 1000

const downtown = { lat: 52.13, lng: -106.66 }
export const farm = { lat: 51, lng: -106 }
const serviceMap: ServiceMap = {
  id: 4,
  name: 'Saskatoon',
  fallbackFeeCadCents: null,
  zones: [
    {
      id: 41,
      name: 'City',
      bounds: [
        [52, -107],
        [52, -106.4],
        [52.3, -106.4],
        [52.3, -107],
      ],
      flatFeeCadCents: 300,
      multiplier: 1,
      priority: 'medium',
    },
  ],
}

export function band(more: Partial<RangeBand>): RangeBand {
  return { from: 0, to: null, flatCadCents: 0, perStepCadCents: 0, step: 1, stepCount: 'started', ...more }
}

/** The service of the worked example in docs/rules/pricing.md. */
export const revision: RevisionPricing = {
  type: 'variable',
  baseFeeCadCents: 1200,
  distanceRanges: {
    mode: 'graduated',
    fallbackCadCents: null,
    bands: [band({ to: 5000 }), band({ from: 5000, perStepCadCents: 110, step: 1000, stepCount: 'exact' })],
  },
  weightRanges: {
    mode: 'graduated',
    fallbackCadCents: null,
    bands: [band({ to: 25 }), band({ from: 25, perStepCadCents: 150, step: 10 })],
  },
  volumeRanges: null,
  timesOfDay: [
    {
      id: 6,
      name: 'After hours',
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      from: 17 * 3600,
      to: 31 * 3600,
      charge: { amountCadCents: 500 },
      stacks: false,
    },
  ],
  serviceMap,
  parcelTypes: [
    { id: 1, name: 'Box', feeCadCents: 100 },
    { id: 2, name: 'Pallet', feeCadCents: 2500 },
  ],
  serviceSpeeds: [
    { id: 1, name: 'Regular', charge: { amountCadCents: 0 } },
    { id: 2, name: 'Rush', charge: { percent: 40 } },
  ],
  tags: [
    { id: 1, name: 'Fragile', charge: { amountCadCents: 250 } },
    { id: 2, name: 'Refrigerated', charge: { percent: 12.5 } },
  ],
  minimumCadCents: null,
  maximumCadCents: null,
  fuelSurchargeOf: 'subtotal',
  tax: { kind: 'taxable', pstSk: false },
}

export const input: PricingInput = {
  distanceM: 14_300,
  weightKg: 60,
  volumeM3: null,
  parcels: [{ parcelTypeId: 1, quantity: 2 }],
  serviceSpeedId: 2,
  tagIds: [],
  pickup: downtown,
  dropoff: downtown,
  manualPriceCadCents: null,
  fuel: { percent: 14.5 },
  waitTimeCadCents: 900,
  adjustments: [{ name: 'Discount', priceCadCents: -500 }],
  dropoffProvince: 'SK',
  availableAt: anyDay,
  timeZone: 'America/Regina',
}
