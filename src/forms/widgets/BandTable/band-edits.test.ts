import { describe, expect, it } from 'vitest'
import { unitPreferences } from '#domain/amounts/units.ts'
import { type EditedBand, bandColumns } from './band-columns.ts'
import {
  pasteWords,
  pasteCells,
  spreadsheetCells,
  withBandAdded,
  withBandSplit,
  withCell,
  withoutBand,
} from './band-edits.ts'
import { bandMessages } from './band-faults.ts'
import { priceCurve } from './price-curve.ts'

const rate = { flatCadCents: 0, step: 1000, stepCount: 'exact' } as const
const bands = [
  { ...rate, from: 0, to: 5000, perStepCadCents: 0 },
  { ...rate, from: 5000, to: 25000, perStepCadCents: 110 },
  { ...rate, from: 25000, to: null, perStepCadCents: 90 },
]
const spans = (of: readonly EditedBand[]) => of.map(({ from, to }) => [from, to])
const kilometres = { columns: bandColumns('largeDistance', 'Metric'), unit: 1000, most: 200 }

describe('bands', () => {
  it('begin where the one before ends', () => {
    expect(spans(withCell(bands, 0, 'to', 8000))).toEqual([
      [0, 8000],
      [8000, 25000],
      [25000, null],
    ])
    expect(spans(withoutBand(bands, 1))).toEqual([
      [0, 5000],
      [5000, null],
    ])
    expect(spans(withoutBand(bands, 2))).toEqual([
      [0, 5000],
      [5000, null],
    ])
    expect(spans(withBandAdded(bands, 1000))).toEqual([
      [0, 5000],
      [5000, 25000],
      [25000, 45000],
      [45000, null],
    ])
    expect(spans(withBandSplit(bands, 1, 1000))).toEqual([
      [0, 5000],
      [5000, 15000],
      [15000, 25000],
      [25000, null],
    ])
    expect(spans(withBandAdded([], 1000))).toEqual([[0, null]])
  })

  it('take what a spreadsheet has copied, in whatever notation, and grow by its rows', () => {
    const copied =
      'Up to\tOnce\tRate\tStep\r\n10\t$1,250.00\t\t\r\n"1 050,5 km"\t0\t1,25 $\t500 m\r\n2 000\t\t1.5\t1\r\n\t0\t2\t1 km\r\n'
    const next = pasteCells(bands, spreadsheetCells(copied), { ...kilometres, row: 0, column: 1 })
    expect(spans(next)).toEqual([
      [0, 10_000],
      [10_000, 1_050_500],
      [1_050_500, 2_000_000],
      [2_000_000, null],
    ])
    expect(next.map(({ flatCadCents, perStepCadCents, step }) => [flatCadCents, perStepCadCents, step])).toEqual([
      [125_000, 0, 1000],
      [0, 125, 500],
      [0, 150, 1000],
      [0, 200, 1000],
    ])
    expect(pasteCells(bands, spreadsheetCells('abc'), { ...kilometres, row: 0, column: 1 })[0]).toMatchObject({
      to: 'abc',
    })
    expect(pasteCells(bands, spreadsheetCells('1\n2'), { ...kilometres, row: 2, column: 2, most: 3 })).toHaveLength(3)
  })

  it('read a comma as the rest of the table does, and ask where nothing tells', () => {
    const kilograms = { ...kilometres, columns: bandColumns('weight', 'Metric'), unit: 1, row: 0, column: 0 }
    const decimals = 'Above\tUp to\tFlat\n0\t0,250\t5,50\n0,250\t1,250\t12,5\n1,250\t\t1,250'
    const read = pasteCells([], spreadsheetCells(decimals), kilograms)
    expect(read.map(({ from, to, flatCadCents }) => [from, to, flatCadCents])).toEqual([
      [0, 0.25, 550],
      [0.25, 1.25, 1250],
      [1.25, null, expect.any(String)],
    ])
    const thousands = '0\t1,250\t$5.50\n1,250\t\t$7.50'
    expect(spans(pasteCells([], spreadsheetCells(thousands), kilograms))).toEqual([
      [0, 1250],
      [1250, null],
    ])
    expect(pasteCells([], spreadsheetCells('0\t1,250'), kilograms)[0]?.to).toBe('1,250')
  })

  it('keep the bounds that they are pasted with: what overlaps is refused at its cell, a hole is left to be seen', () => {
    const at = { ...kilometres, row: 0, column: 0 }
    const overlapping = pasteCells(bands.slice(0, 2), spreadsheetCells('0\t10\t2.00\n5\t15\t1.50'), at)
    expect(spans(overlapping)).toEqual([
      [0, 10_000],
      [5000, 15_000],
    ])
    expect(bandMessages(overlapping, 'distance', 'Metric')).toEqual([
      { path: [1, 'from'], message: 'This band overlaps another one, which goes to 10 km' },
    ])
    // an edit elsewhere settles nothing unasked; either bound settles both
    expect(spans(withCell(overlapping, 1, 'flatCadCents', 100))).toEqual(spans(overlapping))
    expect(spans(withCell(overlapping, 0, 'to', 5000))).toEqual([
      [0, 5000],
      [5000, 15_000],
    ])
    expect(spans(withCell(overlapping, 1, 'from', 7000))).toEqual([
      [0, 7000],
      [7000, 15_000],
    ])
    const hole = pasteCells([], spreadsheetCells('0\t5\t2.00\n7\t\t1.50'), at)
    expect(spans(hole)).toEqual([
      [0, 5000],
      [7000, null],
    ])
    // a bound that was rounded to be read is the same bound
    const mile = [{ ...rate, from: 0, to: 1609.344, perStepCadCents: 0 }]
    const columns = bandColumns('largeDistance', 'Metric')
    expect(spans(pasteCells(mile, spreadsheetCells('1.609 km\t2 km'), { ...at, columns, row: 1 }))).toEqual([
      [0, 1609.344],
      [1609.344, 2000],
    ])
  })

  it('are priced by what whole rows say, and by what was there where only some cells are pasted', () => {
    const charged = bands.map((band) => ({ ...band, flatCadCents: 300, perStepCadCents: 110 }))
    const prices = (text: string, column: number) =>
      pasteCells(charged, spreadsheetCells(text), { ...kilometres, row: 0, column })
        .slice(0, 2)
        .map(({ to, flatCadCents, perStepCadCents }) => [to, flatCadCents, perStepCadCents])
    expect(prices('0\t5\t2.00\n5\t\t1.50', 0)).toEqual([
      [5000, 200, 0],
      [null, 150, 0],
    ])
    expect(prices('2.00\n1.50', 2)).toEqual([
      [5000, 200, 110],
      [25_000, 150, 110],
    ])
  })

  it('say what became of a paste', () => {
    const words = (text: string, most = 200) => pasteWords(spreadsheetCells(text), { row: 0, most })
    expect(words('5\t2.00')).toBe('Pasted 1 row')
    expect(words('Up to\tFlat\n5\t2.00\n8\t3.00')).toBe(
      'Pasted 2 rows; the first line was taken for headings and left out',
    )
    expect(words('5\n8\n9', 2)).toBe('Pasted 2 rows; 1 left out, for there can be 2 bands')
  })

  it('come back from the text that was copied of them', () => {
    const { columns } = { columns: bandColumns('largeDistance', 'Imperial') }
    const mile = {
      from: 0,
      to: 1609.344,
      flatCadCents: 1250,
      perStepCadCents: 110,
      step: 804.672,
      stepCount: 'started',
    }
    const text = columns.map((column) => column.text(mile)).join('\t')
    expect(text).toBe('0 mi\t1 mi\t$12.50\t$1.10\t0.5 mi\tRounded up')
    expect(
      pasteCells([{ ...bands[0] }], spreadsheetCells(text), { ...kilometres, columns, row: 0, column: 0 }),
    ).toEqual([{ ...mile, typed: { to: { number: 1, unit: 'mi' }, step: { number: 0.5, unit: 'mi' } } }])
  })

  it('come back from the text of a person who reads other units, to the same table and to another one', () => {
    const kilograms = [
      { ...bands[0], from: 0, to: 25, step: 10, perStepCadCents: 150 },
      { ...bands[1], from: 25, to: 25.000197, step: 1 },
      { ...bands[2], from: 25.000197, to: null, step: 0.45359237, typed: { step: { number: 1, unit: 'lb' } } },
    ] satisfies readonly EditedBand[]
    for (const preference of unitPreferences) {
      const columns = bandColumns('weight', preference)
      const text = kilograms.map((band) => columns.map((column) => column.text(band)).join('\t')).join('\n')
      const at = { columns, unit: 1, most: 200, row: 0, column: 0 }
      expect(pasteCells(kilograms, spreadsheetCells(text), at)).toEqual(kilograms)
      const elsewhere = pasteCells(
        [],
        spreadsheetCells(columns.map((column) => column.text(kilograms[0] ?? {})).join('\t')),
        at,
      )
      expect(elsewhere).toMatchObject([{ from: 0, to: 25, step: 10, perStepCadCents: 150 }])
    }
  })

  it('keep what was typed beside the exact measure, on both sides of a bound', () => {
    const [, to] = bandColumns('weight', 'Metric')
    const written = withCell(bands.slice(0, 2), 0, 'to', to?.read?.('4 lb'), to?.typed?.('4 lb'))
    const fourPounds = { number: 4, unit: 'lb' }
    expect(written).toMatchObject([
      { to: 1.81436948, typed: { to: fourPounds } },
      { from: 1.81436948, typed: { from: fourPounds } },
    ])
    expect(bandColumns('weight', 'Metric').map(({ text }) => text(written[0] ?? {}))[1]).toBe('4 lb')
    // what another value takes the place of is forgotten
    const [below, above] = withCell(written, 1, 'from', 2)
    expect([below?.typed, above?.typed]).toEqual([undefined, undefined])
    const rows = pasteCells([], spreadsheetCells('0\t4 lb\t5.00\n4 lb\t\t9.00'), {
      columns: bandColumns('weight', 'Metric'),
      unit: 1,
      most: 200,
      row: 0,
      column: 0,
    })
    expect(rows).toMatchObject([
      { from: 0, to: 1.81436948, flatCadCents: 500, typed: { to: fourPounds } },
      { from: 1.81436948, to: null, flatCadCents: 900, typed: { from: fourPounds } },
    ])
    expect(withoutBand(rows, 0)[0]).toMatchObject({ from: 0, to: null })
    expect(withBandSplit(rows, 0, 1)[1]).toMatchObject({ from: 0.90718474, to: 1.81436948, typed: { to: fourPounds } })
  })

  it('are told once where they contradict each other', () => {
    const turned = withCell(bands, 1, 'to', 3000)
    expect(bandMessages(turned, 'distance', 'Metric')).toEqual([
      { path: [1, 'to'], message: 'A band ends above where it begins' },
    ])
    expect(bandMessages(withCell(bands, 1, 'to', null), 'distance', 'Metric')).toEqual([
      { path: [2, 'from'], message: 'This band overlaps another one, which has no end' },
    ])
    expect(bandMessages(bands, 'distance', 'Metric')).toEqual([])
  })
})

it('draws the price by the engine, with its jumps, to half beyond the last edge', () => {
  const set = { mode: 'graduated', bands, fallbackCadCents: null } as const
  const curve = priceCurve(set, 'largeDistance')
  expect(curve).toMatchObject({ mostValue: 37_500, mostCadCents: 2200 + 1125 })
  expect(curve?.marks).toEqual([
    { value: 5000, priceCadCents: 0 },
    { value: 25_000, priceCadCents: 2200 },
    { value: 37_500, priceCadCents: 3325 },
  ])
  const roundedUp = priceCurve(
    {
      ...set,
      bands: [{ ...rate, from: 0, to: null, perStepCadCents: 100, stepCount: 'started' }],
    },
    'largeDistance',
  )
  const prices = roundedUp?.stretches.flat().map(({ priceCadCents }) => priceCadCents) ?? []
  expect(new Set(prices)).toEqual(new Set([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]))
  expect(priceCurve({ ...set, bands: [] }, 'largeDistance')).toBeNull()
})

it('shows a hole as a hole, to the end where the parts add up and to its end where the whole pays one band', () => {
  const holed = [
    { ...rate, from: 0, to: 5000, flatCadCents: 200, perStepCadCents: 0 },
    { ...rate, from: 6000, to: null, flatCadCents: 900, perStepCadCents: 0 },
  ]
  const graduated = priceCurve({ mode: 'graduated', bands: holed, fallbackCadCents: null }, 'largeDistance')
  expect(graduated?.gaps).toEqual([{ from: 5000, to: null }])
  expect(graduated?.stretches.map((points) => points.at(-1))).toEqual([{ value: 5000, priceCadCents: 200 }])
  const slab = priceCurve({ mode: 'slab', bands: holed, fallbackCadCents: null }, 'largeDistance')
  expect(slab?.gaps).toEqual([{ from: 5000, to: 6000 }])
  expect(slab?.stretches.map((points) => new Set(points.map(({ priceCadCents }) => priceCadCents)))).toEqual([
    new Set([200]),
    new Set([900]),
  ])
  expect(priceCurve({ mode: 'slab', bands: holed, fallbackCadCents: 500 }, 'largeDistance')?.gaps).toEqual([])
})
