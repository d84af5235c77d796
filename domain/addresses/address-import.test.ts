import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import {
  addressColumns,
  importAddressRow,
  importKey,
  type AddressColumn,
  type AddressRow,
  type Mend,
} from './address-import.ts'

const good: AddressRow = {
  externalReference: '4639-99653',
  name: 'Broadway Ave & 10 Street E',
  address: '737 Broadway Avenue',
  city: 'Saskatoon',
  province: 'SK',
  postalCode: 'S7N 1B3',
  phone: '+13066517211',
  email: 'desk@broadway.example',
  timezone: 'America/Regina',
  latitude: '52.12',
  longitude: '-106.66',
}

function faultsOf(row: AddressRow): string[] {
  return importAddressRow({ ...good, ...row }).faults.map(({ column, why }) => `${column}: ${why}`)
}

describe('a row', () => {
  test('that is right is clean', () => {
    const result = importAddressRow(good)
    expect(result).toEqual({
      status: 'clean',
      mends: [],
      faults: [],
      location: {
        externalReference: '4639-99653',
        name: 'Broadway Ave & 10 Street E',
        address: '737 Broadway Avenue',
        unitNumber: null,
        city: 'Saskatoon',
        province: 'SK',
        postalCode: 'S7N 1B3',
        phone: '+13066517211',
        email: 'desk@broadway.example',
        timezone: 'America/Regina',
        latitude: 52.12,
        longitude: -106.66,
        approximatePin: false,
      },
    })
  })

  test('whose pin lies in another province is refused at what two others contradict', () => {
    const inSaskatchewan = () => new Set(['SK'] as const)
    const faults = (row: AddressRow) =>
      importAddressRow({ ...good, ...row }, undefined, inSaskatchewan).faults.map(
        ({ column, why }) => `${column}: ${why}`,
      )
    expect(faults({})).toEqual([])
    expect(faults({ province: 'ON' })).toEqual(['province: S7N 1B3 and the pin are in Saskatchewan, not in Ontario'])
    expect(faults({ province: 'ON', postalCode: 'M5V 2T6' })).toEqual([
      'latitude: The pin is in Saskatchewan, not in Ontario',
    ])
  })

  test('without what is optional is clean too', () => {
    const { name, address, city, province, latitude, longitude } = good
    const result = importAddressRow({ name, address, city, province, latitude, longitude })
    expect(result).toMatchObject({
      status: 'clean',
      location: {
        externalReference: null,
        unitNumber: null,
        postalCode: null,
        phone: null,
        email: null,
        timezone: null,
      },
    })
  })

  test('that is untidy is mended, and says what changed', () => {
    const untidy = {
      ...good,
      address: '737 BROADWAY AVENUE',
      city: 'SASKATOON',
      postalCode: 's7n1b3',
      phone: '306/651-7211',
    }
    expect(
      importAddressRow({ ...untidy, province: 'Saskatchewan', timezone: 'GMT-06:00 America/Regina' }),
    ).toMatchObject({
      status: 'mended',
      location: importAddressRow(good).location,
      mends: [
        { column: 'address', from: '737 BROADWAY AVENUE', to: '737 Broadway Avenue', why: 'all in capitals' },
        { column: 'city', from: 'SASKATOON', to: 'Saskatoon', why: 'all in capitals' },
        { column: 'postalCode', from: 's7n1b3', to: 'S7N 1B3', why: 'written A1A 1A1' },
        { column: 'province', from: 'Saskatchewan', to: 'SK', why: 'written as two letters' },
        { column: 'phone', from: '306/651-7211', to: '+13066517211', why: 'written as E.164' },
      ],
    })
  })

  test('that only is written differently is clean; what was changed stands before it', () => {
    const written = {
      ...good,
      postalCode: 's7n1b3',
      province: 'Saskatchewan',
      phone: '(306) 651-7211',
      latitude: '52,12',
    }
    const { status, mends, location } = importAddressRow({ ...written, name: 'Broadway Ave  & 10 Street E' })
    expect({ status, location }).toEqual({ status: 'clean', location: importAddressRow(good).location })
    expect(mends.map(({ column, kind }) => `${column} ${kind}`)).toEqual(
      ['name', 'postalCode', 'province', 'phone', 'latitude'].map((column) => `${column} rewritten`),
    )
    const changed = importAddressRow({ ...written, phone: '306-651-7211 (cell)' })
    expect(changed.status).toBe('mended')
    expect(changed.mends[0]).toEqual({
      column: 'phone',
      from: '306-651-7211 (cell)',
      to: '+13066517211',
      why: '“(cell)” left out',
      kind: 'mended',
    })
  })

  test('without coordinates is where its address is found, and says whether that is the door', () => {
    const { latitude: _latitude, longitude: _longitude, ...row } = good
    const found = { latitude: 52.13, longitude: -106.67 }
    const asked: unknown[] = []
    const middle = importAddressRow(row, (address) => {
      asked.push(address)
      return { ...found, middleOf: 'the middle of Saskatoon' }
    })
    expect(asked).toEqual([
      { address: '737 Broadway Avenue', city: 'Saskatoon', province: 'SK', postalCode: 'S7N 1B3' },
    ])
    expect(middle).toMatchObject({
      status: 'mended',
      location: { ...found, approximatePin: true },
      mends: [{ to: '52.13, -106.67', why: 'in the middle of Saskatoon', kind: 'approximate' }],
    })
    expect(importAddressRow(row, () => ({ ...found, middleOf: null }))).toMatchObject({
      location: { ...found, approximatePin: false },
      mends: [{ why: 'found by the address', kind: 'mended' }],
    })
    expect(importAddressRow({ ...row, city: 'Nowhere' }, () => null).faults).toEqual([
      { column: 'city', why: 'No “Nowhere” is known in Saskatchewan: give latitude and longitude' },
    ])
    // One that the file gives is never moved.
    expect(importAddressRow(good, () => ({ ...found, middleOf: null })).location).toMatchObject({ latitude: 52.12 })
  })

  test('takes an e-mail address as it is copied from a link', () => {
    const { status, location, mends } = importAddressRow({ ...good, email: ' mailto:desk@broadway.example ' })
    expect([status, location?.email]).toEqual(['clean', 'desk@broadway.example'])
    expect(mends).toMatchObject([{ column: 'email', kind: 'rewritten', to: 'desk@broadway.example' }])
  })

  test('takes phones as people write them', () => {
    const phones = (phone: string) => {
      const { location, mends } = importAddressRow({ ...good, phone })
      return [location?.phone, mends.map(({ why, kind }) => `${kind}: ${why}`).join()]
    }
    expect(
      [
        '310-1010',
        '1-800-WAY-BILL',
        '306-555-0143 (cell)',
        '3065550143 / 3065550144',
        '3.06555E+09',
        '3065550143.0',
        '+44 20 7946 0958',
      ].map(phones),
    ).toEqual([
      ['+13101010', 'rewritten: written as E.164'],
      ['+18009292455', 'rewritten: written as E.164'],
      ['+13065550143', 'mended: “(cell)” left out'],
      ['+13065550143', 'mended: the first of 2 numbers'],
      [null, 'mended: left out: a number that a spreadsheet rounded'],
      ['+13065550143', 'mended: as it is without a spreadsheet'],
      ['+442079460958', 'rewritten: written as E.164'],
    ])
  })

  test('without a province takes that of its postal code, where there is one', () => {
    expect(importAddressRow({ ...good, province: '' })).toMatchObject({
      status: 'mended',
      location: { province: 'SK' },
      mends: [{ column: 'province', from: '', to: 'SK', why: 'told by the postal code' }],
    })
    expect(faultsOf({ province: '', postalCode: '' })).toEqual(['province: Required'])
    expect(faultsOf({ province: '', postalCode: 'X0A 0A1' })).toEqual(['province: Required'])
  })

  test.each<[AddressRow, string]>([
    [{ name: ' ' }, 'name: Required'],
    [{ address: '' }, 'address: Required'],
    [{ city: '' }, 'city: Required'],
    [
      { address: 'UNKNOWN, Home Depot Power Centre' },
      'address: "UNKNOWN, Home Depot Power Centre" says that the address is not known',
    ],
    [{ city: 'C'.repeat(150) }, 'city: Longer than 100 characters'],
    [{ name: '\u200b\u202e' }, 'name: Required'],
    [{ name: 'n/a' }, 'name: "n/a" says that the name is not known'],
    [{ province: 'Montana' }, 'province: "Montana" is not a Canadian province'],
    [{ latitude: '' }, 'latitude: Required'],
    [{ longitude: 'west' }, 'longitude: "west" is not a number of degrees'],
    [{ latitude: '-106.66', longitude: '52.12' }, 'latitude: Latitude and longitude are swapped'],
    [{ longitude: '106.66' }, 'latitude: 52.12, 106.66 is outside Canada'],
    [{ latitude: '0', longitude: '0' }, 'latitude: 0, 0 is outside Canada'],
  ])('with %o is refused', (row, fault) => {
    expect(faultsOf(row)).toEqual([fault])
    expect(importAddressRow({ ...good, ...row })).toMatchObject({ status: 'refused', location: null })
  })

  test.each<[AddressRow, Omit<Mend, 'from' | 'kind'>]>([
    [{ postalCode: 'T3M124' }, { column: 'postalCode', to: '', why: 'left out: "T3M124" is not of the form A1A 1A1' }],
    [{ postalCode: 'T5J 2T2' }, { column: 'postalCode', to: '', why: 'left out: T5J 2T2 is not in Saskatchewan' }],
    [
      { externalReference: '4.68769E+11' },
      {
        column: 'externalReference',
        to: '',
        why: 'left out: a number that a spreadsheet rounded',
      },
    ],
    [{ externalReference: '4,7e+5' }, { column: 'externalReference', to: '', why: expect.stringContaining('rounded') }],
    [
      { externalReference: 'N/A' },
      { column: 'externalReference', to: '', why: 'left out: "N/A" says that there is none' },
    ],
    [{ externalReference: '#REF!' }, { column: 'externalReference', to: '', why: expect.stringContaining('none') }],
    [{ externalReference: '0' }, { column: 'externalReference', to: '', why: 'left out: "0" says that there is none' }],
    [{ externalReference: '123.0' }, { column: 'externalReference', to: '123', why: 'as it is without a spreadsheet' }],
    [
      { externalReference: '7'.repeat(120) },
      { column: 'externalReference', to: '', why: 'left out: longer than 80 characters' },
    ],
    [{ unitNumber: 'U'.repeat(80) }, { column: 'unitNumber', to: 'U'.repeat(40), why: 'cut to 40 characters' }],
    [{ name: 'Ab'.repeat(150) }, { column: 'name', to: 'Ab'.repeat(60), why: 'cut to 120 characters' }],
    [{ name: 'Zero\u200bwidth' }, { column: 'name', to: 'Zerowidth', why: 'hidden characters left out' }],
    [{ name: '\u202eevil Inc' }, { column: 'name', to: 'evil Inc', why: 'hidden characters left out' }],
    [{ phone: '651-7211' }, { column: 'phone', to: '', why: 'left out: Phone number has 7 digits instead of 10' }],
    [
      { email: 'desk at broadway' },
      { column: 'email', to: '', why: 'left out: "desk at broadway" is not an e-mail address' },
    ],
    [
      { email: `${'d'.repeat(250)}@broadway.example` },
      { column: 'email', to: '', why: 'left out: longer than 254 characters' },
    ],
    [{ timezone: 'GMT-06:00' }, { column: 'timezone', to: '', why: 'left out: "GMT-06:00" is not a time zone' }],
    [{ postalCode: 'S7N OB3' }, { column: 'postalCode', to: 'S7N 0B3', why: 'a letter was typed for a digit' }],
    [
      { postalCode: 's7n-lbe' },
      { column: 'postalCode', to: '', why: 'left out: "s7n-lbe" is not of the form A1A 1A1' },
    ],
  ])('with %o, which it need not have, is mended or goes without', (row, expected) => {
    const result = importAddressRow({ ...good, ...row })
    const { column, to } = expected
    expect(result).toMatchObject({ status: 'mended', mends: [{ ...expected, from: row[column] }] })
    expect(result.location).toMatchObject({ city: good.city, [column]: to || null })
  })

  test('keeps emoji and other scripts', () => {
    for (const name of ['Café ☕️ 🇨🇦', 'مخبز النور', 'Ünïcödé Å', '👩‍🚒 Hall'])
      expect(importAddressRow({ ...good, name })).toMatchObject({ status: 'clean', location: { name } })
  })

  test('has degrees with a decimal comma, which is said', () => {
    const french = { ...good, city: 'Montréal', province: 'QC', postalCode: 'H2X 1Y4', timezone: '' }
    expect(importAddressRow({ ...french, latitude: '45,5088', longitude: '-73,5678' })).toMatchObject({
      status: 'clean',
      location: { latitude: 45.5088, longitude: -73.5678 },
      mends: [
        { column: 'latitude', from: '45,5088', to: '45.5088', why: 'decimal comma' },
        { column: 'longitude', from: '-73,5678', to: '-73.5678', why: 'decimal comma' },
      ],
    })
    expect(importAddressRow({ ...french, latitude: '45,508', longitude: '−73,567' }).location).toMatchObject({
      latitude: 45.508,
      longitude: -73.567,
    })
  })

  test('costs no more for a cell that no field could hold', () => {
    for (const column of addressColumns)
      for (const piece of ['a', ' ,', '1 ', '#x', 'Ab, ']) {
        const { mends, faults } = importAddressRow({ ...good, [column]: `1${piece.repeat(200_000)}1` })
        expect(mends.map(({ from }) => from.length <= 500)).not.toContain(false)
        expect(faults.map(({ why }) => why.length <= 600)).not.toContain(false)
      }
  })

  test('names all of its faults', () => {
    expect(importAddressRow({}).faults.map((fault) => fault.column)).toEqual([
      'name',
      'address',
      'city',
      'province',
      'latitude',
      'longitude',
    ])
  })
})

describe('importKey', () => {
  const location = {
    externalReference: null,
    name: 'Café Zoë',
    address: '1 Main St.',
    unitNumber: null,
    city: 'Regina',
  }

  test('is the reference where there is one', () => {
    expect(importKey({ ...location, externalReference: 'A-1' })).toBe('reference:A-1')
  })

  test('has no zeros in front, which a spreadsheet takes away', () => {
    expect(importKey({ ...location, externalReference: '00123' })).toBe('reference:123')
    expect(importKey({ ...location, externalReference: '0A-1' })).toBe('reference:0A-1')
  })

  test('else the location, without regard to case, accents and punctuation', () => {
    expect(importKey(location)).toBe('place:cafe zoe||1 main st|regina')
    expect(importKey({ ...location, name: 'CAFE ZOE', address: '1  Main St' })).toBe(importKey(location))
    expect(importKey({ ...location, unitNumber: '2' })).not.toBe(importKey(location))
    expect(importKey({ ...location, city: 'Saskatoon' })).not.toBe(importKey(location))
  })
})

describe('the address book of a prairie coffee chain', () => {
  const mapping: Readonly<Record<string, AddressColumn>> = {
    store_number: 'externalReference',
    name: 'name',
    street_address: 'address',
    city: 'city',
    province: 'province',
    postcode: 'postalCode',
    phone: 'phone',
    timezone: 'timezone',
    longitude: 'longitude',
    latitude: 'latitude',
  }
  const file = readFileSync(new URL('../../server/seed/data/prairie-store-locations.csv', import.meta.url), 'utf8')
  const rows: AddressRow[] = parse(file, {
    columns: (header: string[]) => header.map((column) => mapping[column] ?? column),
  })
  const results = rows.map((row) => importAddressRow(row))

  test('goes in whole: so many clean, mended and refused', () => {
    const count = (status: string) => results.filter((result) => result.status === status).length
    expect({ rows: rows.length, clean: count('clean'), mended: count('mended'), refused: count('refused') }).toEqual({
      rows: 372,
      clean: 360,
      mended: 11,
      refused: 1,
    })
  })

  test('each refusal says why', () => {
    const refusals = results.flatMap((result, index) =>
      result.faults.map((fault) => `${rows[index]?.externalReference} ${fault.column}: ${fault.why}`),
    )
    expect(refusals).toEqual([
      '20581-108547 address: "UNKNOWN, Home Depot Power Centre" says that the address is not known',
    ])
  })

  test('the mends, by column', () => {
    const mends = results.flatMap((result) => result.mends)
    const columns = [...new Set(mends.map((mend) => mend.column))].toSorted()
    const counts = columns.map((column) => `${column} ${mends.filter((mend) => mend.column === column).length}`)
    expect(counts).toEqual(['address 14', 'city 3', 'name 1', 'phone 294', 'postalCode 22'])
    const words = mends.filter(({ column }) => ['name', 'address', 'city'].includes(column))
    expect(words.map(({ from, to, why }) => `${from} → ${to} (${why})`)).toEqual([
      '1621 ALBERT STREET → 1621 Albert Street (all in capitals)',
      'REGINA → Regina (all in capitals)',
      'Unit #110 3160 Preston Avenue, Unit #110 3160 Preston Avenue → Unit #110 3160 Preston Avenue (said twice)',
      '1550 8TH ST. E. → 1550 8th St. E. (ordinal in capitals, all in capitals)',
      'SASKATOON → Saskatoon (all in capitals)',
      '1399 MCPHILLIPS STREET, Shops at Winnipeg Square → 1399 McPhillips Street, Shops at Winnipeg Square (all in capitals)',
      'WINNIPEG → Winnipeg (all in capitals)',
      'ELIZABETH DAFOE LIBRARY, 25 Chancellors Cir → Elizabeth Dafoe Library, 25 Chancellors Cir (all in capitals)',
      '1144  Pembina Hwy, 1 → 1144 Pembina Hwy, 1 (doubled spaces)',
      'Broadway  & Donald St → Broadway & Donald St (doubled spaces)',
      '10816 Macleod Trail  SE, Bankers Hall → 10816 Macleod Trail SE, Bankers Hall (doubled spaces)',
      '812A  49th Avenue S.W. → 812A 49th Avenue S.W. (doubled spaces)',
      '1120 16TH Avenue N.W. → 1120 16th Avenue N.W. (ordinal in capitals)',
      '156 - 13th  Avenue SW → 156 - 13th Avenue SW (doubled spaces)',
      '839 5Th Avenue SW → 839 5th Avenue SW (ordinal in capitals)',
      '10340 102 st, Allstream Tower → 10340 102 St, Allstream Tower (all in small letters)',
      'Edmonton International  Airport → Edmonton International Airport (doubled spaces)',
      '7701 44th St Unit A Mail Box 709, COURIERS ONLY (NOT US/CANADA POST) → 7701 44th St Unit A Mail Box 709, Couriers Only (Not US/Canada Post) (all in capitals)',
    ])
  })

  test('goes without a postal code that is none', () => {
    const codes = results.flatMap((result) => result.mends.filter(({ column }) => column === 'postalCode'))
    expect(codes.filter(({ why }) => why !== 'written A1A 1A1').map(({ from, to }) => `${from} → ${to}`)).toEqual([
      'R1A OY7 → R1A 0Y7',
      'T3M124 → ',
    ])
  })

  test('mending is done once: the result is clean', () => {
    for (const { location } of results) {
      if (location === null) continue
      const { latitude, longitude, approximatePin: _approximate, ...texts } = location
      const again = Object.fromEntries(Object.entries(texts).map(([column, value]) => [column, value ?? '']))
      const result = importAddressRow({ ...again, latitude: String(latitude), longitude: String(longitude) })
      expect(result).toMatchObject({ status: 'clean', location, mends: [] })
    }
  })

  test('the same file twice names the same locations, each once', () => {
    const keys = results.flatMap(({ location }) => (location === null ? [] : [importKey(location)]))
    expect(new Set(keys).size).toBe(keys.length)
    const withoutReference = results.flatMap(({ location }) =>
      location === null ? [] : [importKey({ ...location, externalReference: null })],
    )
    expect(new Set(withoutReference).size).toBe(withoutReference.length)
  })
})
