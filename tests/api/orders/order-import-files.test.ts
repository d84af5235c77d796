import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvLine } from '#domain/files/csv-lines.ts'
import { orderFileFields } from '#domain/orders/order-file/columns.ts'
import { guessMapping } from '#src/imports/column-mapping.ts'
import { readCsvBytes } from '#src/imports/csv-file.ts'
import { orderImports, type OrderImports } from './order-imports-support.ts'
import { orderWorld, type World } from './order-world.ts'

/* Files as people send them, read and mapped as the browser does. Files of zones (GeoJSON, KML) are none of orders. */

let world: World
let check: OrderImports['check']
let placed: OrderImports['placed']

beforeAll(async () => {
  world = await orderWorld()
  ;({ check, placed } = orderImports(world))
  // They do not say a parcel type: what is wrong beside that is what is looked at.
  await world.database.systemTransaction((db) =>
    db.updateTable('service_revision_parcel_types').set({ archived_at: 1 }).where('name', '<>', 'Box').execute(),
  )
})
afterAll(() => world.close())

const fields = Object.entries(orderFileFields).map(([id, facts]) => ({ id, ...facts }))

function read(name: string) {
  const answer = readCsvBytes(name, readFileSync(new URL(`./files/${name}`, import.meta.url)))
  if (!answer.ok) throw new Error(answer.why)
  return { ...answer.file, mapping: guessMapping(fields, answer.file.heading) }
}

/** The rows, each from the pharmacy. */
function worldly(name: string) {
  const { heading, rows, mapping } = read(name)
  const csv = [['From', ...heading], ...rows.map(({ values }) => ['Broadway Pharmacy', ...values])]
    .map(csvLine)
    .join('')
  return { csv, terms: { mapping: { ...mapping, pickupName: 'From' }, serviceId: world.service.id } }
}

const files: readonly (readonly [string, readonly string[]])[] = [
  ['c1-sci-reference.csv', ['Reference', 'Reference', 'Reference', '']],
  ['c2-comma-rows.csv', ['', '']],
  ['c3-sep-line.csv', ['', '']],
  ['c4-decimal-comma.csv', ['', '']],
  ['c5b-utf16le.csv', ['', '']],
  ['c6-names.csv', ['', '', '', '', '', '', 'Reference', '', 'City']],
  ['c7-phones.csv', ['', '', '', '', '', '', '']],
]

test.each(files)('%s becomes orders, but for what is no reference', async (name, wrong) => {
  const { csv, terms } = worldly(name)
  const { body } = await check(csv, { terms })
  expect(body.rows.map(({ faults }) => faults.map(({ column }) => column).join())).toEqual(wrong)
  const { run } = await placed(csv, { terms })
  const refused = wrong.filter((column) => column !== '').length
  expect(run).toMatchObject({ total: wrong.length, placed: wrong.length - refused, refused })
})

test.each([
  ['c4-decimal-comma.csv', 2, 'Latitude', 'decimal comma'],
  ['c4-decimal-comma.csv', 3, 'Longitude', 'decimal comma'],
  ['c6-names.csv', 2, 'Name', 'cut to 120 characters'],
  ['c6-names.csv', 9, 'Unit', 'cut to 40 characters'],
])('of %s line %s is mended at %s, and the check says so', async (name, line, column, why) => {
  const { csv, terms } = worldly(name)
  const { body } = await check(csv, { terms })
  const row = body.rows.find((each) => each.line === line)
  expect(row?.mends).toContainEqual(expect.objectContaining({ column, why: expect.stringContaining(why) }))
})

test('names of other scripts and of emoji stay, and what turns text around is left out', async () => {
  const { csv, terms } = worldly('c6-names.csv')
  const { body } = await check(csv, { terms })
  expect(body.rows.slice(1, 6).map((row) => row.name)).toEqual([
    'Café ☕️ 🇨🇦',
    'مخبز النور',
    'Zerowidth',
    'Ünïcödé Å',
    'Evil',
  ])
})

test('u1-manifest-ansi.csv is the list of what one order carries: it is read, and names no drop-off', () => {
  const { heading, mapping } = read('u1-manifest-ansi.csv')
  expect(heading).toEqual(['Pièce', 'Quantité'])
  expect(mapping).toEqual({ quantity: 'Quantité' })
})
