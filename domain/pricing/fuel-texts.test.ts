import { describe, expect, test } from 'vitest'
import { fuelOutlook } from './fuel-outlook.ts'
import { readFuelPrices } from './fuel-price-text.ts'
import { evenFuelRows, fuelRowsText, readFuelRows } from './fuel-row-text.ts'
import { litreText, seededFuelRows } from './fuel-table.ts'

const regular = (date: string, dollarsPerLitre: number) => ({ fuelType: 'regular' as const, date, dollarsPerLitre })

describe('weekly prices in a text', () => {
  test('are a day and a price, in dollars or cents, however they are divided', () => {
    const text = '\uFEFF2026-11-02, $1.589\n2026-11-09;158,9\n\n2026-11-16\t160,2\n2026-11-23  1,6'
    expect(readFuelPrices(text, 'regular')).toEqual({
      prices: [
        regular('2026-11-02', 1.589),
        regular('2026-11-09', 1.589),
        regular('2026-11-16', 1.602),
        regular('2026-11-23', 1.6),
      ],
      faults: [],
      notes: [],
    })
  })

  test('with decimal commas are read however they are divided, in quotes or without where one way fits', () => {
    const both = [regular('2026-11-02', 1.599), { ...regular('2026-11-02', 1.712), fuelType: 'diesel' as const }]
    for (const text of [
      'Date,Regular,Diesel\n2026-11-02,159,9,171,2',
      'Date,Regular,Diesel\n2026-11-02,"159,9","171,2"',
      'Date,Regular,Diesel\n2026-11-02,$1,599,"1,712 $"',
      'Date;Ordinaire;Diesel\n2026-11-02;159,9;171,2',
      'Semaine\tEssence ordinaire\tDiésel\n2026-11-02\t1,599\t1,712',
    ])
      expect(readFuelPrices(text, 'diesel')).toEqual({ prices: both, faults: [], notes: [] })
  })

  test('that can be two things are asked about, and no column is passed over unsaid', () => {
    const of = (text: string) => readFuelPrices(text, 'diesel')
    expect(of('Date,Regular,Diesel\n2026-11-02,159,171,2').faults).toEqual([
      { line: 2, message: 'Its prices are 159 and 171,2, or 159,171 and 2: divide the columns by semicolons' },
    ])
    expect(of('2026-11-02,159,9').faults).toEqual([
      { line: 1, message: 'Its prices are 159,9, or 159 and 9: divide the columns by semicolons' },
    ])
    expect(of('Date;Super;Diesel\n2026-11-02;1,8;1,7')).toMatchObject({
      prices: [{ fuelType: 'diesel', dollarsPerLitre: 1.7 }],
      notes: ['“Super” is neither regular nor diesel, and left out.'],
    })
    expect(of('Date;Saskatoon\n2026-11-02;1,8')).toMatchObject({
      prices: [{ fuelType: 'diesel', dollarsPerLitre: 1.8 }],
      notes: ['“Saskatoon” is read as diesel.'],
    })
    expect(of('Date;Saskatoon;Regina\n2026-11-02;1,8;1,7')).toMatchObject({
      prices: [],
      faults: [{ line: 1, message: 'It is not said whose prices these are: name the columns regular and diesel' }],
    })
  })

  test('headings say which column is which fuel', () => {
    const { prices, faults } = readFuelPrices('Week,"Diesel",Regular\n2026-11-02,1.799,1.589', 'regular')
    expect(faults).toEqual([])
    expect(prices).toEqual([{ ...regular('2026-11-02', 1.799), fuelType: 'diesel' }, regular('2026-11-02', 1.589)])
  })

  test('each line that is none is named', () => {
    const text =
      '2026-11-02, 0\n2026-02-30, 1.5\n2026-11-09\n2026-11-16, dear\n2026-11-16, 1.6\n2026-11-16, 1.7\n2026-11-23,1,6\n2026-11-30, 5000'
    expect(readFuelPrices(text, 'regular').faults).toEqual([
      { line: 1, message: 'A price is above zero' },
      { line: 2, message: '“2026-02-30” is no day such as 2026-11-16' },
      { line: 3, message: 'The price is missing' },
      { line: 4, message: '“dear” is no price' },
      { line: 6, message: '2026-11-16 stands here twice' },
      { line: 7, message: 'Its prices are 1,6, or 1 and 6: divide the columns by semicolons' },
      { line: 8, message: 'A litre costs less than $10' },
    ])
  })
})

describe('a fuel table in a text', () => {
  test('is read as it is written, and even steps make the one that couriers start with', () => {
    expect(readFuelRows(fuelRowsText(seededFuelRows))).toEqual({ rows: seededFuelRows, faults: [] })
    expect(evenFuelRows(1, 0.02, 100, 13, 0.5)).toEqual(seededFuelRows)
  })

  test('a litre is told to a tenth of a cent, and never as a price of the next row', () => {
    expect([1.6, 1.617, 1.5988, 1.5998, 1.6].map(litreText)).toEqual([
      '$1.600',
      '$1.617',
      '$1.599',
      '$1.5998',
      '$1.600',
    ])
    expect(readFuelRows(fuelRowsText([{ priceFrom: 1, priceTo: 1.0205, percent: 13 }])).rows[0]?.priceTo).toBe(1.0205)
  })

  test('has decimals behind a comma as well', () => {
    const rows = [
      { priceFrom: 1, priceTo: 1.02, percent: 13 },
      { priceFrom: 1.02, priceTo: 1.04, percent: 13.5 },
    ]
    expect(readFuelRows('1,00 1,02 13\n1,02;1,04;13,5 %')).toEqual({ rows, faults: [] })
    expect(readFuelRows('1,000 1,020 13,000\n1,020 1,040 13,500')).toEqual({ rows, faults: [] })
  })

  test('names the line of a hole, of 1000 %, and of what is no row', () => {
    expect(readFuelRows('1.00 1.02 13\n1.04 1.06 1000').faults).toEqual([
      { line: 2, message: 'A percentage is from 0 to below 1000' },
      { line: 2, message: 'Rows leave a hole at $1.040/L' },
    ])
    expect(readFuelRows('1.00 1.02 13\n\nand so on').faults).toEqual([
      { line: 3, message: 'A row is three numbers: from, to, percent' },
    ])
  })
})

/** October: (1.58 + 1.6176) / 2 = 1.5988, the row 1.58 to 1.60: 27.5 %. November so far: 1.62, its row: 28.5 %. */
describe('what a courier should know of its fuel', () => {
  const settings = {
    tables: [{ fuelType: 'regular' as const, effectiveFrom: '2026-01-01', rows: seededFuelRows }],
    prices: [regular('2026-11-02', 1.62), regular('2026-10-12', 1.6176), regular('2026-10-05', 1.58)],
  }
  const order = (cadCents: number, charged = true) => ({ cadCents, fuelType: charged ? ('regular' as const) : null })

  test('in force with its arithmetic, and what it adds to the median order of those that are charged', () => {
    const orders = [order(1000), order(3000), order(10_000), order(90_000, false)]
    const { inForce, averageOrder } = fuelOutlook(settings, 'regular', '2026-11-23', orders, 'Prairie Sky')
    expect(inForce).toMatchObject({
      percent: 27.5,
      from: '2026-11-15',
      until: '2026-12-14',
      dollarsPerLitre: 1.5988,
      prices: [{ date: '2026-10-05' }, { date: '2026-10-12' }],
      row: { priceFrom: 1.58, priceTo: 1.6 },
      addsToMedianCadCents: 825,
    })
    expect(averageOrder).toEqual({ orders: 3, areCharged: true, medianCadCents: 3000, meanCadCents: 4667 })
  })

  test('the next one may change while its month runs, and its notice says so', () => {
    const { next, notice } = fuelOutlook(settings, 'regular', '2026-11-23', [], 'Prairie Sky')
    expect(next).toMatchObject({ percent: 28.5, from: '2026-12-15', isFinal: false, addsToMedianCadCents: null })
    expect(notice?.text).toContain('is expected to be 28.5 %, up from 27.5 % today')
    const final = fuelOutlook(settings, 'regular', '2026-12-01', [], 'Prairie Sky')
    expect(final.next?.isFinal).toBe(true)
    expect(final.notice?.subject).toBe('Fuel surcharge from December 15, 2026: 28.5 %')
    expect(final.notice?.text).toContain('will be 28.5 %, up from 27.5 % today')
    expect(final.notice?.text).toContain('the weekly prices of November 2026 have a mean of $1.620 a litre')
  })

  test('without prices there is nothing to say', () => {
    const nothing = fuelOutlook(settings, 'diesel', '2026-11-23', [order(1000, false)], 'Prairie Sky')
    expect(nothing).toMatchObject({ inForce: null, next: null, notice: null, averageOrder: { areCharged: false } })
  })
})
