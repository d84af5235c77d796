import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operatingHoursText } from '#domain/time/operating-hours.ts'
import { maxCancelReasonLength } from '#domain/orders/order-status.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { slotSeconds } from '#domain/time/slots.ts'
import { convertUnit, defaultPrecision, displayUnit, unitCategories, unitPreferences } from '#domain/amounts/units.ts'
import { daySeconds } from '#domain/time/zoned-time.ts'
import { modalZoom } from '#src/maps/map-types.ts'
import { maxOrderNotesLength } from '#domain/orders/order-texts.ts'
import { writeTypedDate } from '#src/orders/edit/typed-date.ts'
import { historyIntervalMs } from '../history/history-interval.ts'
import { shortName } from '#src/uploads/media-facts.ts'

/**
 * The business constants of docs/rules/units-and-formats.md, "Units", "Lengths and limits" and "Intervals";
 * what a screen draws of them stands in its own tests.
 */
interface Contract {
  readonly components: {
    readonly schemas: Readonly<Record<string, { properties: Record<string, { maxLength?: number }> }>>
  }
}
const contract: Contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8'))
const longest = (schema: string, property: string) =>
  contract.components.schemas[schema]?.properties[property]?.maxLength

describe('Units', () => {
  it.each([
    ['Small distance: metric m; mixed and imperial feet and inches.', 'smallDistance', ['m', 'ft', 'ft']],
    ['Large distance: metric and mixed km; imperial miles.', 'largeDistance', ['km', 'km', 'mi']],
    ['Weight: metric kg; mixed and imperial lb.', 'weight', ['kg', 'lb', 'lb']],
    ['Volume: metric m³; mixed ft³; imperial US gallons.', 'volume', ['m³', 'ft³', 'gal']],
  ] as const)('%s', (_words, category, shown) => {
    expect(unitPreferences).toEqual(['Metric', 'MetricMixed', 'Imperial'])
    expect(unitPreferences.map((preference) => displayUnit(category, preference))).toEqual(shown)
  })

  it('US gallons are 231 cubic inches, and an inch is 25.4 mm', () => {
    expect(convertUnit(1, 'gal', 'm³')).toBeCloseTo(231 * 0.0254 ** 3, 12)
    expect(convertUnit(1, 'in', 'mm')).toBeCloseTo(25.4, 12)
  })

  it('Default precision 2 decimals (3 for volume).', () => {
    expect(unitCategories.map((category) => [category, defaultPrecision(category)])).toEqual([
      ['smallDistance', 2],
      ['largeDistance', 2],
      ['weight', 2],
      ['volume', 3],
    ])
  })
})

it.each([
  ['Comment: 300 characters', longest('CommentInput', 'comment'), 300],
  ['Cancellation reason: 300 characters', longest('OrderCancel', 'reason'), 300],
  ['Cancellation reason: 300 characters, as the dialog counts', maxCancelReasonLength, 300],
  ['Order notes: 300 characters, of an edit', longest('DeliveryOrderOverrides', 'orderNotes'), 300],
  ['Order notes: 300 characters, of a new order', longest('DeliveryOrderCreate', 'orderNotes'), 300],
  ['Order notes: 300 characters, as the dialog counts', maxOrderNotesLength, 300],
  ['Media name is truncated to 25 characters plus an ellipsis', shortName('x'.repeat(26)), `${'x'.repeat(25)}…`],
  ['Timeline and wait-time panel refresh every 10 s', historyIntervalMs, 10_000],
  ['Scheduling step 15 minutes', slotSeconds, 15 * 60],
  ['A day is 86400 seconds', daySeconds, 86_400],
  ['Currency CAD, in cents', formatCents(123_456), '$1,234.56'],
  ['Map zoom 20 in the location modal', modalZoom, 20],
  ['Dates use MM/DD/YYYY', writeTypedDate('2026-11-21'), '11/21/2026'],
  ['"Open 24 Hours" when no hours are set', operatingHoursText(undefined), 'Open 24 Hours'],
  ['"Open 24 Hours" when no hours are set, of a day', operatingHoursText({ hours: {} }), 'Open 24 Hours'],
  ['"Closed" on a closed day', operatingHoursText({ closed: true, hours: { openTime: 0, closeTime: 60 } }), 'Closed'],
  [
    'a break window when present',
    operatingHoursText({
      hours: { openTime: 28_800, closeTime: 61_200, breakStartTime: 43_200, breakEndTime: 45_000 },
    }),
    '08:00 – 17:00, break 12:00 – 12:30',
  ],
])('%s', (_words, is, mustBe) => {
  expect(is).toBe(mustBe)
})
