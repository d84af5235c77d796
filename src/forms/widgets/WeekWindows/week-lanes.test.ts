import { expect, it } from 'vitest'
import { weekLanes } from './week-lanes.ts'

const hour = 3600

it('puts windows on their days, past midnight on the next, and what overlaps below each other', () => {
  const week = weekLanes([
    { name: 'Evening', days: ['friday', 'holiday'], from: 17 * hour, to: 22 * hour },
    { name: 'Night', days: ['friday', 'sunday', 'holiday'], from: 20 * hour, to: 30 * hour },
    { name: 'Unfinished', days: ['friday'], from: 'x', to: 3 },
  ])
  const evening = { window: 0, name: 'Evening', from: 17 * hour, to: 22 * hour, goesOn: false, lane: 0 }
  const night = { window: 1, name: 'Night', from: 20 * hour, to: 24 * hour, goesOn: false, lane: 1 }
  const morning = { window: 1, name: 'Night', from: 0, to: 6 * hour, goesOn: true, lane: 0 }
  expect(week).toEqual({
    monday: [morning],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [evening, night],
    saturday: [morning],
    sunday: [{ ...night, lane: 0 }],
    holiday: [evening, night],
  })
})
