import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitParcels, canHold, misfitText, type FitPiece, type FitType } from './parcel-fit.ts'

function type(id: number, name: string, [length, width, height]: (number | null)[], weight: number | null): FitType {
  const side = (metres: number | null | undefined) => metres ?? null
  return {
    id,
    name,
    maxLengthM: side(length),
    maxWidthM: side(width),
    maxHeightM: side(height),
    maxWeightKg: weight,
  }
}

const envelope = type(1, 'Envelope', [0.33, 0.24, 0.03], 1)
const box = type(2, 'Box', [0.6, 0.4, 0.4], 20)
const crate = type(3, 'Crate', [1.2, 0.8, 0.8], 100)
const anything = type(4, 'Anything', [null, null, null], null)

function piece(name: string, sides: [number, number, number], weightKg: number, quantity = 1): FitPiece {
  const [lengthM, widthM, heightM] = sides
  return { name, quantity, lengthM, widthM, heightM, weightKg }
}

/** What goes as what: `{ Box: 3 }`. */
function countsOf(pieces: readonly FitPiece[], types: readonly FitType[]) {
  const counts: Record<string, number> = {}
  for (const { type: held, quantity } of fitParcels(pieces, types).parcels) {
    counts[held.name] = (counts[held.name] ?? 0) + quantity
  }
  return counts
}

describe('a row of parcels', () => {
  test('goes as the type of its name, also when a smaller one would hold it', () => {
    expect(countsOf([piece('crate ', [0.3, 0.2, 0.01], 0.5)], [envelope, box, crate])).toEqual({ Crate: 1 })
  })

  test('goes as another type when it is too much for the one of its name', () => {
    expect(countsOf([piece('Envelope', [0.3, 0.2, 0.01], 3)], [envelope, box, crate])).toEqual({ Box: 1 })
  })

  test('goes as the smallest type that holds it, in whatever order they are offered', () => {
    const bag = piece('Prescription bag', [0.3, 0.2, 0.15], 2, 4)
    expect(countsOf([bag], [anything, crate, box, envelope])).toEqual({ Box: 4 })
  })

  test('may be turned', () => {
    expect(countsOf([piece('Tube', [0.4, 0.4, 0.6], 5)], [box])).toEqual({ Box: 1 })
  })

  test('of inches and pounds fits what they were turned from', () => {
    expect(countsOf([piece('Box', [0.600_000_04, 0.4, 0.4], 20.000_03)], [box])).toEqual({ Box: 1 })
  })

  test('of which a measure is not known is kept from no type, and its measures stay unknown', () => {
    const unknown = { name: 'Parcel', quantity: 2, lengthM: null, widthM: null, heightM: null, weightKg: null }
    const { parcels, misfits } = fitParcels([unknown], [box])
    expect(misfits).toEqual([])
    expect(parcels).toMatchObject([{ quantity: 2, weightKg: null, lengthM: null }])
  })

  test.each([
    ['Metric', 'Parcel (300 × 10 × ? cm, 30 kg) fits no parcel type of Rush'],
    ['MetricMixed', 'Parcel (118.11 × 3.94 × ? in, 66.14 lb) fits no parcel type of Rush'],
    ['Imperial', 'Parcel (118.11 × 3.94 × ? in, 66.14 lb) fits no parcel type of Rush'],
  ] as const)('that fits nowhere is told in the units of the reader (%s)', (units, text) => {
    const pole = { name: 'Parcel', quantity: 1, lengthM: 3, widthM: 0.1, heightM: null, weightKg: 30 }
    expect(misfitText(pole, 'Rush', units)).toBe(text)
  })

  test('fits nowhere when it is too long or too heavy, and a type without limits takes it', () => {
    const pole = piece('Pole', [3, 0.1, 0.1], 8)
    const safe = piece('Safe', [0.5, 0.4, 0.4], 300)
    expect(fitParcels([pole, safe], [envelope, box, crate]).misfits).toEqual([pole, safe])
    expect(countsOf([pole, safe], [crate, anything])).toEqual({ Anything: 2 })
  })

  test('keeps the measures of its pieces, whatever its type allows', () => {
    const bag = piece('Prescription bag', [0.3, 0.2, 0.15], 2, 3)
    const cooler = piece('Cooler', [0.5, 0.35, 0.4], 12)
    const { parcels } = fitParcels([bag, cooler, { ...bag, name: 'Another bag', quantity: 2 }], [envelope, box])
    expect(parcels).toEqual([
      { type: box, quantity: 5, lengthM: 0.3, widthM: 0.2, heightM: 0.15, weightKg: 2 },
      { type: box, quantity: 1, lengthM: 0.5, widthM: 0.35, heightM: 0.4, weightKg: 12 },
    ])
  })
})

const side = fc.double({ min: 0.01, max: 2, noNaN: true })
const weight = fc.double({ min: 0, max: 200, noNaN: true })
const names = fc.constantFrom('Envelope', 'Box', 'Crate', 'Tube')
const pieces = fc.array(
  fc.record({
    name: names,
    quantity: fc.integer({ min: 1, max: 50 }),
    lengthM: side,
    widthM: side,
    heightM: side,
    weightKg: weight,
  }),
  { maxLength: 8 },
)
const types = fc
  .array(
    fc.record({
      name: names,
      maxLengthM: fc.option(side),
      maxWidthM: fc.option(side),
      maxHeightM: fc.option(side),
      maxWeightKg: fc.option(weight),
    }),
    { maxLength: 6 },
  )
  .map((found) => found.map((each, index) => ({ ...each, id: index + 1 })))

const total = (rows: readonly { quantity: number; weightKg: number | null }[], each: (weightKg: number) => number) =>
  rows.reduce((sum, row) => sum + each(row.weightKg ?? 0) * row.quantity, 0)

describe('whatever the parcels and the types', () => {
  test('every piece goes as one type or is named as a misfit, and nothing is lost or made', () => {
    fc.assert(
      fc.property(pieces, types, (rows, offered) => {
        const { parcels, misfits } = fitParcels(rows, offered)
        const pieceCount = total(parcels, () => 1) + total(misfits, () => 1)
        expect(pieceCount).toBe(total(rows, () => 1))
        const kilograms = (weightKg: number) => weightKg
        expect(total(parcels, kilograms) + total(misfits, kilograms)).toBeCloseTo(total(rows, kilograms), 6)
      }),
    )
  })

  test('a misfit is held by no type, and what goes as a type is held by it', () => {
    fc.assert(
      fc.property(pieces, types, (rows, offered) => {
        const { parcels, misfits } = fitParcels(rows, offered)
        for (const misfit of misfits) expect(offered.some((each) => canHold(each, misfit))).toBe(false)
        for (const { type: held, ...row } of parcels) expect(canHold(held, { ...row, name: held.name })).toBe(true)
      }),
    )
  })

  test('no order of the rows or of the types changes what goes as what', () => {
    fc.assert(
      fc.property(pieces, types, (rows, offered) => {
        const unnamed = rows.map((row) => ({ ...row, name: 'Something else' }))
        expect(countsById(unnamed.toReversed(), offered.toReversed())).toEqual(countsById(unnamed, offered))
      }),
    )
  })
})

function countsById(rows: readonly FitPiece[], offered: readonly FitType[]) {
  const counts = new Map<number, number>()
  for (const { type: held, quantity } of fitParcels(rows, offered).parcels) {
    counts.set(held.id, (counts.get(held.id) ?? 0) + quantity)
  }
  return counts
}
