import { expect, it } from 'vitest'
import { parseThemeChoice, themeForTenant } from './themes.ts'

it.each([
  [['Courier', 'Planner', 'CourierLocations'], 'courier'],
  [['Customer', 'Planner'], 'enterprise'],
  [['Supplier'], 'enterprise'],
  [['Courier', 'Customer'], 'courier'],
  [[], 'courier'],
])('%j sees %s', (features, theme) => {
  expect(themeForTenant(features)).toBe(theme)
})

it('reads what was stored', () => {
  expect(parseThemeChoice('enterprise dark')).toEqual({ theme: 'enterprise', mode: 'dark' })
})

it.each([null, '', 'purple midnight', '{"theme":1}'])('falls back on %j', (stored) => {
  expect(parseThemeChoice(stored)).toEqual({ theme: 'courier', mode: 'system' })
})
