import { expect, test } from 'vitest'
import { guessMapping } from '#src/imports/column-mapping.ts'
import { orderImport } from './order-import.tsx'
import { noTerms } from './file-terms.ts'
import { ownFields, withOwnFields } from './own-fields.ts'

const asked = (id: number, name: string, required = false) => ({
  id,
  name,
  kind: 'text' as const,
  options: [],
  required,
  help: null,
  pinned: true,
})
const sky = { name: 'Prairie Sky', orderFields: [asked(3, 'Cost centre', true), asked(4, 'Priority')] }
const rush = { name: 'Queen City', orderFields: [asked(9, 'Cost centre', true)] }

test('a field of a courier is a column, which a column of its name fills before any other field takes it', () => {
  const own = ownFields([sky])
  const { fields } = orderImport({ terms: noTerms, units: 'Metric', itself: null, own, onTerms: () => undefined })
  const mapping = guessMapping(fields, ['From', 'To', 'Priority', 'cost-centre'])
  expect(mapping).toEqual({
    pickupName: 'From',
    dropoffName: 'To',
    'orderField-3': 'cost-centre',
    'orderField-4': 'Priority',
  })
  expect(withOwnFields(mapping, own)).toEqual({
    mapping: { pickupName: 'From', dropoffName: 'To' },
    orderFields: { 3: 'cost-centre', 4: 'Priority' },
  })
  // Nobody asks for it any more.
  expect(withOwnFields(mapping, ownFields([rush])).orderFields).toEqual({})
})

test('of several couriers each field says whose it is, and none has to be in the file', () => {
  expect(ownFields([sky]).map(({ label, required }) => [label, required])).toEqual([
    ['Cost centre', true],
    ['Priority', false],
  ])
  expect(ownFields([sky, rush]).map(({ label, required }) => [label, required])).toEqual([
    ['Cost centre, Prairie Sky', false],
    ['Priority, Prairie Sky', false],
    ['Cost centre, Queen City', false],
  ])
})
