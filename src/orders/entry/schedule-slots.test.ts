import { expect, it } from 'vitest'
import { regina } from '#tests/components/zones.ts'
import { daySlots } from './schedule-slots.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const now = at('2026-11-20T16:05:00Z')

it('begins today with now and keeps what is over apart', () => {
  const { open, past } = daySlots('2026-11-20', at('2026-11-20T16:15:00Z'), now, regina)
  expect(open[0]).toEqual({ at: at('2026-11-20T16:15:00Z'), label: 'Now · 10:15', isNow: true })
  expect(open[1]?.label).toBe('10:30')
  expect(open.at(-1)?.label).toBe('23:45')
  expect(past.map(({ label }) => label)).toHaveLength(41)
  expect(past.at(-1)?.label).toBe('10:00')
})

it('offers another day from midnight, and a time between two steps if that is the one chosen', () => {
  const { open, past } = daySlots('2026-11-21', at('2026-11-21T14:07:00Z'), now, regina)
  expect(past).toEqual([])
  expect(open).toHaveLength(97)
  expect(open[0]?.label).toBe('00:00')
  expect(open.map(({ label }) => label)).toContain('08:07')
})

it.each([
  ['2026-11-20T15:49:59Z', '09:49'],
  ['2026-11-20T15:50:00Z', 'Now · 09:50'],
  ['2026-11-20T16:02:00Z', 'Now · 10:02'],
  ['2026-11-20T16:20:00Z', 'Now · 10:20'],
  ['2026-11-20T16:20:01Z', '10:20'],
])('calls a chosen time now within a quarter of an hour: %s is %s', (iso, label) => {
  const { open, past } = daySlots('2026-11-20', at(iso), now, regina)
  expect([...open, ...past].find((slot) => slot.at === at(iso))?.label).toBe(label)
})

it('tells an hour that comes twice apart by its zone, and skips the one that never comes', () => {
  const toronto = { timezone: 'America/Toronto', utcOffsets: [] }
  const labels = (date: string) => daySlots(date, at(`${date}T12:00:00Z`), now, toronto).past
  const autumn = labels('2019-11-03').map(({ label }) => label)
  expect(autumn).toHaveLength(100)
  expect(new Set(autumn).size).toBe(100)
  const hours = ['01:00 EDT', '01:15 EDT', '01:30 EDT', '01:45 EDT', '01:00 EST', '01:15 EST', '01:30 EST', '01:45 EST']
  expect(autumn.slice(3, 13)).toEqual(['00:45', ...hours, '02:00'])
  expect(labels('2019-11-03')[8]?.at).toBe(at('2019-11-03T01:00:00-05:00'))
  const spring = labels('2019-03-10').map(({ label }) => label)
  expect(spring).toHaveLength(92)
  expect(spring.filter((label) => label.startsWith('02:'))).toEqual([])
})
