import { expect, test } from 'vitest'
import { firstPieces, pieceRangeFault, piecesIn } from './piece-labels.ts'

test.each([
  [1, 5, 5, null],
  [5, 5, 5, null],
  [301, 500, 10_000, null],
  [1, 201, 10_000, { end: 'lastPiece', message: 'At most 200 labels at a time' }],
  [2, 6, 5, { end: 'lastPiece', message: 'The order has 5 pieces' }],
  [2, 2, 1, { end: 'firstPiece', message: 'The order has 1 piece' }],
  [1, 1, 0, { end: 'firstPiece', message: 'The order has 0 pieces' }],
  [4, 3, 5, { end: 'lastPiece', message: 'The last piece comes before the first' }],
])('pieces %i to %i of %i', (firstPiece, lastPiece, pieces, fault) => {
  expect(pieceRangeFault({ firstPiece, lastPiece }, pieces)).toEqual(fault)
})

test('no more is suggested than is printed at a time', () => {
  expect(firstPieces(6)).toEqual({ firstPiece: 1, lastPiece: 6 })
  expect(firstPieces(10_000)).toEqual({ firstPiece: 1, lastPiece: 200 })
})

test('pieces are counted through all parcels', () => {
  const box = { name: 'Box', quantity: 2 }
  const cooler = { name: 'Cooler', quantity: 1 }
  const envelope = { name: 'Envelope', quantity: 1_000_000 }
  expect(piecesIn([box, cooler, envelope], { firstPiece: 2, lastPiece: 4 })).toEqual([
    { piece: 2, parcel: box },
    { piece: 3, parcel: cooler },
    { piece: 4, parcel: envelope },
  ])
})
