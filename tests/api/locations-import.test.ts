import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LocationImportResult, LocationPage } from '#generated/model/index.ts'
import { bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'

const file = readFileSync(new URL('../../server/seed/data/prairie-store-locations.csv', import.meta.url), 'utf8')
const [heading = '', ...lines] = file.trimEnd().split(/\r?\n/)
const storeMapping = {
  externalReference: 'store_number',
  name: 'name',
  streetAddress: 'street_address',
  city: 'city',
  province: 'province',
  postalCode: 'postcode',
  phone: 'phone',
  timezone: 'timezone',
  latitude: 'latitude',
  longitude: 'longitude',
}
/** The columns of the small files in these tests. */
const columns = 'name,street,city,province,lat,lng,code'
const mapping = {
  name: 'name',
  streetAddress: 'street',
  city: 'city',
  province: 'province',
  latitude: 'lat',
  longitude: 'lng',
  postalCode: 'code',
}
const partSize = 50

let at: LocationWorld

beforeAll(async () => {
  at = await locationWorld()
})
afterAll(() => at.app.close())
beforeEach(async () => {
  await at.app.database.systemTransaction(async (db) => {
    await db.deleteFrom('recurring_orders').execute()
    await db.deleteFrom('locations').execute()
  })
})

interface Asked {
  readonly mapping?: object
  readonly dryRun?: boolean
  readonly firstLine?: number
}

function send(csv: string, asked: Asked = {}) {
  const query = new URLSearchParams({
    mapping: JSON.stringify(asked.mapping ?? mapping),
    ...(asked.dryRun !== undefined && { dryRun: String(asked.dryRun) }),
    ...(asked.firstLine !== undefined && { firstLine: String(asked.firstLine) }),
  })
  return at.asOwner(`${at.book}/locations/import?${query}`, { raw: { type: 'text/csv', text: csv } })
}

async function sent(csv: string, asked?: Asked): Promise<LocationImportResult> {
  return bodyOf<LocationImportResult>(await send(csv, asked))
}

/** The whole address list, part after part as the browser sends it. */
async function sendStores(dryRun: boolean): Promise<LocationImportResult[]> {
  const results: LocationImportResult[] = []
  for (let first = 0; first < lines.length; first += partSize) {
    const csv = [heading, ...lines.slice(first, first + partSize)].join('\n')
    results.push(await sent(csv, { mapping: storeMapping, dryRun, firstLine: first + 2 }))
  }
  return results
}

function totals(results: readonly LocationImportResult[]) {
  const sum = (count: 'clean' | 'mended' | 'refused' | 'duplicates') =>
    results.reduce((total, result) => total + result[count], 0)
  return { clean: sum('clean'), mended: sum('mended'), refused: sum('refused'), duplicates: sum('duplicates') }
}

async function stored(): Promise<number> {
  const rows = await at.app.database.systemTransaction((db) => db.selectFrom('locations').select('id').execute())
  return rows.length
}

describe('the address list of the prairie stores', () => {
  test('has a row on each line, so that its lines can be counted', () => {
    expect(lines).toHaveLength(372)
    expect(parse(file, { columns: true })).toHaveLength(372)
  })

  test('goes in whole: 360 clean, 11 mended, 1 refused; the second time it creates nothing', async () => {
    const dry = await sendStores(true)
    expect(totals(dry)).toEqual({ clean: 360, mended: 11, refused: 1, duplicates: 0 })
    expect(await stored()).toBe(0)

    const first = await sendStores(false)
    expect(totals(first)).toEqual({ clean: 360, mended: 11, refused: 1, duplicates: 0 })
    expect(await stored()).toBe(371)

    const again = await sendStores(false)
    expect(totals(again)).toEqual({ clean: 360, mended: 11, refused: 1, duplicates: 371 })
    expect(await stored()).toBe(371)

    const lineOf = (results: LocationImportResult[]) => results.flatMap(({ rows }) => rows.map(({ line }) => line))
    expect(lineOf(first)).toEqual(lines.map((_, index) => index + 2))
    const refused = first.flatMap(({ rows }) => rows.filter(({ outcome }) => outcome === 'refused'))
    expect(refused).toHaveLength(1)
    for (const { faults, line } of refused) {
      expect(faults.length, `line ${line} says why`).toBeGreaterThan(0)
      for (const { column } of faults) expect(heading.split(',')).toContain(column)
    }
  })

  test('is found in the list afterwards, mended', async () => {
    await sendStores(false)
    const query = new URLSearchParams({ search: '79740-128704' })
    const page = bodyOf<LocationPage>(await at.asOwner(`${at.book}/paginated-locations?${query}`))
    expect(page.data).toHaveLength(1)
    expect(page.data[0]).toMatchObject({
      city: 'Moose Jaw',
      province: 'SK',
      postalCode: 'S6H 1S6',
      phone: '+13066938033',
      timezone: 'America/Regina',
    })
  })
})

describe('a part', () => {
  const good = 'Depot,12 Elm Street,Saskatoon,SK,52.1,-106.6,S7K 1A1'

  test('names each mend and each fault by its column and why', async () => {
    const result = await sent(
      `${columns}\nDEPOT,12 Elm Street,Saskatoon,sk,52.1,-106.6,s7k1a1\n,12 Elm,Saskatoon,SK,x,-106.6,`,
    )
    expect(result).toMatchObject({ clean: 0, mended: 1, refused: 1, duplicates: 0 })
    expect(result.rows[0]?.mends.map(({ column, from, to }) => `${column}: ${from} to ${to}`)).toEqual(
      expect.arrayContaining(['code: s7k1a1 to S7K 1A1', 'province: sk to SK']),
    )
    expect(result.rows[1]?.faults.map(({ column }) => column).toSorted()).toEqual(['lat', 'name'])
    expect(await stored()).toBe(1)
  })

  test('keeps the e-mail address of a row, and leaves out what is none', async () => {
    const result = await sent(
      `${columns},mail\n${good},desk@broadway.example\nAnnex,14 Elm Street,Saskatoon,SK,52.1,-106.6,,call us`,
      { mapping: { ...mapping, email: 'mail' } },
    )
    expect(result).toMatchObject({ clean: 1, mended: 1, refused: 0 })
    expect(result.rows[1]?.mends).toMatchObject([
      { column: 'mail', to: '', why: 'left out: "call us" is not an e-mail address' },
    ])
    const { data } = bodyOf<LocationPage>(await at.asOwner(`${at.book}/paginated-locations`))
    expect(data.map(({ name, email }) => [name, email])).toEqual([
      ['Annex', null],
      ['Depot', 'desk@broadway.example'],
    ])
  })

  test('counts lines through quoted line breaks and from the line where it begins', async () => {
    const csv = `${columns}\n"Depot\none",12 Elm Street,Saskatoon,SK,52.1,-106.6,\n,,,,,,\n\n,12 Elm Street,,,,,\nDepot two,14 Elm Street,Saskatoon,SK,52.1,-106.6,\n`
    const lineNumbers = async (firstLine?: number) => {
      const asked = firstLine === undefined ? { dryRun: true } : { dryRun: true, firstLine }
      return (await sent(csv, asked)).rows.map(({ line, outcome }) => [line, outcome])
    }
    expect(await lineNumbers()).toEqual([
      [2, 'created'],
      [6, 'refused'],
      [7, 'created'],
    ])
    expect((await lineNumbers(102)).map(([line]) => line)).toEqual([102, 106, 107])
  })

  test('takes a byte order mark and Windows line ends', async () => {
    expect(await sent(`\uFEFF${columns}\r\n${good}\r\n`)).toMatchObject({ clean: 1, refused: 0 })
  })

  test('creates a row once that stands in it twice', async () => {
    const result = await sent(`${columns}\n${good}\n${good.replace('Depot', 'depot')}\n`)
    expect(result.duplicates).toBe(1)
    expect(result.rows[1]?.locationId).toBe(result.rows[0]?.locationId)
    expect(await stored()).toBe(1)
  })

  test('says of a row whose location is archived that it stays so', async () => {
    const row = `${columns}\nArchived depot,14 Elm Street,Saskatoon,SK,52.1,-106.6,S7K 1A1`
    const [made] = (await sent(row)).rows
    await at.app.database.systemTransaction((db) =>
      db
        .updateTable('locations')
        .set({ archived_at: 1 })
        .where('id', '=', made?.locationId ?? 0)
        .execute(),
    )
    const again = await sent(row)
    expect(again).toMatchObject({ duplicates: 1, refused: 0 })
    expect(again.rows[0]?.mends).toMatchObject([
      { column: 'name', why: expect.stringMatching(/^This location is archived in the address book/) },
    ])
  })

  test('sent twice at the same time creates each row once', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => good.replace('Depot', `Depot ${index}`))
    const csv = [columns, ...rows].join('\n')
    const both = await Promise.all([sent(csv), sent(csv)])
    expect(await stored()).toBe(40)
    for (const { clean, mended } of both) expect(clean + mended).toBe(40)
  })

  test('keeps to its own address book', async () => {
    await sent(`${columns}\n${good}\n`)
    const query = new URLSearchParams({ mapping: JSON.stringify(mapping) })
    const raw = { type: 'text/csv', text: `${columns}\n${good}\n` }
    const strangers = `/tenants/${at.world.stranger.tenantId}/locations/import?${query}`
    expect((await at.asOwner(strangers, { raw })).status).toBe(404)
    expect(bodyOf<LocationImportResult>(await at.asStranger(strangers, { raw })).duplicates).toBe(0)
    expect((await at.asViewer(`${at.book}/locations/import?${query}`, { raw })).status).toBe(403)
    expect(await stored()).toBe(2)
  })

  test.each([
    ['a column that is not there', { mapping: { ...mapping, city: 'town' } }, `${columns}\n${good}`, '/mapping/city'],
    ['a broken quote', {}, `${columns}\n"Depot,12 Elm Street,Saskatoon,SK,52.1,-106.6,\n`, ''],
    ['nothing but blank lines', {}, '\n\n', ''],
    ['too many rows', {}, [columns, ...Array.from({ length: 1_001 }, () => good)].join('\n'), ''],
  ])('with %s is refused whole', async (_, asked, csv, pointer) => {
    const answer = await send(csv, asked)
    expect(answer.status).toBe(422)
    const { errors } = answer.json as { errors: Record<string, string[]> }
    expect(Object.keys(errors)).toEqual([pointer])
    expect(errors[pointer]?.[0]).not.toBe('')
    expect(await stored()).toBe(0)
  })

  test('takes no reference that a spreadsheet made alike, and says so', async () => {
    const depot = (reference: string, number: number) =>
      `${reference},Depot ${number},${number} 8 Street East,Saskatoon,SK,52.1,-106.6,`
    const depots = ['4.68769E+11', '4.68769E+11', '4.68769E+11', '468768768833', 'N/A', 'N/A', '0', '0'].map(depot)
    const referenced = { ...mapping, externalReference: 'ref' }
    const csv = [`ref,${columns}`, ...depots].join('\n')
    for (const dryRun of [true, false]) {
      const { rows } = await sent(csv, { mapping: referenced, dryRun })
      expect(rows.map(({ outcome }) => outcome)).toEqual(depots.map(() => 'created'))
      expect(rows.map(({ mends }) => mends.map(({ column, to }) => `${column} ${to}`))).toEqual(
        depots.map((_, index) => (index === 3 ? [] : ['ref '])),
      )
    }
    expect(await stored()).toBe(8)
    expect((await sent(csv, { mapping: referenced })).duplicates).toBe(8)
    expect(await stored()).toBe(8)
  })

  test('knows a shop by 00123, 123 and no reference, and shows two shops of one reference', async () => {
    const referenced = { ...mapping, externalReference: 'ref' }
    const shop = (reference: string, street = '12 Elm Street') =>
      `ref,${columns}\n${reference},Depot,${street},Saskatoon,SK,52.1,-106.6,`
    const outcomeOf = async (csv: string) => {
      const { rows, refused } = await sent(csv, { mapping: referenced })
      return [
        ...rows.map(({ outcome, faults }) =>
          [outcome, ...faults.map(({ column, why }) => `${column}: ${why}`)].join(' '),
        ),
        refused,
      ]
    }
    expect(await outcomeOf(shop('00123'))).toEqual(['created', 0])
    expect(await outcomeOf(shop('123'))).toEqual(['duplicate', 0])
    expect(await outcomeOf(shop(''))).toEqual(['duplicate', 0])
    const conflict = 'ref: “Depot” of the address book has the reference 0123 with another name or address'
    expect(await outcomeOf(shop('0123', '14 Elm Street'))).toEqual([`refused ${conflict}`, 1])
    const inOneFile = `${shop('9')}\n9,Clinic,14 Elm Street,Saskatoon,SK,52.1,-106.6,`
    const ofLine = 'ref: Line 2 has the reference 9 with another name or address'
    expect(await outcomeOf(inOneFile.replace('Depot', 'Depot 9'))).toEqual(['created', `refused ${ofLine}`, 1])
    expect(await stored()).toBe(2)
  })

  test('knows the row of a location that was edited since, or was typed by hand', async () => {
    const referenced = { ...mapping, externalReference: 'ref' }
    const csv = `ref,${columns}\n7,Depot,12 Elm Street,Saskatoon,SK,52.1,-106.6,`
    const { rows } = await sent(csv, { mapping: referenced })
    await at.app.database.systemTransaction((db) =>
      db.updateTable('locations').set({ name: 'Main depot', street_address: '12 Elm St W' }).execute(),
    )
    const again = await sent(csv, { mapping: referenced })
    expect(again.rows[0]).toMatchObject({ outcome: 'duplicate', locationId: rows[0]?.locationId })
    await at.app.database.systemTransaction((db) =>
      db
        .updateTable('locations')
        .set({ import_key: null, import_place: null, name: 'DEPOT', street_address: '12 Elm Street' })
        .execute(),
    )
    for (const each of [csv, csv.replace('\n7,', '\n007,'), csv.replace('\n7,', '\n,')])
      expect((await sent(each, { mapping: referenced })).duplicates).toBe(1)
    expect(await stored()).toBe(1)
  })

  test('takes degrees with a decimal comma, and says what they became', async () => {
    const csv = `${columns}\nÉpicerie du coin,1200 rue de l’Église,Montréal,QC,"45,5088","-73,5678",H2X 1Y4`
    const { rows } = await sent(csv)
    expect(rows[0]).toMatchObject({ outcome: 'created', faults: [] })
    expect(rows[0]?.mends.map(({ column, to, why }) => [column, to, why])).toEqual([
      ['lat', '45.5088', 'decimal comma'],
      ['lng', '-73.5678', 'decimal comma'],
    ])
  })

  test('without coordinates gets the pins of its addresses, else marked ones of their postal areas and cities', async () => {
    await at.app.database.systemTransaction((db) =>
      db
        .insertInto('gazetteer_places')
        .values({
          source: 'test',
          source_key: 'import',
          street_address: "25 Rue de l'Église",
          city: 'Prince Albert',
          province: 'SK',
          formatted_address: "25 Rue de l'Église, Prince Albert, SK",
          latitude: 53.2,
          longitude: -105.75,
        })
        .execute(),
    )
    const { latitude: _latitude, longitude: _longitude, ...withoutPin } = mapping
    const csv = [
      'name,street,city,province,code',
      'Known,25 RUE DE L’EGLISE,PRINCE ALBERT,Saskatchewan,S6V 0C7',
      'By code,12 Elm Street,Saskatoon,SK,S7K 1A1',
      'By city,12 Elm Street,Moose Jaw,SK,',
      'Sunken,12 Elm Street,Atlantis,SK,',
    ].join('\n')
    const { rows, clean, mended, refused } = await sent(csv, { mapping: withoutPin })
    expect({ clean, mended, refused }).toEqual({ clean: 0, mended: 3, refused: 1 })
    expect(
      rows.map(({ mends, faults }) => [...mends, ...faults].find(({ why }) => /middle|found|known/.test(why))?.why),
    ).toEqual([
      'found by the address',
      'in the middle of the postal area S7K',
      'in the middle of Moose Jaw',
      'No “Atlantis” is known in Saskatchewan: give latitude and longitude',
    ])
    const { data } = bodyOf<LocationPage>(await at.asOwner(`${at.book}/paginated-locations`))
    const pins = Object.fromEntries(
      data.map(({ name, latitude, approximatePin }) => [name, [latitude, approximatePin]]),
    )
    expect(pins).toEqual({
      Known: [53.2, false],
      'By code': [expect.closeTo(52.14, 1), true],
      'By city': [expect.closeTo(50.4, 1), true],
    })
    const half = await send(csv, { mapping: { ...withoutPin, latitude: 'code' } })
    expect(half.json).toMatchObject({ errors: { '/mapping/longitude': ['A pin has a latitude and a longitude'] } })
  })

  test('takes rows of commas and blank lines for nothing', async () => {
    const nothing = `${','.repeat(6)}\n`.repeat(2_000) + '\n'.repeat(20_000)
    expect(await sent(`${columns}\n${nothing}${good}\n${nothing}`)).toMatchObject({ clean: 1, refused: 0 })
    expect((await send(`${columns}${'\n'.repeat(499_000)}`)).status).toBe(200)
  })

  test('without a mapping of what a location must have is malformed', async () => {
    expect((await send(`${columns}\n${good}`, { mapping: { name: 'name' } })).status).toBe(400)
    expect(await stored()).toBe(0)
  })

  test('refuses a row that is too short by itself', async () => {
    const result = await sent(`${columns}\nDepot,12 Elm Street\n${good}\n`)
    expect(result.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'created'])
    expect(result.rows[0]?.faults[0]?.why).toBe('The row has 2 columns, the heading has 7')
  })
})
