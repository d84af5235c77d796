import { expect, test } from 'vitest'
import { readCsv } from './csv-rows.ts'
import { packRows, unpackRows } from './packed-rows.ts'

const everything = { firstLine: 2, mostRows: 5_000 }

test('rows are the same when they are unpacked, those of other lengths and blank values too', async () => {
  const table = readCsv('name,note\nA,\n,"🚚\nŁódź",more\n\nB\n', everything)
  expect(table.rows).toHaveLength(3)
  expect(await unpackRows(structuredClone(packRows(table)))).toEqual(table)
})

test('others have their turn while many are unpacked', async () => {
  const table = readCsv(`name\n${`${'a,'.repeat(99)}b\n`.repeat(5_000)}`, everything)
  let turns = 0
  let other = setImmediate(function takeTurn() {
    turns += 1
    other = setImmediate(takeTurn)
  })
  const { rows } = await unpackRows(packRows(table))
  clearImmediate(other)
  expect(rows).toEqual(table.rows)
  expect(turns).toBeGreaterThan(40)
})
