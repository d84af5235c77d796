import { describe, expect, test } from 'vitest'
import { standingTaxes, taxesFor, taxOn, type TaxedOrder } from './tax.ts'
import type { TaxTreatment } from './types.ts'

const taxable: TaxTreatment = { kind: 'taxable', pstSk: false }

/** Of an order from elsewhere. */
function to(dropoffProvince: string | null): TaxedOrder {
  return { pickupProvince: 'AB', dropoffProvince }
}

function names(place: string | null | TaxedOrder, date = '2026-11-20', treatment = taxable): string[] {
  const order = place === null || typeof place === 'string' ? to(place) : place
  return taxesFor(order, date, treatment).map((tax) => tax.name)
}

describe('taxesFor', () => {
  test.each(['AB', 'BC', 'MB', 'SK', 'QC', 'NT', 'NU', 'YT'])('%s charges GST', (province) => {
    expect(names(province)).toEqual(['GST (5%)'])
  })

  test.each([
    ['ON', 'HST (13%)'],
    ['NB', 'HST (15%)'],
    ['NL', 'HST (15%)'],
    ['PE', 'HST (15%)'],
    ['NS', 'HST (14%)'],
  ])('%s charges %s', (province, name) => {
    expect(names(province)).toEqual([name])
  })

  test('Nova Scotia came down on 2025-04-01', () => {
    expect(names('NS', '2025-03-31')).toEqual(['HST (15%)'])
    expect(names('NS', '2025-04-01')).toEqual(['HST (14%)'])
  })

  test('PST is Saskatchewan’s own and only when switched on', () => {
    const withPst: TaxTreatment = { kind: 'taxable', pstSk: true }
    expect(names('SK', '2026-11-20', withPst)).toEqual(['GST (5%)', 'PST SK (6%)'])
    expect(names('AB', '2026-11-20', withPst)).toEqual(['GST (5%)'])
  })

  test('exempt and zero rated are one tax of nothing, under their names', () => {
    expect(names('SK', '2026-11-20', { kind: 'exempt', pstSk: true })).toEqual(['Exempt'])
    expect(names(null, '2026-11-20', { kind: 'zeroRated', pstSk: false })).toEqual(['Zero Rated'])
  })

  test('a customer that is exempt bears neither, wherever it is, and the line knows by which number', () => {
    const exempt = { ...to('SK'), taxExemption: 'R123' }
    expect(taxesFor(exempt, '2026-11-20', { kind: 'taxable', pstSk: true })).toEqual([
      { type: 'Exempt', name: 'Exempt', percent: 0, taxExemption: 'R123' },
    ])
    expect(taxesFor({ ...exempt, dropoffProvince: null }, '2026-11-20', taxable)).toHaveLength(1)
    expect(taxesFor({ ...exempt, taxExemption: null }, '2026-11-20', taxable)).toEqual(
      taxesFor(to('SK'), '2026-11-20', taxable),
    )
  })

  test('a row of the courier counts from its day on, and comes first on the day of a standing one', () => {
    const rows = [
      { id: 9, type: 'GST/HST', province: 'NS', percent: 13.5, effectiveFrom: '2025-04-01' },
      { id: 8, type: 'GST', province: 'SK', percent: 6, effectiveFrom: '2027-01-01' },
    ] as const
    const own = { ...taxable, rows }
    expect(names('NS', '2025-03-31', own)).toEqual(['HST (15%)'])
    expect(taxesFor(to('NS'), '2025-04-01', own)).toEqual([
      { type: 'GST/HST', name: 'HST (13.5%)', percent: 13.5, row: rows[0] },
    ])
    expect([names('SK', '2026-12-31', own), names('SK', '2027-01-01', own)]).toEqual([['GST (5%)'], ['GST (6%)']])
    expect(names('SK', '2027-01-01', { ...own, rows: rows.toReversed() })).toEqual(['GST (6%)'])
  })

  test('a row of the courier comes before a younger standing one, under its name, until its last day', () => {
    const rows = [
      {
        id: 4,
        name: 'HST Halifax',
        type: 'GST/HST',
        province: 'NS',
        percent: 12,
        effectiveFrom: '2020-01-01',
        effectiveUntil: '2026-06-30',
      },
    ] as const
    const dates = ['2019-12-31', '2020-01-01', '2026-06-30', '2026-07-01']
    expect(dates.map((date) => names('NS', date, { ...taxable, rows }))).toEqual([
      ['HST (15%)'],
      ['HST Halifax (12%)'],
      ['HST Halifax (12%)'],
      ['HST (14%)'],
    ])
  })

  test('a row of PST, Exempt or Zero Rated applies where it holds, and needs no switch', () => {
    const always = { effectiveFrom: '2020-01-01' }
    const pst = { id: 1, name: 'PST', type: 'PST SK', province: 'SK', percent: 6, ...always } as const
    const exempt = { id: 2, name: 'First Nations', type: 'Exempt', province: 'SK', percent: 0, ...always } as const
    const interlining = {
      id: 3,
      name: 'Interlining',
      type: 'Zero Rated',
      province: null,
      percent: 0,
      ...always,
    } as const
    const day = '2026-11-20'
    expect(names('SK', day, { ...taxable, rows: [pst] })).toEqual(['GST (5%)', 'PST (6%)'])
    expect(names('SK', day, { ...taxable, rows: [pst, exempt] })).toEqual(['First Nations'])
    expect(names('AB', day, { ...taxable, rows: [pst, exempt] })).toEqual(['GST (5%)'])
    expect(names('AB', day, { ...taxable, rows: [interlining] })).toEqual(['Interlining'])
  })

  describe('the QST', () => {
    const within: TaxedOrder = { pickupProvince: 'QC', dropoffProvince: 'QC' }

    test('stands beside the GST within Québec, on the same base', () => {
      expect(names(within)).toEqual(['GST (5%)', 'QST (9.975%)'])
      expect(taxesFor(within, '2026-11-20', taxable).map((tax) => taxOn(10_000, tax))).toEqual([500, 998])
    })

    test('is not due into Québec or out of it, nor where the pickup is not known', () => {
      expect(names({ pickupProvince: 'ON', dropoffProvince: 'QC' })).toEqual(['GST (5%)'])
      expect(names({ pickupProvince: 'QC', dropoffProvince: 'ON' })).toEqual(['HST (13%)'])
      expect(names({ pickupProvince: null, dropoffProvince: 'QC' })).toEqual(['GST (5%)'])
      expect(names({ dropoffProvince: 'QC' })).toEqual(['GST (5%)'])
    })

    test('follows a row of the courier, and falls away with an exempt service', () => {
      const row = { id: 5, name: 'TVQ', type: 'QST', province: 'QC', percent: 10, effectiveFrom: '2027-01-01' } as const
      const own = { ...taxable, rows: [row] }
      expect(names(within, '2026-12-31', own)).toEqual(['GST (5%)', 'QST (9.975%)'])
      expect(names(within, '2027-01-01', own)).toEqual(['GST (5%)', 'TVQ (10%)'])
      expect(names({ pickupProvince: 'ON', dropoffProvince: 'QC' }, '2027-01-01', own)).toEqual(['GST (5%)'])
      expect(names(within, '2026-11-20', { kind: 'exempt', pstSk: false })).toEqual(['Exempt'])
    })
  })

  describe('an order that another carrier bought', () => {
    const bought = (province: string | null): TaxedOrder => ({ ...to(province), isInterlined: true })

    test('is zero rated everywhere, without PST and QST', () => {
      expect(['SK', 'ON', 'QC', null].map((province) => names(bought(province)))).toEqual(
        Array.from({ length: 4 }, () => ['Zero Rated']),
      )
      expect(names(bought('SK'), '2026-11-20', { kind: 'taxable', pstSk: true })).toEqual(['Zero Rated'])
      expect(names({ pickupProvince: 'QC', dropoffProvince: 'QC', isInterlined: true })).toEqual(['Zero Rated'])
    })

    test('keeps the name that the courier gave to what is free of tax, and stays exempt where the service is', () => {
      const always = { percent: 0, province: null, effectiveFrom: '2020-01-01' }
      const rows = [{ id: 3, name: 'Interlining', type: 'Zero Rated', ...always }] as const
      expect(names(bought('SK'), '2026-11-20', { ...taxable, rows })).toEqual(['Interlining'])
      expect(names(bought('SK'), '2026-11-20', { kind: 'exempt', pstSk: false })).toEqual(['Exempt'])
    })
  })

  test('an unknown place has no tax to name', () => {
    expect([names(null), names('MT'), names('sk')]).toEqual([[], [], []])
  })

  test('each tax is rounded once', () => {
    expect(taxesFor(to('SK'), '2026-11-20', taxable).map((tax) => taxOn(6162, tax))).toEqual([308])
    expect(taxesFor(to('SK'), '2026-11-20', taxable).map((tax) => taxOn(10, tax))).toEqual([1])
    expect(taxesFor(to('SK'), '2026-11-20', taxable).map((tax) => taxOn(-10, tax))).toEqual([-1])
  })
})

test.each([
  ['2025-03-31', 'HST (15%)', 'NB NL NS PE'],
  ['2025-04-01', 'HST (15%)', 'NB NL PE'],
  ['2025-04-01', 'HST (14%)', 'NS'],
  ['2025-04-01', 'HST (13%)', 'ON'],
  ['2025-04-01', 'GST (5%)', 'AB BC MB NT NU QC SK YT'],
  ['2025-04-01', 'QST (9.975%)', 'QC'],
  ['2025-04-01', 'PST SK (6%)', 'SK'],
])('on %s the %s stands by itself in %s', (date, name, provinces) => {
  expect(
    standingTaxes(date)
      .find((tax) => tax.name === name)
      ?.provinces.join(' '),
  ).toBe(provinces)
})
