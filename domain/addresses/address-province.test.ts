import { describe, expect, it } from 'vitest'
import { cities, postalAreas } from '#generated/geography/canadian-areas.ts'
import { areaFinder } from './address-area.ts'
import { isProvince } from '../geo/canada.ts'
import { provinceFault } from './address-province.ts'

const { provincesNear } = areaFinder({ cities, postalAreas })

const pins = {
  saskatoon: [52.1332, -106.67],
  toronto: [43.6532, -79.3832],
  gatineau: [45.4765, -75.7013],
  lloydminster: [53.2782, -110.005],
  creighton: [54.7509, -101.8975],
  moncton: [46.0878, -64.7782],
  resolute: [74.6973, -94.8297],
} as const

function faultAt(pin: keyof typeof pins, province: string, postalCode?: string) {
  const [latitude, longitude] = pins[pin]
  return provinceFault({ province, postalCode, latitude, longitude }, provincesNear)
}

describe('an address whose province, postal code and pin contradict each other', () => {
  it.each([
    ['saskatoon', 'ON', 'S7K 3A1', 'province', 'S7K 3A1 and the pin are in Saskatchewan, not in Ontario'],
    ['saskatoon', 'SK', 'M5V 2T6', 'postalCode', 'M5V 2T6 is in Ontario, not in Saskatchewan'],
    ['toronto', 'SK', 'S7K 3A1', 'latitude', 'The pin is in Ontario, not in Saskatchewan'],
    ['saskatoon', 'ON', undefined, 'province', 'The pin is in Saskatchewan, not in Ontario'],
    ['moncton', 'NS', 'E1C 1A1', 'province', 'E1C 1A1 and the pin are in New Brunswick, not in Nova Scotia'],
    ['saskatoon', 'BC', 'M5V 2T6', 'postalCode', 'M5V 2T6 is in Ontario, not in British Columbia'],
    ['saskatoon', 'SK', 'X0A 0V0', 'postalCode', 'X0A 0V0 is in Nunavut or Northwest Territories, not in Saskatchewan'],
  ] as const)('with the pin in %s, %s, %s is refused at its %s', (pin, province, postalCode, field, message) => {
    expect(faultAt(pin, province, postalCode)).toEqual({ field, message })
  })

  it.each([
    ['saskatoon', 'SK', 'S7K 3A1'],
    ['saskatoon', 'SK', undefined],
    ['saskatoon', 'SK', ''],
    ['gatineau', 'QC', 'K1A 0C9'],
    ['lloydminster', 'AB', 'S9V 0A1'],
    ['lloydminster', 'SK', 'T9V 0A1'],
    ['creighton', 'SK', 'S0P 0A0'],
    ['creighton', 'SK', 'R8A 1N8'],
    ['resolute', 'NU', 'X0A 0V0'],
    ['saskatoon', '', 'M5V 2T6'],
  ] as const)('near a border, or whole, it stands: the pin in %s, %s, %s', (pin, province, postalCode) => {
    expect(faultAt(pin, province, postalCode)).toBeNull()
  })

  it('never refuses a place that the product itself knows', () => {
    for (const row of cities.trim().split('\n')) {
      const [, province = '', latitude, longitude] = row.split('|')
      if (!isProvince(province)) continue
      const claims = { province, latitude: Number(latitude), longitude: Number(longitude) }
      expect(provinceFault(claims, provincesNear), row).toBeNull()
    }
  })
})
