import { afterAll, beforeAll, expect, test } from 'vitest'
import { meteredConnection, type Cost } from '#tests/api/support/metered-connection.ts'
import { fileOf, knownRow, orderImports, unknownRow, type OrderImports } from './order-imports-support.ts'
import { orderWorld, type World } from './order-world.ts'

/* What a row of a file costs in statements, opening and commit included; what all rows have in common is asked for once a part. */

let world: World
let imports: OrderImports
let costOf: (act: () => Promise<unknown>) => Promise<Cost>

/** Files of so many rows, no two of which have a reference in common. */
const files = { count: 0 }
const fileWith = (rows: number, row: (reference: string, index: number) => string) => {
  files.count += 1
  return fileOf(...Array.from({ length: rows }, (_, index) => row(`S-${files.count}-${index}`, index)))
}
const toKnown = (reference: string) => knownRow(reference)
const toNew = (reference: string, index: number) => unknownRow(reference, `Shop ${files.count} ${index}`)

beforeAll(async () => {
  world = await orderWorld({ poolSize: 1 })
  imports = orderImports(world)
  costOf = await meteredConnection(world.database.pool)
  // Until statements are kept prepared, and what is published has been read once.
  for (let turn = 0; turn < 2; turn += 1) {
    await imports.check(fileWith(2, toNew))
    await imports.placed(fileWith(2, toNew))
  }
})
afterAll(() => world.close())

const checking = async (csv: string) => (await costOf(() => imports.check(csv))).statements
const placing = async (csv: string) => (await costOf(() => imports.placed(csv))).statements

test('a check takes as many statements for a hundred rows as for two', async () => {
  // Three of them open and end the transaction that asks for the file to be read, outside of any.
  for (const [row, most] of [
    [toKnown, 10],
    [toNew, 12],
  ] as const) {
    // The first of its kind may be prepared anew.
    await checking(fileWith(2, row))
    const few = await checking(fileWith(2, row))
    expect(few).toBeLessThanOrEqual(most)
    expect(await checking(fileWith(100, row))).toBe(few)
  }
})

test.each([
  ['goes to the address book', toKnown, 8],
  ['adds a location', toNew, 10],
] as const)('a row that %s costs the job the same, however many there are', async (_what, row, most) => {
  const counts = []
  for (const rows of [10, 40, 140]) counts.push(await placing(fileWith(rows, row)))
  const [few = 0, more = 0, many = 0] = counts
  // What those who watch are told, and of each hundred rows what they have in common, comes to less than half a statement a row.
  expect((more - few) / 30).toBeGreaterThan(most - 1)
  expect((more - few) / 30).toBeLessThan(most + 0.5)
  expect((many - more) / 100).toBeLessThan(most + 0.5)
})
