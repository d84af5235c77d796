import { expect, it } from 'vitest'
import { effectsOfPlan } from './plans.ts'

const plan = {
  features: ['Courier', 'Planner'],
  tenants: 12,
  tenantsByFeature: [
    { feature: 'Courier', tenants: 12 },
    { feature: 'Planner', tenants: 1 },
    { feature: 'CourierLocations', tenants: 7 },
  ],
} as const

it('says who gets what is added, and who loses what is taken away', () => {
  expect(effectsOfPlan(plan, ['Courier', 'CourierLocations', 'Customer'])).toEqual([
    '5 organizations get Courier locations.',
    '12 organizations get Customer.',
    '1 organization loses Planner.',
  ])
})

it('says nothing where the features stay', () => {
  expect(effectsOfPlan(plan, ['Planner', 'Courier'])).toEqual([])
})
