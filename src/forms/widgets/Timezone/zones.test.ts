import { describe, expect, it } from 'vitest'
import { findZones, zonesAt } from './zones.ts'

/** 2019-01-15 18:00 UTC, a day of standard time in the north, which no later law moves. */
const winter = zonesAt(1_547_575_200)
const found = (query: string) => findZones(winter, query).map(({ id }) => id)

it('names a zone with what people call it', () => {
  expect(winter.find(({ id }) => id === 'America/St_Johns')).toMatchObject({ city: 'St Johns', offset: 'UTC−03:30' })
  expect(winter.find(({ id }) => id === 'America/Regina')).toMatchObject({ abbreviation: 'CST', offset: 'UTC−06:00' })
})

describe('a zone is found', () => {
  it.each([
    ['by id', 'America/Regina', 'America/Regina'],
    ['by part of its id', 'america vanc', 'America/Vancouver'],
    ['by city', 'st johns', 'America/St_Johns'],
    ['by a city that names no zone', 'Saskatoon', 'America/Regina'],
    ['by the beginning of one', 'sask', 'America/Regina'],
    ['with its accents', 'Montréal', 'America/Toronto'],
    ['by the city of its own name first', 'London', 'Europe/London'],
    ['by abbreviation', 'NST', 'America/St_Johns'],
    ['by offset', '-3:30', 'America/St_Johns'],
    ['by short offset', '-8', 'America/Vancouver'],
  ])('%s', (_, query, id) => {
    expect(found(query)[0]).toBe(id)
  })
})

it('shows the zones of Canada before anything is typed, and never a list without end', () => {
  expect(found('').slice(0, 3)).toEqual(['America/St_Johns', 'America/Halifax', 'America/Toronto'])
  expect(found('')).toHaveLength(50)
})

it('finds nothing for nonsense', () => {
  expect(found('nowhere at all')).toEqual([])
})

it('follows daylight saving', () => {
  const summer = zonesAt(1_563_213_600)
  expect(summer.find(({ id }) => id === 'America/Toronto')?.offset).toBe('UTC−04:00')
  expect(winter.find(({ id }) => id === 'America/Toronto')?.offset).toBe('UTC−05:00')
})
