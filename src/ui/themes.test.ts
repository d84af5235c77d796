import { expect, it } from 'vitest'
import { parseThemeChoice, themeForTenant } from './themes.ts'

it.each([
  ['Courier', ['Courier', 'Planner', 'CourierLocations'], 'courier'],
  ['Customer', ['Customer', 'Planner'], 'enterprise'],
  ['Supplier', ['Supplier'], 'enterprise'],
  ['Courier', ['Courier', 'Customer'], 'courier'],
  ['Courier', [], 'courier'],
  ['Internal', [], 'admin'],
  ['Internal', ['Customer'], 'admin'],
])('%s with %j sees %s', (kind, features, theme) => {
  expect(themeForTenant(kind, features)).toBe(theme)
})

it('reads what was stored', () => {
  expect(parseThemeChoice('enterprise dark')).toEqual({ theme: 'enterprise', mode: 'dark' })
  expect(parseThemeChoice('admin light')).toEqual({ theme: 'admin', mode: 'light' })
})

it.each([null, '', 'purple midnight', '{"theme":1}'])('falls back on %j', (stored) => {
  expect(parseThemeChoice(stored)).toEqual({ theme: 'courier', mode: 'system' })
})
