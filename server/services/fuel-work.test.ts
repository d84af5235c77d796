import { expect, test } from 'vitest'
import { countedWork } from '#server/http/testing/counted-work.ts'
import { tableErrors } from './fuel.ts'

/** What comes after the input was read is counted as reading it is (`read-input.test.ts`): looks at a stretch, with others' turns between. */

const tablesOf = (row: object) =>
  Array.from({ length: 50 }, (_, table) => ({
    fuelType: 'regular' as const,
    effectiveFrom: `20${10 + table}-01-01`,
    rows: Array.from({ length: 500 }, () => row),
  }))
/** Of one table: each row is looked at so often, with its three numbers. */
const mostLooks = 500 * 60

/** The errors of tables, and the most looks between two turns of others. */
async function worked(tables: unknown) {
  const { counted, work } = countedWork({ looks: mostLooks, characters: 1_000_000 })
  let longest = 0
  let turns = 0
  let other = setImmediate(function takeTurn() {
    longest = Math.max(longest, work.looks)
    turns += 1
    work.looks = 0
    other = setImmediate(takeTurn)
  })
  const errors = await tableErrors(counted(tables) as Parameters<typeof tableErrors>[0])
  clearImmediate(other)
  return { errors, longest, turns }
}

test('25,000 rows of fuel tables are looked at table by table', async () => {
  const { errors, longest, turns } = await worked(tablesOf({ priceFrom: 1, priceTo: 1.02, percent: 13 }).slice(0, 1))
  expect(Object.keys(errors).length).toBe(200)
  expect(longest).toBeLessThan(mostLooks)
  const rows = Array.from({ length: 500 }, (_, row) => ({ priceFrom: row + 1, priceTo: row + 2, percent: 1 }))
  const good = await worked(tablesOf({}).map((table) => ({ ...table, rows })))
  expect(good.errors).toEqual({})
  expect(good.turns).toBeGreaterThanOrEqual(49)
  expect(turns).toBeLessThan(3)
})

test('of 25,000 wrong rows no more faults are looked for than an answer has room for', async () => {
  const { errors } = await worked(tablesOf({ priceFrom: 0, priceTo: 0, percent: 1000 }))
  expect(Object.values(errors).flat().length).toBeLessThan(210)
})
